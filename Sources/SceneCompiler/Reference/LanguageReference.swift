package import SceneBasics
internal import SceneLanguage
internal import ScenePlan

/// The tables of the language reference, made from what the decoder reads.
///
/// In a page each stands between `<!-- table: name -->` and `<!-- end -->`.
package enum LanguageReference {
  /// A table and the name by which a page asks for it.
  package struct Table: Sendable {
    package let name: String
    private let head: [String]
    private let rows: [[String]]

    package init(_ name: String, head: [String], rows: [[String]]) {
      self.name = name
      self.head = head
      self.rows = rows
    }

    /// As Markdown.
    package var text: String {
      let lines = [head, head.map { _ in "---" }] + rows
      return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    /// For a terminal: the first cell of each row, and the others below it.
    package func page(decoration: Decoration) -> String {
      rows.map { row in
        let cells = row.map { cell in cell.filter { $0 != "`" } }
        let head = decoration.paint(cells.first ?? "", as: .strong)
        let values = cells.dropFirst().dropLast().filter { !$0.isEmpty && $0 != "–" }.map { "  (\($0))" }.joined()
        return head + values + "\n" + Paragraph.wrap(cells.last ?? "", width: 80, indent: 2)
      }.joined()
    }
  }

  /// Puts tables into a page, in the place of what stands between their marks.
  ///
  /// - Returns: The page, and the names of tables that it lacks or that don't exist.
  package static func fill(_ page: String, with tables: [Table]) -> (page: String, unmatched: [String]) {
    var filled = ""
    var unmatched = Set(tables.map(\.name))
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let words = line.split(separator: " ")
      if words.starts(with: ["<!--", "table:"]), words.count >= 4 {
        let name = words[2..<(words.count - 1)].joined(separator: " ")
        filled += "\(line)\n"
        filled += tables.first { $0.name == name }?.text ?? ""
        if unmatched.remove(name) == nil { unmatched.insert(name) }
        isInside = true
      } else if words == ["<!--", "end", "-->"] {
        filled += "\(line)\n"
        isInside = false
      } else if !isInside {
        filled += "\(line)\n"
      }
    }
    return (filled, unmatched.sorted())
  }

  /// Every table of this floor.
  package static var tables: [Table] {
    [
      keys("file", SceneKey.self), keys("device", DeviceKey.self), keys("picture", PictureKey.self),
      keys("storyboard", StoryboardKey.self),
      controllerKeys("controllers", ControllerKey.allCases.filter { $0.kinds == ControllerKind.allCases && $0 != .id }),
    ]
      + ControllerKind.allCases.filter { $0 != .view }.compactMap { kind in
        let own = ControllerKey.allCases.filter { $0.isTaken(by: kind) && $0.kinds != ControllerKind.allCases }
        return own.isEmpty ? nil : controllerKeys(kind.rawValue, own)
      }
      + [
        Table(
          "kinds", head: ["kind", "what it is"], rows: ControllerKind.allCases.map { [code($0.rawValue), $0.summary] }),
        keys("tabGroup", TabGroupKey.self), keys("layout", LayoutKey.self), keys("containment", ContainmentKey.self),
        Table(
          "recipes", head: ["recipe", "calls by default"],
          rows: ContainmentKey.allCases.map { key in
            [code(key.rawValue), key.recipe.standard.map { code($0.rawValue) }.joined(separator: ", ")]
          }),
        Table(
          "calls", head: ["call", "what it does"],
          rows: ContainmentWord.allCases.map { [code($0.rawValue), $0.summary] }),
        keys("answers", AnswerKey.self),
        Table(
          "callbacks", head: ["callback", "when its steps run"],
          rows: Callback.overridableCallbacks.map { [code($0.rawValue), $0.summary] }),
        Table(
          "delegate messages", head: ["message", "of", "when its steps run"],
          rows: Callback.delegateMessages.map { message in
            let kinds = message.kinds?.map { code($0.rawValue) }.joined(separator: ", ")
            return [code(message.overrideWord), kinds ?? "what is presented", message.summary]
          }),
        Table(
          "segues", head: ["verb", "object", "what it does"],
          rows: SegueVerb.allCases.map { [code($0.rawValue), value("segue", $0.rawValue), $0.summary] }),
        keys("segue options", SegueKey.self), steps, commonOptions, ownOptions, keys("expect", ExpectationKey.self),
        keys("questions", Question.self, summary: \.summary), events, profiles, quirks, axes, messages,
      ]
  }

  // MARK: Keys

  private static func keys<Key: DocumentKey>(_ name: String, _ type: Key.Type) -> Table {
    keys(name, type, summary: \.summary)
  }

  private static func keys<Key: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Key.Type, summary: (Key) -> String
  ) -> Table {
    Table(
      name, head: ["key", "value", "meaning"],
      rows: type.allCases.map { [code($0.rawValue), value(name, $0.rawValue), summary($0)] })
  }

  private static func controllerKeys(_ name: String, _ keys: [ControllerKey]) -> Table {
    Table(
      name, head: ["key", "value", "meaning"],
      rows: keys.map { [code($0.rawValue), value("controllers", $0.rawValue), $0.summary] })
  }

  /// The values that the schema takes under a key, in words.
  private static func value(_ table: String, _ key: String) -> String {
    let place =
      switch table {
      case "file": ""
      case "controllers": "$defs/controllerKeys"
      case "segues", "segue options": "$defs/segue"
      case "answers": "$defs/overrides"
      case "questions": "$defs/answers"
      case "storyboard": "$defs/origin"
      case "expect": "$defs/expectation"
      case "steps": "$defs/step"
      case "step options": "$defs/stepKeys"
      default: "$defs/" + table
      }
    return SchemaWording.value(under: key, in: place)
  }

  private static func code(_ word: String) -> String { "`\(word)`" }

  // MARK: Steps

  private static var steps: Table {
    Table(
      "steps", head: ["step", "object", "what it does"],
      rows: StepVerb.allCases.map { verb in
        [
          code(verb.rawValue), verb.object == .none && verb.ownWords.isEmpty ? "–" : value("steps", verb.rawValue),
          verb.summary,
        ]
      })
  }

  private static var commonOptions: Table {
    let keys = StepKey.allCases.filter { $0.verbs.count == StepVerb.allCases.count }
    return Table(
      "step options", head: ["option", "value", "meaning"],
      rows: keys.map { [code($0.rawValue), value("step options", $0.rawValue), $0.summary] })
  }

  private static var ownOptions: Table {
    let keys = StepKey.allCases.filter { $0.verbs.count < StepVerb.allCases.count }
    return Table(
      "own options", head: ["option", "beside", "value", "meaning"],
      rows: keys.map { key in
        let others = StepVerb.allCases.filter { !key.verbs.contains($0) }
        let isMost = others.count < key.verbs.count
        let verbs =
          (isMost ? "all but " : "") + (isMost ? others : key.verbs).map { code($0.rawValue) }.joined(separator: ", ")
        let words = key == .completion ? "list of steps" : value("step options", key.rawValue)
        return [code(key.rawValue), verbs, words, key.summary]
      })
  }

  // MARK: What a run says

  private static var events: Table {
    Table(
      "events", head: ["group", "what it tells", "events"],
      rows: Callback.Group.allCases.map { group in
        let names = Callback.allCases.filter { $0.group == group }.map { callback in
          callback == .unwindAction
            ? "an unwind action's name" : code((group == .app ? "app." : "") + callback.rawValue)
        }
        return [code(group.rawValue), group.summary, names.joined(separator: ", ")]
      })
  }

  private static var profiles: Table {
    Table(
      "profiles", head: ["behaviour", "iOS", "what it is"],
      rows: Behaviour.allCases.compactMap { behaviour in
        guard let systems = behaviour.systems else { return nil }
        let range =
          systems.upperBound == Behaviour.newest
          ? "\(systems.lowerBound)…"
          : systems.count == 1 ? "\(systems.lowerBound)" : "\(systems.lowerBound)…\(systems.upperBound)"
        return [code(behaviour.rawValue), range, behaviour.summary]
      })
  }

  private static var quirks: Table {
    Table(
      "quirks", head: ["quirk", "what it is"], rows: Behaviour.quirks.map { [code($0.rawValue), $0.summary] })
  }

  private static var axes: Table {
    Table(
      "axes", head: ["axis", "values", "what it changes"],
      rows: MatrixAxis.Kind.allCases.map { [code($0.rawValue), code($0.example), $0.summary] })
  }

  private static var messages: Table {
    Table(
      "messages", head: ["code", "name", "", "what"],
      rows: UIKitMessage.allCases.map { message in
        let summary = DiagnosticCatalogue.find(message.name)?.finding.summary ?? ""
        return [message.code, code(message.name), message.isException ? "raises" : "warns", summary]
      })
  }
}
