internal import SceneBasics

/// Calls of Swift that bring a controller.
extension CodeReader {
  mutating func swiftCall(_ word: CodeWord) {
    let list = position + 1
    guard isSign("(", list), !tokens[list].isApart else { return }
    let count = found.transitions.count
    let isMention = [.performSegue, .instantiateViewController, .instantiateInitialViewController].contains(word)
    defer { if !isMention, isWay(position) { wayCall(isOfUIKit: found.transitions.count > count) } }
    switch word {
    case .pushViewController: swiftTransition(.push, in: list)
    case .present where has(.animated, in: list): swiftTransition(.present, in: list)
    case .show where has(.sender, in: list): swiftTransition(.show, in: list)
    case .showDetailViewController where has(.sender, in: list): swiftTransition(.showDetail, in: list)
    case .setViewControllers: swiftTransition(.content, in: list)
    case .setTabs: setTabs(in: list)
    case .setViewController where hasLabel("for", in: list): swiftTransition(.content, in: list)
    // `Progress` has an `addChild` with a second argument.
    case .addChild, .addChildViewController:
      if arguments(of: list).count == 1 { swiftTransition(.addChild, in: list) }
    case .performSegue:
      guard let argument = argument(.withIdentifier, of: list) else { return }
      mention(.segue(identifier(at: argument)), at: argument)
    case .instantiateViewController:
      guard let argument = argument(.withIdentifier, of: list) ?? argument(.identifier, of: list) else { return }
      mention(.scene(.scene(identifier(at: argument), storyboard: boardBefore(position))), at: argument)
    case .instantiateInitialViewController:
      let board = boardBefore(position)
      if board != .own { mention(.scene(.initial(board)), at: position) }
    case .dismiss, .popViewController, .popToRootViewController, .popToViewController: swiftBack(word, in: list)
    default: break
    }
  }

  private mutating func swiftTransition(_ verb: CodeVerb, in list: Int) {
    guard let first = arguments(of: list).first, !(isWord(first) && isSign(":", first + 1)) else { return }
    let name = variable(at: first)
    let style = name.flatMap { locals[$0]?.style } ?? CodeStyle()
    let values = swiftValues(at: first).values
    var receiver: Symbol?
    // A pager's pages are inside of it.
    let isPager = verb == .content && argument(.direction, of: list) != nil
    let column = self.column(in: list)
    if column != nil, isOfOwn(.splitViewController, before: position) {
      // The split around the own screen shows its detail.
      return transition(.showDetail, values, style, at: position)
    }
    let isReplacing = isReplacing(verb, values, before: position)
    if verb == .push || verb == .content, !isPager, isSign(".", position - 1) {
      if fill(position - 2, with: values, by: verb, column: column) { return }
      receiver = self.receiver(before: position)
    }
    transition(
      isPager ? .addChild : verb, values, style, receiver: receiver, column: column, isReplacing: isReplacing,
      at: position)
    if verb == .present, let name { locals.show(name, by: found.transitions.count - 1) }
  }

  /// Takes down a push onto what stands before the dot.
  mutating func push(_ values: [CodeValue]) {
    if fill(position - 2, with: values, by: .push) { return }
    transition(.push, values, CodeStyle(), receiver: receiver(before: position), at: position)
  }

  // MARK: Arguments

  /// Where each argument of a list in brackets starts, its label included.
  func arguments(of list: Int) -> [Int] {
    let close = end(list)
    var starts: [Int] = []
    var index = list + 1
    var isStart = true
    while index < close, starts.count < 256 {
      if isStart {
        starts.append(index)
        isStart = false
      }
      if isSign("(", index) || isSign("[", index) || isSign("{", index) {
        index = max(index, end(index))
      } else if isSign("<", index) {
        index = max(index, afterGenerics(index) - 1)
      } else if isSign(",", index) {
        isStart = true
      }
      index += 1
    }
    return starts
  }

  func has(_ label: CodeWord, in list: Int) -> Bool {
    arguments(of: list).contains { word($0) == label && isSign(":", $0 + 1) }
  }

  private func hasLabel(_ label: String, in list: Int) -> Bool {
    arguments(of: list).contains {
      isWord($0) && isSign(":", $0 + 1) && names.utf8(tokens[$0].symbol).elementsEqual(label.utf8)
    }
  }

  /// Where the value of an argument starts.
  func argument(_ label: CodeWord, of list: Int) -> Int? {
    guard let start = arguments(of: list).first(where: { word($0) == label && isSign(":", $0 + 1) }),
      start + 2 < tokens.count
    else { return nil }
    return start + 2
  }

  /// An identifier: a text that stands alone, a constant, or one that is computed.
  package func identifier(at start: Int) -> CodeIdentifier {
    let (values, next) = swiftValues(at: start)
    guard values.count == 1, next >= tokens.count || isSign(",", next) || isSign(")", next) else { return .computed }
    return CodeReader.identifier(values[0])
  }

  package static func identifier(_ value: CodeValue) -> CodeIdentifier {
    switch value {
    case .text(let identifier): identifier
    case .parameter(let number, _): .parameter(number)
    case .member(let type, let name): .constant((type.map { [$0.name] } ?? []) + [name])
    case .derived(.member(let type, let name), let last, _) where last != CodeReader.subscriptSymbol:
      .constant((type.map { [$0.name] } ?? []) + [name, last])
    case .made, .call, .derived, .declared, .cast, .scene, .initial, .board, .generated, .stack, .container, .hosted,
      .list,
      .nothing, .open, .own, .when, .either, .choice, .payload, .hosting, .cases:
      .computed
    }
  }

  /// The storyboard on which a method is called.
  private func boardBefore(_ place: Int) -> CodeBoard {
    var index = place - 1
    guard isSign(".", index) else { return .unknown }
    index -= 1
    if isSign("?", index) || isSign("!", index) { index -= 1 }
    if isSign(")", index), partners[index] >= 0 {
      let list = Int(partners[index])
      return word(list - 1) == .uiStoryboard ? board(at: list) : .unknown
    }
    guard isWord(index) else { return .unknown }
    if let variable = locals[tokens[index].symbol], variable.values.count == 1 {
      return CodeReader.board(variable.values[0])
    }
    return word(index) == .storyboard ? .own : .unknown
  }

  // MARK: Unwind actions

  /// `@objc(…)` before a function or a class; `@objc` alone stands for the name that Swift makes.
  mutating func attribute() {
    guard word(position + 1) == .objc else { return }
    guard isSign("(", position + 2), !tokens[position + 2].isApart else {
      pendingSelector = ""
      return
    }
    let close = end(position + 2)
    guard close - position < 60, close > position + 3 else { return }
    pendingSelector = tokens[(position + 3)..<close].map { token in
      token.kind == .sign ? String(UnicodeScalar(token.sign)) : names.text(token.symbol)
    }.joined()
    position = close
  }

  /// A function whose first parameter is a segue is an unwind action.
  mutating func unwindAction(named name: Symbol, parameters list: Int) {
    guard let owner = scope.owner, scope.isTypeBody, isWord(list + 1) else { return }
    let colon = isWord(list + 2) ? list + 3 : list + 2
    guard isSign(":", colon), word(colon + 1) == .storyboardSegue else { return }
    // A second parameter makes it another selector.
    var second = ""
    if isSign(",", colon + 2), isWord(colon + 3) {
      let label = names.text(tokens[colon + 3].symbol)
      second = label == "_" ? ":" : label + ":"
    }
    let own = CodeReader.selector(names.text(name), label: names.text(tokens[list + 1].symbol)) + second
    let given = pendingSelector.flatMap { $0.isEmpty ? nil : $0 }
    found.unwindActions.append(CodeFacts.UnwindAction(selector: given ?? own, owner: owner))
  }

  /// The selector by which Objective-C calls a function; nil for one that it can't call.
  func selector(_ signature: CodeFacts.Signature) -> String? {
    guard let pendingSelector else { return nil }
    if !pendingSelector.isEmpty { return pendingSelector }
    let labels = signature.parameters.map { $0.label.map { names.text($0) } ?? "_" }
    guard let first = labels.first else { return names.text(signature.name) }
    let further = labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }
    return CodeReader.selector(names.text(signature.name), label: first) + further.joined()
  }

  /// The selector that Swift makes of a function: `unwind(segue:)` is `unwindWithSegue:`.
  private static func selector(_ name: String, label: String) -> String {
    if label == "_" { return name + ":" }
    let isPreposition = prepositions.contains {
      label.hasPrefix($0) && label.dropFirst($0.count).first?.isLowercase != true
    }
    return name + (isPreposition ? "" : "With") + IDText.capital(label) + ":"
  }

  /// Labels that Swift takes for a preposition need no `With`.
  private static let prepositions = [
    "with", "for", "from", "to", "by", "in", "on", "at", "of", "into", "as", "via", "using", "after", "before",
  ]
}
