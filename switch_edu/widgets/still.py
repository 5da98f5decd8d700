"""What a saved notebook keeps of a widget: a picture and words that need no kernel."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.draw import position_html, position_text
from switch_edu.draw.cards import with_chips
from switch_edu.draw.tags import Html, tag
from switch_edu.game import Position

# The still says more than JupyterLab's bare line of text for a widget that is not there ("Loading
# widget…", "model not found"): that line is hidden as long as it is all there is. The rule goes
# with the still, and with every widget: JupyterLab takes it out of stills that it does not trust.
_NO_WIDGET = (
    ".jp-OutputArea-child:has(.switch-edu-still) + .jp-OutputArea-child"
    ":not(:has(.jp-OutputArea-output *)) { display: none; }"
)
# Part of the widget's style sheet: beside the living widget its still is not to be seen.
STYLE = f"""
.jp-OutputArea-child:has(.switch-edu-still):has(+ .jp-OutputArea-child .switch-edu),
.output_area:has(.switch-edu-still):has(+ .output_area .switch-edu) {{ display: none; }}
{_NO_WIDGET}
"""
_PARAGRAPH = "margin:.3em 0"


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
        told = [tag("b", self.title), *(with_chips(text) for text in self.paragraphs)]
        parts = [tag("p", text, style=_PARAGRAPH) for text in told]
        if self.position is not None:
            parts.append(position_html(self.position))
        parts.append(tag("p", tag("em", self.run), style=_PARAGRAPH))
        return tag("div", tag("style", Html(_NO_WIDGET)), *parts, class_="switch-edu-still")

    def text(self) -> str:
        """Return it as plain text."""
        table = [position_text(self.position)] if self.position is not None else []
        return "\n".join([self.title, *self.paragraphs, *table])
