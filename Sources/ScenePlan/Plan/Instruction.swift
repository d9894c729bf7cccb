/// When a routine is due.
public enum Due: Hashable, Sendable {
  /// In the next turn of the main queue.
  case nextTurn
  /// So long after now; a timer, which settling doesn't wait for.
  case timer(Ticks)
  /// When a running transition has lasted as long as it was opened for.
  case endOf(TransitionID)
  /// When a transition that was reserved or opened has been closed.
  case closeOf(TransitionID)
}

/// An order to the machine: containment, appearance, presentation, time and talk. Container kinds, segues and recipes
/// are compiled into these.
public enum Instruction: Hashable, Sendable {
  // MARK: Life
  /// Makes an instance: `init`.
  case make(InstanceID)
  /// Keeps an instance alive until it is released as often.
  case hold(InstanceID)
  case release(InstanceID)
  /// A controller's property keeps another one alive as long as it lives itself.
  case keep(InstanceID, by: InstanceID)
  /// That property is emptied.
  case letGo(InstanceID, by: InstanceID)
  /// Touches `view`: `loadView` and `viewDidLoad`, once.
  case load(InstanceID)

  // MARK: Containment
  /// `addChild`: leaves the old parent, joins the new one, and sends `willMove(toParent:)` (C1.10, C1.11, C1.13).
  case addChild(InstanceID, to: InstanceID)
  /// `removeFromParent`: leaves the parent and sends `didMove(toParent: nil)` (C1.20).
  case removeFromParent(InstanceID)
  case willMove(InstanceID, to: InstanceID?)
  case didMove(InstanceID, to: InstanceID?)
  /// Joins a parent at a place among its children, without a callback.
  case link(InstanceID, to: InstanceID, at: Int)
  /// Leaves the parent without a callback.
  case unlink(InstanceID)
  /// The child that stands for a container on the screen: a stack's top, the selected tab, the current page.
  case setCurrent(InstanceID?, in: InstanceID)

  // MARK: Views
  /// `addSubview`: on the screen this makes the controller appear by itself (C1.31).
  case addSubview(InstanceID, into: InstanceID)
  /// `removeFromSuperview`: on the screen this makes the controller disappear by itself (C1.33).
  case removeFromSuperview(InstanceID)
  /// The instructions behind it stand in an animation block, or stand there no more: views that come or go are
  /// animated.
  case inAnimation(Bool)
  case constrain(InstanceID)
  case removeConstraints(InstanceID)
  /// A stock container puts a view in; appearance is spelled beside it.
  case place(InstanceID, into: InstanceID)
  /// A stock container takes a view out; appearance is spelled beside it.
  case displace(InstanceID)

  // MARK: Appearance
  /// `beginAppearanceTransition(_:animated:)`, by the table of rule 1.7.
  case begin(InstanceID, appearing: Bool, animated: Bool)
  /// `endAppearanceTransition()`.
  case end(InstanceID)
  /// `viewIsAppearing` of a controller and of those that appear with it (C1.36), where it doesn't wait for the layout.
  case isAppearing(InstanceID)
  /// A stack shows a top for which no transition has run, in its own layout (V10).
  case showTop(InstanceID, in: InstanceID)
  /// `setNeedsLayout` of a controller's view: the pass that ends the turn lays it out (V1). False takes that back: the
  /// view has got the size again with which it was laid out, or its first layout is put off, with that of all inside.
  case setNeedsLayout(InstanceID, Bool)
  /// `setNeedsUpdateConstraints` of a controller's view (V2).
  case setNeedsUpdateConstraints(InstanceID)
  /// `setNeedsUpdateProperties` of a controller (V65).
  case setNeedsUpdateProperties(InstanceID)
  /// The view has other traits to learn when a pass comes by: those of a window in which it wasn't (V61). False takes that
  /// back, as the window has the former traits again.
  case setNeedsTraits(InstanceID, Bool)
  /// `layoutIfNeeded` of a controller's view: the pass comes now, for that view and for those inside it.
  case layoutIfNeeded(InstanceID)

  // MARK: Windows and presentation
  /// Makes a controller the window's root and puts its view into the window.
  case setRoot(InstanceID)
  /// Links a presented controller to its real presenter.
  case present(InstanceID, by: InstanceID, style: PresentationStyle)
  /// The presentation goes on in another style.
  case restyle(InstanceID, PresentationStyle)
  /// A sheet whose code names heights stands at one of them (M6.47).
  case setHeight(InstanceID, SheetHeight)
  /// Puts a presented controller's view into the window.
  case attach(InstanceID)
  /// Takes a presented controller's view out of the window.
  case detach(InstanceID)
  /// Takes the view of a covered presenter out of the window, or puts it back.
  case cover(InstanceID, Bool)
  /// The dismissal of a presented controller has begun: it doesn't count as visible any more.
  case beginDismissal(InstanceID, Bool)
  /// Unlinks a presented controller from its presenter.
  case unpresent(InstanceID)

  // MARK: Time
  /// A change of what is on the screen is under way, though its first callback is still to come.
  case reserveTransition(TransitionID, on: InstanceID)
  case openTransition(TransitionID, on: InstanceID, duration: Ticks)
  case closeTransition(TransitionID)
  case schedule(RoutineID, Due)

  // MARK: Talk
  /// A callback that the machine doesn't send by itself.
  case emit(Callback, InstanceID?, Argument, Answer)
  /// A line on UIKit's console.
  case warn(Message)
  /// An exception: it ends the run.
  case raise(Message)
  /// A controller names the child that answers a question for it, or none.
  case delegate(InstanceID, Question, to: Delegate)
  /// Whether UIKit forwards appearance to a controller's children (C1.65).
  case setForwardsAppearance(InstanceID, Bool)
  /// M6.24: presented over the screen, it decides on the status bar though it doesn't fill the screen.
  case setCapturesStatusBar(InstanceID, Bool)
  /// A split view's actual display mode (S4.4).
  case setDisplayMode(InstanceID, NameID)
  case expect(ExpectationID)
}

/// The controller that answers a question of UIKit for another one (D8.1, D8.3).
public enum Delegate: Hashable, Sendable {
  /// The controller itself.
  case itself
  /// Whichever child stands for it on the screen.
  case current
  case child(InstanceID)
  /// UIKit doesn't ask at all (D8.16).
  case unasked
}

/// The argument of a callback.
public enum Argument: Hashable, BitwiseCopyable, Sendable {
  case none
  case animated(Bool)
  /// A parent, or `nil`.
  case parent(InstanceID?)
  case instance(InstanceID)
  case name(NameID)
  /// Several instances.
  case instances(ListID)
  case message(Message)
}

/// The answer to a question.
public enum Answer: Hashable, BitwiseCopyable, Sendable {
  case none
  case bool(Bool)
  /// One text, such as an instance or a mode.
  case text(NameID)
  /// Several instances.
  case instances(ListID)
}

/// One of UIKit's own warnings or exceptions, with its controllers.
public struct Message: Hashable, BitwiseCopyable, Sendable {
  // Four bytes for each number, since each event has room for a message.
  private var firstNumber: UInt32
  private var secondNumber: UInt32
  private var thirdNumber: UInt32
  private var fourthNumber: UInt32
  private var nameNumber: UInt32
  public var kind: UIKitMessage

  public init(
    _ kind: UIKitMessage, _ first: InstanceID? = nil, _ second: InstanceID? = nil, _ third: InstanceID? = nil,
    _ fourth: InstanceID? = nil, name: NameID? = nil
  ) {
    self.kind = kind
    firstNumber = Message.number(first)
    secondNumber = Message.number(second)
    thirdNumber = Message.number(third)
    fourthNumber = Message.number(fourth)
    nameNumber = name?.rawValue ?? .max
  }

  /// The controllers that the text names, in the order of its placeholders.
  public var first: InstanceID? { Message.instance(firstNumber) }
  public var second: InstanceID? { Message.instance(secondNumber) }
  public var third: InstanceID? { Message.instance(thirdNumber) }
  public var fourth: InstanceID? { Message.instance(fourthNumber) }
  /// A segue or action that the text names.
  public var name: NameID? { nameNumber == .max ? nil : NameID(Int(nameNumber)) }

  private static func number(_ id: InstanceID?) -> UInt32 { id?.rawValue ?? .max }

  private static func instance(_ number: UInt32) -> InstanceID? { number == .max ? nil : InstanceID(Int(number)) }
}
