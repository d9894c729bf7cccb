/// Every word that leads somewhere.
package enum WordLeads {
  /// The chapters, in the order of UIKit's documentation.
  package static let all =
    containment + navigation + tabs + splits + pages + presentation + sheets + segues + appearance + appEvents
    + window + elsewhere + searches + talk + tries + systems + cases

  /// The words, without their leads.
  package static let words = all.flatMap(\.words)

  /// The leads of a word as it is written: capitals, a point in front, and argument labels don't matter.
  package static func leads(of word: String) -> [WordLead] {
    (byWord[word.lowercased()] ?? byWord[plain(word)] ?? byWord[joined(word)] ?? []).map { all[$0] }
  }

  /// `presentViewController:animated:completion:` is `presentviewcontroller`, `.fullScreen` is `fullscreen`.
  private static func plain(_ word: String) -> String {
    var name = word.drop { $0 == "." || $0 == "-" || $0 == " " }.prefix { $0 != ":" && $0 != "(" && $0 != " " }
    if let point = name.lastIndex(of: ".") { name = name[name.index(after: point)...] }
    // `root_view_controller`, as other tools write their keys.
    return name.lowercased().filter { $0 != "_" }
  }

  /// `enter background` is `enterbackground`.
  private static func joined(_ word: String) -> String {
    word.utf8.count > 40 ? "" : word.lowercased().filter { $0 != " " }
  }

  private static let byWord: [String: [Int]] = {
    var places: [String: [Int]] = [:]
    for (index, lead) in all.enumerated() {
      for word in lead.words { places[word.lowercased(), default: []].append(index) }
    }
    return places
  }()
}
