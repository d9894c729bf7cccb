public import ScenePlan

/// A controller that a step names: the only living instance of a template, or the one of a number.
public struct Reference: Hashable, Sendable {
  /// The name as it was written, where that isn't the template's own.
  public var written: String?
  private var number: Int32
  /// 0 for none.
  private var count: Int32
  public var place: Place

  public init(_ template: Int, _ ordinal: Int? = nil, written: String? = nil, at place: Place = .none) {
    number = Int32(template)
    count = Int32(clamping: ordinal ?? 0)
    self.written = written
    self.place = place
  }

  public var template: Int {
    get { Int(number) }
    set { number = Int32(newValue) }
  }

  /// The number after `#`, from 1.
  public var ordinal: Int? {
    get { count == 0 ? nil : Int(count) }
    set { count = Int32(clamping: newValue ?? 0) }
  }
}

/// A name that is looked up when the step runs: a segue or a column.
public struct NamedThing: Hashable, Sendable {
  public var name: String
  public var place: Place

  public init(_ name: String, at place: Place = .none) {
    self.name = name
    self.place = place
  }
}

/// A step of a script, of an override or of a completion.
public struct Step: Hashable, Sendable {
  public var action: Action
  /// The controller whose code it is a line of: `in`.
  public var receiver: Reference?
  /// Where its verb was written.
  public var place: Place
  /// The place of the step with its object, where the step waits for a time.
  public var wholePlace: Place
  private var box = Outside<Options>.none

  private struct Options: Hashable {
    var isCancelled = false
    var continuous: Int?
    var isAnimated: Bool?
    var duration: Ticks?
    var after: Delay?
    var completion: [Step]?
    var id: String?
    var note: String?
  }

  public init(_ action: Action, in receiver: Reference? = nil, at place: Place = .none) {
    self.action = action
    self.receiver = receiver
    self.place = place
    wholePlace = place
  }

  /// Without any, nothing stands outside, so that two steps that say the same are equal.
  private var options: Options {
    get { box.value ?? Options() }
    set { box = newValue == Options() ? .none : .some(newValue) }
  }

  /// As it was written; nil leaves it to the step.
  public var isAnimated: Bool? {
    get { options.isAnimated }
    set { options.isAnimated = newValue }
  }
  /// Whether a gesture of the app drives it, and gives it up (M6.46). A person's own gesture says so in its action.
  public var isCancelled: Bool {
    get { options.isCancelled }
    set { options.isCancelled = newValue }
  }
  /// How many sizes the window has on the way to another one, where its edge is dragged (D8.19).
  public var continuous: Int? {
    get { options.continuous }
    set { options.continuous = newValue }
  }
  public var duration: Ticks? {
    get { options.duration }
    set { options.duration = newValue }
  }
  /// After the step before.
  public var after: Delay? {
    get { options.after }
    set { options.after = newValue }
  }
  /// Runs in its completion block.
  public var completion: [Step]? {
    get { options.completion }
    set { options.completion = newValue }
  }
  /// A name for `since`.
  public var id: String? {
    get { options.id }
    set { options.id = newValue }
  }
  public var note: String? {
    get { options.note }
    set { options.note = newValue }
  }
}

/// The action of a step.
public indirect enum Action: Hashable, Sendable {
  // MARK: Segues
  case trigger(NamedThing)
  case perform(NamedThing)
  // MARK: The nearest controller that can
  case show(Reference)
  case showDetail(Reference)
  // MARK: Stock containers
  case push(Reference)
  case pop
  case popToRoot
  case popTo(Reference)
  case setViewControllers([Reference], isReverse: Bool)
  case select(Reference)
  case tap(Reference)
  /// A person taps More.
  case tapThing(NamedThing)
  case showColumn(NamedThing)
  case hideColumn(NamedThing)
  case swipe(Gesture, isCancelled: Bool, decelerates: Bool)
  // MARK: Presentation
  case present(Reference, PresentationOptions)
  case dismiss
  // MARK: A custom container
  case scroll(Reference)
  /// With a frame of its own: x, y, width, height.
  case add(Reference, frame: [Double]?)
  case remove(Reference)
  case transition(to: Reference, from: Reference?)
  // MARK: Single calls
  case set([Assignment])
  case load(Reference)
  case addChild(Reference)
  case addSubview(Reference, into: SubviewHost)
  case constrain(Reference)
  case removeConstraints(Reference)
  case removeFromSuperview(Reference)
  case removeFromParent(Reference)
  case willMove(Reference, toParent: ToldParent)
  case didMove(Reference, toParent: ToldParent)
  case beginAppearanceTransition(Bool, of: AppearanceTarget)
  case endAppearanceTransition(of: AppearanceTarget)
  // MARK: The app
  case rotate(Orientation)
  case resize(Size)
  case background
  case foreground
  case resignActive
  case becomeActive
  case memoryWarning
  case terminate
  case launch(LaunchPlace)
  /// Another root for the window.
  case setRoot(Reference)
  /// A model changes that these callbacks have read.
  case changed([Reader])
  // MARK: The script itself
  case code([Step])
  case wait(Ticks)
  /// Index into the program's expectations.
  case expect(Int)
}

/// A callback of a controller that has read a model.
public struct Reader: Hashable, Sendable {
  public var controller: Reference
  public var callback: Callback

  public init(_ controller: Reference, _ callback: Callback) {
    self.controller = controller
    self.callback = callback
  }
}

/// A person's gesture.
public enum Gesture: String, CaseIterable, Hashable, Sendable {
  /// Back in a stack.
  case pop
  /// A sheet down.
  case dismiss
  /// A page on or back.
  case forward, reverse
  /// A sheet to one of its heights.
  case medium, large
  /// A column of a split in, or out.
  case showColumn, hideColumn

  /// The height to which it drags a sheet.
  package var detent: Detent? { Detent(rawValue: rawValue) }

  /// Whether it moves a column of a split.
  package var movesColumn: Bool { self == .showColumn || self == .hideColumn }
}

/// Which way a device is held.
public enum Orientation: String, CaseIterable, Hashable, Sendable { case portrait, landscape }

/// The options beside `present`.
public struct PresentationOptions: Hashable, Sendable {
  public var modalPresentationStyle: PresentationStyle?
  public var modalTransitionStyle: TransitionStyle?
  /// The anchor of a popover.
  public var anchor: String?

  public init(style: PresentationStyle? = nil, anchor: String? = nil) {
    modalPresentationStyle = style
    self.anchor = anchor
  }
}

/// Into which view `addSubview` puts a view.
public enum SubviewHost: Hashable, Sendable {
  /// The view of `self`.
  case itself
  /// A view that `self` may have by that name; else a controller's view.
  case named(String, Reference?)
}

/// The parent that a controller is told of.
public enum ToldParent: Hashable, Sendable {
  /// The usual one: `self` for `didMove`, none for `willMove`.
  case usual
  case none
  case controller(Reference)
}

/// Whose appearance is begun or ended by hand.
public enum AppearanceTarget: Hashable, Sendable {
  /// All children of `self`.
  case children
  case itself
  case controller(Reference)
}

/// One property or answer of `set`.
public struct Assignment: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    case property(Property, Value)
    case answer(AnswerKey, Value)
    /// The answers by segue, action or tab.
    case choices(AnswerKey, [Choice])
  }

  public var target: Target
  public var place: Place

  public init(_ target: Target, at place: Place = .none) {
    self.target = target
    self.place = place
  }
}

/// Where an app is started: on the screen, or in the background, with its scene or before it has one (L9.13).
public enum LaunchPlace: String, CaseIterable, Hashable, Sendable {
  case foreground, background, withoutScene
}
