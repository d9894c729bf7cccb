internal import SceneBasics
package import SceneCompiler
internal import ScenePlan
internal import SceneSyntax
internal import SceneYAML

/// The changes that can be offered at a place.
extension EditingContext {
  /// The changes for a stretch of the text, those that mend findings first.
  ///
  /// - Parameters:
  ///   - range: The bytes that a person has selected; the cursor alone is an empty stretch.
  ///   - compilation: The findings in the text.
  ///   - others: The paths of files that may name what stands here.
  ///   - wants: Whether a sort of change is asked for.
  package func actions(
    in range: Range<Int>, _ compilation: Compilation, others: [String] = [],
    wants: (EditingAction.Kind) -> Bool = { _ in true }
  ) -> [EditingAction] {
    var actions = wants(.quickFix) ? mendingActions(in: range, compilation) : []
    var other: [EditingAction?] = []
    if wants(.rewrite) {
      other += [acceptance(at: range.lowerBound), blockForm(at: range.lowerBound), flowForm(at: range.lowerBound)]
    }
    if wants(.extract) { other.append(extraction(at: range.lowerBound, others: others)) }
    if wants(.inline) { other.append(inlining(at: range.lowerBound)) }
    actions += other.compactMap { $0 }.filter { isSound($0, after: compilation) }
    if wants(.fixAll), let all = fixingAll(compilation) { actions.append(all) }
    return actions
  }

  /// All fixes at once, but for those that would break the text.
  private func fixingAll(_ compilation: Compilation) -> EditingAction? {
    func action(_ findings: [Diagnostic]) -> EditingAction? {
      mending(findings).map { EditingAction("fix all that scenograph can fix", .fixAll, [(path, [$0])]) }
    }
    guard let all = action(compilation.diagnostics) else { return nil }
    if isSound(all, of: compilation.diagnostics, compilation) { return all }
    return action(compilation.diagnostics.filter { fix(of: $0, compilation) != nil })
  }

  /// The fix of a finding; nil if it has none, or that would bring another finding.
  private func fix(of finding: Diagnostic, _ compilation: Compilation) -> EditingAction? {
    guard let fix = finding.fix, let edits = replacements(of: fix) else { return nil }
    let action = EditingAction(fix.title, .quickFix, [(path, edits)], mending: finding, isPreferred: true)
    return isSound(action, of: [finding], compilation) ? action : nil
  }

  /// Whether fixes bring nothing new. A key that can't be read hides what stands behind it, and that may come to light.
  private func isSound(_ action: EditingAction, of findings: [Diagnostic], _ compilation: Compilation) -> Bool {
    let hides = findings.contains { $0.fix != nil && $0.code.number < EditingContext.firstOfNames }
    return hides ? keepsReadable(action, compilation) : isSound(action, after: compilation)
  }

  /// Findings below this number are about the file, its keys and its words.
  private static let firstOfNames = 200

  private func mendingActions(in range: Range<Int>, _ compilation: Compilation) -> [EditingAction] {
    let lines = file.lines
    var actions: [EditingAction] = []
    for finding in compilation.diagnostics where finding.span.file == FileID(0) {
      let place = lines.range(of: finding.span)
      guard place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound else { continue }
      if let action = fix(of: finding, compilation) { actions.append(action) }
      if finding.code == EditingContext.unknownController,
        let action = declaration(of: finding, at: place), isSound(action, after: compilation)
      {
        actions.append(action)
      }
      if DiagnosticCatalogue.canBeSet(finding.code) {
        let edit = ignoring(finding.code.name, onLine: text.line(at: place.lowerBound))
        let action = EditingAction("ignore \(finding.code) here", .quickFix, [(path, [edit])], mending: finding)
        // In a text over several lines a comment is no comment.
        if isSound(action, after: compilation) { actions.append(action) }
      }
    }
    return actions
  }

  private static let unknownController = DiagnosticCatalogue.items.first { $0.code.name == "unknownController" }?.code

  // MARK: Declare

  /// A declaration of the controller that a place names, behind the last one.
  private func declaration(of finding: Diagnostic, at place: Range<Int>) -> EditingAction? {
    guard let mention = mention(at: place.lowerBound), mention.thing == .controller, mention.aliases.isEmpty,
      NameForms.isAllowed(mention.name, for: .controller), let scene = written
    else { return nil }
    let title = "declare the controller '\(mention.name)'"
    guard let controllers = scene.value(under: "controllers", of: scene.root) else {
      return EditingAction(
        title, .quickFix, [(path, insertion(ofSection: "controllers:\n  \(mention.name):\n", scene))], mending: finding)
    }
    guard case .mapping(let entries) = controllers.form, let last = entries.last,
      let own = ownRange(
        of: last.key.range.lowerBound..<max(last.key.range.upperBound, last.value.range.upperBound), in: scene)
    else { return nil }
    let edit: Replacement
    if controllers.isFlow {
      edit = Replacement(range: own.upperBound..<own.upperBound, text: ", \(mention.name): {}")
    } else {
      let end = text.line(text.line(at: max(own.lowerBound, own.upperBound - 1))).upperBound
      let margin = String(repeating: " ", count: controllers.column - 1)
      edit = Replacement(range: end..<end, text: text.lineBreak + margin + mention.name + ":")
    }
    return EditingAction(title, .quickFix, [(path, Replacement.safe([edit], in: text))], mending: finding)
  }

  /// A section of the file before its script, or else at its end.
  func insertion(ofSection section: String, _ scene: WrittenScene) -> [Replacement] {
    var place = text.bytes.count
    if case .mapping(let entries) = scene.root.form,
      let script = entries.first(where: { scene.text(of: $0.key) == "script" }),
      let own = ownRange(of: script.key.range, in: scene)
    {
      place = text.line(text.line(at: own.lowerBound)).lowerBound
    }
    let isOpen = place == text.bytes.count && !text.line(text.lineCount - 1).isEmpty
    return Replacement.safe(
      [Replacement(range: place..<place, text: (isOpen ? "\n" : "") + section)], in: text)
  }

  // MARK: Accept

  /// The events that came, in the place of those that a step expects.
  private func acceptance(at offset: Int) -> EditingAction? {
    guard let scene = written, scene.mendedLines.isEmpty else { return nil }
    let chain = PlaceChain(to: offset, in: scene, grammar)
    guard let item = chain.links.first(where: { $0.path == ["script", "-"] }),
      scene.value(under: "expect", of: item.node) != nil
    else { return nil }
    let lines = text.line(at: item.node.range.lowerBound)...text.line(at: max(0, item.node.range.upperBound - 1))
    let changes = judgements?.failures.compactMap { failure -> ExpectationEditor.Change? in
      guard lines.contains(failure.line), let key = failure.key, let happened = failure.happened else { return nil }
      return ExpectationEditor.Change(line: failure.line + 1, key: key, happened: happened)
    }
    guard let changes, !changes.isEmpty, let bytes = ExpectationEditor.rewriting(changes, in: file),
      let edit = Replacement(from: text, to: bytes)
    else { return nil }
    return EditingAction("expect what happened", .rewrite, [(path, [edit])], isPreferred: true)
  }
}
