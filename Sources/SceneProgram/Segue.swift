public import ScenePlan

/// A declared segue.
public struct Segue: Hashable, Sendable {
  public var id: String
  /// The destination or the action as it was written.
  public var object: String
  private var box = Outside<Options>.none
  private var number: Int32
  /// Where its identifier was written.
  public var place: Place
  /// Where its verb was written.
  public var verbPlace: Place
  public var verb: SegueVerb

  /// The options beside the verb.
  private struct Options: Hashable {
    var identifier: String?
    var objectID: String?
    var modalPresentationStyle: PresentationStyle?
    var modalTransitionStyle: TransitionStyle?
    var isAnimated: Bool?
    var anchor: String?
    var className: String?
    var sender: String?
    var note: String?
    var steps: [Step]?
  }

  /// - Parameters:
  ///   - id: Its identifier.
  ///   - verb: What it does.
  ///   - destination: The destination's template; nil for `unwind`.
  ///   - object: The destination's name, or the action of an `unwind`.
  public init(
    _ id: String, _ verb: SegueVerb, to destination: Int?, object: String, at place: Place = .none,
    verbAt verbPlace: Place = .none
  ) {
    self.id = id
    self.verb = verb
    number = destination.map { Int32($0) } ?? -1
    self.object = object
    self.place = place
    self.verbPlace = verbPlace
  }

  /// The destination's template; nil for `unwind`.
  public var destination: Int? {
    get { number < 0 ? nil : Int(number) }
    set { number = newValue.map { Int32($0) } ?? -1 }
  }

  // MARK: Options

  /// The identifier by which code performs it, where that isn't its id.
  public var identifier: String? {
    get { options.identifier }
    set { options.identifier = newValue }
  }
  /// The object id of the segue in the storyboard that it comes from.
  public var objectID: String? {
    get { options.objectID }
    set { options.objectID = newValue }
  }
  public var modalPresentationStyle: PresentationStyle? {
    get { options.modalPresentationStyle }
    set { options.modalPresentationStyle = newValue }
  }
  public var modalTransitionStyle: TransitionStyle? {
    get { options.modalTransitionStyle }
    set { options.modalTransitionStyle = newValue }
  }
  public var isAnimated: Bool? {
    get { options.isAnimated }
    set { options.isAnimated = newValue }
  }
  /// The anchor of a popover.
  public var anchor: String? {
    get { options.anchor }
    set { options.anchor = newValue }
  }
  public var className: String? {
    get { options.className }
    set { options.className = newValue }
  }
  /// The button or cell that fires it.
  public var sender: String? {
    get { options.sender }
    set { options.sender = newValue }
  }
  public var note: String? {
    get { options.note }
    set { options.note = newValue }
  }
  /// The steps that the `perform()` of a custom segue does.
  public var steps: [Step]? {
    get { options.steps }
    set { options.steps = newValue }
  }

  /// Without any, nothing stands outside, so that two segues that say the same are equal.
  private var options: Options {
    get { box.value ?? Options() }
    set { box = newValue == Options() ? .none : .some(newValue) }
  }
}
