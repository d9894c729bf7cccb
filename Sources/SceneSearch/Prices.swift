internal import SceneBasics
internal import ScenePlan
internal import SceneProgram

/// The price of each part of an answer, in hundredths. It is the length of a description: the rarer, the dearer. The cheapest
/// script is the answer.
enum Prices {
  /// A person's step.
  static let person = 100
  /// Another size for the window, on a pad: so rare that a sheet that comes and goes is likelier.
  static let resize = 150
  /// A call of the app's code that takes something away or brings something.
  static let call = 120
  /// A call that takes something away: cheaper, so that it stands first where a tap or a swipe prints the same.
  static let back = 95
  /// Other members for a stack or a pager: dearer than a push, which often prints the same.
  static let members = 180
  /// To pop to one in the middle: rarer than to pop to the one below.
  static let further = 5
  /// A step in the completion of another one is written with it.
  static let completion = 10
  /// To present is as frequent as to push. The difference only decides where no line does.
  static let presentation = 150
  /// Another style of a presentation than the usual one.
  static let style = 5
  /// A swipe back prints what `pop` prints.
  static let gesture = 130
  /// A gesture that was given up.
  static let cancelled = 180
  /// A child in a container of the app's: that is what a container is there for.
  static let child = 130
  /// A child in a controller that isn't declared as a container.
  static let undeclaredChild = 220
  /// Another root for the window.
  static let root = 220
  /// A second controller of the same kind, while one lives.
  static let another = 60
  /// A second controller of what stands in a container from the start, in another place than a stack.
  static let copy = 150
  /// Not animated: so rare that an exchange of the window's root is likelier where nothing is animated.
  static let still = 80
  /// The view was touched before its controller was pushed.
  static let loadedFirst = 70
  /// A step of which no line tells.
  static let silent = 60
  /// A step before the log begins.
  static let unlogged = 80

  /// A class that shows no sign of having been there before owes the lines of its launch.
  static let owedLaunch = 300

  /// A line that nothing explains, or that never came.
  static let line = 300
  /// A sentence of UIKit that nothing explains, or that never came.
  static let sentence = 600
  /// Two neighbours in the wrong order.
  static let exchange = 250
  /// A flag that isn't as the log has it.
  static let flag = 80
  /// A controller in a sentence of UIKit whose class has another name: ids and names of classes needn't be alike.
  static let stranger = 150
  /// A time that lies a quarter of a second off, or a whole one.
  static let time = 15
  static let longTime = 30
  /// A line that comes at once where UIKit takes half a second: it wasn't animated.
  static let atOnce = 45
  /// A line that would come behind the end of the log.
  static let behindEnd = 40

  /// A slip: dearer than a line left over, so that one line accuses no app.
  static let slip = 400

  /// The price of a step without what it prints.
  static func price(of step: Step, in program: Program, isSecond: Bool) -> Int {
    var price = isSecond ? another : 0
    if step.isAnimated == false { price += still }
    if isSecond, program.copies(step) { price += copy }
    switch step.action {
    case .trigger, .tap, .tapThing, .rotate, .background, .foreground: price += person
    case .resize: price += resize
    case .swipe(_, let isCancelled, _): price += isCancelled ? cancelled : gesture
    case .present(_, let options): price += presentation + (options.modalPresentationStyle == nil ? 0 : style)
    case .add, .remove, .transition:
      let kind = step.receiver.map { program.kind(of: $0.template) }
      price += kind == .container ? child : undeclaredChild
    case .pop, .popToRoot: price += back
    case .popTo: price += back + further
    case .dismiss:
      price += step.isCancelled ? cancelled : back
      for next in step.completion ?? [] { price += completion + self.price(of: next, in: program, isSecond: false) }
    case .setViewControllers: price += members
    case .setRoot: price += root
    case .code(let steps):
      // A container that forwards by hand adds, or the view is touched first.
      if case .add = steps.first?.action { price += child } else { price += call + loadedFirst }
    default: price += call
    }
    return price
  }
}

extension Program {
  /// Whether a step brings again what stands in a container from the start. Only stacks show lists within lists.
  fileprivate func copies(_ step: Step) -> Bool {
    if case .push = step.action { return false }
    guard let template = step.action.arriving?.template else { return false }
    return templates.contains { $0.contents.contains { $0.template == template } }
  }
}
