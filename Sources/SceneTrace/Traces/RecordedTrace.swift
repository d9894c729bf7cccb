package import SceneBasics
package import ScenePlan

/// A trace that can be written only when the whole run is known.
package struct RecordedTrace: Trace {
  package private(set) var output: ByteWriter
  private var recorder = RunRecorder()
  private let page: any RecordedPage
  private var isWritten = false

  /// - Parameters:
  ///   - page: Writes the recording.
  ///   - output: Where it goes.
  package init(_ page: any RecordedPage, output: consuming ByteWriter) {
    self.page = page
    self.output = output
  }

  package mutating func begin(step: StepRecord, at time: Ticks, state: borrowing HierarchyState) {
    recorder.begin(step: step, at: time, state: state)
  }

  package mutating func perform(_ instruction: Instruction, cause: EventCause, state: borrowing HierarchyState) {
    recorder.perform(instruction, cause: cause, state: state)
  }

  package mutating func handle(_ event: LifecycleEvent, state: borrowing HierarchyState) {
    recorder.handle(event, state: state)
  }

  package mutating func end(at time: Ticks, state: borrowing HierarchyState) {
    recorder.end(at: time, state: state)
    flush()
  }

  package mutating func flush() {
    if !isWritten { page.write(recorder.recording, into: &output) }
    isWritten = true
    output.flush()
  }
}

/// What is made of a recording.
package protocol RecordedPage: Sendable {
  func write(_ recording: RunRecording, into output: inout ByteWriter)
}
