#!/usr/bin/env bash
# "1,000" became "1.000", a grey text became too pale to read, and pixelmatch counts no pixel that differs.
#
# Guess, written before the run: a hairline of one pixel that vanished is counted. (It is. Texts and greys were in the
#   same run as checks that had to be counted.)
# Seen: with the defaults the comma that became a point is no difference in a text of ten pixels, nor is "Il" that
#   became "ll". All changed pixels are taken for smooth edges, or for nearly equal; with `includeAA=True` three are
#   left. A grey of 4.54 to 1 on white may become one of 3.19 to 1. And UIKit's system blue, red, green and orange for
#   light screens are the same as those for dark screens.
# Versions: pixelmatch 0.4.0 (the Python port), Pillow 13.0.0 and its own font.
# Source: the README of pixelmatch: accurate detection of anti-aliased pixels, differences of colour as people see them,
#   a threshold of 0.1. A picture's brightness may differ by 26 of 255 under it. WCAG 2.2, 1.4.3, asks for 4.5 to 1.
# Why it matters: pictures of screens are compared to see a wrong text, a wrong colour, or the colours of the other
#   mode. These three are what's missed, with the answer 0 that a test takes for equal. Ask for `includeAA` and a
#   threshold of 0.02, or look at the texts beside the picture.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pixelmatch==0.4.0 pillow==13.0.0

tools/bin/python - > seen <<'END'
from PIL import Image, ImageDraw, ImageFont
from pixelmatch.contrib.PIL import pixelmatch

def picture(text, colour="#000000", size=10):
    made = Image.new("RGB", (160, 30), "white")
    ImageDraw.Draw(made).text((5, 5), text, fill=colour, font=ImageFont.load_default(size))
    return made

def changed(one, two):
    return sum(a != b for a, b in zip(one.get_flattened_data(), two.get_flattened_data()))

def compare(name, one, two):
    strict = pixelmatch(one, two, includeAA=True, threshold=0.02)
    print(f"{name}: {pixelmatch(one, two)}; with edges {pixelmatch(one, two, includeAA=True)};",
          f"strict {'more' if strict else 0}; other bytes: {changed(one, two) > 0}")

def contrast(colour):
    parts = [int(colour[place:place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return round(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05), 2)

compare("1,000 and 1.000", picture("1,000"), picture("1.000"))
compare("Il and ll", picture("Il"), picture("ll"))
compare("5 and 6", picture("5"), picture("6"))
line = picture("")
ImageDraw.Draw(line).line((10, 20, 90, 20), fill="#c8c8c8")
compare("a hairline and none", line, picture(""))
good, pale = "#767676", "#909090"
texts = [picture("Delete all", grey, 13) for grey in (good, pale)]
compare(f"text of {contrast(good)} and {contrast(pale)} to 1", *texts)
for name, light, dark in [
    ("blue", "#007aff", "#0a84ff"), ("red", "#ff3b30", "#ff453a"), ("green", "#34c759", "#30d158"),
    ("orange", "#ff9500", "#ff9f0a"),
]:
    compare(f"{name} of light and dark", Image.new("RGB", (50, 50), light), Image.new("RGB", (50, 50), dark))
END
cat seen
cat > expected <<'END'
1,000 and 1.000: 0; with edges 3; strict more; other bytes: True
Il and ll: 0; with edges 2; strict more; other bytes: True
5 and 6: 4; with edges 13; strict more; other bytes: True
a hairline and none: 81; with edges 81; strict more; other bytes: True
text of 4.54 and 3.19 to 1: 0; with edges 0; strict more; other bytes: True
blue of light and dark: 0; with edges 0; strict more; other bytes: True
red of light and dark: 0; with edges 0; strict more; other bytes: True
green of light and dark: 0; with edges 0; strict more; other bytes: True
orange of light and dark: 0; with edges 0; strict more; other bytes: True
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
