internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan

/// `explain`: what a code means, or what events, quirks and profiles there are.
struct ExplainVerb: Verb {
  let name = "explain"
  let overview = "Explain a finding, with a wrong scene and a right one, or list what there is."
  var operands: Operands {
    let codes = DiagnosticCatalogue.items.map { Choice(word: "\($0.code)", summary: $0.entry.summary) }
    return Operands(
      placeholder: "topic", count: .optional,
      summary: "A code or its name, 'events', 'quirks' or 'profiles'; without it, every code is listed.",
      completion: .words(Topic.allCases.map { Choice(word: $0.rawValue, summary: nil) } + codes))
  }

  /// What can be explained besides codes.
  private enum Topic: String, CaseIterable {
    case events, quirks, profiles
  }

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    session.console.out.write(try page(on: arguments.operands.first, decoration: session.outputDecoration))
    return .done
  }

  private func page(on word: String?, decoration: Decoration) throws(CommandFailure) -> String {
    guard let word else { return codes(decoration) }
    if let topic = Topic(rawValue: word) {
      switch topic {
      case .events: return events(decoration)
      case .quirks: return quirks(decoration)
      case .profiles: return profiles(decoration)
      }
    }
    if let item = DiagnosticCatalogue.find(word) {
      return DiagnosticReference.text(of: item, decoration: decoration)
    }
    let topic = Suggestion.nearest(to: word, in: Topic.allCases.map(\.rawValue))
    let nearest = topic ?? DiagnosticCatalogue.suggestion(for: word)
    throw .usage(
      "nothing is called '\(word)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      hint: "run 'scenograph explain' for the list of codes, or give 'events', 'quirks' or 'profiles'")
  }

  private func codes(_ decoration: Decoration) -> String {
    let items = DiagnosticCatalogue.items
    let width = items.map(\.code.name.count).max() ?? 0
    var page = ""
    var family = ""
    for item in items {
      if item.family != family {
        page += (family.isEmpty ? "" : "\n") + decoration.paint(item.family, as: .strong) + "\n"
        family = item.family
      }
      let level = decoration.paint(padded(item.entry.severity.rawValue, to: 7), as: item.entry.severity.role)
      page += "  \(item.code) \(padded(item.code.name, to: width))  \(level)  \(item.entry.summary)\n"
    }
    return page
  }

  private func events(_ decoration: Decoration) -> String {
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
    page += "\nThe text trace shows \(shown.joined(separator: ", ")) unless '--events' says otherwise;\n"
    return page + "JSON lines show every group. 'all' is every group.\n"
  }

  private func quirks(_ decoration: Decoration) -> String {
    var page = "What systems were reported to do and no profile turns on; a scene asks for it with 'quirks'.\n\n"
    for quirk in Behaviour.quirks { page += entry(quirk, systems: "", decoration) }
    return page
  }

  private func profiles(_ decoration: Decoration) -> String {
    var page = "Where systems differ. 'ios' takes \(Behaviour.oldest) to \(Behaviour.newest).\n\n"
    for behaviour in Behaviour.allCases {
      guard let systems = behaviour.systems else { continue }
      let range =
        systems.upperBound == Behaviour.newest
        ? "from iOS \(systems.lowerBound)"
        : systems.count == 1
          ? "iOS \(systems.lowerBound)" : "iOS \(systems.lowerBound) to \(systems.upperBound)"
      page += entry(behaviour, systems: " (\(range))", decoration)
    }
    return page
  }

  private func entry(_ behaviour: Behaviour, systems: String, _ decoration: Decoration) -> String {
    decoration.paint(behaviour.rawValue, as: .strong) + systems + "\n  " + behaviour.summary + "\n  Sources: "
      + behaviour.sources.joined(separator: ", ") + "\n"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
