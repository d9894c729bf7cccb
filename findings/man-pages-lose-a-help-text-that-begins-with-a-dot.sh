#!/usr/bin/env bash
# An option whose help is "'17' is the default." has no help in its manual page, nor has one that begins with ".yaml".
#
# Guess, written before the run: argparse-manpage and click-man write a page that has every help text. They're made to
#   take texts for people and to know the language of manual pages.
# Seen: a line that begins with a dot or an apostrophe is a command of roff, and readers skip one that they don't know.
#   Both tools write such lines as they are. So help texts, a command's description and such lines of an epilog aren't
#   in the page, and nothing warns. In pages of click-man "C:\ebooks" is "C:\books", since backslashes stay as they are,
#   too. The pages of help2man, which reads what the program prints, have all of it.
# Versions: argparse-manpage 4.8, click-man 0.6.0 with click 8.5.1, Debian's help2man 1.49.3 and mandoc 1.14.6-1+b1.
# Source: mandoc's roff(7). A line with a dot or an apostrophe at its start is a macro or a request, and `\&` in front
#   of it protects it. The page of argparse-manpage on PyPI promises the texts of the parser, so that nothing is written
#   twice. That of click-man promises manual pages made from the application.
# Why it matters: "'auto' is the default" and ".yaml or .json" are usual help texts. The page looks whole, since the
#   option itself is there.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in mandoc=1.14.6-1+b1 help2man=1.49.3 liblocale-gettext-perl; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
mandoc=$(find "$PWD/root" -type f -name mandoc)
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check argparse-manpage==4.8 click-man==0.6.0 click==8.5.1

cat > texts.py <<'END'
texts = {
    "plain": "17 is the default.",
    "quoted": "'17' is the default.",
    "dotted": ".yaml or .json.",
    "path": r"C:\ebooks.",
}
END
cat > with_argparse.py <<'END'
#!/usr/bin/env python3
import argparse
from texts import texts

def get_parser():
    parser = argparse.ArgumentParser("demo", description=".yaml files are played.")
    for name, text in texts.items():
        parser.add_argument(f"--{name}", metavar="X", help=text)
    return parser

if __name__ == "__main__":
    get_parser().parse_args()
END
cat > with_click.py <<'END'
import click
from click_man.core import write_man_pages
from texts import texts

options = [click.Option([f"--{name}"], metavar="X", help=text) for name, text in texts.items()]
command = click.Command("click", params=options, help="Plays.\n\n.yaml files are played.")
write_man_pages("click", command, target_dir=".", version="1")
END
PYTHONPATH=$PWD tools/bin/argparse-manpage --pyfile with_argparse.py --function get_parser --project-name demo \
  > argparse-manpage.1
tools/bin/python with_click.py
mv click.1 click-man.1
cat > demo <<END
#!/bin/sh
PYTHONPATH=$PWD exec python3 $PWD/with_argparse.py "\$@"
END
chmod +x demo
PERL5LIB=$(find "$PWD/root" -type d -name perl5 | paste -sd :)
export PERL5LIB
perl root/usr/bin/help2man --no-info --version-string=1 ./demo > help2man.1
for tool in argparse-manpage click-man help2man; do
  "$mandoc" -T ascii "$tool.1" | sed 's/.\x08//g' > "$tool.txt"
  for text in '17 is the default' "'17' is the default" '.yaml or .json' 'C:\ebooks' '.yaml files are played'; do
    answer=missing
    if grep -qF -- " $text" "$tool.txt"; then answer=there; fi
    echo "$tool: $text: $answer"
  done
  grep -o 'C:\\books' "$tool.txt" | sed "s/^/$tool: /" || true
done > seen
cat seen
cat > expected <<'END'
argparse-manpage: 17 is the default: there
argparse-manpage: '17' is the default: missing
argparse-manpage: .yaml or .json: missing
argparse-manpage: C:\ebooks: there
argparse-manpage: .yaml files are played: missing
click-man: 17 is the default: there
click-man: '17' is the default: missing
click-man: .yaml or .json: missing
click-man: C:\ebooks: missing
click-man: .yaml files are played: missing
click-man: C:\books
help2man: 17 is the default: there
help2man: '17' is the default: there
help2man: .yaml or .json: there
help2man: C:\ebooks: there
help2man: .yaml files are played: there
END
diff expected seen || { echo "This is not what was seen with these versions."; cat ./*.txt; exit 1; }
