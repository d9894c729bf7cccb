package import ScenePlan

/// A line of a text trace, with what it says as a value.
///
/// Two lines are equal if they say the same. How far a line is indented doesn't count: an event that came to both is no
/// difference because its controller stands deeper in one of them. Nor does the title of a step: it is no part of what
/// the step does.
package struct TraceLine: Hashable, Sendable {
  /// The contents of a line.
  package enum Saying: Hashable, Sendable {
    /// A step starts or goes on; with the time if that has changed since the line before.
    case heading(step: Int, isContinued: Bool, time: Ticks?)
    /// Time has passed.
    case time(Ticks)
    /// An event that an expectation can name.
    case event(SceneExpectation.Pattern)
    /// A remark that no expectation names, in words: an answer, a message, an instruction, an event without a subject.
    case comment(String)

    /// An event with the flags that the line shows.
    static func event(of event: LifecycleEvent, in plan: HierarchyPlan, withFlags: Bool) -> Saying {
      guard var pattern = SceneExpectation.Pattern(event, in: plan) else { return .comment(plan.text(of: event)) }
      if !withFlags { pattern.has = [] }
      return .event(pattern)
    }

    /// The contents without all in which two lines can differ and still stand beside each other: the time of a step,
    /// the argument and the flags of an event.
    var subject: Saying {
      switch self {
      case .heading(let step, let isContinued, _): .heading(step: step, isContinued: isContinued, time: nil)
      case .event(let pattern):
        .event(SceneExpectation.Pattern(controller: pattern.controller, callback: pattern.callback, argument: nil))
      case .time, .comment: self
      }
    }
  }

  package let saying: Saying
  /// As it is printed, with its indentation.
  package let text: String

  package init(_ saying: Saying, text: String) {
    self.saying = saying
    self.text = text
  }

  /// As it is printed, without its indentation.
  package var bareText: String { String(text.drop { $0 == " " }) }

  /// The number of the step, if it is a heading.
  var step: Int? {
    if case .heading(let step, _, _) = saying { step } else { nil }
  }

  /// The number of the step that starts with it; nil for other lines, and for a heading over what a step does later.
  package var startedStep: Int? {
    if case .heading(let step, false, _) = saying { step } else { nil }
  }

  package static func == (one: TraceLine, other: TraceLine) -> Bool { one.saying == other.saying }

  package func hash(into hasher: inout Hasher) { hasher.combine(saying) }
}

/// A text trace as lines that can be compared with others.
package struct ComparableTrace {
  private let options: TraceOptions

  /// A trace without colours, causes and lines of the file, which layout belongs to.
  ///
  /// - Parameter options: Which events count, and what stands beside them.
  package init(_ options: TraceOptions) {
    var options = options
    options.filter.showLayoutToo()
    options.showsPlaces = false
    options.palette = .plain
    options.causes = nil
    self.options = options
  }

  /// The things that have to be recorded of a run.
  package var contents: RunRecording.Contents { TextTrace.contents(options) }

  /// The lines of a run.
  ///
  /// - Parameter plan: What has run, with all of its cast.
  package func lines(of recording: RunRecording, _ plan: HierarchyPlan) -> [TraceLine] {
    TextTrace.lines(of: recording, plan, options)
  }
}
