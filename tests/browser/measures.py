"""What can be measured of widgets in a page: widths, sizes of text, what is out of sight."""

from __future__ import annotations

from playwright.sync_api import Page

_WIDE = """() => [document.documentElement, ...document.querySelectorAll(
    '.jp-WindowedPanel-outer, .jp-OutputArea-output, .switch-edu, .switch-edu *:not(svg, svg *)')]
  .filter(node => node.checkVisibility() && !node.closest('.swe-live, .swe-hidden'))
  .filter(node => node.scrollWidth > node.clientWidth + 1)
  .filter(node => node === document.documentElement
    || /auto|scroll/.test(getComputedStyle(node).overflowX))
  .map(node => `${node.className}: ${node.scrollWidth} in ${node.clientWidth}`)"""
_SMALL = """limit => [...document.querySelectorAll('.switch-edu-stage[open] *')]
  .filter(node => node.checkVisibility() && !node.closest('svg, .swe-live, .swe-hidden'))
  .filter(node => [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
  .filter(node => parseFloat(getComputedStyle(node).fontSize) < limit)
  .map(node => `${node.className}: ${node.textContent}`)"""
_SCROLLING = """() => [...document.querySelectorAll('.switch-edu-stage, .switch-edu-stage *')]
  .filter(node => node.checkVisibility() && getComputedStyle(node).overflowY === 'auto')
  .filter(node => node.scrollHeight > node.clientHeight + 1)
  .map(node => node.className)"""
_OUTSIDE = """() => [...document.querySelectorAll(
    '.switch-edu-stage[open] :is(button, input, p, summary)')]
  .filter(node => node.checkVisibility() && !node.closest('.swe-hidden'))
  .filter(node => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
  }).map(node => node.outerHTML.slice(0, 120))"""


def too_wide(page: Page) -> list[str]:
    """Return what has to be scrolled sideways: the page, the notebook, a part of a widget."""
    found: list[str] = page.evaluate(_WIDE)
    return found


def small_text(page: Page, limit: int) -> list[str]:
    """Return the texts on the projector's stage that are smaller than so many pixels."""
    found: list[str] = page.evaluate(_SMALL, limit)
    return found


def cut_off(page: Page) -> list[str]:
    """Return what the projector's stage does not show without scrolling."""
    scrolling: list[str] = page.evaluate(_SCROLLING)
    outside: list[str] = page.evaluate(_OUTSIDE)
    return scrolling + outside
