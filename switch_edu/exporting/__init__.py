"""What can be handed out: lessons, comparisons and rule sheets as files that need nothing else.

Each file is one page of HTML that opens in any browser, without a kernel and without a network. The
same lesson under the same house gives the same file.
"""

from switch_edu.exporting.door import FORMS, Form, export, page_of

__all__ = ["FORMS", "Form", "export", "page_of"]
