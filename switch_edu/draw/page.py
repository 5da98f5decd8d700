"""A whole page of HTML that needs nothing else: no server, no network, no other file."""

from __future__ import annotations

import base64
import hashlib

from switch_edu.draw.tags import Html, tag


def whole_page(title: str, *content: str, style: str = "", script: str = "") -> Html:
    """Return a page with a title and content, which is escaped where it is not HTML.

    `style` and `script` are our own, as they stand in our files. The page forbids the browser
    everything else: to fetch anything, to run any other script, to send anything anywhere.
    """
    head = tag(
        "head",
        Html('<meta charset="utf-8">'),
        _meta("Content-Security-Policy", _policy(script)),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Html('<meta name="color-scheme" content="light dark">'),
        Html('<link rel="icon" href="data:,">'),
        tag("title", title),
        *([tag("style", Html(style))] if style else []),
    )
    scripts = [tag("script", Html(script))] if script else []
    body = tag("body", tag("main", *content), *scripts)
    return Html(f"<!doctype html>\n{tag('html', head, body, lang='en-GB')}\n")


def _meta(name: str, value: str) -> Html:
    return Html(f'<meta http-equiv="{name}" content="{value}">')


def _policy(script: str) -> str:
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    scripts = f"'sha256-{digest}'" if script else "'none'"
    # pictures and tables carry their look in style attributes
    styles = "style-src 'unsafe-inline'"
    return (
        f"default-src 'none'; {styles}; script-src {scripts}; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
