# Needs Python 3.11 or newer, pip and make; each target sets up .venv by itself.

VENV := .venv
BIN  := $(VENV)/bin
# Two stamps on one .venv: a player does not wait for the developers' tools.
PLAY := $(VENV)/.ready-to-play
DEV  := $(VENV)/.ready-to-develop

# Those of pyenv are called only from where they lie.
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 $(wildcard $(HOME)/.pyenv/versions/3.*/bin/python3)
IS_NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play terminal test lint pythons bench soak clean
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) ## play in the browser
	@$(BIN)/meetingstone serve

terminal: $(PLAY) ## play Small World of Warcraft in this terminal
	@$(BIN)/meetingstone play small_world

test: lint ## check style and types, then run every test
	@echo "Running the tests"
	@$(BIN)/python -m pytest -n 2

lint: $(DEV) ## check style and types only
	@echo "Checking style and types"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy --no-error-summary

pythons: ## run the tests that need no browser on every Python that is here
	@for python in $(PYTHONS); do \
	    if $$python -c '$(IS_NEW_ENOUGH)' 2>/dev/null; then \
	        version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	        case " $$seen " in *" $$version "*) continue;; esac; seen="$$seen $$version"; \
	        echo "Running the tests that need no browser on Python $$version"; \
	        $$python -m venv $(VENV)-$$version || exit 1; \
	        $(VENV)-$$version/bin/python -m pip install -q -c constraints.txt -e '.[all,dev]' || exit 1; \
	        $(VENV)-$$version/bin/python -m pytest -n 2 --ignore=tests/web || exit 1; \
	    fi; \
	done

bench: $(PLAY) ## measure the speed of the engine
	@$(BIN)/meetingstone bench

soak: $(DEV) ## play many random games, kill and pester the server, look at every screen
	@echo "Playing many random games"
	@$(BIN)/python tools/soak.py
	@echo "Killing and pestering the server"
	@$(BIN)/python tools/soak_server.py
	@echo "Looking at every page on every screen, and playing long games in it"
	@SCREENS=all $(BIN)/python -m pytest -n 2 -m "screens or long"

clean: ## remove .venv, caches and builds
	@echo "Removing .venv, caches and builds"
	@rm -rf $(VENV) $(VENV)-* build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage-rules.json
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/pip:
	@for python in $(PYTHONS); do \
	    if $$python -c '$(IS_NEW_ENOUGH)' 2>/dev/null; then \
	        echo "Creating $(VENV) with $$($$python --version)"; \
	        exec $$python -m venv $(VENV); \
	    fi; \
	done; \
	echo "Meeting Stone needs Python 3.11 or newer, and none of $(PYTHONS) is." >&2; exit 1

$(PLAY): pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing Meeting Stone into $(VENV)"
	@$(BIN)/python -m pip install -q -c constraints.txt -e '.[all]'
	@touch $@

$(DEV): pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing Meeting Stone and its development tools into $(VENV)"
	@$(BIN)/python -m pip install -q -c constraints.txt -e '.[all,dev]'
	@touch $(PLAY) $@
