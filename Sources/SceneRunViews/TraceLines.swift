internal import SceneBasics
internal import ScenePlan

/// The line of each event of a run, in the trace that `run` prints.
struct TraceLines {
  /// The line of each moment of the recording, from 1; nil where the trace has none.
  private(set) var lines: [Int32?] = []

  init(_ recording: RunRecording, _ plan: HierarchyPlan) {
    var line: Int32 = 0
    var (step, time): (Int?, Ticks) = (nil, .zero)
    var next = 0
    lines.reserveCapacity(recording.moments.count)
    for index in recording.moments.indices {
      while next < recording.steps.count, recording.steps[next].firstMoment <= index {
        let record = recording.steps[next].record
        if !plan.onlyJudges(in: record) {
          line += 1
          (step, time) = (record.number, recording.steps[next].time)
        }
        next += 1
      }
      guard let event = recording.moments.event(at: index), Callback.shownByDefault.contains(event.callback.group),
        event.instance.map({ !plan.instances[$0.index].isPrivate }) ?? true
      else {
        lines.append(nil)
        continue
      }
      if event.step != step || event.time != time {
        line += 1
        (step, time) = (event.step, event.time)
      }
      line += 1
      lines.append(line)
      if case .message = event.argument { line += 1 }
      let hasReason = event.callback.group != .outcome || plan.reason(of: event) != nil
      if hasReason, event.answer != .none { line += 1 }
    }
  }
}
