internal import SceneBasics
internal import ScenePlan
internal import SceneRuns
internal import SceneSemantics
internal import SceneWorld

extension DiagnosticSink {
  /// Runs a plan, and reports what UIKit says on the way, and the limit that it meets, if it meets one.
  ///
  /// - Parameters:
  ///   - file: The plan.
  ///   - files: The scene and what it imports are added by their names alone: nothing of them was read.
  mutating func report(runOf plan: HierarchyPlan, _ file: SourceFile, in files: inout SourceFiles) {
    let (observer, outcome) = PlanRun.run(plan, limits: file.limits, observers: MessageList())
    let folder = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
    let ids =
      observer.messages.isEmpty
      ? []
      : plan.files.map { files.add(SourceFile(path: $0.hasPrefix("/") ? $0 : folder + $0, bytes: [])) }
    for (message, mark) in observer.messages {
      let id = ids.indices.contains(Int(mark.file)) ? ids[Int(mark.file)] : FileID(0)
      let verb = message.kind.isException ? "raises" : "warns"
      report(
        Diagnostic(
          message.kind.finding, "UIKit \(verb): \(plan.text(of: message))",
          at: SourceSpan(line: max(1, UInt32(mark.line)), column: 1, length: 0, file: id),
          hint: "check the scene, which says why"))
    }
    if let limit = outcome.limit { report(.runsForEver(limit, at: .start(of: FileID(0)))) }
  }
}

/// The messages of UIKit during a run, with the places of the steps.
private struct MessageList: LifecycleObserver {
  private(set) var messages: [(message: Message, mark: SourceMark)] = []

  // Each observer is told of UIKit's messages; it wishes for nothing besides.
  var wishes: ObserverWishes { [] }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if event.callback.isMessage, case .message(let message) = event.argument { messages.append((message, event.mark)) }
  }
}
