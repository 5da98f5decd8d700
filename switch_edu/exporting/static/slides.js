// Turns the slides by key, presenter, click and swipe; without it the deck is a page to scroll.
(() => {
  const slides = [...document.querySelectorAll(".slide")];
  const wide = matchMedia("(min-width: 700px)");
  let here = 0;

  const shown = () => {
    const tops = slides.map((slide) => slide.getBoundingClientRect().top);
    return Math.max(0, tops.findLastIndex((top) => top < innerHeight / 2));
  };
  const go = (place) => {
    here = Math.max(0, Math.min(place, slides.length - 1));
    slides[here].scrollIntoView();
    slides[here].focus({ preventScroll: true }); // so that it is read out
    history.replaceState(null, "", `#s${here + 1}`); // so that a reload comes back to it
  };
  const turn = (step) => {
    const more = slides[here].getBoundingClientRect().bottom - innerHeight;
    if (step === 1 && more > 8) scrollBy(0, Math.min(more, 0.8 * innerHeight)); // a long slide
    else go(here + step);
  };

  const keys = {
    ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, Enter: 1, n: 1,
    ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Backspace: -1, p: -1,
    Home: -Infinity, End: Infinity,
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("button, a")) return;
    if (event.key === "f") {
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen?.();
    } else if (event.key in keys) {
      event.preventDefault();
      turn(event.key === " " && event.shiftKey ? -1 : keys[event.key]);
    }
  });

  document.getElementById("back").addEventListener("click", () => turn(-1));
  document.getElementById("next").addEventListener("click", () => turn(1));
  document.querySelector(".turn").hidden = false;
  addEventListener("click", (event) => {
    const idle = !event.target.closest("button, a") && getSelection().isCollapsed;
    if (idle && wide.matches) turn(1); // on a phone a tap may only steady the page
  });

  let start = null;
  addEventListener("touchstart", (event) => {
    start = event.touches.length === 1 ? event.changedTouches[0] : null; // two fingers zoom
  }, { passive: true });
  addEventListener("touchend", (event) => {
    if (!start) return;
    const end = event.changedTouches[0];
    const across = end.clientX - start.clientX;
    if (Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(end.clientY - start.clientY)) {
      turn(across < 0 ? 1 : -1);
    }
  }, { passive: true });

  addEventListener("scroll", () => { here = shown(); }, { passive: true });
  here = shown();
})();
