"""Opening JupyterLab on the welcome notebook."""

from switch_edu.lab.server import open_lab

__all__ = ["open_lab"]
