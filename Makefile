# Builds, installs, packages and documents kymo; 'make help' lists what there is. Needs GNU make.
#
# Development needs none of this: see README.md for './bootstrap', 'swift run' and 'swift test'.

PREFIX ?= /usr/local
DESTDIR ?=

bindir = $(DESTDIR)$(PREFIX)/bin
mandir = $(DESTDIR)$(PREFIX)/share/man/man1
bashdir = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zshdir = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fishdir = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

pages := $(wildcard man/*.1)

# What is installed, as it was built: after 'make', 'sudo make install' builds nothing.
product := .build/product
program := $(product)/kymo
completions := $(product)/kymo.bash $(product)/_kymo $(product)/kymo.fish

.DELETE_ON_ERROR:
.PHONY: all test docs install uninstall dist clean help

all: $(program) $(completions)

# Folders are named too, so that a file that is gone counts as a change.
$(program): Package.swift tools/build-release tools/late-conformances.ld tools/function-order.txt $(shell find Sources)
	tools/build-release
	mkdir -p $(product)
	strip -o $@ .build/release/kymo

$(product)/kymo.bash: $(program)
	$(program) --generate-completion-script bash >$@

$(product)/_kymo: $(program)
	$(program) --generate-completion-script zsh >$@

$(product)/kymo.fish: $(program)
	$(program) --generate-completion-script fish >$@

test:
	swift test

# The modules are those of the debug build; what they say of themselves is not compiled anew.
docs:
	swift build
	tools/build-docs

install: all
	install -d "$(bindir)" "$(mandir)" "$(bashdir)" "$(zshdir)" "$(fishdir)"
	install -m 755 $(program) "$(bindir)/kymo"
	install -m 644 $(pages) "$(mandir)"
	install -m 644 $(product)/kymo.bash "$(bashdir)/kymo"
	install -m 644 $(product)/_kymo "$(zshdir)/_kymo"
	install -m 644 $(product)/kymo.fish "$(fishdir)/kymo.fish"

uninstall:
	rm -f "$(bindir)/kymo" "$(bashdir)/kymo" "$(zshdir)/_kymo" "$(fishdir)/kymo.fish"
	rm -f $(patsubst man/%,"$(mandir)/%",$(pages))

dist: all
	tools/package

clean:
	rm -rf $(product) dist

help:
	@echo 'make                  build the release, .build/product/kymo'
	@echo 'make test             run the tests'
	@echo 'make docs             make the documentation, .build/documentation/site, and check its links'
	@echo 'make install          install kymo, its manual pages and its completions for bash, zsh and'
	@echo '                      fish below PREFIX=/usr/local; DESTDIR=FOLDER is put in front'
	@echo 'make uninstall        remove exactly these files'
	@echo 'make dist             make dist/kymo-VERSION-linux-ARCH.tar.gz and dist/kymo_VERSION_ARCH.deb'
	@echo 'make clean            remove what make has made, except for .build/release'
