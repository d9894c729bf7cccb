public import SceneBasics
public import SceneDiagrams
internal import SceneGraphs
public import ScenePlan
internal import ScenePlayer
public import SceneProgram
internal import SceneRunViews
internal import SceneRuns
public import SceneTrace
public import SceneWorld

/// The products of a plan: a run, a trace, drawings, a page, a file.
extension HierarchyPlan {
  /// Runs the plan from its start.
  ///
  /// - Parameters:
  ///   - limits: How far the run may go.
  ///   - observer: It is told of every step, and of what it wishes.
  /// - Returns: How the run ended, with the expectations that failed.
  @discardableResult
  public func run(limits: Limits = Limits(), observer: inout some LifecycleObserver) -> RunOutcome {
    Pipeline.run(self, limits: limits, observer: &observer)
  }

  /// The trace of a run: what `scenograph run` prints.
  ///
  /// - Parameters:
  ///   - kind: The language of the trace.
  ///   - callbacks: What is shown; nil leaves it to the language, and all of them are `Callback.allCases`.
  ///   - limits: How far the run may go.
  public func trace(
    as kind: TraceKind = .text, callbacks: Set<Callback>? = nil, limits: Limits = Limits()
  ) -> String {
    var options = TraceOptions()
    options.filter.callbacks = callbacks
    return trace(as: kind.format, options, limits)
  }

  private func trace(as format: any TraceFormat, _ options: TraceOptions, _ limits: Limits) -> String {
    var recorder = RunRecorder(format.contents(options))
    run(limits: limits, observer: &recorder)
    var output = ByteWriter()
    format.write(recorder.recording, of: self, options: options, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }

  /// A drawing: the hierarchy at one moment, what leads where, or the whole run.
  ///
  /// - Parameters:
  ///   - view: What is shown.
  ///   - format: The language of the drawing: one of `formats(of:)`.
  ///   - step: The number of the step after which the hierarchy is shown; nil is the end of the run. Other views leave
  ///     it alone.
  ///   - style: What may differ from page to page.
  ///   - limits: How far the run may go.
  /// - Returns: The drawing; nil if the view has no such format, or the script no such step.
  public func drawing(
    of view: PictureView, as format: DrawingFormat = .svg, afterStep step: Int? = nil,
    style: DiagramStyle = DiagramStyle(), limits: Limits = Limits()
  ) -> String? {
    guard HierarchyPlan.formats(of: view).contains(format) else { return nil }
    var output = ByteWriter()
    if let view = RunViews.find(view.rawValue) {
      var recorder = RunRecorder()
      run(limits: limits, observer: &recorder)
      view.write(recorder.recording, of: self, as: format, style: style, into: &output)
    } else if let view = DiagramViews.find(view.rawValue) {
      var recorder = StateRecorder(step.map { .step(String($0)) } ?? .end)
      if view.needsMoment { run(limits: limits, observer: &recorder) }
      let moment = recorder.moment.map { moment in
        step == nil
          ? DiagramMoment(state: moment.world.picture(), title: DiagramMoment.titleOfEnd)
          : DiagramMoment(after: moment.step, moment.outcome, state: moment.world.picture())
      }
      guard moment != nil || !view.needsMoment else { return nil }
      format.format.write(view.graph(of: self, at: moment).showing(view.standardDetails), style: style, into: &output)
    }
    return String(decoding: output.take(), as: UTF8.self)
  }

  /// The languages in which a view can be drawn; the first is the usual one.
  public static func formats(of view: PictureView) -> [DrawingFormat] {
    RunViews.find(view.rawValue)?.formats ?? DrawingFormat.allCases
  }

  /// A page that plays the run, in one file without a network.
  ///
  /// - Parameters:
  ///   - compilation: What the plan was made by: its source stands on the page, with what was found in it.
  ///   - limits: How far the run may go.
  public func page(of compilation: Compilation? = nil, limits: Limits = Limits()) -> String {
    var options = TraceOptions()
    options.sources = compilation?.files.all ?? []
    options.findings = compilation?.diagnostics ?? []
    return trace(as: PlayerFormat(), options, limits)
  }

  /// The plan as a file: JSON, which the library and the command read again.
  public var file: String {
    var output = ByteWriter()
    PlanWriter.write(self, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}

extension Program {
  /// Plays the program, and writes down what UIKit does.
  ///
  /// - Parameter limits: How far the script may go.
  public func plan(limits: Limits = Limits()) -> HierarchyPlan {
    Simulation.record(self, limits: limits, observer: NoObserver()).plan
  }
}
