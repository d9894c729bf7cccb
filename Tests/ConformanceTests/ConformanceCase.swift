import Foundation
import SceneTestSupport

/// A published observation of UIKit and what this suite says about it.
struct ConformanceCase: Sendable {
  /// The form that is made of an observation.
  enum Verdict: Equatable, Sendable {
    /// A scene shows it.
    case agreed
    /// A scene shows it, and the program doesn't agree yet.
    case open
    /// A stronger source contradicts it, or no profile covers its system.
    case off
    /// It describes nothing that a scene can run.
    case notRunnable
  }

  let id: String
  let era: String
  let quality: String
  let verdict: Verdict
  /// Why there is no scene, or what the program does wrong; else what is to be known about the scene, often nothing.
  let reason: String
  /// The scene, from the top of the package.
  let scene: String?

  /// The weights of the observations, heaviest first.
  static let qualities = ["measured-log", "test", "official-doc", "author-claim"]
  static let folder = "Tests/Conformance"
  /// The scenes, from the top of the package.
  static let scenePaths = Repository.files(below: folder) { $0.hasSuffix(".scene.yaml") }

  /// All cases that have a scene or a reason, by id.
  static func all() throws -> [ConformanceCase] {
    let scenes = try scenePaths.map { try ConformanceCase(scene: $0) }
    return (scenes + (try exceptions())).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// The cases without a scene.
  static func exceptions() throws -> [ConformanceCase] {
    let path = folder + "/exceptions.yaml"
    var cases: [ConformanceCase] = []
    var entry: [String: String] = [:]
    for line in try Repository.text(path).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("- "), !entry.isEmpty {
        cases.append(try ConformanceCase(exception: entry))
        entry = [:]
      }
      guard let (key, value) = field(line.dropFirst(2)), line.hasPrefix("- ") || line.hasPrefix("  ") else {
        throw Malformed("\(path): '\(line)' is no 'key: value'")
      }
      entry[key] = value
    }
    if !entry.isEmpty { cases.append(try ConformanceCase(exception: entry)) }
    return cases
  }

  /// Reads the comments that a scene begins with.
  init(scene path: String) throws {
    var header: [String: String] = [:]
    for line in try Repository.text(path).split(separator: "\n") {
      guard line.hasPrefix("# "), let (key, value) = ConformanceCase.field(line.dropFirst(2)) else { break }
      header[key] = value
    }
    func need(_ key: String) throws -> String {
      guard let value = header[key], !value.isEmpty else { throw Malformed("\(path) has no '# \(key):'") }
      return value
    }
    id = try need("case")
    era = try need("era")
    quality = try need("quality")
    _ = try need("source")
    guard path.hasSuffix("/\(id).scene.yaml") else { throw Malformed("\(path) holds the case '\(id)'") }
    verdict = header["open"] == nil ? .agreed : .open
    reason = header["open"] ?? header["remark"] ?? ""
    scene = path
  }

  private init(exception entry: [String: String]) throws {
    func need(_ key: String) throws -> String {
      guard let value = entry[key], !value.isEmpty else { throw Malformed("an exception has no '\(key)': \(entry)") }
      return value
    }
    id = try need("id")
    era = try need("era")
    quality = try need("quality")
    reason = try need("reason")
    switch try need("verdict") {
    case "off": verdict = .off
    case "not-runnable": verdict = .notRunnable
    case let other: throw Malformed("'\(other)' is no verdict")
    }
    scene = nil
  }

  /// The two sides of `key: value`, without the quotes around the value.
  private static func field(_ line: Substring) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    return (String(line[..<colon]), isQuoted ? String(value.dropFirst().dropLast()) : value)
  }
}

/// A file of the suite that can't be understood.
struct Malformed: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
