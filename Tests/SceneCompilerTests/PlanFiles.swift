import Foundation
import SceneBasics
import SceneCompiler
import ScenePlan
import SceneTestSupport

/// Plans as files: compiled, written, read.
enum PlanFiles {
  /// The scenes from which plans are made: every example, by its path.
  static let scenes = Repository.files(below: "examples") {
    $0.hasSuffix(".yaml") && !$0.hasPrefix("examples/invalid/")
  }

  /// The plan of a scene, or nil if it has none.
  static func plan(ofSceneAt path: String) throws -> HierarchyPlan? {
    var loader = PackageLoader()
    return Pipeline.compile(
      SourceFile(path: path, bytes: Array(try Data(contentsOf: Repository.url(path)))), loader: &loader
    ).plan
  }

  /// The bytes of a plan's file.
  static func bytes(_ plan: HierarchyPlan) -> [UInt8] {
    var output = ByteWriter()
    PlanWriter.write(plan, into: &output)
    return output.take()
  }

  /// The outcome of a plan file's bytes.
  static func read(_ bytes: [UInt8]) -> Compilation {
    var loader = PackageLoader()
    return Pipeline.compile(SourceFile(path: "x.plan.json", bytes: bytes), loader: &loader)
  }
}

/// Reads the files that examples import.
struct PackageLoader: SourceLoader {
  /// The thread sanitizer of Swift 6.3 crashes where an `inout` has no size.
  private let size: UInt8 = 1

  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    guard let data = try? Data(contentsOf: Repository.url(path)) else { return .failure(SourceFailure("no such file")) }
    return .success(Array(data))
  }
}

/// A few numbers that look random and are the same in every run.
struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  /// A number from 0 up to, and without, `bound`.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % bound
  }
}
