#!/usr/bin/env bash
# Text that's wholly transparent has the best contrast there is, 21 to 1, for four checkers of accessibility.
#
# Guess, written before the run: a checker that takes colours with an alpha lays them over the background first, as the
#   screen does, or refuses them. What a repair calls fixed passes the check.
# Seen: black at half opacity on white is a grey with 4.0, which is too little for text; lumo-wcag, colorfyi,
#   colortools-cx and hexcraft say 21, and say so of an opacity of nothing, too. sprezzature-colors has 4.0 and 1. For
#   lumo-wcag a background that isn't there is opaque as well. Its repair of a red on violet says FIXED with 3.6 where
#   4.5 is required, after 120 steps towards black; white would have 5.8. Its exit code alone is 2.
# Versions: lumo-mobile 0.2.0, colorfyi 0.2.3, colortools-cx 1.0.0, hexcraft 1.0.2, sprezzature-colors 1.1.0.
# Source: WCAG 2.2, the definition of the contrast ratio: it's measured against the background over which the text is
#   rendered. The help of lumo-wcag has `#RRGGBBAA` among the forms that it takes, hexcraft's README colours with an
#   alpha, both without a word on what becomes of it. sprezzature-colors' README says that it lays them over.
# Why it matters: a secondary label is often black with an alpha. The check of a theme passes it, and a label that fades
#   out is as readable as can be.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check lumo-mobile==0.2.0 colorfyi==0.2.3 colortools-cx==1.0.0 \
  hexcraft==1.0.2 sprezzature-colors==1.1.0

cat > run.py <<'END'
import subprocess
import colorfyi, colortools_cx, hexcraft, sprezzature_colors

def lumo(front, back):
    command = ["tools/bin/lumo-wcag", "check", "--fg", front, "--bg", back]
    return float(subprocess.run(command, capture_output=True, text=True).stdout.split("ratio=")[1].split(":")[0])

checkers = {
    "lumo-wcag": lumo,
    "colorfyi": lambda front, back: colorfyi.contrast_ratio(front, back).ratio,
    "colortools-cx": colortools_cx.contrast_ratio,
    "hexcraft": lambda front, back: hexcraft.Color(front).contrast(hexcraft.Color(back)),
    "sprezzature-colors": sprezzature_colors.contrast_ratio_hex,
}
for name, check in checkers.items():
    ratios = [check(front, "#FFFFFF") for front in ("#808080", "#00000080", "#00000000")]
    print(f"{name}: grey {ratios[0]:.1f}, half black {ratios[1]:.1f}, no black {ratios[2]:.1f}")
enough = hexcraft.passes_wcag(hexcraft.Color("#00000000"), hexcraft.Color("#FFFFFF"))
print("hexcraft, is no black on white enough:", enough)
END
{
  tools/bin/python run.py
  tools/bin/lumo-wcag check --fg '#FFFFFF' --bg '#00000000'
  code=0
  tools/bin/lumo-wcag fix --fg '#EE0691' --bg '#A30DDC' || code=$?
  echo "exit code $code"
  tools/bin/lumo-wcag check --fg '#FFFFFF' --bg '#A30DDC'
} > seen
cat seen
cat > expected <<'END'
lumo-wcag: grey 3.9, half black 21.0, no black 21.0
colorfyi: grey 4.0, half black 21.0, no black 21.0
colortools-cx: grey 4.0, half black 21.0, no black 21.0
hexcraft: grey 3.9, half black 21.0, no black 21.0
sprezzature-colors: grey 3.9, half black 4.0, no black 1.0
hexcraft, is no black on white enough: True
PASS  #FFFFFF on #00000000  ratio=21.0:1  required=4.5:1  (AA, normal text)
FIXED  #EE0691 → #0B0000  on #A30DDC
       ratio 1.39:1 → 3.597:1  (required 4.5:1)
       strategy=darken_fg  iterations=120
exit code 2
PASS  #FFFFFF on #A30DDC  ratio=5.756:1  required=4.5:1  (AA, normal text)
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
