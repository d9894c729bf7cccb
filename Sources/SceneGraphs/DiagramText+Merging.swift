internal import SceneBasics
internal import SceneCanvas

extension DiagramGraph {
  /// The lines of both. One that took another's place says so, and any other has the mark of the one that alone has it.
  static func merged(_ old: [DiagramText], _ new: [DiagramText]) -> [DiagramText] {
    var lost = old.filter { !new.contains($0) }
    return new.map { line in
      if old.contains(line) { return line }
      guard let former = lost.firstIndex(where: { $0.saysOther(than: line) }) else {
        return DiagramText("+ " + line.words, .state)
      }
      let words = lost.remove(at: former).words
      // The name of a segue whose kind has changed isn't said again, nor is the word before a sender.
      let name = words.firstRange(of: " · ").map { String(words[..<$0.upperBound]) } ?? " · "
      let said = [name, "from "].first { line.words.hasPrefix($0) && words.hasPrefix($0) } ?? ""
      let was = words.dropFirst(said.count)
      // A name is what one looks for.
      return DiagramText("\(line.words) (was: \(was))", line.role == .name ? .name : .state)
    } + lost.map { DiagramText("− " + $0.words, .state) }
  }
}

extension DiagramText {
  /// Whether it tells of the thing of which another line tells, and tells something else.
  fileprivate func saysOther(than line: DiagramText) -> Bool {
    guard role == line.role else { return false }
    switch role {
    case .state, .title, .kind, .name, .note: return true
    // Facts are of many sorts; those of one sort begin with one word.
    case .heading, .detail, .alarm: return words.split(separator: " ").first == line.words.split(separator: " ").first
    }
  }
}
