import Foundation
import SceneTestSupport

/// The collection of observations that the suite answers, if it lies beside the package.
///
/// The package doesn't hold it: it is other people's work, and what the suite needs of it stands in the suite.
enum PublishedObservations {
  private static let files = ["cases.yaml", "cases-2.yaml"].map {
    Repository.root.deletingLastPathComponent().appending(path: "shared/corpus/lifecycle/\($0)")
  }

  static let areThere = files.allSatisfy { FileManager.default.fileExists(atPath: $0.path()) }

  /// The weight of each observation, by id.
  static func qualities() throws -> [String: String] {
    var qualities: [String: String] = [:]
    var id = ""
    for file in files {
      for line in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n") {
        if line.hasPrefix("- id: ") { id = String(line.dropFirst(6)) }
        if line.hasPrefix("  quality: ") { qualities[id] = String(line.dropFirst(11)) }
      }
    }
    return qualities
  }
}
