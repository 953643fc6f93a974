# Everything made here stays here: .venv is the environment, build what is compiled.

PYTHON ?= python3
JOBS ?= 4
PY := .venv/bin/python
MADE := .venv/made
PLAYABLE := .venv/playable
READY := .venv/ready
TO_PLAY := .[play,serve]
COMPILER := .venv/compiler
CLUSTER := .venv/cluster
SITE := .venv/site

PXD := $(shell find src/pyrite -name '*.pxd')
HOT := $(PXD) $(wildcard $(PXD:.pxd=.py))
SOURCES := $(shell find src/pyrite -type f ! -path '*/_compiled/*' ! -path '*/browser/*' ! -name '*.pyc')
PAGES := $(shell find web -type f ! -path '*/node_modules/*') scripts/build_web.py
CHECKED_TESTS := tests/rules tests/property tests/search tests/contract/test_bad_input.py \
	tests/contract/test_bad_positions.py \
	tests/contract/test_house_decks.py
SLOWEST := tests/test_compiled.py tests/test_build.py tests/web/% tests/server/test_kill.py # begun first, none is waited for
DEEP := $(filter-out tests/rules/% tests/property/% tests/search/% $(CHECKED_TESTS), \
	$(shell grep -rlwE 'from deep|mark\.deep|every_table' tests --include='test_*.py'))
DEEP_TESTS := $(filter $(SLOWEST),$(DEEP)) $(filter-out $(SLOWEST),$(DEEP))
SOAK_MINUTES ?= 1

SIDE_BY_SIDE := $(MAKE) --silent -j2

# Tests start many processes, which would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal test test-deep check bench docs golden fields schemas soak
.PHONY: checked test-checked clean core-beside force

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-13s %s\n", $$1, $$2}' Makefile

setup: ## make environment, compiled core and pages, where missing
	@$(SIDE_BY_SIDE) $(READY) build/core.done build/web.done

# Whoever only plays needs no tools and waits for no compiler; where there are, they are kept up to date.
ifneq ($(wildcard $(READY))$(filter-out play play-terminal,$(MAKECMDGOALS)),)
INSTALLED := $(READY)
play play-terminal: setup
else
INSTALLED := $(PLAYABLE)
play: $(PLAYABLE) build/web.done core-beside
play-terminal: $(PLAYABLE)
endif

play: ## play in the browser
	@.venv/bin/pyrite serve --open

play-terminal: ## play in this terminal
	@.venv/bin/pyrite play

test: setup ## run the tests; of what takes long, a part
	@$(PY) scripts/get_packages.py chromium
	@$(PY) -m pytest -q -n $(JOBS) --dist worksteal

test-deep: setup checked ## run what that leaves out: packages, bounds checks, kills, every look, random games
	@$(MAKE) --no-print-directory $(CLUSTER)
	@$(MAKE) --silent $(SITE)
	@echo "Packages in empty environments ..."
	@$(PY) scripts/try_packages.py
	@if [ -f build/checked.done ]; then $(MAKE) --no-print-directory test-checked; fi
	@$(PY) scripts/get_packages.py clang
	@echo "What takes long ..."
	@PYRITE_DEEP=1 $(PY) -m pytest -q -n $(JOBS) --dist worksteal -m "deep or deeper" $(DEEP_TESTS)
	@$(PY) scripts/soak.py --minutes $(SOAK_MINUTES) --jobs $(JOBS)

check: setup ## look for mistakes without running: ruff, mypy, svelte-check
	@$(PY) -m ruff check .
	@$(PY) -m mypy
	@cd web && npm run check

bench: setup ## measure the speed
	@.venv/bin/pyrite bench

docs: setup ## build the documentation site into build/site
	@$(MAKE) --silent $(SITE)
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet --strict
	@echo "The documentation begins at build/site/index.html"

golden: setup ## write the playthroughs anew
	@$(PY) scripts/golden.py

fields: setup ## write the fields of tables into their .pxd, from fields.py
	@$(PY) scripts/fields.py

schemas: setup ## write the JSON Schemas of docs/schema, the types and the drawn examples of the browser anew
	@$(PY) scripts/schemas.py
	@$(PY) scripts/rule_examples.py

soak: setup ## play ten thousand games over random tables, all laws holding; can be stopped
	@$(PY) scripts/soak.py

checked: setup ## build a copy of the package with bounds checks
	@$(SIDE_BY_SIDE) build/checked.done

clean: ## remove everything made here
	rm -rf .venv build dist src/*.egg-info src/pyrite/_compiled src/pyrite/server/browser web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests scripts -name '*.so' -delete -o -name '*.pyc' -delete

# An environment never finished, or made for another folder, is made afresh.
ifneq ($(shell cat $(MADE) 2>/dev/null; ls .venv/unfinished 2>/dev/null),$(CURDIR))
.PHONY: $(MADE)
endif

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Pyrite needs Python 3.11 or newer; name one: make setup PYTHON=python3.12"; exit 1; }
	@echo "Setting up the environment ..."
	@mkdir -p build
	@rm -rf build/*.done src/pyrite/_compiled
	@$(PYTHON) -m venv --clear .venv >build/setup.log 2>&1 || { cat build/setup.log; exit 1; }
	@echo '$(CURDIR)' >$@

# Of what is installed the larger part is never imported; Python compiles what is.
PIP := $(PY) -m pip install -q --no-compile

INSTALL = touch .venv/unfinished && \
	{ PYRITE_COMPILE=0 $(PIP) $(1) >build/setup.log 2>&1 || \
	{ cat build/setup.log; exit 1; }; } && rm .venv/unfinished

$(PLAYABLE): $(MADE) pyproject.toml
	@echo "Installing what playing needs ..."
	@$(call INSTALL,-e '$(TO_PLAY)')
	@touch $@

BUILD_REQUIRES := import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])

$(COMPILER): $(MADE) pyproject.toml
	@echo "Installing what compiling needs ..."
	@$(PIP) $$($(PY) -c '$(BUILD_REQUIRES)') >build/setup.log 2>&1 || \
	{ cat build/setup.log; exit 1; }
	@touch $@

$(READY): $(COMPILER)
	@echo "Installing what tests need ..."
	@$(call INSTALL,--no-build-isolation -e '.[dev]')
	@touch $@

# Ray has 240 MB, plots need 60; only what takes long needs them.
$(CLUSTER): $(READY)
	@echo "Installing what the cluster needs ..."
	@$(call INSTALL,--no-build-isolation -e '.[cluster]')
	@touch $@

$(SITE): $(READY)
	@echo "Installing what the documentation needs ..."
	@$(call INSTALL,--no-build-isolation -e '.[docs]')
	@touch $@

# The script writes the .done files, and only after success: what failed is tried again.
build/core.done: $(COMPILER) setup.py scripts/build_core.py $(HOT) build/hot.list
	@$(PY) scripts/build_core.py

build/checked.done: build/core.done $(SOURCES)
	@$(PY) scripts/build_core.py --checked

# Tests of the client need more packages than building it does.
build/web.done: $(INSTALLED) $(PAGES)
	@$(PY) scripts/build_web.py $(if $(filter $(READY),$(INSTALLED)),--tests)

# Returns at once and goes on by itself, also when the game is left; slowly, so that the game has
# the processor. Pyrite takes the core up at its next start.
core-beside: $(PLAYABLE)
	@nohup nice -n 15 $(MAKE) --no-print-directory build/core.done >build/beside.log 2>&1 </dev/null &

# Changes when a hot file comes or goes.
build/hot.list: force
	@mkdir -p build
	@echo '$(sort $(HOT))' | cmp -s - $@ || echo '$(sort $(HOT))' >$@

# An index out of bounds stops the run; where it happened is in build/bounds.*
test-checked: export PYTHONPATH := $(CURDIR)/build/checked
test-checked: export PYRITE_DEEP := 1
test-checked: export UBSAN_OPTIONS := log_path=$(CURDIR)/build/bounds
test-checked:
	@rm -f build/bounds.*
	@$(PY) -c 'import pyrite; assert "/build/checked/" in pyrite.__file__, pyrite.__file__'
	@echo "Tests with bounds checks ..."
	@$(PY) -m pytest -q -n $(JOBS) --max-worker-restart=0 $(CHECKED_TESTS) || \
	{ cat build/bounds.* 2>/dev/null; exit 1; }
