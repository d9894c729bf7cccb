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
      let filled = own(variable.values[0], verb).filled(
        with: values, by: verb, column: column, navigation: CodeName(CodeReader.navigation))
    else { return false }
    let name = tokens[place].symbol
    // A class method that makes its own class and fills it is that class's code.
    let type: CodeName? =
      switch variable.values[0] {
      case .made(let type, _): type
      case .container(let container, _): container.type
      default: nil
      }
    if let type, let owner = scope.owner, type.name == found.types[owner].name.name { return false }
    replace(filled, of: name)
    return true
  }

  /// A class method that gives its own class gives a new one: `Nav *nav = [Nav rootController];`.
  private func own(_ value: CodeValue, _ verb: CodeVerb) -> CodeValue {
    guard case .cast(.call(let type?, let function, _), let name) = value, type == name,
      verb == .content || names.text(name.name).hasSuffix("NavigationController"),
      !["shared", "default", "current", "main"].contains(where: { names.text(function).hasPrefix($0) })
    else { return value }
    return .made(name)
  }

  /// Gives a variable the container that it is from here on.
  mutating func replace(_ container: CodeValue, of name: Symbol) {
    guard let variable = locals[name] else { return }
    locals.replace([container], of: name)
    guard variable.isProperty, let owner = scope.owner else { return }
    // A property may be shown by other code, which then sees that.
    let known = found.properties.lastIndex {
      $0.owner == owner && $0.name == name && $0.value == variable.values[0]
    }
    if let known { found.properties[known].value = container }
  }

  private static let navigation = Symbol(UInt32(CodeWord.all.firstIndex(of: .uiNavigationController) ?? 0))

  /// The property of the own type that gets a call: `stack` in `self.stack?.pushViewController(…)`.
  func receiver(before place: Int) -> Symbol? {
    var index = place - 1
    while isSign("?", index) || isSign("!", index) || isSign(".", index) { index -= 1 }
    // What the own controller is given has no receiver.
    guard isWord(index), word(index) != .`self` else { return nil }
    let isOwn = isSign(".", index - 1) ? word(index - 2) == .`self` : locals[tokens[index].symbol]?.isProperty != false
    return isOwn ? tokens[index].symbol : nil
  }

  /// Whether a call is one of a container that UIKit gives the own screen: `navigationController?.push…`.
  func isOfOwn(_ container: CodeWord, before place: Int) -> Bool {
    guard isSign(".", place - 1) else { return false }
    var base = place - 2
    while isSign("?", base) || isSign("!", base) { base -= 1 }
    return word(base) == container && (!isSign(".", base - 1) || word(base - 2) == .`self`)
  }

  /// Whether one screen takes the place of all in the navigation controller of the own one.
  func isReplacing(_ verb: CodeVerb, _ values: [CodeValue], before place: Int) -> Bool {
    guard verb == .content, values.count == 1, case .list(let items) = values[0], items.count == 1,
      !items[0].isPresent
    else { return false }
    return isOfOwn(.navigationController, before: place)
  }

  /// The column in `setViewController(list, for: .primary)`.
  func column(in list: Int) -> Symbol? {
    guard let place = argument(.for, of: list) else { return nil }
    var index = place
    while isSign(".", index) || (isWord(index) && isSign(".", index + 1)) { index += 1 }
    return isWord(index) ? tokens[index].symbol : nil
  }
}
