"""What a saved notebook keeps of a widget: a picture and words that need no kernel."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.draw import position_html, position_text
from switch_edu.draw.tags import Html, tag
from switch_edu.game import Position

# JupyterLab shows the still beside the living widget; once that is there, only it is to be seen.
STYLE = """
.jp-OutputArea-child:has(.switch-edu-still):has(+ .jp-OutputArea-child .switch-edu),
.output_area:has(.switch-edu-still):has(+ .output_area .switch-edu) { display: none; }
"""


@dataclass(frozen=True)
class Still:
    """A title, paragraphs, and a position as a seat sees it (or None); `run` says how to go on."""

    title: str
    position: Position | None
    run: str
    paragraphs: tuple[str, ...] = ()

    def bundle(self) -> dict[str, str]:
        """Return it in the forms that a notebook saves."""
        return {"text/html": self.html(), "text/plain": self.text()}

    def html(self) -> Html:
        """Return it as HTML."""
        parts = [tag("p", tag("b", self.title)), *(tag("p", text) for text in self.paragraphs)]
        if self.position is not None:
            parts.append(position_html(self.position))
        return tag("div", *parts, tag("p", tag("em", self.run)), class_="switch-edu-still")

    def text(self) -> str:
        """Return it as plain text."""
        table = [position_text(self.position)] if self.position is not None else []
        return "\n".join([self.title, *self.paragraphs, *table])
