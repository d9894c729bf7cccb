internal import SceneBasics
internal import SceneSyntax

/// The scene's own settings for findings: the levels that it sets, and the places where it ignores some.
struct FindingFilter {
  private var levels: [DiagnosticCode: FindingLevel] = [:]

  /// Looks the codes of `findings` up; reports those that don't exist or can't be set.
  init(_ settings: [FindingSetting], sink: inout DiagnosticSink) {
    for setting in settings {
      guard let item = DiagnosticCatalogue.exactly(setting.code.value) else {
        sink.report(.unknownCode(setting.code))
        continue
      }
      guard item.finding.canBeSet else {
        sink.report(.fixedLevel(item.code, at: setting.code.span))
        continue
      }
      levels[item.code] = setting.level
    }
  }

  /// Removes findings that are ignored or off, sets the levels, and reports ignores without effect.
  ///
  /// - Parameters:
  ///   - sink: All that was found.
  ///   - files: Where it was found.
  ///   - wasPlayed: Whether the scene ran; if not, much that can be ignored was never looked for.
  func apply(to sink: inout DiagnosticSink, in files: SourceFiles, wasPlayed: Bool) {
    let ignores = files.all.indices.map { index in
      let id = FileID(UInt32(index))
      return IgnoreComment.all(in: files[id], id: id)
    }
    if levels.isEmpty, ignores.allSatisfy({ $0.isEmpty }) { return }
    var used: Set<SourceSpan> = []
    var left = sink.diagnostics.filter { !isIgnored($0, ignores, used: &used) }
    var complaints: [Diagnostic] = []
    for ignore in ignores.first ?? [] {
      // What it was to keep isn't mended before it says so rightly.
      let others = left.indices.filter { left[$0].span.file == FileID(0) && Int(left[$0].span.line) == ignore.line }
      let own = self.complaints(about: ignore, used: used, wasPlayed: wasPlayed, beside: others.first.map { left[$0] })
      if !own.isEmpty { for index in others { (left[index].fix, left[index].remedy) = (nil, nil) } }
      complaints += own
    }
    var kept = DiagnosticSink()
    for finding in left + complaints { keep(finding, in: &kept) }
    sink.takeBack(to: 0)
    sink.report(all: kept)
  }

  private func keep(_ diagnostic: Diagnostic, in sink: inout DiagnosticSink) {
    var diagnostic = diagnostic
    if let level = levels[diagnostic.code] {
      guard let severity = level.severity else { return }
      diagnostic.severity = severity
    }
    sink.report(diagnostic)
  }

  private func isIgnored(
    _ diagnostic: Diagnostic, _ ignores: [[IgnoreComment]], used: inout Set<SourceSpan>
  ) -> Bool {
    guard DiagnosticCatalogue.canBeSet(diagnostic.code) else { return false }
    let code = diagnostic.code
    var isIgnored = false
    for ignore in ignores[Int(diagnostic.span.file.rawValue)]
    where ignore.line == Int(diagnostic.span.line) && !ignore.isMisspelt {
      for word in ignore.codes where word.value == code.name || word.value == "\(code)" {
        used.insert(word.span)
        isIgnored = true
      }
    }
    return isIgnored
  }

  /// The findings about a comment of the scene itself; those of an imported file may serve another scene.
  ///
  /// - Parameter finding: One that its line has all the same.
  private func complaints(
    about ignore: IgnoreComment, used: Set<SourceSpan>, wasPlayed: Bool, beside finding: Diagnostic?
  ) -> [Diagnostic] {
    if ignore.isMisspelt { return [.ignoresNothing(misspelt: ignore)] }
    if ignore.codes.isEmpty { return [.ignoresNothing(withoutCode: ignore)] }
    return ignore.codes.compactMap { word -> Diagnostic? in
      if used.contains(word.span) { return nil }
      if IgnoreComment.dashes.contains(word.value) { return .ignoresNothing(dash: word) }
      guard let item = DiagnosticCatalogue.exactly(word.value) else { return .ignoresNothing(unknown: word) }
      if !item.finding.canBeSet { return .ignoresNothing(fixed: word, of: ignore) }
      return wasPlayed ? .ignoresNothing(word, of: ignore, beside: finding) : nil
    }
  }
}
