"""What axe says about widgets: WCAG 2.0 to 2.2, levels A and AA, the size of targets included."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = {
    "resultTypes": ["violations"],
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
    },
    "rules": {"target-size": {"enabled": True}},
}


def accessibility_faults(page: Page, selector: str) -> list[str]:
    """Return what axe finds wrong inside the elements that the selector names, a line each."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(Axe().axe_script)
        # JupyterLab's outermost box has no height and cuts off what overflows; what lies in it is
        # seen, being placed absolutely, but axe takes it for hidden and would look at nothing
        page.add_style_tag(content=".jp-ThemedContainer { overflow: visible !important }")
    faults: list[str] = page.evaluate(
        """async ([selector, options]) => {
          axe.setup();
          const named = [...document.querySelectorAll(selector)];
          const seen = named.some(axe.commons.dom.isVisibleOnScreen);
          axe.teardown();
          if (!seen) return [`${selector}: nothing that axe can see`];
          const { violations } = await axe.run(selector, options);
          return violations.flatMap(({ id, help, nodes }) =>
            nodes.map(node => `${id}: ${help}: ${node.html}`));
        }""",
        [selector, AXE],
    )
    return faults
