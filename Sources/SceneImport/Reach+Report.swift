internal import ScenePlan
internal import SceneProgram
package import SceneWriting

/// The report of a reach, and its scripts as scenes.
extension Reach {
  /// The templates that were never on the screen, in the program's order, with the reason.
  package var unreached: [(template: Int, reason: Reason)] {
    let templates = program.templates
    var sources: [[(template: Int, isFired: Bool)]] = templates.map { _ in [] }
    for (index, template) in templates.enumerated() {
      for content in template.contents { sources[content.template].append((index, true)) }
      for segue in template.segues {
        guard let destination = segue.destination else { continue }
        sources[destination].append((index, segue.verb != .custom || segue.steps != nil))
      }
    }
    let initials = Set(program.files.compactMap(\.initial))
    return templates.indices.filter { !visited.contains($0) }.map { index in
      let near = sources[index].filter { $0.template != index }
      let reached = near.filter { visited.contains($0.template) }
      if reached.contains(where: \.isFired) { return (index, .hidden) }
      if !reached.isEmpty { return (index, .custom) }
      if templates[index].settings?.storyboardIdentifier != nil || initials.contains(index) { return (index, .code) }
      return (index, near.isEmpty ? .dead : .behind)
    }
  }

  /// The report for people, line by line: counts, and each controller that wasn't reached.
  package var report: [String] {
    var lines = [
      "\(visited.count) of \(program.templates.count) controllers were on the screen, \(segueCount) segues were fired, "
        + "and \(backCount) ways led back"
    ]
    for edge in raised { lines.append("\(edge): raises, so no script fires it") }
    for (template, reason) in unreached {
      lines.append("\(program.name(of: template)): not reached: \(reason.wording)")
    }
    return lines
  }

  /// The scenes of the scripts; each imports the scene that was walked.
  ///
  /// - Parameters:
  ///   - path: The path of that scene from the folder of the new ones.
  ///   - name: The name of each new scene by its number, from 1.
  package func scenes(importing path: String, name: (Int) -> String) throws(UnwritableProgram) -> [WrittenScene] {
    var scenes: [WrittenScene] = []
    for (index, walk) in walks.enumerated() {
      let scene = program.importing(path, script: walk, file: name(index + 1))
      scenes.append(try SceneWriter.writeFirst(scene))
    }
    return scenes
  }
}

extension Reach.Reason {
  /// The reason as words behind a colon.
  fileprivate var wording: String {
    switch self {
    case .custom: "only a custom segue leads there, and the scene doesn't say what it does"
    case .code: "only code can make it"
    case .dead: "nothing leads there"
    case .behind: "it is behind controllers that weren't reached"
    case .hidden: "its container or its segue didn't bring it onto the screen"
    }
  }
}

extension Program {
  /// A scene of one script that imports the program's own.
  fileprivate func importing(_ path: String, script: [Step], file: String) -> Program {
    let alias = "walked"
    var scene = Program(scene: "Reach of " + self.scene)
    scene.ios = ios
    scene.behaviours = behaviours
    scene.device = device
    var first = Program.File(path: file, scene: scene.scene, initial: initial)
    first.imports = [Program.Import(alias: alias, path: path, file: 1)]
    let own = files.isEmpty ? [Program.File(path: path, scene: self.scene, initial: initial)] : files
    scene.files =
      [first]
      + own.map { file in
        var file = file
        file.imports = file.imports.map { Program.Import(alias: $0.alias, path: $0.path, file: $0.file + 1) }
        return file
      }
    for template in templates {
      var template = template
      template.id = alias + "/" + template.id
      scene.declare(template)
    }
    scene.initial = initial
    scene.script = script
    return scene
  }
}
