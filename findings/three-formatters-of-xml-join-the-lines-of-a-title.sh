#!/usr/bin/env bash
# A label with two lines in a storyboard has one after Beautiful Soup, xmlformatter or tidy have written the file.
#
# Guess, written before the run: whatever formats XML writes a line break in an attribute as `&#10;`, as it was read. A
#   plain one would be another value, so no formatter can overlook it.
# Seen: Beautiful Soup writes a plain line break, with `str` and with `prettify`, and a plain tab. The next reader has a
#   blank. xmlformatter does the same by default and with each option that sounds like a remedy: `--encode-attributes`,
#   `--disable-correction`, `--preserve`. tidy with `-xml` writes a blank and a plain tab. yattag and xmltodict keep
#   both. None of the three says a word.
# Versions: beautifulsoup4 4.15.0 with lxml 6.1.3, xmlformatter 0.2.9, tidy 2:5.6.0-11 of Debian 12; yattag 1.16.1 and
#   xmltodict 1.0.4 for comparison; lxml reads the results.
# Source: XML 1.0, 2.11 and 3.3.3: a line break or tab that stands in an attribute is a blank to the application; only a
#   reference such as `&#10;` gives the character. Interface Builder writes the lines of a label or button so.
#   xmlformatter's page says that it decodes references in attributes; its option `--encode-attributes` is for those.
# Why it matters: the diff shows a line that was wrapped, and the app shows "Log in again" in one line. Keep formatters
#   away from storyboards, or look for `&#10;` first.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check beautifulsoup4==4.15.0 lxml==6.1.3 xmlformatter==0.2.9 \
  yattag==1.16.1 xmltodict==1.0.4
for package in tidy=2:5.6.0-11 libtidy5deb1=2:5.6.0-11; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
LD_LIBRARY_PATH=$(dirname "$(find "$PWD/root" -name 'libtidy.so.5deb1')")
export LD_LIBRARY_PATH

cat > in.xml <<'END'
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <label text="Log in&#10;again" hint="name&#9;mail" id="a1b-2C-3dE"/>
</document>
END
cat > write.py <<'END'
import bs4, xmltodict, yattag

text = open("in.xml").read()
soup = bs4.BeautifulSoup(text, "xml")
for name, result in {
    "Beautiful Soup": str(soup),
    "Beautiful Soup, prettify": soup.prettify(),
    "yattag": yattag.indent(text),
    "xmltodict": xmltodict.unparse(xmltodict.parse(text), pretty=True),
}.items():
    open(f"{name}.xml", "w").write(result)
END
cat > read.py <<'END'
import sys
from lxml import etree

for name in sys.argv[1:]:
    label = etree.parse(f"{name}.xml").find("label")
    print(f"{name}: {label.get('text')!r}, {label.get('hint')!r}")
END
tools/bin/python write.py
tools/bin/xmlformat in.xml > xmlformat.xml
tools/bin/xmlformat --encode-attributes in.xml > 'xmlformat --encode-attributes.xml'
tools/bin/xmlformat --disable-correction in.xml > 'xmlformat --disable-correction.xml'
tools/bin/xmlformat --preserve document in.xml > 'xmlformat --preserve.xml'
root/usr/bin/tidy -quiet -xml in.xml > tidy.xml 2> log || { cat log >&2; exit 1; }
tools/bin/python read.py in yattag xmltodict 'Beautiful Soup' 'Beautiful Soup, prettify' xmlformat \
  'xmlformat --encode-attributes' 'xmlformat --disable-correction' 'xmlformat --preserve' tidy > seen
echo "warnings of tidy: $(wc -l < log)" >> seen
cat seen
cat > expected <<'END'
in: 'Log in\nagain', 'name\tmail'
yattag: 'Log in\nagain', 'name\tmail'
xmltodict: 'Log in\nagain', 'name\tmail'
Beautiful Soup: 'Log in again', 'name mail'
Beautiful Soup, prettify: 'Log in again', 'name mail'
xmlformat: 'Log in again', 'name mail'
xmlformat --encode-attributes: 'Log in again', 'name mail'
xmlformat --disable-correction: 'Log in again', 'name mail'
xmlformat --preserve: 'Log in again', 'name mail'
tidy: 'Log in again', 'name mail'
warnings of tidy: 0
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
