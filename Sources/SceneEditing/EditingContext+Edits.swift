package import SceneBasics
package import SceneCompiler
internal import SceneSyntax

/// A replacement in a text.
package struct Replacement: Hashable, Sendable {
  package var range: Range<Int>
  package var text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}

extension EditingContext {
  /// The findings in the text, and in the files that it imports.
  package func check() -> Compilation {
    var loader = loader
    return Pipeline.compile(file, loader: &loader, wantsPlan: false)
  }

  /// The text as `fmt` writes it, as one replacement; nil if nothing changes, or the text can't be read.
  package func formatting() -> Replacement? {
    var sink = DiagnosticSink()
    guard case .formatted(let bytes) = SceneFormatter.format(file, id: FileID(0), sink: &sink) else { return nil }
    return Replacement(from: text, to: bytes)
  }

  /// The text with all mechanical mistakes mended, as one replacement; nil if there are none.
  package func mending(_ compilation: Compilation) -> Replacement? {
    let fixed = FixedText(file, id: FileID(0), fixing: compilation.diagnostics)
    return fixed.count > 0 ? Replacement(from: text, to: fixed.bytes) : nil
  }

  /// The edits of one fix, if they are in this text. Edits that touch are one: clients disagree on their order.
  package func replacements(of fix: Fix) -> [Replacement]? {
    guard fix.edits.allSatisfy({ $0.file == FileID(0) }) else { return nil }
    let index = LineIndex(of: file)
    var all: [Replacement] = []
    for edit in fix.edits {
      let next = Replacement(range: text.range(of: edit, index: index), text: edit.replacement)
      if let last = all.last, last.range.upperBound >= next.range.lowerBound {
        all[all.count - 1] = Replacement(
          range: last.range.lowerBound..<next.range.upperBound, text: last.text + next.text)
      } else {
        all.append(next)
      }
    }
    return all
  }

  /// A comment that keeps findings of a kind away from a line.
  ///
  /// - Parameter line: Counted from 0.
  package func ignoring(_ name: String, onLine line: Int) -> Replacement {
    let range = text.line(line)
    let blanks = text.bytes[range].prefix { $0 == 0x20 }
    let comment = String(decoding: blanks, as: UTF8.self) + "# scenograph:ignore \(name)\n"
    return Replacement(range: range.lowerBound..<range.lowerBound, text: comment)
  }
}

extension Replacement {
  /// The smallest replacement of whole lines that makes one text another; nil if they are the same.
  ///
  /// Nothing is put behind the last line: a client may add a line break of its own there. So the last line is replaced.
  package init?(from text: EditedText, to bytes: [UInt8]) {
    let former = text.bytes
    guard former != bytes else { return nil }
    var start = 0
    let shorter = min(former.count, bytes.count)
    while start < shorter, former[start] == bytes[start] { start += 1 }
    var end = 0
    while end < shorter - start, former[former.count - 1 - end] == bytes[bytes.count - 1 - end] { end += 1 }
    // Whole lines on both sides, and never the empty place behind the last break.
    let first = text.line(text.line(at: min(start, max(0, former.count - 1)))).lowerBound
    var last = former.count - end
    while last < former.count, last > first, former[last - 1] != 0x0A { last += 1 }
    let tail = former.count - last
    self.init(
      range: first..<last, text: String(decoding: bytes[first..<(bytes.count - tail)], as: UTF8.self))
  }
}
