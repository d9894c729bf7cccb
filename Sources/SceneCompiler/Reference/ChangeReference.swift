internal import SceneBasics
internal import ScenePlan

/// The changes of rules that may change your scenes' traces: `schema/changes.md`, and `explain changes`.
package enum ChangeReference {
  /// The releases that have changed a rule, the newest first.
  private static let releases = RuleChange.all.map(\.release).reduce(into: [String]()) { known, release in
    if known.last != release { known.append(release) }
  }

  /// The text of `schema/changes.md`.
  package static var markdown: String {
    var page = """
      # What changes for your scenes

      Each row is a rule that has changed. If an expectation fails that the old behaviour would keep, `test` names the
      row. `quirks` in the scene, or `--quirk`, brings the old behaviour back where a word stands for it.
      `scenograph explain changes` prints this page.

      """
    for release in releases {
      page += "\n## \(release)\n\n| rule | systems | old behaviour | before | now |\n|---|---|---|---|---|\n"
      for change in RuleChange.all where change.release == release {
        let rule = RuleReference.link(change.rule.rawValue, from: "rules.md")
        let word = change.restoring.map { "`\($0.word)`" } ?? ""
        page += "| \(rule) | \(change.systems) | \(word) | \(change.before) | \(change.after) |\n"
      }
    }
    return page
  }

  /// The list of changes for a terminal.
  package static func list(decoration: Decoration) -> String {
    var page = "What a new release changes for scenes. '--quirk' and the word bring the old behaviour back.\n"
    for release in releases {
      page += "\n" + decoration.paint(release, as: .strong) + "\n"
      for change in RuleChange.all where change.release == release {
        let word = change.restoring.map { ", '\($0.word)'" } ?? ""
        page += "  \(change.rule.rawValue) (\(change.systems)\(word))\n"
        page += Paragraph.wrap("Before: " + change.before, width: 80, indent: 4)
        page += Paragraph.wrap("Now: " + change.after, width: 80, indent: 4)
      }
    }
    return page
  }
}
