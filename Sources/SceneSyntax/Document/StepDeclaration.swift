package import SceneBasics
package import SceneLanguage
package import ScenePlan

/// A step of a script, of an override or of a completion, as it is written.
package struct StepDeclaration: Sendable {
  package enum Object: Sendable {
    case none
    /// A controller, a segue, a tab, a column: what the verb says.
    case name(Name)
    case names([Name])
    /// A word of a closed list: `swipe: pop`, `rotate: landscape`.
    indirect case word(Located<String>)
    case bool(Bool)
    case seconds(Ticks)
    case size(Double, Double)
    /// `set`.
    case assignments([Assignment])
    /// `changed`.
    case readers([Reader])
    /// `code`.
    case steps([StepDeclaration])
    indirect case expectation(ExpectationDeclaration)
  }

  /// A callback that has read a model.
  package struct Reader: Sendable {
    package var controller: Name
    package var callback: Located<Callback>
  }

  /// One property or answer of `set`.
  package struct Assignment: Sendable {
    package enum Target: Hashable, Sendable {
      case property(ControllerKey)
      case answer(AnswerKey)
    }

    package var target: Located<Target>
    package var value: Located<PropertyValue>
    /// The answers by segue, action or tab, for a target that has several; `value` then says nothing.
    package var choices: [(Name, Bool)] = []

    package init(target: Located<Target>, value: Located<PropertyValue>) {
      self.target = target
      self.value = value
    }
  }

  // A script may have a million steps, so what is rare stands outside.

  package var object: Object
  private var box = Box.none
  package var verb: Located<StepVerb>
  /// How long the whole step's first line is, from the verb on.
  package var length: UInt32
  /// The controller whose code it is a line of: `in`.
  package var receiver: Name?

  private indirect enum Box: Sendable {
    case none
    case some(StepOptions)
  }

  package init(verb: Located<StepVerb>, object: Object) {
    self.verb = verb
    self.object = object
    length = verb.span.length
  }

  /// The whole step's first line, from the verb on.
  package var span: SourceSpan {
    var span = verb.span
    span.length = length
    return span
  }

  /// Whether anything but `in` stands beside the verb.
  package var hasOptions: Bool {
    switch box {
    case .none: false
    case .some: true
    }
  }

  /// The other options beside the verb.
  package var options: StepOptions {
    get {
      switch box {
      case .none: StepOptions()
      case .some(let options): options
      }
    }
    set { box = .some(newValue) }
  }
}

/// The options that may stand beside a step's verb, besides `in`. Which options a verb takes is checked when it is
/// decoded.
package struct StepOptions: Sendable {
  package var animated: Located<Bool>?
  package var duration: Located<Ticks>?
  package var after: Located<Delay>?
  package var completion: [StepDeclaration]?
  package var id: Located<String>?
  package var note: String?
  package var modalPresentationStyle: Located<PresentationStyle>?
  package var modalTransitionStyle: Located<TransitionStyle>?
  package var anchor: String?
  /// `direction: reverse`.
  package var isReverse = false
  package var isCancelled = false
  package var decelerates = true
  package var continuous: Int?
  /// The child that a `transition` replaces.
  package var from: Name?
  /// x, y, width, height.
  package var frame: [Double]?
  /// A view of `self`, or a controller.
  package var into: Name?
  package var toParent: Located<ToParent>?
  /// Whose appearance: a child, any controller, or `self`.
  package var of: Name?

  package init() {}
}

/// `toParent`.
package enum ToParent: Hashable, Sendable {
  case none
  case name(Symbol)
}

/// `expect`, as it is written.
package struct ExpectationDeclaration: Sendable {
  package enum Clause: Sendable {
    case trace([Located<Expectation.Pattern>])
    case contains([Located<Expectation.Pattern>])
    case lacks([Located<Expectation.Pattern>])
    case visible(Name)
    case appeared([Name])
    /// Lines with their places, indentation kept.
    case tree([Located<String>])
    case alive([Name])
    case released([Name])
    case answers([(Located<Question>, Name)])
    case displayMode(Located<String>)
    case tabBar(TabBarState)
    /// Codes or names of UIKit's warnings.
    case warnings([Located<String>])
    case raises(Located<String>)
  }

  /// The words behind `since` for the launch, and for the last step that isn't an expectation.
  package static let (launch, last) = ("launch", "last")
  package static let words = [launch, last]

  package var clauses: [Located<Clause>] = []
  package var of: [Name] = []
  /// Callbacks or groups, as they are written.
  package var callbacks: [Located<String>] = []
  package var since: Located<String>?
  /// The systems on which it is judged.
  package var scope = SystemCondition()

  package init() {}
}
