package import SceneBasics
package import ScenePlan
package import SceneWorld

/// A trace that can be written only when the whole run is known.
package struct RecordedTrace: Trace {
  package var output: ByteWriter
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

  package var watchesNodes: Bool { recorder.watchesNodes }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    recorder.begin(step: step, at: time, world: world)
  }

  package mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    recorder.perform(instruction, cause: cause, world: world)
  }

  package mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    recorder.handle(event, world: world)
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    recorder.end(at: time, world: world)
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
