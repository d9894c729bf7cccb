package import SceneBasics

/// A container that code makes and fills, which has no code of its own for that.
package struct CodeContainer: Sendable, Hashable {
  /// Its class.
  package var type: CodeName
  /// Whether something is pushed onto it, so that it is a navigation controller.
  package var isPushed = false
  /// The columns in which its contents stand, as the code writes them; none where it is given a list.
  package var columns: [Symbol] = []
  /// By property: the words of its value.
  package var settings: [CodeProperty: [Symbol]] = [:]
}

extension CodeValue {
  /// The style in `UISplitViewController(style: .doubleColumn)`.
  static func style(in arguments: [CodeArgument]) -> Symbol? {
    guard let argument = arguments.first(where: { $0.label.flatMap(CodeWord.init) == .style }) else { return nil }
    return switch argument.value {
    case .text(.constant(let parts)): parts.last
    case .member(_, let name), .derived(_, let name, _): name
    default: nil
    }
  }

  /// A container with a property; nil for what can't be one.
  func setting(_ property: CodeProperty, to words: [Symbol]) -> CodeValue? {
    switch self {
    case .made(let type, let arguments):
      // A stack, or an own class that is given more, is no empty container.
      guard arguments.allSatisfy({ $0.label.flatMap(CodeWord.init) == .style }) else { return nil }
      var container = CodeContainer(type: type)
      if let style = CodeValue.style(in: arguments) { container.settings[.style] = [style] }
      container.settings[property] = words
      return .container(container, [])
    case .container(var container, let contents):
      container.settings[property] = words
      return .container(container, contents)
    default: return nil
    }
  }

  /// A container with further contents; nil for what can't be one.
  ///
  /// - Parameters:
  ///   - verb: How they come into it.
  ///   - column: The column of a split into which it comes.
  func filled(with values: [CodeValue], by verb: CodeVerb, column: Symbol?, navigation: CodeName) -> CodeValue? {
    var container: CodeContainer
    var contents: [CodeValue]
    switch self {
    case .made(let type, let arguments):
      (container, contents) = (CodeContainer(type: type), [])
      if let root = arguments.first(where: { $0.label.flatMap(CodeWord.init) == .rootViewController }) {
        contents = [root.value]
      }
      if let style = CodeValue.style(in: arguments) { container.settings[.style] = [style] }
    case .stack(let root): (container, contents) = (CodeContainer(type: navigation, isPushed: true), [root])
    case .container(let known, let held): (container, contents) = (known, held)
    case .call, .member, .derived, .choice, .payload, .parameter, .own, .when, .either, .declared, .cast, .scene,
      .initial, .board, .generated, .hosted, .hosting, .list, .text, .nothing, .open, .cases:
      return nil
    }
    if verb == .push { container.isPushed = true }
    if let column {
      guard contents.count == container.columns.count else { return nil }
      if let place = container.columns.firstIndex(of: column) {
        contents[place] = .one(of: values)
      } else {
        container.columns.append(column)
        contents.append(.one(of: values))
      }
      return .container(container, contents)
    }
    var values = values
    if case .list(let all)? = values.first, values.count == 1 { values = all }
    if verb == .push { values = [.one(of: values)] }
    container.columns = []
    return .container(container, verb == .push ? contents + values : values)
  }
}
