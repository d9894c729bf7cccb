package import SceneBasics

/// Calls of functions that show a screen and whose names don't sound so: they are read when these functions are known.
extension CodeFacts {
  /// More names than this aren't followed.
  private static let mostNames = 500

  /// The functions that show what a caller gives, or that have no screen of their own, and of which no calls were kept.
  package func unfollowed() -> Set<Symbol> {
    var found: Set<Symbol> = []
    for transition in transitions where transition.verb != .root && found.count < CodeFacts.mostNames {
      guard let name = transition.place.signature?.name, CodeWord(name) == nil,
        uses[Int(name.rawValue)] & CodeFacts.isWay == 0
      else { continue }
      let isOfScreen = transition.owner.map { isScreen(types[$0]) } ?? false
      if !isOfScreen || transition.values.contains(where: \.dependsOnCaller) { found.insert(name) }
    }
    return found
  }

  /// Whether a declaration looks like that of one screen of the app, whose own code needs no caller.
  private func isScreen(_ type: TypeDeclaration) -> Bool {
    let names = [type.name] + type.parents
    guard type.kind == .class || type.kind == .extension else { return false }
    return names.contains { text($0.name).hasSuffix("ViewController") } && !text(type.name.name).hasPrefix("UI")
  }

  /// Whether a file may call one of some functions.
  package func mayCall(_ names: Set<Symbol>, in id: FileID) -> Bool {
    calledNames[id]?.contains { names.contains($0) } ?? false
  }

  /// Reads a file another time, for its calls of some functions.
  ///
  /// - Parameters:
  ///   - file: The file, as it was when its facts were added.
  ///   - names: The names of the functions.
  package mutating func addCalls(of names: Set<Symbol>, in file: SourceFile, id: FileID) {
    guard let start = firstTypes[id] else { return }
    let tokens = lexed(file).tokens
    var marks = Array(repeating: UInt8(0), count: self.names.count)
    for name in names { marks[Int(name.rawValue)] = CodeFacts.isWay }
    var reader = CodeReader(tokens, of: file.bytes, file: id, names: self.names, uses: marks)
    reader.run(isSwift: file.path.hasSuffix(".swift"))
    let found = reader.found
    // A file that has changed meanwhile may have other types.
    func place(_ owner: Int?) -> Int? { owner.flatMap { $0 + start < types.count ? $0 + start : nil } }
    for var call in found.calls {
      call.place.owner = place(call.place.owner)
      call.hasPlainName = true
      calls.append(call)
    }
    for var function in found.declared {
      function.owner = place(function.owner)
      declared.append(function)
    }
  }

  /// The words that stand before brackets, or as the parts of messages, in one file.
  static func calledNames(_ tokens: [CodeToken], isSwift: Bool) -> [Symbol] {
    var found: Set<Symbol> = []
    for (place, token) in tokens.enumerated() where token.kind == .word && place + 1 < tokens.count {
      guard CodeWord(token.symbol) == nil, tokens[place + 1].kind == .sign else { continue }
      let next = Unicode.Scalar(tokens[place + 1].sign)
      if isSwift ? next == "(" : next == ":" || next == "]" {
        if place > 0, tokens[place - 1].kind == .word, CodeWord(tokens[place - 1].symbol) == .func { continue }
        found.insert(token.symbol)
      }
    }
    return Array(found)
  }

  /// A function of Swift as Objective-C calls it; nil where that is the same.
  mutating func objectiveCSignature(of function: Function) -> Signature? {
    guard let selector = function.selector else { return nil }
    var parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1 { parts.removeLast() }
    let given = function.signature.parameters
    guard given.isEmpty || given.count == parts.count, let first = parts.first else { return nil }
    var signature = Signature(name: names.intern(String(first)), isStatic: function.signature.isStatic, parameters: [])
    for (part, parameter) in zip(parts, given) {
      let label: Symbol? = signature.parameters.isEmpty || part.isEmpty ? nil : names.intern(String(part))
      signature.parameters.append(Parameter(label: label, type: parameter.type, fallback: nil))
    }
    return signature == function.signature ? nil : signature
  }
}
