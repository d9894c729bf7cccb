package import SceneBasics
internal import SceneYAML

/// A change of a scene's text that is proposed without knowledge of its layout.
package enum SceneChange: Hashable, Sendable {
  /// An entry with the keys that lead to it: beside the one whose key stands at a place, or inside that one's value; nil
  /// is the whole scene.
  case set([String], value: String, at: SourceSpan?, isInside: Bool)
  /// Another verb and object for the step at a place.
  case rewrite(String, at: SourceSpan)
  /// The step at a place as a comment, and the step twice.
  case leaveOut(SourceSpan)
  case again(SourceSpan)
  /// One more step behind the script's last one.
  case append(String)
  /// One more step before the one at a place.
  case insert(String, before: SourceSpan)
}

/// Changes of a file that knows its layout.
extension SceneEditor {
  private typealias ByteEdit = (range: Range<Int>, text: String)

  /// A file with a change; nil where its layout leaves no place for that.
  package static func text(of file: SourceFile, id: FileID, with change: SceneChange) -> [UInt8]? {
    guard let editor = SceneEditor(file, id: id), let edits = editor.edits(for: change) else { return nil }
    var bytes = file.bytes
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return bytes
  }

  private func edits(for change: SceneChange) -> [ByteEdit]? {
    switch change {
    case .set(let path, let value, nil, _): return set(path[...], value, in: root, behind: 0).map { [$0] }
    case .set(let path, let value, let span?, let isInside):
      return set(path[...], value, at: offset(of: span), isInside: isInside).map { [$0] }
    case .rewrite(let words, let span): return rewriting(words, at: offset(of: span)).map { [$0] }
    case .leaveOut(let span):
      guard let step = lines(ofStepAt: span) else { return nil }
      return step.numbers.map { number in
        let start = lines.offset(line: number, column: step.column)
        return (start..<start, "# ")
      }
    case .again(let span):
      guard let step = lines(ofStepAt: span) else { return nil }
      let copies = step.numbers.map { String(decoding: lines.bytes(of: $0), as: UTF8.self) }
      return [insertion(copies, behind: step.numbers.upperBound)]
    case .append(let step): return appending(step).map { [$0] }
    case .insert(let step, let span):
      guard let next = lines(ofStepAt: span) else { return nil }
      // What is said above a step belongs to that step.
      let above = (1..<next.numbers.lowerBound).last { !isComment($0) } ?? 0
      guard above > 0 else { return nil }
      return [insertion([String(repeating: " ", count: next.column - 1) + "- " + step], behind: above)]
    }
  }

  // MARK: Entries

  private func set(_ path: ArraySlice<String>, _ value: String, at offset: Int, isInside: Bool) -> ByteEdit? {
    var node: LayoutNode? = root
    while let current = node {
      switch current.form {
      case .mapping(let entries):
        guard let index = entries.firstIndex(where: { $0.key.range.lowerBound == offset }) else { break }
        guard isInside else { return set(path, value, in: current, behind: index) }
        if case .empty = entries[index].value.form {
          return insertion(" { \(nested(path, value)) }", behindKey: entries[index].key)
        }
        return set(path, value, in: entries[index].value, behind: nil)
      case .sequence(let items):
        guard let item = items.first(where: { $0.range.lowerBound == offset }), item.isText else { break }
        // A step that is a bare word.
        return isInside ? nil : (item.range, "{ \(text(item)): , \(nested(path, value)) }")
      case .empty, .text, .lines, .block: break
      }
      node = current.child(around: offset)
    }
    return nil
  }

  /// - Parameter index: Behind which entry a new one goes; nil is the last one.
  private func set(_ path: ArraySlice<String>, _ value: String, in mapping: LayoutNode, behind index: Int?) -> ByteEdit?
  {
    guard case .mapping(let entries) = mapping.form, let key = path.first, let last = entries.last else { return nil }
    if let entry = entries.first(where: { text($0.key) == key }) {
      guard path.count == 1 else { return set(path.dropFirst(), value, in: entry.value, behind: nil) }
      switch entry.value.form {
      case .empty: return insertion(" " + value, behindKey: entry.key)
      case .text, .lines: return (entry.value.textRange, value)
      case .sequence, .mapping: return entry.value.isFlow ? (entry.value.range, value) : nil
      case .block: return nil
      }
    }
    let words = nested(path, value)
    let entry = mapping.isFlow ? last : index.map { entries[$0] } ?? last
    let end = max(entry.key.range.upperBound, entry.value.range.upperBound)
    if mapping.isFlow { return (end..<end, ", " + words) }
    let indentation = String(repeating: " ", count: mapping.column - 1)
    return insertion([indentation + words], behind: lines.number(at: end - 1))
  }

  /// `containment: { add: [addChild] }`
  private func nested(_ path: ArraySlice<String>, _ value: String) -> String {
    guard let key = path.first else { return value }
    return key + ": " + (path.count == 1 ? value : "{ \(nested(path.dropFirst(), value)) }")
  }

  private func insertion(_ text: String, behindKey key: LayoutNode) -> ByteEdit? {
    let colon = key.range.upperBound
    guard colon < source.count, source[colon] == 0x3A else { return nil }
    return (colon + 1..<colon + 1, text)
  }

  // MARK: Steps

  /// The lines of a step that has them for itself, and the column of its dash.
  private func lines(ofStepAt span: SourceSpan) -> (numbers: ClosedRange<Int>, column: Int)? {
    let offset = offset(of: span)
    guard let list = list(around: offset), !list.isFlow, case .sequence(let items) = list.form,
      let item = items.first(where: { $0.range.contains(offset) })
    else { return nil }
    let first = lines.number(at: item.range.lowerBound)
    let dash = Array((String(repeating: " ", count: list.column - 1) + "- ").utf8)
    guard lines.bytes(of: first).starts(with: dash) else { return nil }
    return (first...lines.number(at: max(item.range.upperBound - 1, item.range.lowerBound)), list.column)
  }

  /// The step whose verb stands at an offset, with other words for its verb and its object; options stay.
  private func rewriting(_ words: String, at offset: Int) -> ByteEdit? {
    var node: LayoutNode? = root
    while let current = node {
      switch current.form {
      case .mapping(let entries):
        guard let entry = entries.first(where: { $0.key.range.lowerBound == offset }) else { break }
        switch entry.value.form {
        case .empty: return (entry.key.range.lowerBound..<entry.key.range.upperBound + 1, words)
        case .text: return (entry.key.range.lowerBound..<entry.value.range.upperBound, words)
        case .lines, .block, .sequence, .mapping: return nil
        }
      case .sequence(let items):
        guard let item = items.first(where: { $0.range.lowerBound == offset }), item.isText else { break }
        return (item.range, current.isFlow ? "{ \(words) }" : words)
      case .empty, .text, .lines, .block: break
      }
      node = current.child(around: offset)
    }
    return nil
  }

  private func isComment(_ number: Int) -> Bool { lines.bytes(of: number).first { $0 != 0x20 } == 0x23 }

  private func appending(_ step: String) -> ByteEdit? {
    guard case .mapping(let entries) = root.form else { return nil }
    guard let script = entries.first(where: { text($0.key) == "script" })?.value else {
      let last = (1...lines.count).last { !lines.isBlank($0) } ?? 1
      return insertion(["script:", "  - " + step], behind: last)
    }
    guard case .sequence(let items) = script.form, let last = items.last, !script.isFlow else { return nil }
    let indentation = String(repeating: " ", count: script.column - 1)
    return insertion([indentation + "- " + step], behind: lines.number(at: last.range.upperBound - 1))
  }

  private func insertion(_ texts: [String], behind number: Int) -> ByteEdit {
    let end = lines.end(of: number)
    return (end..<end, texts.map { lines.lineBreak + $0 }.joined())
  }
}
