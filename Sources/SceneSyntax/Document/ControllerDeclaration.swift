package import SceneBasics
package import SceneLanguage
package import ScenePlan

/// A declared controller: a template. `ControllerSettings` has the rarer keys.
package struct ControllerDeclaration: Sendable {
  /// A controller that this one owns, with the key that lists it.
  package struct Content: Sendable {
    package var name: Name
    /// `children`, `stack`, `tabs`, `pages`, `viewControllers`, or a column of a split.
    package var key: ControllerKey
    /// Its part in a group of tabs; nil outside of one.
    package var part: TabGroupKey?
    /// How many groups stand around that group.
    package var depth: UInt8

    package init(key: ControllerKey, name: Name, part: TabGroupKey? = nil, depth: UInt8 = 0) {
      self.key = key
      self.name = name
      self.part = part
      self.depth = depth
    }
  }

  package var id: Name
  package var kind: ControllerKind
  var titleText: ArraySlice<UInt8>?
  /// In the order in which they are written.
  package var contents: [Content] = []
  package var segues: [SegueDeclaration] = []
  /// Index into the document's settings; -1 for none.
  package var settings = -1

  package init(id: Name, kind: ControllerKind) {
    self.id = id
    self.kind = kind
  }

  package var title: String? { titleText.map { String(decoding: $0, as: UTF8.self) } }
}

/// The rarer keys of a controller.
package struct ControllerSettings: Sendable {
  /// Where each written key stands, in the order in which they are written.
  package var keys: [Located<ControllerKey>] = []
  package var className: String?
  package var viewClassName: String?
  package var storyboardIdentifier: String?
  package var group: String?
  package var note: String?
  package var unwindActions: [Name] = []
  /// The actions of an alert; their steps stand in `overrides`.
  package var actions: [Name] = []
  package var views: [Located<String>] = []
  package var tells: [TellDeclaration] = []
  package var instantiates: [Name] = []
  package var overrides: [OverrideDeclaration] = []
  package var layout: Located<LayoutDeclaration>?
  package var containment: ContainmentDeclaration?
  /// The title that is added to a controller of an imported file.
  package var addedTitle: String?
  /// Options that are added to segues of an imported file.
  package var segueAdditions: [SegueAddition] = []
  /// The settable properties of UIKit, by key: styles, booleans, sizes, modes.
  package var properties: [PropertyDeclaration] = []

  package init() {}
}

/// A settable property of UIKit, with its value.
package struct PropertyDeclaration: Sendable {
  package var key: Located<ControllerKey>
  package var value: Located<PropertyValue>

  package init(key: Located<ControllerKey>, value: Located<PropertyValue>) {
    self.key = key
    self.value = value
  }
}

/// The value of a property or of an answer.
package enum PropertyValue: Hashable, Sendable {
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
package struct TellDeclaration: Sendable {
  package var to: Name
  package var messages: [String]

  package init(to: Name, messages: [String]) {
    self.to = to
    self.messages = messages
  }
}

/// One entry of `overrides`.
package struct OverrideDeclaration: Sendable {
  package enum Body: Sendable {
    /// The answer to a question.
    case answer(Located<PropertyValue>)
    /// Answers by segue, action or tab: `shouldPerformSegue: { next: false }`.
    case answers([(Name, Bool)])
    /// Steps that run in a callback, after `super` or without it.
    case steps([StepDeclaration], callsSuper: Bool)
  }

  package enum Subject: Hashable, Sendable {
    case answer(AnswerKey)
    case callback(Callback)
    /// One of the controller's `unwindActions`, or of an alert's `actions`.
    case unwindAction(Symbol)
  }

  package var subject: Located<Subject>
  package var body: Body

  package init(subject: Located<Subject>, body: Body) {
    self.subject = subject
    self.body = body
  }
}

/// `containment`: recipes.
package struct ContainmentDeclaration: Sendable {
  package var add: [Located<ContainmentWord>]?
  package var remove: [Located<ContainmentWord>]?
  package var transition: [Located<ContainmentWord>]?

  package init() {}
}

/// A segue as it is written.
package struct SegueDeclaration: Sendable {
  package var id: Name
  package var verb: Located<SegueVerb>
  /// The destination, or the action of an `unwind`.
  package var object: Name
  /// Options beside the verb; most segues have none.
  package var options: [SegueOption] = []

  package init(id: Name, verb: Located<SegueVerb>, object: Name) {
    self.id = id
    self.verb = verb
    self.object = object
  }
}

/// Options that are added to a segue of an imported file.
package struct SegueAddition: Sendable {
  package var id: Name
  package var keys: [Located<SegueKey>]
  package var options: [SegueOption]

  package init(id: Name, keys: [Located<SegueKey>], options: [SegueOption]) {
    self.id = id
    self.keys = keys
    self.options = options
  }
}

/// An option of a segue.
package enum SegueOption: Sendable {
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
