package import SceneBasics
package import SceneFiles

/// Reads files as they will be once changes are written, and others as they are.
package struct FutureFiles<Rest: SourceLoader>: SourceLoader {
  private let changes: [String: [UInt8]]
  private var rest: Rest

  package init(_ changes: [FileChange], before rest: Rest) {
    self.changes = Dictionary(changes.map { ($0.path, $0.bytes) }) { $1 }
    self.rest = rest
  }

  package var watch: (any WorkWatch)? { rest.watch }

  package mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    changes[path].map { .success($0) } ?? rest.load(path)
  }
}
