internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Groups of tabs, and children that stand beside their key.
extension SceneDecoder {
  /// Whether a group of tabs stands here, and no definition of a controller.
  var isTabGroup: Bool {
    cursor.tape.value(of: "id", in: cursor.index) == nil
      && cursor.tape.value(of: TabGroupKey.group.rawValue, in: cursor.index) != nil
  }

  /// `{ group: library, tabs: [artists, albums], stack: shelf }`: the stack, the group's own controller, then the tabs.
  /// A tab may be a group again.
  mutating func decodeTabGroup(depth: UInt8 = 0) {
    typealias Content = ControllerDeclaration.Content
    var (head, tabs): ([Content], [Content]) = ([], [])
    let start = parts.contents.count
    var entries = cursor.entries()
    while let key = cursor.next(&entries, of: TabGroupKey.self, in: .tabGroup) {
      switch key {
      case .group:
        if let name = decodeContent() { head.append(.init(key: .tabs, name: name, part: .group, depth: depth)) }
      case .stack:
        if let name = decodeContent() { head.insert(.init(key: .tabs, name: name, part: .stack, depth: depth), at: 0) }
      case .tabs:
        guard cursor.isListOfNames("a list of controllers") else { continue }
        var items = cursor.items()
        while cursor.next(&items) {
          if cursor.kind == .mapping, isTabGroup {
            decodeTabGroup(depth: depth &+ 1)
          } else if let tab = decodeContent() {
            parts.contents.append(.init(key: .tabs, name: tab, part: .tabs, depth: depth))
          }
        }
        tabs = Array(parts.contents[start...])
        parts.contents.removeSubrange(start...)
      }
    }
    parts.contents += head + tabs
  }

  /// Reports segues or overrides that stand in the column of their key, and notes them; false if none do.
  mutating func reportChildrenBeside(_ entries: TapeCursor.Entries) -> Bool {
    let (keys, fix) = cursor.childrenBeside(entries)
    guard !keys.isEmpty else { return false }
    cursor.restsOfLists.formUnion(keys)
    cursor.report(
      .childrenBeside(cursor.keyText, keys.map { cursor.string(at: $0) }, fix: fix, at: cursor.keySpan))
    if cursor.tape.reads("segues", at: entries.key) {
      document.unreadSegues += keys.map { cursor.symbols.intern(cursor.string(at: $0)) }
    }
    return true
  }
}
