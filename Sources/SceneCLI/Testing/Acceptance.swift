internal import SceneBasics
internal import SceneCompiler
internal import SceneFiles
internal import SceneLanguage
internal import ScenePlan
internal import SceneSession
internal import SceneSyntax

/// `test --accept`: what happened takes the place of what a file expected.
struct Acceptance {
  let session: Session
  let reader: SceneReader

  /// Checks that `--accept` may rewrite the operands: files that were named one by one.
  ///
  /// Conformance scenes expect what logs of real systems say, never what the program prints.
  static func check(_ operands: [String], in session: Session) throws(CommandFailure) {
    for path in operands {
      if path == "-" {
        throw .usage("'--accept' rewrites files, and standard input is none", hint: "name the file")
      }
      if case .success(.folder) = session.console.files.kind(of: path) {
        throw .usage(
          "'--accept' takes files, and '\(path)' is a folder", hint: "name the files that you have looked at")
      }
      let parts = (session.console.files.resolved(path) ?? path).split(separator: "/")
      if zip(parts, parts.dropFirst()).contains(where: { $0 == "Tests" && $1 == "Conformance" }) {
        throw CommandFailure(
          .inputAtFault, subject: path, "the expectations in Tests/Conformance come from logs of real systems",
          hint: "correct the scene by hand, from its log")
      }
    }
  }

  /// Rewrites the traces, trees and visible controllers that failed in a file, and shows the difference.
  func accept(_ path: String) throws(CommandFailure) {
    let file = try reader.read(path)
    let before = TestedScene.test(file, path: path, reader: reader)
    let changes = changes(of: before) { failure in
      session.report(
        CommandFailure(
          .inputAtFault, subject: "\(file.path):\(failure.mark.line)",
          "nothing that this trace names happened, and an empty one would always hold",
          hint: "write what must not happen under 'lacks'"))
    }
    if changes.isEmpty { return }
    guard let bytes = ExpectationEditor.rewriting(changes, in: file), holds(bytes, changes.count, file, path, before)
    else {
      throw CommandFailure(
        .inputAtFault, subject: file.path, "these expectations have a form that can't be rewritten in place",
        hint: "write a trace or a tree as a block, with a line for each event or controller")
    }
    session.console.out.write(UnifiedDifference.text(from: file.bytes, to: bytes, path: file.path))
    try session.rewrite(path, from: file.bytes, to: bytes)
    let count = changes.count == 1 ? "1 expectation" : "\(changes.count) expectations"
    session.console.report("accepted \(count) in \(VisibleText.of(file.path))\n")
  }

  /// - Parameter leave: Takes a trace that stays as it is, since there is nothing to expect in its place.
  private func changes(
    of scene: TestedScene, leave: (RunOutcome.Failure) -> Void
  ) -> [ExpectationEditor.Change] {
    guard case .ran(let compiled, _) = scene.result else { return [] }
    return scene.verdicts.compactMap { verdict in
      guard case .failed(let failure) = verdict.kind, let happened = failure.happened, failure.mark.file == 0,
        let key = ExpectationKey(rawValue: verdict.clause.condition.listing.key)
      else { return nil }
      // Only the names in a trace count, unless others stand beside it.
      let expectation = compiled.plan.expectations.first { $0.step == verdict.step }
      if key == .trace, happened.isEmpty, expectation?.of.isEmpty != false, expectation?.callbacks.isEmpty != false {
        leave(failure)
        return nil
      }
      return ExpectationEditor.Change(line: Int(failure.mark.line), key: key, happened: happened)
    }
  }

  /// Whether the changes come true, and nothing else is changed by them.
  private func holds(
    _ bytes: [UInt8], _ count: Int, _ file: SourceFile, _ path: String, _ before: TestedScene
  ) -> Bool {
    let changed = SourceFile(path: file.path, bytes: bytes, limits: file.limits)
    let after = TestedScene.test(changed, path: path, reader: reader)
    return after.verdicts.count == before.verdicts.count && after.failureCount == before.failureCount - count
  }
}

extension TestedScene {
  fileprivate var failureCount: Int {
    verdicts.count { verdict in
      if case .failed = verdict.kind { true } else { false }
    }
  }
}
