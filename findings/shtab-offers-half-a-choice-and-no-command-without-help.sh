#!/usr/bin/env bash
# shtab's completion for bash offers "page" for the choice "page sheet", and joins all choices after an apostrophe.
#
# Guess, written before the run: each choice of a parser is one word to complete, quoted for the shell where it must
#   be. Each subcommand is offered.
# Seen: a choice with a blank is offered as two words, and the parser refuses each of them. From a choice with an
#   apostrophe on, all that follow are one candidate, and the apostrophe is gone. A subcommand that was added without
#   a help text is offered neither in bash nor in zsh, and its options aren't, either. For zsh the choices stand
#   between double quotation marks, so `$HOME` is replaced when the file is read.
# Versions: shtab 1.13.0 with Python 3's argparse; bash 5.
# Source: bash's manual on `compgen -W`: the list is split, and quotation marks in it are obeyed. The page of shtab
#   promises completion for what a parser of argparse has. A subcommand of argparse needs no help text.
# Why it matters: names of devices and schemes have blanks ("iPhone 16", "Photos Dev"). The completed command fails,
#   or takes another value than the one that was chosen.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check shtab==1.13.0

cat > make.py <<'END'
import argparse, sys
import shtab

parser = argparse.ArgumentParser("prog")
parser.add_argument("--style", choices=["page sheet", "full:screen", "don't", "$HOME", "popover"])
parser.add_argument("--level", choices=["one", "two"])
commands = parser.add_subparsers()
commands.add_parser("push", help="push a screen")
commands.add_parser("present").add_argument("--animated")
print(shtab.complete(parser, sys.argv[1]))
END
for shell in bash zsh; do tools/bin/python make.py "$shell" > "prog.$shell"; done
cat > try.sh <<'END'
source ./prog.bash
complete_words() {
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
  _shtab_prog
  printf '%s:' "$*"
  printf ' [%s]' "${COMPREPLY[@]}"
  echo
}
complete_words prog --level ""
complete_words prog --style ""
complete_words prog --style pa
complete_words prog p
complete_words prog present --
END
{
  bash try.sh
  grep -o 'style:(.*)' prog.zsh
  grep -c 'present' prog.bash prog.zsh || true
} > seen
cat seen
cat > expected <<'END'
prog --level : [one] [two]
prog --style : [page] [sheet] [full:screen] [dont $HOME popover]
prog --style pa: [page]
prog p: [push]
prog present --: [--help] [--style] [--level]
style:(page sheet full:screen don't $HOME popover)
prog.bash:0
prog.zsh:0
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
