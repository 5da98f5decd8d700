"""What all answers share: what fails is told in words, to the visitor and to the teacher."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from types import TracebackType
from typing import Any

from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError

from switch_edu.serve.front import door_page, missing_page, sorry_page

_NO_FAILURE = (HTTPError, StreamClosedError, WebSocketClosedError)  # a refusal, a page that is left
_LONGEST = 300  # characters of a line that a visitor may have caused
_log = logging.getLogger("switch_edu.serve")


class InWords(RequestHandler):  # type: ignore[misc]
    """An answer that says in words what has gone wrong."""

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answer with a page of ours."""
        self.set_status(status_code)
        if status_code == HTTPStatus.NOT_FOUND:
            self.finish(missing_page())
        elif status_code == HTTPStatus.FORBIDDEN:
            self.finish(door_page(tried=False))
        else:
            self.finish(sorry_page())

    def log_exception(
        self, _: type[BaseException], error: BaseException, __: TracebackType | None
    ) -> None:
        """Tell the teacher of a failure."""
        _tell(f"{self.request.method} {self.request.path}", error)


def in_words(pattern: str, handler: type[RequestHandler], *options: Any) -> tuple[Any, ...]:
    """Return a rule for the server whose handler says in words what goes wrong."""
    return (pattern, type(handler.__name__, (InWords, handler), {}), *options)


def tell_failure(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Tell the teacher of a failure that no answer waits for."""
    _tell(context["message"], context.get("exception"))


def _tell(where: str, error: BaseException | None) -> None:
    if not isinstance(error, _NO_FAILURE):
        what = ascii(f"{where}: {type(error).__name__}: {error}"[:_LONGEST])
        _log.error("Something failed, and the class goes on: %s", what)
        _log.debug("How it failed", exc_info=error)
