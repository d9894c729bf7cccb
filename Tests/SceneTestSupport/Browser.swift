internal import Foundation

/// A headless Chromium that opens pages and does what a person would.
package enum Browser {
  /// The browser's program, by the names under which it is installed; nil if there is none, or no Python to drive it.
  package static let program =
    OtherProgram.exists("python3")
    ? ["chromium", "chromium-browser", "google-chrome"].first { OtherProgram.exists($0) } : nil

  /// The outcome of a visit.
  package struct Visit {
    /// The outcome of each action, in order.
    package let results: [Any]
    /// The problems: errors, warnings, dialogs, requests to the network.
    package let problems: [String]

    /// A result that is a text.
    package func text(_ index: Int) -> String { index < results.count ? results[index] as? String ?? "" : "" }
  }

  /// Writes pages into files, and does one thing after the other; see `Tests/Browser/drive.py`.
  ///
  /// - Parameters:
  ///   - pages: Pages by the names by which actions open them.
  ///   - actions: What to do; `open` takes the name of a page.
  package static func visit(_ pages: [String: String], _ actions: [[String: Any]]) throws -> Visit {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenograph-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, page) in pages { try Data(page.utf8).write(to: folder.appending(path: name + ".html")) }
    let located = actions.map { action in
      var action = action
      if let name = action["open"] as? String { action["open"] = folder.appending(path: name + ".html").path() }
      return action
    }
    let input = String(decoding: try JSONSerialization.data(withJSONObject: located), as: UTF8.self)
    let answer = try OtherProgram.run(
      ["python3", Repository.url("Tests/Browser/drive.py").path(), program ?? "chromium"], input: input)
    guard answer.status == 0,
      let visit = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    else { return Visit(results: [], problems: ["the browser couldn't be driven: \(answer.errors)"]) }
    return Visit(results: visit["results"] as? [Any] ?? [], problems: visit["problems"] as? [String] ?? [])
  }
}
