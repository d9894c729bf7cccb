internal import SceneBasics

/// Properties that code sets on a controller, on its sheet or popover, or on its own.
extension CodeReader {
  /// The owner of a property that is set.
  private enum Receiver {
    case own
    case variable(Symbol)
    /// The sheet or the popover of a variable, and of the own controller.
    case presentation(Symbol)
    case ownPresentation
    case unknown
  }

  private static let presentations: Set<CodeWord> = [
    .sheetPresentationController, .popoverPresentationController, .presentationController,
  ]

  /// The variable in `detail.sheetPresentationController`.
  func presented(at start: Int) -> Symbol? {
    guard isWord(start) else { return nil }
    var index = start + 1
    if isSign("?", index) || isSign("!", index) { index += 1 }
    guard isSign(".", index), word(index + 1).map({ CodeReader.presentations.contains($0) }) == true else { return nil }
    return tokens[start].symbol
  }

  /// The variable at the start of an argument: `detail`, `self.detail`.
  func variable(at start: Int) -> Symbol? {
    let place = word(start) == .`self` && isSign(".", start + 1) ? start + 2 : start
    return isWord(place) && locals[tokens[place].symbol] != nil ? tokens[place].symbol : nil
  }

  private func beforeDot(_ place: Int) -> Int {
    var base = place - 2
    while isSign("?", base) || isSign("!", base) { base -= 1 }
    return base
  }

  private mutating func receiver(ofMember place: Int) -> Receiver {
    guard isSign(".", place - 1) else { return .own }
    let base = beforeDot(place)
    guard isWord(base) else { return .unknown }
    if word(base) == .`self` { return .own }
    if let word = word(base), CodeReader.presentations.contains(word) {
      guard isSign(".", base - 1) else { return .ownPresentation }
      let owner = beforeDot(base)
      if word != .`self`, self.word(owner) == .`self` { return .ownPresentation }
      return variable(named: owner).map { .presentation($0) } ?? .unknown
    }
    guard let name = variable(named: base) else { return .unknown }
    if let presented = locals[name]?.presentationOf { return .presentation(presented) }
    return .variable(name)
  }

  /// A variable, or a property of the own type, which is a variable from here on.
  private mutating func variable(named place: Int) -> Symbol? {
    guard isWord(place) else { return nil }
    let name = tokens[place].symbol
    let isOwn = isSign(".", place - 1) && word(beforeDot(place)) == .`self`
    if isSign(".", place - 1), !isOwn { return nil }
    if let variable = locals[name] { return !isOwn || variable.isProperty ? name : nil }
    guard CodeWord(name) == nil, scope.function != nil else { return nil }
    var variable = CodeLocals.Variable(name, values: [.member(nil, name)])
    variable.isProperty = true
    locals.declare(variable, depth: scopes.count)
    return name
  }

  // MARK: Settings

  /// `detail.modalPresentationStyle = .fullScreen`, `sheet.detents = [.medium()]`, or a property of the own controller.
  mutating func setting(_ property: CodeProperty, of place: Int) {
    let words = words(of: property)
    switch receiver(ofMember: place) {
    case .own: if !property.isOfSheet { ownSetting(property, words, at: place) }
    case .ownPresentation: if property.isOfSheet { ownSetting(property, words, at: place) }
    case .variable(let name):
      if property.isOfSheet { return mention(.setting(property), at: place) }
      set(property, words, on: name, at: place)
    case .presentation(let name): if property.isOfSheet { set(property, words, on: name, at: place) }
    // A choice of a tab later is no property of the container.
    case .unknown: if property.isOfSheet { mention(.setting(property), at: place) }
    }
  }

  private mutating func set(_ property: CodeProperty, _ words: [Symbol]?, on name: Symbol, at place: Int) {
    if property.isOfContainer {
      guard let words, let variable = locals[name], variable.values.count == 1,
        let value = variable.values[0].setting(property, to: words)
      else { return }
      return replace(value, of: name)
    }
    guard let words else { return mention(.setting(property), at: place) }
    let flag = scope.flag
    locals.style(name) { style in
      switch property {
      case .modalPresentationStyle: (style.presentation, style.flag) = (words.first, flag)
      case .modalTransitionStyle: style.transition = words.first
      default: style.settings[property] = words
      }
    }
  }

  /// Takes down that the own controller has a property. In a branch it may have another one.
  private mutating func ownSetting(_ property: CodeProperty, _ words: [Symbol]?, at place: Int) {
    guard let owner = scope.owner, !scope.isTypeBody, let function = scope.function, !function.isNested else { return }
    let depth = scopes.reversed().prefix { !$0.isTypeBody && $0.function?.signature == function.signature }.count
    let span = span(place)
    found.settings.append(
      CodeFacts.OwnSetting(
        property: property, words: depth == 1 ? words ?? [] : [], function: function.signature.name, owner: owner,
        span: span))
  }

  /// `super.init(style: .doubleColumn)`.
  mutating func superInitializer() {
    guard isSign(".", position - 1), word(position - 2) == .super, isSign("(", position + 1),
      let start = argument(.style, of: position + 1), let word = constant(at: start)
    else { return }
    ownSetting(.style, [word], at: start)
  }

  // MARK: Values

  /// The words of the value behind `=`; nil where it isn't certain.
  private func words(of property: CodeProperty) -> [Symbol]? {
    switch property {
    case .detents:
      let values = swiftValues(at: position + 1).values
      guard values.count == 1, case .list(let items) = values[0] else { return nil }
      return CodeReader.detents(items)
    case .selectedDetentIdentifier, .largestUndimmedDetentIdentifier:
      guard let word = constant(at: position + 1) else { return nil }
      let isStock = [.medium, .large].contains(CodeWord(word)) || names.text(word).hasPrefix("UISheet")
      return isStock ? [word] : nil
    case .isModalInPresentation, .hidesBottomBarWhenPushed, .definesPresentationContext:
      guard let word = constant(at: position + 1) else { return nil }
      return ["true", "false", "YES", "NO"].contains(names.text(word)) ? [word] : nil
    case .preferredTransition: return zoom(at: position + 1).map { [$0] }
    case .modalPresentationStyle, .modalTransitionStyle, .style, .preferredDisplayMode, .preferredSplitBehavior,
      .selectedIndex:
      return constant(at: position + 1).map { [$0] }
    }
  }

  /// `.fullScreen`, `UIModalPresentationStyle.fullScreen`, `true`, `1`: a value of one word, with nothing behind it.
  private func constant(at start: Int) -> Symbol? {
    var index = start
    while isSign(".", index) || (isCapital(index) && isSign(".", index + 1)) { index += 1 }
    guard isWord(index) else { return nil }
    let next = index + 1
    let isAlone =
      next >= tokens.count || tokens[next].isFirst || tokens[next].kind == .directive
      || [";", ")", "}", ","].contains { isSign($0, next) }
    return isAlone ? tokens[index].symbol : nil
  }

  /// `.zoom { … }`, `.zoom(sourceViewProvider: …)`: of the transitions of UIKit, a scene has this alone.
  private func zoom(at start: Int) -> Symbol? {
    var index = start
    while isSign(".", index) || (isCapital(index) && isSign(".", index + 1)) { index += 1 }
    return isWord(index) && names.utf8(tokens[index].symbol).elementsEqual("zoom".utf8) ? tokens[index].symbol : nil
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

  // MARK: Anchors

  /// `detail.popoverPresentationController?.sourceView = addButton`, which may also come behind `present`.
  mutating func anchor(of place: Int) {
    guard word(position + 1) != .null, case .presentation(let name) = receiver(ofMember: place) else { return }
    let anchor = lastName(at: position + 1) ?? tokens[place].symbol
    locals.style(name) { $0.anchor = anchor }
    if let transition = locals[name]?.transition { found.transitions[transition].style.anchor = anchor }
  }

  /// The last name of a chain: `addButton` of `self.bar.addButton`.
  private func lastName(at start: Int) -> Symbol? {
    var last: Symbol?
    var index = start
    while isWord(index) {
      if word(index) != .`self` { last = tokens[index].symbol }
      index += 1
      while isSign("?", index) || isSign("!", index) { index += 1 }
      guard isSign(".", index) else { break }
      index += 1
    }
    return last
  }
}
