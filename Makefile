# Everything stays in this folder: .venv is the environment, build has the compiled files.

PYTHON ?= python3
JOBS ?= 3
PY := .venv/bin/python
MADE := .venv/made
PLAYABLE := .venv/playable
READY := .venv/ready
TO_PLAY := .[play,serve]
TO_TEST_DEEP := .[cluster,pettingzoo,openspiel,data,postgres,train]
COMPILER := .venv/compiler
CLUSTER := .venv/cluster
SITE := .venv/site

HOT := $(shell grep -rl --include='*.py' '^\# Compiled: see core/native.py' src/pyrite) $(shell find src/pyrite -name '*.pxd')
CONSTANTS := $(wildcard $(shell cat build/units/constants 2>/dev/null))
SOURCES := $(shell find src/pyrite -type f ! -path '*/_compiled/*' ! -path '*/browser/*' ! -name '*.pyc')
PAGES := $(shell find web -type f ! -path '*/node_modules/*') scripts/build_web.py
CHECKED_TESTS := tests/rules tests/property tests/search tests/envs/test_batch.py \
	tests/contract/test_bad_input.py \
	tests/contract/test_bad_positions.py \
	tests/contract/test_house_decks.py
SLOWEST := tests/test_compiled.py tests/test_build.py tests/web/% tests/server/test_kill.py # started first, so that no other test waits for them
DEEP := $(filter-out tests/rules/% tests/property/% tests/search/% $(CHECKED_TESTS), \
	$(shell grep -rlwE 'from deep|mark\.deep|every_table|server: Server' tests --include='test_*.py'))
DEEP_TESTS := $(filter $(SLOWEST),$(DEEP)) $(filter-out $(SLOWEST),$(DEEP))
SOAK_MINUTES ?= 1

SIDE_BY_SIDE := $(MAKE) --silent -j2

# Tests start many processes, and each would compile all bytecode again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal test t test-deep check bench measure docs golden schemas soak
.PHONY: checked test-checked clean core-in-background force

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-13s %s\n", $$1, $$2}' Makefile

setup: ## create or update the environment, the compiled core and the page
	@$(SIDE_BY_SIDE) $(READY) build/core.done build/web.done

# To play, you need no tools and do not wait for a compiler. If the tools are installed, keep them up to date.
ifneq ($(wildcard $(READY))$(filter-out play play-terminal,$(MAKECMDGOALS)),)
INSTALLED := $(READY)
play play-terminal: setup
else
INSTALLED := $(PLAYABLE)
play: $(PLAYABLE) build/web.done core-in-background
play-terminal: $(PLAYABLE)
endif

play: ## play in the browser
	@.venv/bin/pyrite serve --open

play-terminal: ## play in this terminal
	@.venv/bin/pyrite play

test: setup ## run the tests (slow ones are sampled)
	@$(PY) scripts/get_packages.py chromium
	@$(PY) -m pytest -q -n $(JOBS) --dist worksteal

# Without waiting for the compiler: interpreted if the core is outdated.
t: $(READY) ## run one file of tests: make t F=tests/rules/test_laying.py
	@export PYRITE_INTERPRETED=$$($(PY) -c 'from pyrite.core.compiled import why_outdated as why; \
	print(int(why() is not None))' 2>/dev/null) && $(PY) -m pytest -q $(F)

test-deep: setup checked ## run the slow tests in full: packages, bounds checks, crashes, all themes, random games
	@$(MAKE) --no-print-directory $(CLUSTER)
	@$(MAKE) --silent $(SITE)
	@echo "Packages in empty environments ..."
	@$(PY) scripts/try_packages.py
	@if [ -f build/checked.done ]; then $(MAKE) --no-print-directory test-checked; fi
	@$(PY) scripts/get_packages.py clang postgresql nginx-light haproxy
	@echo "Slow tests ..."
	@PYRITE_DEEP=1 $(PY) -m pytest -q -n $(JOBS) --dist worksteal -m "deep or deeper" $(DEEP_TESTS)
	@$(PY) scripts/soak.py --minutes $(SOAK_MINUTES) --jobs $(JOBS)

check: setup ## check code and wording: ruff, mypy, svelte-check, plain English
	@$(PY) -m ruff check .
	@$(PY) scripts/check_english.py
	@$(PY) -m mypy
	@cd web && npm run check

bench: setup ## measure the speed of the engine
	@.venv/bin/pyrite bench

measure: setup ## print how large the code base is, beside the most it should be
	@$(PY) scripts/measure.py

docs: setup ## build the documentation site into build/site
	@$(MAKE) --silent $(SITE)
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet --strict
	@echo "Open build/site/index.html to read the documentation."

golden: setup ## record the playthroughs again
	@$(PY) scripts/golden.py

schemas: setup ## update the JSON Schemas, and the browser's types and rule examples
	@$(PY) scripts/schemas.py
	@$(PY) scripts/rule_examples.py

soak: setup ## play ten thousand random games and check every law (resumes where it stopped)
	@$(PY) scripts/soak.py

checked: setup ## build a copy of the package with bounds checks
	@$(SIDE_BY_SIDE) build/checked.done

clean: ## remove everything that was built or installed here
	rm -rf .venv build dist src/*.egg-info src/pyrite/_compiled src/pyrite/server/browser web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests scripts -name '*.so' -delete -o -name '*.pyc' -delete

# Create the environment again if it was never finished or belongs to another folder.
ifneq ($(shell cat $(MADE) 2>/dev/null; ls .venv/unfinished 2>/dev/null),$(CURDIR))
.PHONY: $(MADE)
endif

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Pyrite needs Python 3.11 or newer. Choose one: make setup PYTHON=python3.12"; exit 1; }
	@echo "Setting up the environment ..."
	@mkdir -p build
	@rm -rf build/*.done src/pyrite/_compiled
	@$(PYTHON) -m venv --clear .venv >build/setup.log 2>&1 || { cat build/setup.log; exit 1; }
	@echo '$(CURDIR)' >$@

# Most installed files are never imported. Python compiles the others on first use.
PIP := $(PY) -m pip install -q --no-compile

INSTALL = touch .venv/unfinished && \
	{ PYRITE_COMPILE=0 $(PIP) $(1) >build/setup.log 2>&1 || \
	{ cat build/setup.log; exit 1; }; } && rm .venv/unfinished

$(PLAYABLE): $(MADE) pyproject.toml
	@echo "Installing the packages for playing ..."
	@$(call INSTALL,-e '$(TO_PLAY)')
	@touch $@

BUILD_REQUIRES := import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])

$(COMPILER): $(MADE) pyproject.toml
	@echo "Installing the packages for compiling ..."
	@$(PIP) $$($(PY) -c '$(BUILD_REQUIRES)') >build/setup.log 2>&1 || \
	{ cat build/setup.log; exit 1; }
	@touch $@

$(READY): $(COMPILER)
	@echo "Installing the packages for tests ..."
	@$(call INSTALL,--no-build-isolation -e '.[dev]')
	@touch $@

# Ray, plots, PettingZoo, OpenSpiel and Parquet take 620 MB, and only the slow tests need them.
$(CLUSTER): $(READY)
	@echo "Installing the packages for the cluster, the environments and training ..."
	@$(call INSTALL,--no-build-isolation -e '$(TO_TEST_DEEP)')
	@touch $@

$(SITE): $(READY)
	@echo "Installing the packages for the documentation ..."
	@$(call INSTALL,--no-build-isolation -e '.[docs]')
	@touch $@

# The script writes the .done files only after success, so a failed build is tried again.
build/core.done: $(COMPILER) setup.py scripts/build_core.py scripts/check_units.py \
		scripts/compile_units.py src/pyrite/core/native.py $(HOT) $(CONSTANTS) build/hot.list
	@$(PY) scripts/build_core.py

build/checked.done: build/core.done $(SOURCES)
	@$(PY) scripts/build_core.py --checked

# Tests of the client need more packages than its build.
build/web.done: $(INSTALLED) $(PAGES)
	@$(PY) scripts/build_web.py $(if $(filter $(READY),$(INSTALLED)),--tests)

# Compile in the background, even after the game ends, at low priority so that the game stays
# fast. Pyrite uses the compiled core from its next start.
core-in-background: $(PLAYABLE)
	@nohup nice -n 15 $(MAKE) --no-print-directory build/core.done >build/background.log 2>&1 </dev/null &

# Changes when a hot file is added or removed.
build/hot.list: force
	@mkdir -p build
	@echo '$(sort $(HOT))' | cmp -s - $@ || echo '$(sort $(HOT))' >$@

# An index out of bounds stops the run, and build/bounds.* says where it happened.
test-checked: export PYTHONPATH := $(CURDIR)/build/checked
test-checked: export PYRITE_DEEP := 1
test-checked: export UBSAN_OPTIONS := log_path=$(CURDIR)/build/bounds
test-checked:
	@rm -f build/bounds.*
	@$(PY) -c 'import pyrite; assert "/build/checked/" in pyrite.__file__, pyrite.__file__'
	@echo "Tests with bounds checks ..."
	@$(PY) -m pytest -q -n $(JOBS) --max-worker-restart=0 $(CHECKED_TESTS) || \
	{ cat build/bounds.* 2>/dev/null; exit 1; }
