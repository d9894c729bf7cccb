internal import SceneBasics

/// Gives a decoder the nodes of a large file that libyaml reads on another thread meanwhile. libyaml takes three quarters of
/// the time, so the decoder's quarter takes none.
///
/// ```
/// libyaml   [scene, device, controllers, 200 of them] [200 more] … [the last ones, script]
/// decoder                                             [scene, device, controllers, 200] …
/// ```
///
/// Whole keys of the file, or whole controllers, go over together, on a tape of their own. What is rare stays with the
/// decoder's own way through the file: a finding, an anchor, or anything else than a mapping with `controllers` in it.
/// Then this reader fails, nothing of it is used, and the file is read once more.
struct ReaderAhead: NodeSource {
  /// A part of the file.
  private struct Part: Sendable {
    var tape: EventTape
    /// What each reading of the decoder brings, in order.
    var steps: [LibYAMLReader.Step] = []
  }

  /// A smaller file is decoded before another thread is awake.
  private static let fewestBytes = 256 << 10
  /// How many nodes go over together, about: 16 KB.
  private static let nodesOfPart = 1024
  /// How many parts may wait.
  private static let mostParts = 3

  private let take: () -> Part?
  private var steps: [LibYAMLReader.Step] = []
  private var next = 0
  private(set) var hasFailed = false

  let anchorCount: Int? = nil

  /// Begins to read a file; nil if it is small, or if there is no other core.
  init?(of file: SourceFile, id: FileID, isASCII: Bool) {
    guard file.bytes.count >= ReaderAhead.fewestBytes, let helper = file.helper else { return nil }
    let take = helper.begin(holding: ReaderAhead.mostParts) { (handOver: (Part) -> Void) in
      LibYAMLReader.read(file, isASCII: isASCII) { reader in
        var part = Part(tape: EventTape(file: id, source: file.bytes, isASCII: isASCII))
        if !ReaderAhead.read(&reader, &part, handOver) { part.steps.append(.failed) }
        handOver(part)
      }
    }
    guard let take else { return nil }
    self.take = take
  }

  mutating func start(_ tape: EventTape, sink: inout DiagnosticSink) -> Bool { true }

  mutating func read(into tape: inout EventTape, opening: Bool, sink: inout DiagnosticSink) -> LibYAMLReader.Step {
    if next == steps.count {
      guard let part = take() else {
        hasFailed = true
        return .failed
      }
      tape = part.tape
      (steps, next) = (part.steps, 0)
    }
    let step = steps[next]
    next += 1
    if case .failed = step { hasFailed = true }
    return step
  }

  /// Nothing follows the document, or the last part says that all of it has failed.
  mutating func finish(_ tape: EventTape, sink: inout DiagnosticSink) {
    if next < steps.count || take() != nil { hasFailed = true }
  }

  /// Reads a file to its end, as a decoder does; false if it has to be read in the other way.
  private static func read(_ reader: inout LibYAMLReader, _ part: inout Part, _ handOver: (Part) -> Void) -> Bool {
    var sink = DiagnosticSink()
    /// Reads, and takes down what that brought.
    func read(opening: Bool = false) -> LibYAMLReader.Step {
      let step = reader.read(into: &part.tape, opening: opening, sink: &sink)
      part.steps.append(step)
      return step
    }
    /// Hands the part over if it is long enough; false if something is in it that this reader leaves alone. An alias
    /// would lead to a node of another tape, so nothing is handed over behind an anchor.
    func turnPage() -> Bool {
      guard sink.diagnostics.isEmpty, reader.anchorCount == 0 else { return false }
      guard part.tape.count >= nodesOfPart else { return true }
      handOver(part)
      part = Part(tape: reader.leave(part.tape))
      return true
    }
    guard reader.start(part.tape, sink: &sink), case .opened(let root) = read(opening: true),
      part.tape.kind(at: root) == .mapping
    else { return false }
    var isStreamed = false
    file: while true {
      switch read() {
      case .closed: break file
      case .failed, .opened: return false
      case .node(let key):
        let opensControllers = !isStreamed && SceneDecoder.key(at: key, of: part.tape) == .controllers
        isStreamed = isStreamed || opensControllers
        switch read(opening: opensControllers) {
        case .closed, .failed: return false
        case .node: break
        case .opened(let controllers):
          guard part.tape.kind(at: controllers) == .mapping else { return false }
          controllers: while true {
            switch read() {
            case .closed: break controllers
            case .failed, .opened: return false
            case .node:
              guard case .node = read(), turnPage() else { return false }
            }
          }
        }
        guard turnPage() else { return false }
      }
    }
    reader.finish(part.tape, sink: &sink)
    return sink.diagnostics.isEmpty && !reader.hasFailed
  }
}
