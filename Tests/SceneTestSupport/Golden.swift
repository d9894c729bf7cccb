internal import Foundation

/// Recorded results: a file holds the output of a program, as a person last read and accepted it.
package enum Golden {
  /// Whether this run records instead of comparing.
  package static let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  private static let advice = "read the change, then record it with UPDATE_GOLDENS=1"

  /// Compares a text with the record of it, or records it.
  ///
  /// - Parameters:
  ///   - actual: What was printed now.
  ///   - path: The record's path from the top of the package.
  /// - Returns: What is wrong, or nil.
  package static func problem(with actual: String, at path: String) -> String? {
    let url = Repository.url(path)
    guard let data = try? Data(contentsOf: url) else {
      return isRecording ? record(actual, at: url) : "\(path) is missing; \(advice)"
    }
    guard let difference = difference(expected: String(decoding: data, as: UTF8.self), actual: actual) else {
      return nil
    }
    return isRecording ? record(actual, at: url) : "\(path):\(difference)\n\(advice)"
  }

  /// Removes a record that nothing makes any more, or says that it is there.
  package static func orphanProblem(at path: String) -> String? {
    guard isRecording else { return "\(path) is the record of nothing; delete it, or run with UPDATE_GOLDENS=1" }
    do {
      try FileManager.default.removeItem(at: Repository.url(path))
      return nil
    } catch {
      return "\(path) can't be deleted: \(error)"
    }
  }

  /// The first line that differs, with three lines around it; nil if nothing differs.
  package static func difference(expected: String, actual: String) -> String? {
    if Array(expected.utf8) == Array(actual.utf8) { return nil }
    let old = lines(expected)
    let new = lines(actual)
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    var text = "\(first + 1): first difference (- recorded, + now)\n"
    for line in old[max(0, first - 3)..<first] { text += "  \(line)\n" }
    for line in old.dropFirst(first).prefix(4) { text += "- \(line)\n" }
    for line in new.dropFirst(first).prefix(4) { text += "+ \(line)\n" }
    return text
  }

  /// Lines as they can be told apart: the last one says whether the text ends with a line break.
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "⟨no line break⟩" }
    return lines
  }

  private static func record(_ text: String, at url: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      return nil
    } catch {
      return "\(url.path()) can't be recorded: \(error)"
    }
  }
}
