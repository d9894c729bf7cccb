package import SceneBasics

extension CodeFacts {
  /// A function of a class, by its name alone.
  package struct Named: Sendable, Hashable {
    package var owner: Int
    package var name: Symbol
  }

  /// A text that has a name in all of the code: `NSString *const Detail = @"Detail";`, `let detail = "Detail"`.
  package struct Constant: Sendable, Hashable {
    package var name: Symbol
    package var text: Symbol
    package var file: FileID
  }

  /// A property that a class sets on itself.
  package struct OwnSetting: Sendable, Hashable {
    package var property: CodeProperty
    package var words: [Symbol]
    package var function: Symbol?
    package var owner: Int
    package var span: SourceSpan
  }

  /// A method that an unwind segue may look for.
  package struct UnwindAction: Sendable, Hashable {
    package var selector: String
    package var owner: Int
  }

  /// A function as its callers see it.
  package struct Signature: Sendable, Hashable {
    package var name: Symbol
    package var isStatic: Bool
    package var parameters: [Parameter]
  }

  /// A parameter of a function.
  package struct Parameter: Sendable, Hashable {
    /// Nil where a caller writes none: `_`, and the first of a selector.
    package var label: Symbol?
    package var type: CodeName?
    /// Its value where a caller leaves it out; nil where a caller can't.
    package var fallback: CodeValue?
    /// Whether it is a function, which may stand behind the brackets of a call.
    package var isClosure = false
  }

  /// A function whose name sounds like a way to a screen, with the declaration in which it stands.
  package struct Declared: Sendable, Hashable {
    package var owner: Int?
    package var signature: Signature
  }

  /// A call of such a function.
  package struct Call: Sendable, Hashable {
    /// A `call`, or a `derived` of what it is called on.
    package var value: CodeValue
    /// Whether UIKit has a function of this form, too.
    package var isOfUIKit: Bool
    /// Whether its name doesn't sound like a way to a screen, so that what it is called on must be known.
    package var hasPlainName = false
    /// Whether closures follow its brackets.
    package var hasClosure: Bool
    package var place: Place
  }

  /// A call by which a controller goes, or those above it.
  package struct WayBack: Sendable, Hashable {
    package var verb: CodeBackVerb
    /// The declaration in whose code it stands; nil for code of no type.
    package var owner: Int?
    package var span: SourceSpan
  }

  /// The place of a call.
  package struct Place: Sendable, Hashable {
    /// The declaration in whose code it stands; nil for code of no type.
    package var owner: Int?
    /// The function, if it is one that can be called from elsewhere.
    package var signature: Signature?
    /// The cases of a `switch` over parameters in which it stands.
    package var cases: [CodeCase] = []
    package var span: SourceSpan
  }
}

/// An argument of a call.
package struct CodeArgument: Sendable, Hashable {
  package var label: Symbol?
  package var value: CodeValue

  package init(label: Symbol? = nil, value: CodeValue) {
    self.label = label
    self.value = value
  }
}

/// A `case` of a `switch` over a parameter.
package struct CodeCase: Sendable, Hashable {
  /// The number of the parameter; -1 for a `switch` over `self`.
  package var parameter: Int
  /// The names of the pattern, without what they carry; none for `default`.
  package var names: [Symbol]

  package init(parameter: Int, names: [Symbol]) {
    self.parameter = parameter
    self.names = names
  }

  package static let ofSelf = -1
}

extension CodeValue {
  /// One value of several, one of which it is when the code runs.
  package static func one(of values: [CodeValue]) -> CodeValue { values.count == 1 ? values[0] : .either(values) }

  /// Whether it depends on what a caller hands over.
  package var dependsOnCaller: Bool {
    switch self {
    case .parameter, .own, .payload: true
    case .when(let condition, let value): condition.parameter != CodeCase.ofSelf || value.dependsOnCaller
    case .derived(let value, _, let arguments): value.dependsOnCaller || arguments.contains { $0.value.dependsOnCaller }
    case .call(_, _, let arguments), .made(_, let arguments), .choice(_, let arguments):
      arguments.contains { $0.value.dependsOnCaller }
    case .cast(let value, _), .stack(let value), .hosting(let value): value.dependsOnCaller
    case .either(let values), .list(let values), .container(_, let values): values.contains(where: \.dependsOnCaller)
    case .scene(.parameter, _), .scene(_, storyboard: .parameter), .initial(.parameter): true
    case .member, .declared, .scene, .initial, .board, .generated, .hosted, .text, .nothing, .open, .cases: false
    }
  }

  /// Whether it holds in one case alone.
  package var isOfCase: Bool { if case .when = self { true } else { false } }

  /// Whether it is what a function gives.
  var isOfCall: Bool {
    switch self {
    case .call, .derived: true
    case .made, .member, .choice, .payload, .parameter, .own, .when, .either, .declared, .cast, .scene, .initial,
      .board,
      .generated, .stack, .container, .hosted, .hosting, .list, .cases, .text, .nothing, .open:
      false
    }
  }

  /// Whether it may say something of a screen, as an argument.
  var isTelling: Bool {
    switch self {
    case .open, .nothing, .board, .text(.text), .text(.computed), .text(.parameter): false
    case .made, .call, .member, .derived, .declared, .cast, .scene, .initial, .generated, .stack, .hosted, .list, .text,
      .container, .parameter, .when, .either, .own, .choice, .payload, .hosting, .cases:
      true
    }
  }
}
