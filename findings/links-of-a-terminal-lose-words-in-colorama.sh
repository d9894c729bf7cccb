#!/usr/bin/env bash
# With a link in the line, as `ls --hyperlink` writes it, "never skip this step" is "never ski step" after colorama.
#
# Guess, written before the run: a tool that takes the colours out of a log, or makes HTML or a screen of it, takes
#   links out as well. It does so in both of their spellings. The text stays; the address goes, or is a link.
# Seen: aha, colorized-logs and pyte are right in both. colorama, with output that goes to a file, takes the first mark
#   out, and cuts for the second one at a place counted before that: letters of the text are gone, and the second mark
#   stays. The other spelling it leaves as it is. Rich knows only the other spelling; of the one that `ls` writes it
#   shows the address as text. ansi2html is the other way round, and click takes out neither. A curly underline (`4:3`,
#   as editors draw it under a mistake) is the text "3m" to colorized-logs and pyte, and italics to aha and ansi2html.
# Versions: colorama 0.4.6, Rich 15.0.0, ansi2html 1.9.5, click 8.5.1, pyte 0.8.2; aha 0.5.1-3, colorized-logs 2.6-1 and
#   coreutils 9.1-1 of Debian 12.
# Source: the page "Hyperlinks in Terminal Emulators" (OSC 8) ends a mark with ESC and a backslash, or with BEL.
#   ECMA-48, 5.4.2, has colons between the parts of one parameter. colorama's README: what isn't `ESC [` isn't
#   recognised or stripped; ansitowin32.py cuts all the same, with the places of the uncut text. It strips by default
#   where output is redirected. Rich's page on `Text.from_ansi` and click's on `unstyle` name no limit.
# Why it matters: a log that is kept as text, or compared with an expected one, has other words than the screen had. It
#   happens in lines with links only, so a short test doesn't show it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in aha=0.5.1-3 colorized-logs=2.6-1 coreutils=9.1-1; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check colorama==0.4.6 rich==15.0.0 ansi2html==1.9.5 click==8.5.1 \
  pyte==0.8.2

printf 'Read \033]8;;https://example.org/a\aour notes\033]8;;\a first, and never skip this step.\n' > bel
printf 'Read \033]8;;https://example.org/a\033\\our notes\033]8;;\033\\ first, and never skip this step.\n' > st
printf 'A \033[4:3mmistake\033[0m here.\n' > curly
cat > log.py <<'END'
import sys, colorama

colorama.init()
print(open(sys.argv[1], newline="").read(), end="")
END
cat > read.py <<'END'
import sys
import click, pyte
from ansi2html import Ansi2HTMLConverter
from rich.text import Text

text = open(sys.argv[1], newline="").read()
screen = pyte.Screen(80, 2)
pyte.Stream(screen).feed(text.replace("\n", "\r\n"))
found = {
    "Rich": Text.from_ansi(text).plain, "click": click.unstyle(text), "pyte": screen.display[0].rstrip(),
    "ansi2html": Ansi2HTMLConverter(inline=True).convert(text, full=False),
}
for name, read in found.items():
    print(f"{name}:", read.rstrip("\n"))
END
{
  mkdir some
  touch some/notes
  echo "ls: $(root/bin/ls --hyperlink=always some | cat -v | sed 's|file:[^^]*|ADDRESS|')"
  for form in bel st curly; do
    echo "-- $form"
    echo "colorama: $(tools/bin/python log.py "$form" | cat -v)"
    tools/bin/python read.py "$form" | cat -v
    echo "aha: $(root/usr/bin/aha --no-header < "$form")"
    echo "ansi2txt: $(root/usr/bin/ansi2txt < "$form" | cat -v)"
  done
} > seen
cat seen
cat > expected <<'END'
ls: ^[]8;;ADDRESS^Gnotes^[]8;;^G
-- bel
colorama: Read our notes^[]8;;^G first, and never ski step.
Rich: Read 8;;https://example.org/aour notes8;; first, and never skip this step.
click: Read ^[]8;;https://example.org/a^Gour notes^[]8;;^G first, and never skip this step.
pyte: Read our notes first, and never skip this step.
ansi2html: Read <a href="https://example.org/a">our notes</a> first, and never skip this step.
aha: Read our notes first, and never skip this step.
ansi2txt: Read our notes first, and never skip this step.
-- st
colorama: Read ^[]8;;https://example.org/a^[\our notes^[]8;;^[\ first, and never skip this step.
Rich: Read our notes first, and never skip this step.
click: Read ^[]8;;https://example.org/a^[\our notes^[]8;;^[\ first, and never skip this step.
pyte: Read our notes first, and never skip this step.
ansi2html: Read ^[]8;;https://example.org/a^[\our notes^[]8;;^[\ first, and never skip this step.
aha: Read our notes first, and never skip this step.
ansi2txt: Read our notes first, and never skip this step.
-- curly
colorama: A ^[[4:3mmistake here.
Rich: A mistake here.
click: A mistake here.
pyte: A 3mmistake here.
ansi2html: A <span style="font-style: italic; text-decoration: underline">mistake</span> here.
aha: A <span style="text-decoration:underline;font-style:italic;">mistake</span> here.
ansi2txt: A 3mmistake here.
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
