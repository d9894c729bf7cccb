package import SceneBasics
package import SceneCode
package import SceneFiles
internal import SceneStoryboards

/// The facts of the sources that a watch has read: only what has changed is read again.
package final class CodeMemory {
  private var known: [String: (stamp: FileStamp, facts: CodeFacts.OfFile)] = [:]
  /// All facts of the last time, with the names that those of each file are written in.
  private var last = CodeFacts(keepsUses: true)

  /// Facts to which those of each file are added.
  package func begin() -> CodeFacts { last.namesAlone }

  /// The facts of a file that hasn't changed, in the place that it had; nil for any other.
  package func facts(of path: String, _ stamp: FileStamp, id: FileID) -> CodeFacts.OfFile? {
    guard let known = known[path], known.stamp == stamp, known.facts.id == id else { return nil }
    return known.facts
  }

  package func keep(_ facts: CodeFacts.OfFile, _ stamp: FileStamp) { known[facts.path] = (stamp, facts) }

  /// Ends a pass; what is gone is forgotten.
  package func end(_ facts: CodeFacts) {
    last = facts
    let paths = Set(facts.paths.values)
    known = known.filter { paths.contains($0.key) }
  }
}
