public import SceneBasics
public import ScenePlan

/// A controller as it is written: a template. Kept small, since scenes may have a hundred thousand; what few of them
/// have stands in `ControllerSettings`.
public struct ControllerDeclaration: Sendable {
  /// A controller that this one owns, and under which key it is listed.
  public struct Content: Sendable {
    /// `children`, `stack`, `tabs`, `pages`, `viewControllers`, or a column of a split.
    public var key: ControllerKey
    public var name: Name

    public init(key: ControllerKey, name: Name) {
      self.key = key
      self.name = name
    }
  }

  public var id: Name
  public var kind: Located<ControllerKind>
  public var title: String?
  /// In the order in which they are written.
  public var contents: [Content] = []
  public var segues: [SegueDeclaration] = []
  /// Index into the document's settings; -1 for none.
  public var settings: Int32 = -1

  public init(id: Name, kind: Located<ControllerKind>) {
    self.id = id
    self.kind = kind
  }
}

/// The rarer keys of a controller.
public struct ControllerSettings: Sendable {
  /// Where each written key stands, in the order in which they are written.
  public var keys: [Located<ControllerKey>] = []
  public var className: String?
  public var viewClassName: String?
  public var group: String?
  public var note: String?
  public var unwindActions: [Name] = []
  public var views: [Located<String>] = []
  public var tells: [TellDeclaration] = []
  public var overrides: [OverrideDeclaration] = []
  public var layout: Located<LayoutDeclaration>?
  public var containment: ContainmentDeclaration?
  /// The properties that UIKit lets one set, by key: styles, booleans, sizes, modes.
  public var properties: [PropertyDeclaration] = []

  public init() {}
}

/// A property that UIKit lets one set, with its value.
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

/// A word of a recipe (section 5 of the format).
public enum ContainmentWord: String, CaseIterable, Sendable {
  case addChild, addSubview, constrain, didMove
  case willMove, removeConstraints, removeFromSuperview, removeFromParent
  case beginAppearanceTransition, endAppearanceTransition
  case transition

  /// What it does, as a sentence.
  public var summary: String {
    switch self {
    case .addChild: "Makes the one that comes a child."
    case .addSubview: "Puts the view of the one that comes into the container's."
    case .constrain: "Gives the view of the one that comes its place."
    case .didMove: "Tells the one that comes that it has a parent."
    case .willMove: "Tells the one that goes that it will have none."
    case .removeConstraints: "Takes away the place of the view of the one that goes."
    case .removeFromSuperview: "Takes the view of the one that goes out."
    case .removeFromParent: "Ends the childhood of the one that goes."
    case .beginAppearanceTransition: "Begins an appearance by hand, of whichever the recipe is for."
    case .endAppearanceTransition: "Ends an appearance begun by hand."
    case .transition: "Replaces one view by the other; what follows it stands in its completion."
    }
  }
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

/// An option of a segue.
public enum SegueOption: Sendable {
  case modalPresentationStyle(Located<PresentationStyle>)
  case modalTransitionStyle(Located<TransitionStyle>)
  case animated(Bool)
  case anchor(String)
  case className(String)
  case sender(String)
  case note(String)
  case steps([StepDeclaration])
}
