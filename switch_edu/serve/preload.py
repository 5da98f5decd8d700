"""What every kernel of a class has loaded before it starts: imported once, then forked.

Importing this module is all there is to do; `forks` names it to the server of forks.
"""

from __future__ import annotations

import gc
import sys

# pupils debug nothing, and the debugger costs as much as everything else
sys.modules.setdefault("debugpy", None)  # type: ignore[arg-type]

import ipykernel.ipkernel  # noqa: E402
import ipykernel.kernelapp  # noqa: E402
import ipykernel.zmqshell  # noqa: E402, F401
import IPython.core.completerlib  # noqa: E402
import IPython.extensions.storemagic  # noqa: E402, F401
import tornado.platform.asyncio  # noqa: E402, F401

import switch_edu  # noqa: E402

for _name in switch_edu.__all__:
    getattr(switch_edu, _name)
gc.collect()
gc.freeze()  # what no collector looks at stays shared between the kernels
