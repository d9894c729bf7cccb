internal import SceneBasics

/// Containers that a function makes and fills.
extension CodeReader {
  /// Puts controllers into a container that the same function has made: what shows that, shows these.
  ///
  /// - Parameter place: The last token of what gets them.
  mutating func fill(_ place: Int, with values: [CodeValue], by verb: CodeVerb, column: Symbol? = nil) -> Bool {
    var place = place
    while isSign("?", place) || isSign("!", place) { place -= 1 }
    guard isWord(place), let variable = locals[tokens[place].symbol], variable.values.count == 1,
      !isInClosure(below: variable),
      !isSign(".", place - 1) || (variable.isProperty && word(place - 2) == .`self`),
      let filled = variable.values[0].filled(
        with: values, by: verb, column: column, navigation: CodeName(CodeReader.navigation))
    else { return false }
    let name = tokens[place].symbol
    // A class method that makes its own class and fills it is that class's code.
    if case .made(let type, _) = variable.values[0], let owner = scope.owner,
      type.name == found.types[owner].name.name
    {
      return false
    }
    locals.replace([filled], of: name)
    guard variable.isProperty, let owner = scope.owner else { return true }
    // A property may be shown by other code, which then sees that.
    let known = found.properties.lastIndex {
      $0.owner == owner && $0.name == name && $0.value == variable.values[0]
    }
    if let known { found.properties[known].value = filled }
    return true
  }

  private static let navigation = Symbol(UInt32(CodeWord.all.firstIndex(of: .uiNavigationController) ?? 0))

  /// The property of the own type that gets a call: `stack` in `self.stack?.pushViewController(…)`.
  func receiver(before place: Int) -> Symbol? {
    var index = place - 1
    while isSign("?", index) || isSign("!", index) || isSign(".", index) { index -= 1 }
    guard isWord(index) else { return nil }
    let isOwn = isSign(".", index - 1) ? word(index - 2) == .`self` : locals[tokens[index].symbol]?.isProperty != false
    return isOwn ? tokens[index].symbol : nil
  }

  /// The column in `setViewController(list, for: .primary)`.
  func column(in list: Int) -> Symbol? {
    guard let place = argument(.for, of: list) else { return nil }
    var index = place
    while isSign(".", index) || (isWord(index) && isSign(".", index + 1)) { index += 1 }
    return isWord(index) ? tokens[index].symbol : nil
  }

  // MARK: Sheets

  /// `detail.sheetPresentationController?.detents = [.medium()]`, or on a variable that is a sheet.
  mutating func detents(of place: Int) {
    var base = place - 2
    if isSign("?", base) || isSign("!", base) { base -= 1 }
    guard isWord(base) else { return }
    var presented = locals[tokens[base].symbol]?.sheetOf
    if word(base) == .sheetPresentationController, isSign(".", base - 1) {
      var owner = base - 2
      if isSign("?", owner) || isSign("!", owner) { owner -= 1 }
      presented = isWord(owner) && word(owner) != .`self` ? tokens[owner].symbol : nil
    }
    let values = swiftValues(at: position + 1).values
    guard let presented, locals[presented] != nil, values.count == 1, case .list(let items) = values[0],
      let detents = CodeReader.detents(items)
    else { return mention(.detents, at: place) }
    locals.style(presented) { $0.detents = detents }
  }

  /// The names of heights of the system; nil where one is another.
  private static func detents(_ items: [CodeValue]) -> [Symbol]? {
    let names = items.compactMap { item -> Symbol? in
      switch item {
      case .choice(let name, _), .call(_, let name, _), .derived(_, let name, _): name
      case .text(.constant(let parts)): parts.last
      default: nil
      }
    }
    let areKnown = names.allSatisfy { [.medium, .large].contains(CodeWord($0)) }
    return names.count == items.count && areKnown && !names.isEmpty ? names : nil
  }
}
