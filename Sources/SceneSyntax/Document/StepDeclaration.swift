public import SceneBasics
public import ScenePlan

/// A step of a script, of an override or of a completion, as it is written.
public struct StepDeclaration: Sendable {
  public enum Object: Sendable {
    case none
    /// A controller, a segue, a tab, a column: what the verb says.
    case name(Name)
    case names([Name])
    /// A word of a closed list: `swipe: pop`, `rotate: landscape`.
    case word(Located<String>)
    case bool(Bool)
    case seconds(Ticks)
    case size(Double, Double)
    /// `set`.
    case assignments([Assignment])
    /// `code`.
    case steps([StepDeclaration])
    case expectation(ExpectationDeclaration)
  }

  /// One property or answer of `set`.
  public struct Assignment: Sendable {
    public enum Target: Hashable, Sendable {
      case property(ControllerKey)
      case answer(AnswerKey)
    }

    public var target: Located<Target>
    public var value: Located<PropertyValue>
    /// The answers by segue, action or tab, for a target that has several; `value` then says nothing.
    public var choices: [(Name, Bool)] = []

    public init(target: Located<Target>, value: Located<PropertyValue>) {
      self.target = target
      self.value = value
    }
  }

  public var verb: Located<StepVerb>
  public var object: Object
  /// The whole step's first line, from the verb on.
  public var span: SourceSpan
  public var options = StepOptions()

  public init(verb: Located<StepVerb>, object: Object, span: SourceSpan) {
    self.verb = verb
    self.object = object
    self.span = span
  }
}

/// What may stand beside a step's verb. Which options a verb takes is checked when it is decoded.
public struct StepOptions: Sendable {
  public var receiver: Name?
  public var animated: Located<Bool>?
  public var duration: Located<Ticks>?
  public var after: Located<Delay>?
  public var completion: [StepDeclaration]?
  public var id: Located<String>?
  public var note: String?
  public var modalPresentationStyle: Located<PresentationStyle>?
  public var modalTransitionStyle: Located<TransitionStyle>?
  public var anchor: String?
  /// `direction: reverse`.
  public var isReverse = false
  public var isCancelled = false
  public var decelerates = true
  /// The child that a `transition` replaces.
  public var from: Name?
  /// x, y, width, height.
  public var frame: [Double]?
  /// A view of `self`, or a controller.
  public var into: Name?
  public var toParent: Located<ToParent>?
  /// Whose appearance: a child, any controller, or `self`.
  public var of: Name?

  public init() {}
}

/// `toParent`.
public enum ToParent: Hashable, Sendable {
  case none
  case name(Symbol)
}

/// `expect`, as it is written.
public struct ExpectationDeclaration: Sendable {
  public enum Clause: Sendable {
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
    /// Codes or names of UIKit's warnings.
    case warnings([Located<String>])
    case raises(Located<String>)
  }

  public var clauses: [Located<Clause>] = []
  public var of: [Name] = []
  /// Callbacks or groups, as they are written.
  public var callbacks: [Located<String>] = []
  public var since: Located<String>?

  public init() {}
}
