#!/usr/bin/env bash
# On Linux a bundle's texts are English or Base or missing: a bundle that has French only gives the key back.
#
# Guess, written before the run: `Bundle` takes the language from the preferences that it's asked with, or from those
#   of the process, and if it has only one language, that one; what it names as preferred is what its texts are in.
# Seen: asked for "fr" among de, fr and it, `preferredLocalizations(from:forPreferences:)` answers with the first of
#   the list, whatever its order. A bundle with English and French gives English. One with French and German, or French
#   alone, gives the key, as if it had no file, also with `-AppleLanguages` on the command line. A bundle with Base
#   gives that. The path for a language that's named in the call is found.
# Version: Foundation of Swift 6.3.1 for Linux.
# Source: Apple's documentation of `Bundle`: `preferredLocalizations(from:forPreferences:)` gives those of the list
#   that fit the preferences best, in the order of preference; `preferredLocalizations` is the list that the bundle
#   searches for resources; a text is looked for in it, and the key is the last resort.
# Why it matters: tests of translations that run on Linux test nothing, or fail for each language but English. Read the
#   `.strings` file of `path(forResource:ofType:inDirectory:forLocalization:)` as a property list instead.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

func show(_ languages: [String]) {
    let bundle = Bundle(path: languages.joined(separator: "-") + ".bundle")!
    let text = bundle.localizedString(forKey: "menu", value: nil, table: nil)
    let named = bundle.path(forResource: "Localizable", ofType: "strings", inDirectory: nil, forLocalization: "fr")
    print("\(languages): text \"\(text)\", file for fr \(named == nil ? "missing" : "found")")
}
if CommandLine.arguments.contains("list") {
    for list in [["de", "fr", "it"], ["it", "de", "fr"], ["fr", "de", "it"]] {
        print("fr of \(list): \(Bundle.preferredLocalizations(from: list, forPreferences: ["fr"]))")
    }
}
for languages in [["en", "fr"], ["Base", "fr"], ["de", "fr"], ["fr"]] { show(languages) }
END
for languages in en-fr Base-fr de-fr fr; do
  for language in ${languages//-/ }; do
    mkdir -p $languages.bundle/$language.lproj
    echo "\"menu\" = \"Menu, $language\";" > $languages.bundle/$language.lproj/Localizable.strings
  done
done
cat > expected <<'END'
fr of ["de", "fr", "it"]: ["de"]
fr of ["it", "de", "fr"]: ["it"]
fr of ["fr", "de", "it"]: ["fr"]
["en", "fr"]: text "Menu, en", file for fr found
["Base", "fr"]: text "Menu, Base", file for fr found
["de", "fr"]: text "menu", file for fr found
["fr"]: text "menu", file for fr found
with -AppleLanguages:
["en", "fr"]: text "Menu, en", file for fr found
["Base", "fr"]: text "Menu, Base", file for fr found
["de", "fr"]: text "menu", file for fr found
["fr"]: text "menu", file for fr found
END
swiftc main.swift -o ask
{
  ./ask list
  echo "with -AppleLanguages:"
  ./ask -AppleLanguages '(fr)'
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
