"""The look of tables of words: a paper of their own, for light and dark pages and for print."""

from __future__ import annotations

BOX = (
    "max-width:64em;padding:.8em 1em;border-radius:.6em;background:#fdfcf8;color:#1c2426;"
    "border:1px solid #b9c4c4;font-family:system-ui,sans-serif;font-size:14px;line-height:1.45;"
    "text-align:left;overflow-wrap:break-word;print-color-adjust:exact;"
    "-webkit-print-color-adjust:exact"
)
SCROLL = "overflow-x:auto;margin:.5em 0"
TABLE = "border-collapse:collapse;background:#fdfcf8;color:#1c2426;margin:0;font-size:13px"
EDGE = "border:1px solid #b9c4c4;padding:.3em .5em;vertical-align:top;text-align:left;"
HEAD = f"{EDGE}background:#e6eeee;color:#1c2426;overflow-wrap:anywhere;min-width:6em"
CELL = f"{EDGE}background:#fdfcf8;color:#1c2426"
NOTES = "margin:.4em 0 0;padding-left:1.2em"
ABOUT = "font-size:11px;background:none;color:#46565a;overflow-wrap:anywhere"
