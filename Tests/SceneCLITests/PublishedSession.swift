import SceneTestSupport

/// A log that was joined from published observations, with what exists and what was done.
struct PublishedSession {
  var name = ""
  var cases: [String] = []
  var scene = ""
  var done: [String] = []
  var lines: [String] = []

  /// The sessions beside the observations that they are joined from: the lines in the normal form, and what exists.
  static let folder = "Tests/Conformance/sessions"

  static func all() throws -> [PublishedSession] {
    try Repository.files(below: folder) { $0.hasSuffix(".log") }.sorted().map { path in
      var session = PublishedSession()
      session.name = String(path.dropFirst(folder.count + 1).dropLast(4))
      session.scene = try Repository.text("\(folder)/\(session.name).yaml")
      for line in try Repository.text(path).split(separator: "\n").map(String.init) {
        if let cases = line.wholeMatch(of: /# cases: (.*)/) {
          session.cases = cases.1.split(separator: ", ").map(String.init)
        } else if let done = line.wholeMatch(of: /# done: (.*)/) {
          session.done = done.1.split(separator: ", ").map(String.init)
        } else {
          session.lines.append(line)
        }
      }
      return session
    }
  }

  /// All sessions of the collection, of which only lists of words are read.
  static func collected(below folder: String) throws -> [PublishedSession] {
    var events: [String: [String]] = [:]
    for file in ["cases", "cases-2"] {
      var (id, key) = ("", "")
      for line in try Repository.text("\(folder)/lifecycle/\(file).yaml").split(separator: "\n") {
        if line.hasPrefix("- id: ") {
          id = String(line.dropFirst(6))
        } else if line.hasPrefix("  - "), key == "events" {
          let item = line.dropFirst(4).filter { $0 != "'" }
          if !item.hasPrefix("--") { events[id, default: []].append(item) }
        } else if line.hasPrefix("  "), let colon = line.firstIndex(of: ":") {
          key = String(line[..<colon].dropFirst(2))
        }
      }
    }
    var sessions: [PublishedSession] = []
    var key = ""
    for line in try Repository.text("\(folder)/logs/sessions.yaml").split(separator: "\n") {
      if line.hasPrefix("- session: ") {
        sessions.append(PublishedSession(name: String(line.dropFirst(11))))
      } else if line.hasPrefix("  - "), let last = sessions.indices.last {
        let item = String(line.dropFirst(4))
        if key == "cases" {
          sessions[last].cases.append(item)
          sessions[last].lines += events[item] ?? []
        } else {
          sessions[last].done.append(item)
        }
      } else if line.hasPrefix("    "), key == "scene", let last = sessions.indices.last {
        sessions[last].scene += line.dropFirst(4) + "\n"
      } else if line.hasPrefix("  "), let colon = line.firstIndex(of: ":") {
        key = String(line[..<colon].dropFirst(2))
      }
    }
    return sessions
  }

  /// Whether an answer names what was done. Before iOS 13 the usual style is full screen.
  func isRight(_ answer: String) -> Bool {
    if done == ["FAULT addSubview"] { return answer.contains("without 'addChild'") && answer.contains("Cause:") }
    let isOld = scene.firstMatch(of: /ios: (\d+)/).flatMap { Int($0.1) }.map { $0 < 13 } ?? false
    let found = PublishedSession.steps(answer).map { PublishedSession.verb($0, isOld: isOld) }
    return found == done.map { isOld && $0 == "present-sheet" ? "present-fs" : $0 }
  }

  /// The steps of an answer that the log tells of.
  static func steps(_ answer: String) -> [String] {
    answer.split(separator: "\n").compactMap {
      $0.firstMatch(of: /^ +\d+  (.+?)  +(lines? \d|no line)/).map { String($0.1) }
    }
  }

  private static func verb(_ step: String, isOld: Bool) -> String {
    let word = step.prefix { $0 != ":" && $0 != "," && $0 != " " }
    switch word {
    case "present": return step.contains("fullScreen") || isOld ? "present-fs" : "present-sheet"
    case "select": return "tap"
    case "swipe":
      let isCancelled = step.hasSuffix("cancelled")
      if step.contains("pop") { return isCancelled ? "swipe-cancel" : "pop" }
      return step.contains("dismiss") ? "dismiss" : isCancelled ? "page-cancel" : "page"
    case "trigger": return "unwind"
    default: return step.contains("beginAppearanceTransition") ? "FAULT begin-end" : String(word)
    }
  }
}
