internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Classes of UIKit that stand where their kind is meant.
extension SceneDecoder {
  /// A class of UIKit that a controller has, without the kind that goes with it.
  private struct ForeignClass {
    let name: String
    let kind: ControllerKind
    let span: SourceSpan
    /// The fix that writes the kind instead; nil if a kind stands there, or if it isn't plain how.
    let edit: TextEdit?
    let hasKind: Bool
  }

  /// The kinds that a word may mean: `navigation`, `UINavigationController`.
  private static func kinds(of word: String) -> [ControllerKind] {
    let own = ControllerKind(rawValue: word).map { [$0] } ?? []
    return own + WordLeads.leads(of: word).compactMap { if case .kind(let kind) = $0.target { kind } else { nil } }
  }

  /// The class of the controller here, if another kind goes with it than it has.
  private func foreignClass(in mapping: Int, of own: ControllerKind) -> ForeignClass? {
    guard let entry = cursor.tape.value(of: "class", in: mapping), cursor.tape.kind(at: entry.node).isScalar else {
      return nil
    }
    let name = cursor.string(at: entry.node)
    let kinds = SceneDecoder.kinds(of: name)
    guard name.hasPrefix("UI"), let kind = kinds.first, kind != .view, kind != own else { return nil }
    // A plain controller that has the style of an alert is drawn as one.
    if kind == .alert, cursor.tape.value(of: "modalPresentationStyle", in: mapping) != nil { return nil }
    let hasKind = cursor.tape.value(of: "kind", in: mapping) != nil
    let edit =
      hasKind
      ? nil
      : cursor.oneLine(from: entry.key).map { extent in
        TextEdit(
          file: extent.start.file, from: .init(line: Int(extent.start.line), column: Int(extent.start.column)),
          to: .init(line: Int(extent.end.line), column: Int(extent.end.column)), by: "kind: \(kind.rawValue)")
      }
    return ForeignClass(
      name: name, kind: kind, span: cursor.tape.span(at: entry.node), edit: edit, hasKind: hasKind)
  }

  /// Reports a key of another kind of controller, with the kind that its class names.
  mutating func reportForeign(
    _ key: ControllerKey, of controller: ControllerList.Record, _ entries: TapeCursor.Entries
  ) {
    let (value, place) = (cursor.kind.isScalar ? cursor.string : "", cursor.keySpan)
    // `type: navigation` is told where it stands.
    if let type = cursor.tape.value(of: "type", in: entries.mapping),
      SceneDecoder.kinds(of: cursor.string(at: type.node)).contains(where: { key.isTaken(by: $0) })
    {
      return
    }
    let named = foreignClass(in: entries.mapping, of: controller.kind).flatMap { $0.hasKind ? nil : $0 }
    let symbols = cursor.symbols
    cursor.reportUnknown(in: entries) { present in
      guard let named else {
        return .foreignKey(
          key, value: value, of: (controller.id, controller.kind), beside: present, in: symbols, at: place)
      }
      let isFirst = present?.contains("kind: \(named.kind.rawValue)") == false
      return .keyOfAClass(
        key, class: named.name, kind: named.kind, edit: isFirst ? named.edit : nil, beside: present,
        of: symbols.text(controller.id), at: place)
    }
  }

  /// Writes the kind instead of the class, and the key that it has for its children.
  private func writing(_ kind: ControllerKind, by edit: TextEdit, in mapping: Int) -> Fix {
    var edits = [edit]
    if let list = kind.list, let children = cursor.tape.value(of: "children", in: mapping)?.key {
      edits.append(TextEdit(cursor.tape.span(at: children), by: list.rawValue, instead: "children"))
    }
    return Fix("write 'kind: \(kind.rawValue)'", edits.sorted { $0.start < $1.start })
  }

  /// Reports a class of UIKit without the kind, or the style, that goes with it.
  mutating func checkClass(of controller: ControllerList.Record) {
    guard let className = document.settings[Int(controller.settings)].className else { return }
    let id = cursor.symbols.text(controller.id)
    if let named = foreignClass(in: cursor.index, of: controller.kind) {
      // A key of that kind has told it.
      guard cursor.keysOfFixes[cursor.span]?.contains("kind: \(named.kind.rawValue)") != true else { return }
      cursor.report(
        .classIsOnlyAName(
          className, of: id, kind: controller.kind, meant: named.kind, hasKind: named.hasKind,
          fix: named.edit.map { writing(named.kind, by: $0, in: cursor.index) }, at: named.span))
    }
  }
}
