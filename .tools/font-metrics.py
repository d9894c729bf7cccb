#!/usr/bin/env python3
"""Writes the advance widths of Liberation Sans as Swift tables, for Sources/SceneCanvas/Metrics.

Needs Debian's packages python3-fonttools and fonts-liberation2 (or another build of the same font: the widths are
those of Arial and Helvetica, and don't change). Run it from the top of the package:

    .tools/font-metrics.py /usr/share/fonts/truetype/liberation2
"""

import pathlib
import subprocess
import sys

from fontTools.ttLib import TTFont

# Blocks of Unicode that the font fills well enough; 0 stands for what it lacks.
BLOCKS = [
    ("latin", 0x20, 0x24F, "Basic Latin to Latin Extended-B"),
    ("greek", 0x370, 0x3FF, "Greek and Coptic"),
    ("cyrillic", 0x400, 0x513, "Cyrillic"),
    ("hebrew", 0x5D0, 0x5F4, "Hebrew letters"),
    ("latinAdditional", 0x1E00, 0x1EFF, "Latin Extended Additional"),
    ("punctuation", 0x2010, 0x205E, "General Punctuation"),
    ("signs", 0x2070, 0x20BF, "Superscripts, subscripts and currencies"),
    ("letterlike", 0x2100, 0x2195, "Letterlike symbols, number forms and arrows"),
    ("mathematics", 0x2200, 0x2265, "Mathematical operators"),
    ("shapes", 0x25A0, 0x25E6, "Geometric shapes"),
]


def block(widths, cmap, name, first, last, title):
    lines = [f"  private static let {name} = FontBlock(", f"    first: 0x{first:X},  // {title}", "    advances: ["]
    line = "     "
    for scalar in range(first, last + 1):
        glyph = cmap.get(scalar)
        piece = f" {widths[glyph][0] if glyph else 0},"
        if len(line) + len(piece) > 118:
            lines.append(line)
            line = "     "
        line += piece
    return lines + [line, "    ])"]


def table(font, face, summary):
    cmap = font.getBestCmap()
    widths = font["hmtx"].metrics
    assert font["head"].unitsPerEm == 2048
    version = font["name"].getDebugName(5).split(";")[0]
    lines = [
        f"// Made by .tools/font-metrics.py from {font['name'].getDebugName(4)}, {version}.",
        "",
        "extension FontFace {",
        f"  /// {summary}",
        f"  static let {face} = FontFace(",
        "    latin: latin,",
        "    blocks: [" + ", ".join(entry[0] for entry in BLOCKS[1:]) + "])",
    ]
    for entry in BLOCKS:
        lines += [""] + block(widths, cmap, *entry)
    return "\n".join(lines + ["}", ""])


def main():
    folder = pathlib.Path(sys.argv[1])
    target = pathlib.Path("Sources/SceneCanvas/Metrics")
    for file, face, summary in [
        ("Regular", "regular", "The upright face; the italic one has the same widths."),
        ("Bold", "bold", "The bold face."),
    ]:
        path = target / f"LiberationSans{file}.swift"
        path.write_text(table(TTFont(folder / f"LiberationSans-{file}.ttf"), face, summary))
        subprocess.run(["swift", "format", "-i", str(path)], check=True)


main()
