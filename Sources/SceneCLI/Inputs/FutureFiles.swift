internal import SceneBasics
internal import SceneFiles

/// Reads files as they will be once changes are written, and others as they are.
struct FutureFiles<Rest: SourceLoader>: SourceLoader {
  private let changes: [String: [UInt8]]
  private var rest: Rest

  init(_ changes: [FileChange], before rest: Rest) {
    self.changes = Dictionary(changes.map { ($0.path, $0.bytes) }) { $1 }
    self.rest = rest
  }

  var watch: (any WorkWatch)? { rest.watch }

  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    changes[path].map { .success($0) } ?? rest.load(path)
  }
}
