internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneTrace

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
internal import SceneWorld
#endif

/// Events of a real run, to be traced again and again.
struct TraceReplay {
  private let plan: HierarchyPlan
  private let recording: Recording
  private let world: World
  private let sink = fopen("/dev/null", "w")

  /// Launches a generated scene and keeps what happens; nil if it doesn't compile.
  init?(controllers: Int) {
    var loader = Checking.NoImports()
    let file = SourceFile(
      path: "generated.scene.yaml", bytes: GeneratedScene.yaml(controllers: controllers, hasInitial: true))
    guard let plan = Pipeline.compile(file, loader: &loader).plan else { return nil }
    var recording = Recording()
    _ = Pipeline.run(plan, observer: &recording)
    guard let world = recording.world else { return nil }
    self.plan = plan
    self.world = world
    self.recording = recording
  }

  /// What a run sends, and how the hierarchy looks when it is over.
  private struct Recording: LifecycleObserver {
    var events: [LifecycleEvent] = []
    var world: World?

    mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events.append(event) }
    mutating func end(at time: Ticks, world: borrowing World) { self.world = copy world }
  }

  /// Writes a trace of a million events, and discards it.
  ///
  /// - Parameter eventsPerTick: How many events come between two moves of the clock; nil if it stands still.
  func write(eventsPerTick: Int?) {
    let number = sink.map { fileno($0) } ?? -1
    let output = ByteWriter { bytes in
      bytes.withUnsafeBytes { _ = sendBytes(number, $0.baseAddress, $0.count) }
    }
    _ = replay(TraceFormats.all[0].trace(of: plan, options: TraceOptions(), output: output), eventsPerTick)
  }

  /// The same lines, as bytes.
  func lines(eventsPerTick: Int?) -> Lines {
    Lines(replay(TraceFormats.all[0].trace(of: plan, options: TraceOptions(), output: ByteWriter()), eventsPerTick))
  }

  /// Writes lines one by one, as a C program would.
  func copy(_ lines: Lines) {
    // Newer C libraries say that a stream is never nil.
    guard let sink else { return }
    lines.bytes.withUnsafeBytes { bytes in
      var start = 0
      for end in lines.ends {
        fwrite(bytes.baseAddress.map { $0 + start }, 1, end - start, sink)
        start = end
      }
    }
    fflush(sink)
  }

  /// Text, and where its lines end.
  struct Lines {
    let bytes: [UInt8]
    let ends: [Int]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      ends = bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }
  }

  private func replay(_ trace: some Trace, _ eventsPerTick: Int?) -> [UInt8] {
    var trace = trace
    var index = 0
    for number in 0..<1_000_000 {
      if index == recording.events.count { index = 0 }
      if let eventsPerTick {
        var event = recording.events[index]
        event.time = Ticks(microseconds: Int64(number / eventsPerTick) * 50_000)
        trace.handle(event, world: world)
      } else {
        trace.handle(recording.events[index], world: world)
      }
      index += 1
    }
    trace.flush()
    return trace.output.take()
  }
}

/// `write(2)`, which has a method's name inside one.
private func sendBytes(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(number, bytes, count) }
