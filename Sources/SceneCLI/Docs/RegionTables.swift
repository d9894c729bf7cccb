internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneSession

/// `source`: a scene as it is written.
struct SourceText: Verb {
  let name = "source"
  let overview = "The source of a scene."
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    session.console.out.write(bytes: try session.read(arguments.operands[0]).bytes)
    return .done
  }
}

/// `controllers`: a table of the controllers of a scene.
struct ControllerTable: Verb {
  let name = "controllers"
  let overview = "A table of the controllers that a scene declares."
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene or a plan.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let plan = try session.compile(arguments.operands[0]).plan
    var table = MarkdownTable(["controller", "kind", "class", "title", "note"], in: session.dialect)
    for template in plan.templates where !template.isPrivate {
      table.add([
        .code(template.id), .plain(template.kind.rawValue), .code(template.className ?? ""),
        .plain(template.title ?? ""), .plain(template.note ?? ""),
      ])
    }
    session.console.out.write(table.text)
    return .done
  }
}

/// `segues`: a table of the segues of a scene.
struct SegueTable: Verb {
  let name = "segues"
  let overview = "A table of the segues that a scene declares."
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene or a plan.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let plan = try session.compile(arguments.operands[0]).plan
    var table = MarkdownTable(["from", "segue", "kind", "to", "fired by", "note"], in: session.dialect)
    for template in plan.templates {
      for segue in template.segues {
        let destination = segue.destination.map { plan.templates[$0].id } ?? segue.action ?? ""
        table.add([
          .code(template.id), .code(segue.id), .plain(segue.verb.rawValue), .code(destination),
          .plain(segue.sender ?? ""), .plain(segue.note ?? ""),
        ])
      }
    }
    session.console.out.write(table.text)
    return .done
  }
}

/// `scenes`: a table of scene files, each with what it says of itself.
struct SceneTable: Verb {
  let name = "scenes"
  let overview = "A table of scene files, each with its note, or else the first sentence of its first comment."
  let operands = Operands(placeholder: "path", count: .oneOrMore, summary: "Scenes, or folders to search for them.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let paths = ScenePaths(arguments.operands, in: session.console.files)
    if let failure = paths.failures.first { throw failure }
    var table = MarkdownTable(["scene", "what it shows"], in: session.dialect)
    for path in paths.files {
      let source = try session.read(path)
      let plan = try session.compile(path).plan
      table.add([.link(plan.scene, path), .plain(SceneTable.sentence(about: plan, from: source))])
    }
    session.console.out.write(table.text)
    return .done
  }

  /// The words of a scene about itself: its note, or else the first sentence of its first comment.
  static func sentence(about plan: HierarchyPlan, from source: SourceFile) -> String {
    plan.note ?? firstSentence(of: source)
  }

  /// The first sentence of a file's first comment that isn't indented.
  private static func firstSentence(of source: SourceFile) -> String {
    var words: [Substring] = []
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.drop { !$0.hasPrefix("#") }.prefix { $0.hasPrefix("#") }
    for line in comment where !line.contains("yaml-language-server:") {
      for word in line.drop(while: { $0 == "#" }).split(separator: " ") {
        words.append(word)
        if let last = word.last, ".?!".contains(last) { return words.joined(separator: " ") }
      }
    }
    return words.joined(separator: " ")
  }
}
