# Two commands on a fresh machine: `make serve` and `make test`. Both set up first.
PYTHON ?= python3
BIN := .venv/bin
RUN := NO_MKDOCS_2_WARNING=1 $(BIN)
# Python keeps what it has compiled, whatever the shell says: tests start it some hundred times
unexport PYTHONDONTWRITEBYTECODE
# $(call install,PYTHON,LOCK FILE): uv takes an eighth of pip's time; pip where uv does not reach the index that pip is set up for
install = $(BIN)/uv pip install -q --python $(1) --no-deps --require-hashes $(3) -r $(2) || \
	$(1) -m pip install -q --disable-pip-version-check --require-hashes -r $(2)
LOCK = $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11
EGLOT := emacs --batch -l package -f package-initialize -l eglot
# one more than there are cores, up to four: some of them wait for a browser or a server
WORKERS = $(shell cores=$$(getconf _NPROCESSORS_ONLN); echo $$(( cores < 4 ? cores + 1 : 4 )))
# the system's package manager, with sudo where we are not root
APT := $(if $(filter 0,$(shell id -u)),,sudo )apt-get

.PHONY: bundle setup serve test test-tools check lint types laws scripts locks english notes web build bench fuzz edits kills mutants shards fuzz-guided fuzz-strangers rules pictures editors lock clean system

setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv --clear .venv || { $(APT) update -q && $(APT) install -qy python3-venv && $(PYTHON) -m venv --clear .venv; }
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r tools/uv.lock
	$(call install,$(BIN)/python,requirements.lock,--compile-bytecode)
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

serve: setup
	$(RUN)/mkdocs serve

build: setup
	$(RUN)/mkdocs build --strict

# Two browsers, Node, Pandoc and two editors are needed by the tests only; missing means failed, so they are installed here;
# Chromium without windows only spares half of the time, where the system has it
system:
	@command -v node npm >/dev/null || { $(APT) update -q && $(APT) install -qy nodejs npm; }
	@command -v chromium chromium-browser google-chrome >/dev/null || { $(APT) update -q && $(APT) install -qy chromium; }
	@command -v firefox-esr firefox >/dev/null || { $(APT) update -q && $(APT) install -qy firefox-esr; }
	@command -v chromium-headless-shell >/dev/null || { $(APT) update -q && $(APT) install -qy chromium-headless-shell; } || true
	@command -v pandoc >/dev/null || { $(APT) update -q && $(APT) install -qy --no-install-recommends pandoc; }
	@{ command -v nvim && $(EGLOT); } >/dev/null 2>&1 || { $(APT) update -q && $(APT) install -qy --no-install-recommends neovim emacs-nox; }
	@$(EGLOT) >/dev/null 2>&1 || $(APT) install -qy --no-install-recommends elpa-eglot

# the extension of VS Code, with what it is packed by
editors/vscode/node_modules/ready: editors/vscode/package-lock.json | system
	cd editors/vscode && npm ci --no-audit --no-fund --loglevel=error
	touch $@

editors: editors/vscode/node_modules/ready
	cd editors/vscode && node_modules/.bin/vsce package --allow-missing-repository

node_modules/ready: package-lock.json | system
	npm ci --no-audit --no-fund --loglevel=error
	touch $@

check: lint types laws scripts locks english

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

laws: setup
	$(BIN)/lint-imports

scripts: node_modules/ready
	npm run --silent check

english: setup
	$(BIN)/python tools/english.py

locks:
	@! grep -n '://' package-lock.json editors/vscode/package-lock.json requirements.lock */*.lock tests/*/requirements.lock || { echo 'lock files carry hashes and no address'; exit 1; }

# MaterialX has the folder of Material, so that it is in an environment of its own
.venv/materialx/ready: .venv/ready tests/materialx/requirements.lock
	$(PYTHON) -m venv --clear .venv/materialx
	$(call install,.venv/materialx/bin/python,tests/materialx/requirements.lock)
	.venv/materialx/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

# other plugins, whose dependencies are no part of ours
.venv/company/ready: .venv/ready tests/company/requirements.lock
	$(PYTHON) -m venv --clear .venv/company
	$(call install,.venv/company/bin/python,tests/company/requirements.lock)
	.venv/company/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

notes: setup
	$(RUN)/calcgraph check

web: node_modules/ready
	node --test tests/web/*.test.js

TOOLS := node_modules/ready editors/vscode/node_modules/ready .venv/materialx/ready .venv/company/ready

# what `pytest` needs besides `make setup`
test-tools: setup
	$(MAKE) --jobs=2 $(TOOLS)

# what uses one core each runs two at a time, behind what may install by the system's package manager; then what uses all
test: setup
	$(MAKE) --jobs=2 $(TOOLS) check notes web
	$(RUN)/pytest --numprocesses $(WORKERS) --dist worksteal

# plugins to compare with, which only the benchmark needs
.venv/peers/ready: .venv/ready benchmarks/peers.lock
	$(PYTHON) -m venv --clear .venv/peers
	.venv/peers/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r benchmarks/peers.lock
	touch $@

bench: setup system .venv/peers/ready
	PYTHONPATH=tools $(RUN)/python benchmarks/bench.py

fuzz: setup
	CALCGRAPH_FUZZ=1 $(RUN)/pytest -m fuzz

# 20,000 random edits, each compared with reading everything anew; `PIECE=10` to `29`: 1,000 of them, two minutes
edits: setup
	CALCGRAPH_FUZZ=1 $(RUN)/pytest -m fuzz tests/hosts/test_random_edits.py $(if $(PIECE),-k "[$(PIECE)")

# 212 kills of what jobs pass to each other: parts of a site, their joining, kept answers
kills: setup
	CALCGRAPH_FUZZ=1 $(RUN)/pytest -m fuzz tests/attacks/test_kills.py -k passed_on

# `COUNT` changed operations in `ROOMS` of the core, each with the tests of its package: about half a minute of processor
# time for each; which ones survive is printed with file and line
COUNT := 150
ROOMS := calc links queries tex
mutants: setup
	$(RUN)/python tools/mutants.py $(COUNT) $(ROOMS)

# a site of 10,000 notes in 8 parts, joined and compared with one build: ten minutes; `NOTES=30000`: an hour
NOTES := 10000
shards: setup
	PYTHONPATH=tools $(RUN)/python benchmarks/shards.py --notes $(NOTES)

# a fuzzer led by coverage, in an environment of its own: not every machine has it
.venv/guided/ready: .venv/ready tests/guided/requirements.lock
	$(PYTHON) -m venv --clear .venv/guided
	.venv/guided/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock -r tests/guided/requirements.lock
	.venv/guided/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

GUIDED = -artifact_prefix=.venv/guided/ -max_total_time=600 -timeout=60
fuzz-guided: .venv/guided/ready
	.venv/guided/bin/python tests/guided/read_and_draw.py $(GUIDED) -max_len=700

# the same over what strangers send: sheets, TeX, data files, trees of Git, messages; `PIECE=tex` for one of them
fuzz-strangers: .venv/guided/ready
	.venv/guided/bin/python tests/guided/strangers.py $(GUIDED) -max_len=2500

# the pictures of the README, from the site as it is now
pictures: setup system
	$(RUN)/python benchmarks/pictures.py

# the scripts of a site, from the modules in `assets`
bundle: node_modules/ready
	npm run --silent bundle

# pages of the manual that come from the code: rules with their messages, units
rules: setup
	$(BIN)/python tools/gallery.py
	PYTHONPATH=tools $(BIN)/python tests/render/test_reference_pages.py

lock:
	echo uv | $(LOCK) -o tools/uv.lock -
	$(LOCK) --extra dev -o requirements.lock pyproject.toml
	$(LOCK) -c requirements.lock -o benchmarks/peers.lock benchmarks/peers.in
	$(LOCK) -c requirements.lock -o tests/guided/requirements.lock tests/guided/requirements.in
	$(LOCK) -c requirements.lock -o tests/materialx/requirements.lock pyproject.toml tests/materialx/requirements.in
	$(LOCK) --extra material -o tests/company/requirements.lock pyproject.toml tests/company/requirements.in
	for folder in . editors/vscode; do cd $(CURDIR)/$$folder && npm install --package-lock-only --no-audit --no-fund && \
	node -p 'JSON.stringify(JSON.parse(require("fs").readFileSync("package-lock.json")), (key, value) => key === "funding" ? undefined : value, 2)' > .lock.new && mv .lock.new package-lock.json; done

clean:
	rm -rf .venv node_modules site
