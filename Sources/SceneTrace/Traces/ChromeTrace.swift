internal import SceneBasics
internal import ScenePlan

/// Trace events in JSON (the Trace Event Format), for Perfetto and chrome://tracing: a lane for the steps, one for the
/// app and one for each controller, whose states are long slices and whose callbacks short ones.
///
/// Much happens in no virtual time at all. So that its order is seen, each event is drawn a microsecond after the one
/// before, if it isn't later anyway; the exact second stands among its arguments.
struct ChromeFormat: TraceFormat {
  let name = "chrome"
  let summary = "trace events in JSON; for Perfetto and chrome://tracing"

  func contents(_ options: TraceOptions) -> RunRecording.Contents { [.events, .changes, .transitions] }

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, options: TraceOptions, into output: inout ByteWriter
  ) {
    let page = ChromePage(
      plan: plan, selection: EventSelection(options.filter, of: plan, standard: Callback.Group.allCases),
      causes: options.causes, recording: recording, times: ChromeTimes(recording))
    page.write(into: &output)
  }
}

/// When things are drawn, in microseconds: each later than all before.
struct ChromeTimes {
  /// By moment.
  private(set) var moments = Pages<Int>()
  private(set) var steps = Pages<Int>()
  private(set) var end = 0
  private var now = -1

  init(_ recording: RunRecording) {
    var step = 0
    for moment in 0...recording.moments.count {
      while step < recording.steps.count, recording.steps[step].firstMoment <= moment {
        steps.append(tick(recording.steps[step].time))
        step += 1
      }
      if moment < recording.moments.count { moments.append(tick(recording.moments.time(at: moment))) }
    }
    // The last event is drawn for a microsecond, too.
    end = tick(max(recording.end, Ticks(microseconds: Int64(now + 1))))
  }

  private mutating func tick(_ time: Ticks) -> Int {
    now = max(now + 1, Int(time.microseconds))
    return now
  }
}
