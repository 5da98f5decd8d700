"""The smallest way to write HTML: text is escaped unless it was made here."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is HTML already; anything else is escaped before it is put inside."""

    __slots__ = ()


NONE = Html()


def tag(name: str, *inside: str, style: str = "", **attributes: str) -> Html:
    """Return an element; an attribute name's "_" stands for "-" and a final "_" is dropped."""
    if style:
        attributes["style"] = style
    pairs = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
    )
    return Html(f"<{name}{pairs}>{''.join(escaped(part) for part in inside)}</{name}>")


def escaped(text: str) -> str:
    """Return text as HTML; what is HTML already stays as it is."""
    return text if isinstance(text, Html) else escape(text)


def joined(between: str, parts: list[Html]) -> Html:
    """Return elements one after another with some text between them."""
    return Html(escaped(between).join(parts))
