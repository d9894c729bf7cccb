package import SceneBasics
internal import SceneCompiler
internal import SceneLogs
internal import SceneSearch
internal import SceneWriting

extension LogAnswer {
  /// The scene that was found for the first run of the app: its script, and the log as what it expects.
  ///
  /// - Throws: If no script was found, or it can't be written as one file.
  package func sceneText(for path: String, limits: Limits) throws(CommandFailure) -> String {
    guard let answer = scripts.lazy.compactMap({ $0 }).first else {
      throw CommandFailure(
        .inputAtFault, subject: path, "isn't written, since no script was found", hint: "print more callbacks")
    }
    return try sceneText(of: answer, head: comments(on: answer), called: nil, for: path, limits)
  }

  private func sceneText(
    of answer: LogSearch.Answer, head: [String], called name: String?, for path: String, _ limits: Limits
  ) throws(CommandFailure) -> String {
    var scene = ExpectingScene(answer.best, of: reading.log, limits: limits)
    scene.program.files = []
    if let name { scene.program.scene = name }
    do {
      return try SceneWriter.writeFirst(scene.program, head: head, remarks: scene.remarks).text
    } catch {
      throw CommandFailure(
        .inputAtFault, subject: path, "isn't written: \(error.description)",
        hint: hasScene ? "give a scene of one file" : "print other names of classes")
    }
  }

  /// The guesses of a scene, and the lines that its script leaves over.
  private func comments(on answer: LogSearch.Answer) -> [String] {
    var lines = ["Found in \(files[FileID(0)].path) by 'scenograph log'."]
    let best = answer.best
    if !best.guess.isEmpty {
      let system = "iOS \(best.program.ios)"
      lines.append("guessed: \(best.guess)" + (best.guess.hasSuffix(system) ? "" : ", on \(system)"))
    }
    if let next = answer.next { lines.append(sentence(of: next, behind: best)) }
    for rest in best.rest { lines.append("left over: " + sentence(of: rest)) }
    if let behind = sentence(behindEndOf: best) { lines.append(behind) }
    if let stop = best.stop { lines.append("not searched: what comes from line \(line(stop)) on") }
    return lines
  }

  // MARK: Certificates

  /// A scene with its name, as `Tests/Conformance` has them.
  package struct Certificate {
    package var name: String
    package var text: String
  }

  /// A scene for each run of the app, as rows of a table of observations: a source, a system, and an expectation that
  /// comes from the log alone.
  ///
  /// - Throws: If the log doesn't say what it prints, so that silence proves nothing; or if no script was found.
  package func certificates(limits: Limits) throws(CommandFailure) -> [Certificate] {
    let path = files[FileID(0)].path
    guard reading.hasHeader else {
      throw CommandFailure(
        .inputAtFault, subject: path, "is no certificate, since it doesn't say what its classes print",
        hint: "write '@callbacks viewDidLoad …' on its first line, or record it with 'scenograph recorder'")
    }
    let name = LogAnswer.caseName(of: path)
    var found: [Certificate] = []
    for (index, answer) in scripts.enumerated() {
      guard let answer else { continue }
      let best = answer.best
      let id = scripts.count > 1 ? "\(name)-\(index + 1)" : name
      var head = [
        "case: \(id)", "source: \(path), a log that says what it prints",
        "era: iOS \(best.program.ios)" + (hasScene ? "" : ", guessed"), "quality: measured-log",
      ]
      if let stop = best.stop {
        head.append("open: nothing was searched from line \(line(stop)) on")
      } else if !best.rest.isEmpty {
        head.append("open: " + best.rest.map { sentence(of: $0) }.joined(separator: "; "))
      } else if !best.guess.isEmpty {
        head.append("remark: guessed: \(best.guess)")
      }
      found.append(
        Certificate(name: id, text: try sceneText(of: answer, head: head, called: id, for: id, limits)))
    }
    if found.isEmpty {
      throw CommandFailure(
        .inputAtFault, subject: path, "has no row, since no script was found", hint: "print more callbacks")
    }
    return found
  }

  /// The file's name without its ending, as small letters, digits and dashes.
  private static func caseName(of path: String) -> String {
    let file = path.split(separator: "/").last ?? "log"
    let stem = file.split(separator: ".").first ?? "log"
    let words = stem.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "log" : words.joined(separator: "-")
  }
}
