# `make` sets everything up in .venv and opens JupyterLab on the welcome notebook.
# `make test` sets up what the tests need too, and runs all of them. `make help` lists the rest.

VENV  := .venv
BIN   := $(VENV)/bin
# Named by what it was made from, so that a changed lock sets up anew and an unchanged one costs nothing.
READY := $(VENV)/.ready-$(shell cat requirements.lock pyproject.toml scripts/setup.sh | cksum | cut -d' ' -f1)
# How many tests run side by side (those of one browser group always stay in one of them).
JOBS  ?= 2
PYTEST := $(BIN)/python -m pytest

.DEFAULT_GOAL := lab
.PHONY: lab setup chromium test test-long lint types format unit notebooks browser coverage \
        docs screenshots bench site wheel lock clean help

lab: $(READY)  ## set up and open the welcome notebook (the default)
	@$(BIN)/switch-edu

setup: $(READY)  ## only set up

$(READY):
	@sh scripts/setup.sh $(VENV)
	@rm -f $(VENV)/.ready-* && touch $@

chromium: $(READY)
	@$(BIN)/python -m scripts.chromium

test: chromium lint types  ## everything: lint, types, all tests
	$(PYTEST) -n $(JOBS) --dist loadgroup

test-long: export SWITCH_EDU_LONG = 1
test-long: test  ## the same tests with many more games and examples

lint: $(READY)  ## ruff
	$(BIN)/ruff check

types: $(READY)  ## mypy, strict
	$(BIN)/mypy

format: $(READY)  ## let ruff sort imports and mend what it can
	$(BIN)/ruff check --fix

unit: $(READY)  ## every test that needs neither a browser nor notebooks
	$(PYTEST) -n $(JOBS) --ignore=tests/browser --ignore=tests/notebooks

notebooks: $(READY)  ## every notebook twice, its outputs compared strictly
	$(PYTEST) -n $(JOBS) tests/notebooks

browser: chromium  ## the tests in real Chromium
	$(PYTEST) tests/browser

coverage: $(READY)  ## which lines the tests without a browser reach
	$(PYTEST) --ignore=tests/browser --ignore=tests/notebooks --cov

docs: $(READY)  ## write docs/rulings.md anew from the rules
	$(BIN)/python -m scripts.rulings

screenshots: chromium  ## make the pictures in docs/images from running notebooks
	$(BIN)/python -m scripts.screenshots

bench: $(READY)  ## the measured figures
	$(BIN)/python -m benchmarks

site: $(READY)  ## build the course as a static site into site/
	$(BIN)/python -m scripts.site

wheel: $(READY)  ## build the wheel into dist/
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock:  ## work out requirements.lock anew (needs uv)
	uv pip compile pyproject.toml --universal --python-version 3.11 --upgrade \
	  --extra fast --extra parquet --extra cluster --extra site --extra serve --extra test --extra build \
	  --no-emit-index-url --generate-hashes --quiet -o requirements.lock

clean:  ## remove everything that make made
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis htmlcov .coverage

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do \
	  printf '  make %-12s %s\n' "$$name" "$$text"; done
