internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneRules

/// The pages on whole subjects: findings, events, bounds and systems.
extension ExplainVerb {
  static func codes(_ decoration: Decoration) -> String {
    let items = DiagnosticCatalogue.items
    let width = items.map(\.code.name.count).max() ?? 0
    var page = ""
    var family = ""
    for item in items {
      if item.family != family {
        page += (family.isEmpty ? "" : "\n") + decoration.paint(item.family, as: .strong) + "\n"
        family = item.family
      }
      let level = decoration.paint(padded(item.finding.severity.rawValue, to: 7), as: item.finding.severity.role)
      page += "  \(item.code) \(padded(item.code.name, to: width))  \(level)  \(item.finding.summary)\n"
    }
    return page
  }

  static func events(_ decoration: Decoration) -> String {
    var page = ""
    for group in Callback.Group.allCases {
      page += decoration.paint(group.rawValue, as: .strong) + ": " + group.summary + "\n"
      for callback in Callback.allCases where callback.group == group {
        let isAction = callback == .unwindAction
        page += "  " + (group == .app ? "app." : "") + (isAction ? "(an unwind action's name)" : callback.rawValue)
        page += "\n"
      }
    }
    let shown = Callback.Group.allCases.filter(Callback.shownByDefault.contains).map(\.rawValue)
    page += "\nBy default the text trace shows \(shown.joined(separator: ", "));\n"
    return page + "JSON lines show every group. '--events' chooses others, and 'all' is every group.\n"
  }

  static func quirks(_ decoration: Decoration) -> String {
    let page =
      "Behaviours that people reported and that no profile contains; 'quirks' turns them on. It also turns the\n"
      + "behaviours of a profile on by their names, and off with 'no-' before the name: see 'explain profiles'.\n\n"
    return page + Behaviour.quirks.map { entry($0, decoration) }.joined()
  }

  static func limits(_ decoration: Decoration) -> String {
    let page =
      "The bounds on input and work. Input that exceeds one ends with exit code 2.\n"
      + "'--limit name=number' sets another bound for one call.\n\n"
    return page
      + Limit.allCases.map { limit in
        decoration.paint(limit.rawValue, as: .strong) + " \(limit.standard) (at most \(limit.most))\n"
          + Paragraph.wrap(limit.summary, width: 80, indent: 2)
      }.joined()
  }

  static func profiles(_ decoration: Decoration) -> String {
    let page = "Where systems differ. 'ios' takes \(Behaviour.oldest) to \(Behaviour.newest).\n\n"
    return page + Behaviour.allCases.filter { $0.systems != nil }.map { entry($0, decoration) }.joined()
  }

  static func entry(_ behaviour: Behaviour, _ decoration: Decoration) -> String {
    var range = ""
    if let systems = behaviour.systems {
      range =
        systems.upperBound == Behaviour.newest
        ? " (from iOS \(systems.lowerBound))"
        : systems.count == 1
          ? " (iOS \(systems.lowerBound))" : " (iOS \(systems.lowerBound) to \(systems.upperBound))"
    }
    let rules = behaviour.sources.filter { Rulebook.rule($0) != nil }
    let logs = behaviour.sources.filter { Rulebook.rule($0) == nil }
    let sources = [("rules", rules), ("published logs", logs)].filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: "; ")
    return decoration.paint(behaviour.rawValue, as: .strong) + range + "\n  " + behaviour.summary + "\n  Sources: "
      + sources + "\n"
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
