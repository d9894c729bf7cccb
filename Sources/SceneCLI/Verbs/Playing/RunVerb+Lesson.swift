internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import ScenePlayer
internal import SceneRuns
internal import SceneSession
internal import SceneTrace
internal import SceneWhy
internal import SceneWorld

/// `run --format html A B C`: several scenes in one page.
extension RunVerb {
  /// The advice about a second word that is no scene; nil if it may be one.
  private func wayOfSecond(_ words: [String], _ events: String?) -> String? {
    if let events, Callback.Group(rawValue: words[1]) != nil || Callback(rawValue: words[1]) != nil {
      return "a list has commas: '--\(RunVerb.events.name) \(events),\(words[1])'"
    }
    guard !words[0].contains("."), words[words.count - 1].hasSuffix(".yaml") else { return nil }
    return "a name with blanks has quotes: '\(words.joined(separator: " "))'"
  }

  /// Runs each scene and writes the page that plays them all.
  func teach(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    guard try traceFormat(arguments) is PlayerFormat else {
      throw .usage(
        "'run' takes one <file>, but got '\(arguments.operands[1])' too",
        hint: wayOfSecond(arguments.operands, arguments[RunVerb.events])
          ?? "to put two traces side by side, add '--compare'; to put scenes into one page, '--format html'")
    }
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw .usage("standard input can't be two scenes", hint: "name a file for one of them")
    }
    if arguments[RunVerb.diagram] != nil {
      throw .usage("'--diagram' draws one scene, not several", hint: "draw each with 'scenograph diagram'")
    }
    var lesson = PlayerLesson()
    var exit = ExitCode.done
    for path in arguments.operands {
      let (scene, (recorder, log), outcome) = try session.play(path, observers: RunRecorder(), CauseLog())
      var options = TraceOptions()
      options.filter = try filter(arguments, of: scene.plan)
      options.sources = scene.sources
      options.findings = scene.findings
      options.causes = Explainer(scene.plan, log)
      exit = exit.and(session.judge(outcome, of: scene))
      lesson.add(recorder.recording, of: scene.plan, options: options)
    }
    var writer = ByteWriter()
    lesson.write(into: &writer, asksFirst: arguments.has(RunVerb.ask))
    try session.deliver(writer.take(), to: arguments[CommonOptions.output])
    return exit
  }
}
