internal import SceneBasics

/// Windows, which have a root controller as other things of that name don't.
extension CodeReader {
  /// Whether the property at a place is a window's: by a name or a type that says so.
  func isOfWindow(_ place: Int) -> Bool {
    var index = place
    if isObjectiveCArrow(index) { index -= 1 }
    guard isSign(".", place - 1) || isObjectiveCArrow(place) else { return isInWindow }
    for _ in 0..<CodeReader.longestChain {
      index -= 1
      while isSign("?", index) || isSign("!", index) || isSign(".", index) || isSign(">", index) { index -= 1 }
      if isSign(")", index) || isSign("]", index), partners[index] >= 0 {
        let open = Int(partners[index])
        if (open..<index).contains(where: { saysWindow($0) }) { return true }
        index = open
        continue
      }
      guard isWord(index) else { return false }
      if word(index) == .`self`, index + 2 == place { return isInWindow }
      if saysWindow(index) { return true }
      if let variable = locals[tokens[index].symbol], !isSign(".", index - 1) { return isWindow(variable) }
      guard isSign(".", index - 1) else { return false }
    }
    return false
  }

  /// The last word before the property of a window: `window` in `self.window?.rootViewController`.
  func windowName(before place: Int) -> Symbol? {
    var index = place - 1
    while isSign("?", index) || isSign("!", index) || isSign(".", index) { index -= 1 }
    guard isWord(index) else { return nil }
    let name = tokens[index].symbol
    // Of a window that this function makes the class is its name, but for a delegate, which makes the app's own.
    guard !isInDelegate, !isSign(".", index - 1), let variable = locals[name], !variable.isProperty,
      case .made(let type, _)? = variable.values.first
    else { return name }
    return type.name
  }

  /// A window in the code of one type, by its variable; without one it is the type itself.
  struct Window: Hashable {
    var owner: Int?
    var name: Symbol?
  }

  /// The window before the dot of one of its properties, or of a message to it.
  func window(before place: Int) -> Window {
    var index = place - 1
    while isSign("?", index) || isSign("!", index) || isSign(".", index) { index -= 1 }
    // Without a dot a word in the line before is none of its own.
    let isOfOther = index + 1 < place || !tokens[place].isFirst
    return Window(owner: scope.owner, name: isOfOther && isWord(index) ? tokens[index].symbol : nil)
  }

  /// `window.windowLevel = .alert`: it lies above the window of the app.
  mutating func raise(at place: Int) {
    var level = position + 1
    while isSign(".", level) || (isWord(level) && isSign(".", level + 1)) { level += 1 }
    let isNormal = isWord(level) && ["normal", "UIWindowLevelNormal"].contains(names.text(tokens[level].symbol))
    if isNormal, !isSign("+", level + 1) { return }
    raisedWindows.insert(window(before: place))
  }

  private static let longestChain = 12

  /// Whether the code stands in a class that is a delegate by its name or by what it inherits.
  private var isInDelegate: Bool {
    guard let owner = scope.owner else { return false }
    let type = found.types[owner]
    return ([type.name] + type.parents).contains { names.text($0.name).hasSuffix("Delegate") }
  }

  /// Whether the code stands in a window's class.
  private var isInWindow: Bool {
    guard let owner = scope.owner else { return false }
    let type = found.types[owner]
    return ([type.name] + type.parents).contains { isWindow($0) }
  }

  private func isWindow(_ variable: CodeLocals.Variable) -> Bool {
    if let type = variable.type, isWindow(type) { return true }
    return variable.values.contains { if case .made(let name, _) = $0 { isWindow(name) } else { false } }
  }

  private func isWindow(_ name: CodeName) -> Bool { names.text(name.name).hasSuffix("Window") }

  private func saysWindow(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    let name = names.text(tokens[index].symbol)
    return name.hasSuffix("indow") || name.hasSuffix("indows")
  }
}
