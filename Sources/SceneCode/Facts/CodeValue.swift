package import SceneBasics

/// The name of a type as code writes it: the last part, and the one before, if there is one.
package struct CodeName: Sendable, Hashable {
  package var name: Symbol
  package var outer: Symbol?

  package init(_ name: Symbol, in outer: Symbol? = nil) {
    self.name = name
    self.outer = outer
  }
}

/// Where a controller comes from, as far as one function shows it.
///
/// Local variables are followed already; what stands in other functions, types and files is looked up when all are read.
package indirect enum CodeValue: Sendable, Hashable {
  /// `Foo(…)`, `[[Foo alloc] init…]`.
  case made(CodeName, [CodeArgument] = [])
  /// `Foo.make(…)`, `[Foo fooWith:…]`; without a type, a function of the own one, or of none.
  case call(CodeName?, Symbol, [CodeArgument] = [])
  /// `Foo.shared`; without a type, a property of the own one.
  case member(CodeName?, Symbol)
  /// A method or a property of a value: `detail.inNavigation`.
  case derived(CodeValue, Symbol, [CodeArgument] = [])
  /// A case that carries something: `.detail(id)`.
  case choice(Symbol, [CodeArgument])
  /// A value that a case of a parameter carries, by the number of the parameter, the case and the place in it.
  case payload(Int, Symbol, Int)
  /// A parameter of the function, by its number, with its type.
  case parameter(Int, CodeName?)
  /// `self`.
  case own
  /// The condition that holds in a `case` of a `switch` over a parameter.
  case when(CodeCase, CodeValue)
  /// One of several.
  case either([CodeValue])
  /// Only the declared type is known.
  case declared(CodeName)
  /// `as? Foo`: the type holds if the value itself isn't known.
  case cast(CodeValue, CodeName)
  /// A scene of a storyboard by its identifier.
  case scene(CodeIdentifier, storyboard: CodeBoard)
  /// The initial scene of a storyboard.
  case initial(CodeBoard)
  /// A storyboard itself.
  case board(CodeBoard)
  /// `StoryboardScene.Main.detail`, `R.storyboard.main.detail`; without the last name, the initial scene.
  case generated(storyboard: Symbol, scene: Symbol?)
  /// `UINavigationController(rootViewController: …)`.
  case stack(CodeValue)
  /// A container that the code has made and filled: `tabs.viewControllers = [List(), Map()]`.
  case container(CodeContainer, [CodeValue])
  /// `UIHostingController(rootView: Detail(…))`.
  case hosted(CodeName)
  /// A hosting controller around a view of which only the value is known.
  case hosting(CodeValue)
  case list([CodeValue])
  /// A value for each case of an enum, and the name in it that stands for the case: `Tab.allCases.map { screen($0) }`.
  case cases(CodeName, Symbol, CodeValue)
  /// A text, which may be an identifier.
  case text(CodeIdentifier)
  /// No destination: `nil`.
  case nothing
  case open(CodeForm)
}

/// The storyboard in which a scene is looked for.
package enum CodeBoard: Sendable, Hashable {
  case named(Symbol)
  /// A name that is made while running, or a property of which nothing is known.
  case unknown
  /// That of the controller in whose code it stands.
  case own
  /// A name that a caller hands over, by the number of the parameter.
  case parameter(Int)
}

/// The identifier of a scene or a segue in code.
package enum CodeIdentifier: Sendable, Hashable {
  case text(Symbol)
  /// A constant: `Scenes.detail`, `Segue.open.rawValue`; the parts of its name.
  case constant([Symbol])
  /// `String(describing: Foo.self)`; without a name, the own class.
  case ofClass(CodeName?)
  /// A text that a caller hands over, by the number of the parameter.
  case parameter(Int)
  /// Put together, or a variable.
  case computed
}

/// Why a destination isn't known: the form in which it comes into its call.
package enum CodeForm: Int, Sendable, Hashable, CaseIterable {
  case identifier, noIdentifier, noStoryboard, property, parameter, ownFunction, otherObject, typeWithSubclasses,
    severalClasses, expression

  /// Its name in a report.
  package var label: String {
    switch self {
    case .identifier: "an identifier that is computed"
    case .noIdentifier: "an identifier that no storyboard has"
    case .noStoryboard: "in a storyboard that isn't there"
    case .property: "a property"
    case .parameter: "a parameter or a variable"
    case .ownFunction: "a function of the same type"
    case .otherObject: "what another object gives"
    case .typeWithSubclasses: "a type that has subclasses"
    case .severalClasses: "one of several classes or scenes"
    case .expression: "another expression"
    }
  }
}

extension CodeValue {
  /// Whether it is what stands in a container already: `stack.viewControllers`, and what a method makes of it.
  var isPresent: Bool {
    switch self {
    case .member(_, let name): CodeWord(name) == .viewControllers
    case .derived(let base, let name, _): CodeWord(name) == .viewControllers || base.isPresent
    default: false
    }
  }

  /// The screen around which it makes a navigation controller.
  var stackRoot: CodeValue? {
    switch self {
    case .stack(let root): root
    case .made(_, let arguments):
      arguments.first { $0.label.flatMap(CodeWord.init) == .rootViewController }?.value
    default: nil
    }
  }

  /// Whether it is a list, or one that stands in a container already.
  var isList: Bool { if case .list = self { true } else { isPresent } }

  /// Without the controllers of a list that stand in the container already: `viewControllers[0] as? List`.
  package var withoutPresent: CodeValue {
    if isPresent { return .list([]) }
    guard case .list(let values) = self else { return self }
    return .list(
      values.filter { value in
        if value.isPresent { return false }
        guard case .cast(let value, _) = value else { return true }
        return switch value {
        case .open, .member, .derived: false
        default: true
        }
      })
  }
}
