internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneWorld

/// The screen that a person sees after a step.
package struct StepScreen: Hashable, Sendable {
  /// The line of the step, counted from 0.
  package var line: Int
  /// The visible controller.
  package var name: String
}

extension EditingContext {
  /// The visible controller after each step that changes it; empty if the scene can't be played.
  package var screens: [StepScreen] {
    var loader = loader
    let (compilation, run) = Pipeline.run(file, loader: &loader, observers: ScreenRecorder())
    guard let plan = compilation.plan, let run else { return [] }
    return run.observers.screens.map { StepScreen(line: $0.line, name: plan.instances[$0.visible.index].name) }
  }

  /// The visible controller before the step on a line, which is counted from 0; nil if the scene can't be played.
  var visibleBefore: (_ line: Int) -> String? {
    var loader = loader
    let (compilation, run) = Pipeline.run(file, loader: &loader, observers: ScreenRecorder())
    guard let plan = compilation.plan, let starts = run?.observers.starts else { return { _ in nil } }
    return { line in
      starts.last { $0.line <= line }?.visible.map { plan.instances[$0.index].name }
    }
  }
}

/// Notes the visible controller between two steps.
private struct ScreenRecorder: LifecycleObserver {
  private(set) var screens: [(line: Int, visible: InstanceID)] = []
  /// The controllers that were visible when the steps began.
  private(set) var starts: [(line: Int, visible: InstanceID?)] = []
  private var line: Int?
  private var last: InstanceID?

  var wishes: ObserverWishes { [] }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    note(world)
    line = step.mark.file == 0 && step.number > 0 ? Int(step.mark.line) - 1 : nil
    if let line { starts.append((line, world.visible)) }
  }

  mutating func end(at time: Ticks, world: borrowing World) { note(world) }

  private mutating func note(_ world: borrowing World) {
    guard let visible = world.visible else { return }
    if let line, visible != last { screens.append((line, visible)) }
    last = visible
  }
}
