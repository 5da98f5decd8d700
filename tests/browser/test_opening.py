"""What a newcomer sees after the README's first command."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.harness import Lab, Notebook


def test_the_lab_opens_on_the_welcome_notebook_with_nothing_in_the_way(
    page: Page, lab: Lab
) -> None:
    page.goto(lab.url("lab/workspaces/switch"))
    notebook = Notebook(page)
    notebook.wait_ready()
    expect(page.get_by_role("tab", name=re.compile("00-welcome"))).to_be_visible()
    for side in ("#jp-left-stack", "#jp-right-stack"):
        expect(page.locator(side)).to_be_hidden()
    expect(page.locator(".Toastify__toast")).to_have_count(0)
