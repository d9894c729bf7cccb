package import SceneBasics
internal import SceneCompiler

/// A change that an editor offers at a place: edits of texts, and perhaps a new file.
package struct EditingAction: Sendable {
  /// The sort of change, by which editors file it (LSP 3.17, `CodeActionKind`).
  package enum Kind: String, CaseIterable, Sendable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"
  }

  package var title: String
  package var kind: Kind
  /// The edits of each text, by its path. Those of one text are sorted, and none touches another.
  package var edits: [(path: String, edits: [Replacement])]
  /// A file that is to be made.
  package var newFile: (path: String, text: String)?
  /// The finding that it mends; nil for other changes.
  package var finding: Diagnostic?
  /// Whether it is the one that most people want.
  package var isPreferred = false

  init(
    _ title: String, _ kind: Kind, _ edits: [(path: String, edits: [Replacement])],
    newFile: (path: String, text: String)? = nil, mending finding: Diagnostic? = nil, isPreferred: Bool = false
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.newFile = newFile
    self.finding = finding
    self.isPreferred = isPreferred
  }
}

extension Replacement {
  /// A text with edits, which are sorted.
  package static func applying(_ edits: [Replacement], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return bytes
  }
}

extension EditingContext {
  /// The context as it is after an action.
  package func applying(_ action: EditingAction) -> EditingContext {
    var changed: [String: [UInt8]] = [:]
    for (path, edits) in action.edits {
      guard let former = path == self.path ? text.bytes : read(path) else { continue }
      changed[path] = Replacement.applying(edits, to: former)
    }
    if let file = action.newFile { changed[file.path] = Array(file.text.utf8) }
    let (files, read) = (changed, read)
    return EditingContext(
      grammar: grammar, path: path, text: changed[path].map { EditedText($0) } ?? text, limits: limits,
      read: { files[$0] ?? read($0) })
  }

  /// Whether an action leaves fewer findings of the code that it mends, and no new one.
  ///
  /// - Parameter compilation: The findings in the text as it is.
  func isSound(_ action: EditingAction, after compilation: Compilation) -> Bool {
    func counts(_ findings: [Diagnostic]) -> [DiagnosticCode: Int] {
      findings.reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
    }
    let before = counts(compilation.diagnostics)
    let after = counts(applying(action).check().diagnostics)
    if let code = action.finding?.code, after[code, default: 0] >= before[code, default: 0] { return false }
    return after.allSatisfy { $0.value <= before[$0.key, default: 0] }
  }

  /// Whether the text can be read as far as before, after an action.
  ///
  /// A fix may bring findings to light, since a key that can't be read hides what stands behind it. It may break no line.
  func keepsReadable(_ action: EditingAction, _ compilation: Compilation) -> Bool {
    func count(_ findings: [Diagnostic]) -> Int { findings.count { $0.code.number <= EditingContext.lastOfYAML } }
    return count(applying(action).check().diagnostics) <= count(compilation.diagnostics)
  }

  /// Findings up to this number are about YAML itself.
  private static let lastOfYAML = 118
}
