internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneSession

/// `test --matrix`: in which cells each expectation holds.
extension TestVerb {
  /// The result of one file.
  private enum Result: Sendable {
    case judged(ExpectationMatrix, CompiledScene)
    case hasNothingToRun
    case stopped(CommandFailure)
  }

  func testMatrix(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if arguments.has(TestVerb.accept) {
      throw .usage(
        "'--accept' takes what happens on one system, and '--matrix' has many", hint: "leave one of them out")
    }
    if !arguments.all(TestVerb.reporter).isEmpty {
      throw .usage("'--matrix' has a report of its own", hint: "leave '--reporter' out")
    }
    let axes = try SystemOptions.axes(arguments)
    var exit = ExitCode.done
    let paths = session.scenes(arguments, exit: &exit)
    var reader = session.reader(of: paths.files, found: paths.found)
    reader.refusesPlans = true
    var (held, failed, idle, cells, scenes) = (0, 0, 0, 0, 0)
    SideBySide.run(paths.files, threads: arguments[CommonOptions.jobs] ?? Thread.coreCount) { [reader] path in
      TestVerb.judge(path, axes, reader)
    } take: { compilation, result in
      if let compilation { session.print(compilation) }
      switch result {
      case .hasNothingToRun: break
      case .stopped(let failure):
        session.report(failure)
        exit = exit.and(failure.exit)
      case .judged(let matrix, let scene):
        cells = matrix.table.count
        scenes += 1
        if matrix.isCut {
          let failure = session.tooManyTrials(scene.path, hint: "name fewer values of the axes")
          session.report(failure)
          exit = exit.and(failure.exit)
          return
        }
        for claim in matrix.claims {
          if !claim.isJudged { idle += 1 } else if claim.holds { held += 1 } else { failed += 1 }
          session.console.out.write(TestVerb.line(claim, of: scene, matrix.table, session.outputDecoration))
        }
        if let limit = matrix.limit {
          session.report(
            CommandFailure(
              .notDone, subject: scene.path, CompiledScene.text(ofLimit: limit), hint: CompiledScene.limitHint))
          exit = exit.and(.notDone)
        }
      }
    }
    let extent = scenes > 1 ? "\(cells) cells in each of \(scenes) scenes" : "\(cells) cells"
    let others = idle == 0 ? "" : ", \(idle) \(idle == 1 ? "isn't" : "aren't") judged in any cell"
    session.console.out.write("\(held) hold where they say so, \(failed) don't\(others); \(extent)\n")
    return failed > 0 ? exit.and(.inputAtFault) : exit
  }

  private static func judge(
    _ path: String, _ axes: [MatrixAxis], _ reader: SceneReader
  ) -> (compilation: Compilation?, result: Result) {
    var found: Compilation?
    do throws(CommandFailure) {
      let file = try reader.read(path)
      var loader = reader.loader(of: path)
      let (compilation, run) = Pipeline.run(file, as: reader.variation, loader: &loader)
      found = compilation
      let scene = try CompiledScene(compilation, path: SceneReader.name(of: path))
      guard run != nil, let program = Pipeline.program(of: file, as: reader.variation, loader: &loader).program else {
        return (compilation, .hasNothingToRun)
      }
      return (compilation, .judged(ExpectationMatrix(program, axes: axes, limits: file.limits), scene))
    } catch {
      return (found, .stopped(error))
    }
  }

  /// A line for an expectation: where it holds, and if that isn't where it says so, where not.
  private static func line(
    _ claim: ExpectationMatrix.Claim, of scene: CompiledScene, _ table: MatrixTable, _ decoration: Decoration
  ) -> String {
    let place = decoration.paint(VisibleText.of(scene.place(of: claim.clause.mark)) + ":", as: .strong)
    let listing = claim.clause.condition.listing
    let object = listing.lines.count == 1 ? " \(VisibleText.of(listing.lines[0]))" : ""
    let holds = claim.verdicts.map { $0.map { $0 == .holds } }
    var text = "\(place) "
    if !claim.isJudged {
      return text + "\(listing.key)\(object) isn't judged in any cell; it says \(claim.scope.text)\n"
    }
    if !claim.holds { text += decoration.paint("failed:", as: .error) + " " }
    let cells = table.text(of: holds)
    text += "\(listing.key)\(object) holds \(["everywhere", "nowhere"].contains(cells) ? "" : "on ")\(cells)"
    if !claim.scope.isEmpty { text += "; it says \(claim.scope.text)" }
    if !claim.holds {
      let missing = zip(claim.verdicts, claim.isMeant).map { zip($0, $1).map { $0 != .holds && $1 } }
      text += "; it doesn't hold where it says so: \(table.text(of: missing))"
    }
    return text + "\n"
  }
}
