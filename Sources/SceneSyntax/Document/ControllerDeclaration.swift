public import SceneBasics
public import ScenePlan

/// A declared controller: a template. `ControllerSettings` has the rarer keys.
public struct ControllerDeclaration: Sendable {
  /// A controller that this one owns, with the key that lists it.
  public struct Content: Sendable {
    public var name: Name
    /// `children`, `stack`, `tabs`, `pages`, `viewControllers`, or a column of a split.
    public var key: ControllerKey

    public init(key: ControllerKey, name: Name) {
      self.key = key
      self.name = name
    }
  }

  public var id: Name
  public var kind: ControllerKind
  var titleText: ArraySlice<UInt8>?
  /// In the order in which they are written.
  public var contents: ArraySlice<Content> = []
  public var segues: ArraySlice<SegueDeclaration> = []
  /// Index into the document's settings; -1 for none.
  public var settings = -1

  public init(id: Name, kind: ControllerKind) {
    self.id = id
    self.kind = kind
  }

  public var title: String? { titleText.map { String(decoding: $0, as: UTF8.self) } }
}

/// The rarer keys of a controller.
public struct ControllerSettings: Sendable {
  /// Where each written key stands, in the order in which they are written.
  public var keys: [Located<ControllerKey>] = []
  public var className: String?
  public var viewClassName: String?
  public var storyboardIdentifier: String?
  public var group: String?
  public var note: String?
  public var unwindActions: [Name] = []
  public var views: [Located<String>] = []
  public var tells: [TellDeclaration] = []
  public var instantiates: [Name] = []
  public var overrides: [OverrideDeclaration] = []
  public var layout: Located<LayoutDeclaration>?
  public var containment: ContainmentDeclaration?
  /// The title that is added to a controller of an imported file.
  public var addedTitle: String?
  /// Options that are added to segues of an imported file.
  public var segueAdditions: [SegueAddition] = []
  /// The settable properties of UIKit, by key: styles, booleans, sizes, modes.
  public var properties: [PropertyDeclaration] = []

  public init() {}
}

/// A settable property of UIKit, with its value.
public struct PropertyDeclaration: Sendable {
  public var key: Located<ControllerKey>
  public var value: Located<PropertyValue>

  public init(key: Located<ControllerKey>, value: Located<PropertyValue>) {
    self.key = key
    self.value = value
  }
}

/// The value of a property or of an answer.
public enum PropertyValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  /// Width and height in points.
  case size(Double, Double)
  /// One word of a closed list, such as `pageSheet`.
  case word(String)
  case words([String])
  /// A controller.
  case name(Symbol)
}

/// `tells`: messages of its own delegate protocol.
public struct TellDeclaration: Sendable {
  public var to: Name
  public var messages: [String]

  public init(to: Name, messages: [String]) {
    self.to = to
    self.messages = messages
  }
}

/// One entry of `overrides`.
public struct OverrideDeclaration: Sendable {
  public enum Body: Sendable {
    /// The answer to a question.
    case answer(Located<PropertyValue>)
    /// Answers by segue, action or tab: `shouldPerformSegue: { next: false }`.
    case answers([(Name, Bool)])
    /// Steps that run in a callback, after `super` or without it.
    case steps([StepDeclaration], callsSuper: Bool)
  }

  public enum Subject: Hashable, Sendable {
    case answer(AnswerKey)
    case callback(Callback)
    /// One of the controller's `unwindActions`.
    case unwindAction(Symbol)
  }

  public var subject: Located<Subject>
  public var body: Body

  public init(subject: Located<Subject>, body: Body) {
    self.subject = subject
    self.body = body
  }
}

/// `layout`.
public enum LayoutDeclaration: Hashable, Sendable {
  case fill, vertical, horizontal
  case center(Double, Double)
  /// Frames by child: x, y, width, height.
  case frames([Symbol], [[Double]])
  /// A paging scroll view; with `preload`, only pages at most so many away are added.
  case paging(isVertical: Bool, preload: Int?)

  /// The layouts that are one word.
  public static let words = ["fill", "vertical", "horizontal"]
  /// The ways in which a paging scroll view can scroll.
  public static let axes = ["horizontal", "vertical"]
}

/// `containment`: recipes.
public struct ContainmentDeclaration: Sendable {
  public var add: [Located<ContainmentWord>]?
  public var remove: [Located<ContainmentWord>]?
  public var transition: [Located<ContainmentWord>]?

  public init() {}
}

/// A segue as it is written.
public struct SegueDeclaration: Sendable {
  public var id: Name
  public var verb: Located<SegueVerb>
  /// The destination, or the action of an `unwind`.
  public var object: Name
  /// Options beside the verb; most segues have none.
  public var options: [SegueOption] = []

  public init(id: Name, verb: Located<SegueVerb>, object: Name) {
    self.id = id
    self.verb = verb
    self.object = object
  }
}

/// Options that are added to a segue of an imported file.
public struct SegueAddition: Sendable {
  public var id: Name
  public var keys: [Located<SegueKey>]
  public var options: [SegueOption]

  public init(id: Name, keys: [Located<SegueKey>], options: [SegueOption]) {
    self.id = id
    self.keys = keys
    self.options = options
  }
}

/// An option of a segue.
public enum SegueOption: Sendable {
  case identifier(String)
  case modalPresentationStyle(Located<PresentationStyle>)
  case modalTransitionStyle(Located<TransitionStyle>)
  case animated(Bool)
  case anchor(String)
  case className(String)
  case sender(String)
  case note(String)
  case steps([StepDeclaration])
}
