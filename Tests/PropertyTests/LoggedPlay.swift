import SceneBasics
import SceneKinds
import ScenePlan
import SceneProgram
import SceneRuns
import SceneWorld

/// A program that is played step by step, and what its classes print.
struct LoggedPlay {
  private(set) var simulation: Simulation

  /// Launches the app.
  ///
  /// - Parameter isByClass: Whether only those templates print that have a class.
  init(_ program: Program, isByClass: Bool) {
    var program = program
    program.script = nil
    program.expectations = []
    let names = program.templates.map { template in
      let name = isByClass ? template.settings?.className : template.id
      return name.flatMap { $0.utf8.allSatisfy { $0 < 0x80 && $0 != 0x2E && $0 != 0x20 } ? $0 : nil }
    }
    simulation = Simulation(program, observer: LinePrinter(names: names))
    simulation.performNext()
    simulation.settle()
  }

  /// Does a step.
  ///
  /// - Returns: Whether it means something, and the app goes on.
  mutating func perform(_ step: Step) -> Bool {
    simulation.perform(extra: step)
    simulation.settle()
    let isRefused = (simulation.observer as? LinePrinter)?.isRefused != false
    return !simulation.world.isOver && simulation.world.limit == nil && !isRefused
  }

  /// The log, an event a line.
  var lines: [String] { (simulation.observer as? LinePrinter)?.lines ?? [] }

  /// The steps that a person and code can do now, without turns of the device, of which these callbacks tell nothing.
  func steps(bringing templates: [Int]) -> [Step] {
    (simulation.possibleSteps + simulation.possibleCode(bringing: templates, among: simulation.touchable)).filter {
      step in
      if case .rotate = step.action { false } else { true }
    }
  }
}

/// Writes eight callbacks of each controller that has a name.
private struct LinePrinter: LifecycleObserver {
  /// By template; nil for one that prints nothing.
  let names: [String?]
  private(set) var lines: [String] = []
  /// Whether a step meant nothing, or UIKit complained.
  private(set) var isRefused = false

  private static let printed: Set<Callback> = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMove, .didMove, .deinit,
  ]

  init(names: [String?]) { self.names = names }

  var wishes: ObserverWishes { .events }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    if case .problem = remark { isRefused = true }
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if event.callback == .ignored || event.callback == .warning || event.callback == .exception { isRefused = true }
    guard LinePrinter.printed.contains(event.callback), let instance = event.instance,
      let name = name(of: Int(world[instance].template))
    else { return }
    var line = "\(name).\(event.callback.rawValue)"
    if case .animated(let isAnimated) = event.argument { line += "(\(isAnimated))" }
    if case .parent(let parent) = event.argument {
      if let parent {
        line += self.name(of: Int(world[parent].template)).map { "(\($0))" } ?? ""
      } else {
        line += "(nil)"
      }
    }
    lines.append(line)
  }

  private func name(of template: Int) -> String? { names.indices.contains(template) ? names[template] : nil }
}
