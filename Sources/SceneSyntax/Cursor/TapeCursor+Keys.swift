internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// The meaning of a key in a vocabulary.
enum KeyMatch<Key> {
  case word(Key)
  /// A word that was met before in the same mapping; reported.
  case repeated
  case unknown
}

/// Fixed keys, `x-` keys, and duplicate keys.
extension TapeCursor {
  /// Goes to the value of the next entry with a key of a vocabulary. Skips `x-` keys, and reports unknown keys
  /// and duplicates. Nil at the end of the mapping, where the cursor is again.
  mutating func next<Key: Vocabulary>(_ entries: inout Entries, of vocabulary: Key.Type, in place: KeyPlace) -> Key? {
    while next(&entries) {
      switch match(Key.self, seen: &entries.seen, entries) {
      case .word(let word): return word
      case .repeated: continue
      case .unknown:
        if skipsExtension(&entries) || restsOfLists.contains(key) { continue }
        if place == .controller, let inner = propertiesOfAnObject(in: entries) {
          keysOfFixes[tape.span(at: entries.mapping), default: []] += inner.keys
          sink.report(.keysOfAnObject(keyText, inner: inner.text, fix: inner.fix, at: keySpan))
          continue
        }
        let kind = place == .controller ? tape.value(of: "kind", in: entries.mapping) : nil
        let move = place == .controller ? moveToOverrides(entries) ?? selection(entries) : nil
        let kindOfController = kind.flatMap { ControllerKind(rawValue: string(at: $0.node)) }
        let (text, value, isRest, span, isNested) = (keyText, string, isRestOfText, keySpan, self.kind == .mapping)
        let isEmpty = isEmpty
        reportUnknown(in: entries) {
          .unknownKey(
            text, in: place, of: kindOfController, value: value, isNested: isNested, isEmpty: isEmpty, known: Key.words,
            beside: $0,
            isRest: isRest, move: move, at: span)
        }
      }
    }
    return nil
  }

  /// Whether the key is what a comma in braces has cut off a text: `{ note: a, b }`.
  var isRestOfText: Bool {
    guard isEmpty, tape.kind(at: key) == .plain, tape.isVerbatim(at: key) else { return false }
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 }
    let start = tape.sourceOffset(at: key)
    let before = tape.source[..<start].last { !isBlank($0) }
    let after = tape.source[(start + tape.text(at: key).count)...].first { !isBlank($0) }
    return before == 0x2C && (after == 0x2C || after == 0x7D)
  }

  /// The meaning of the key here.
  ///
  /// - Parameter seen: A bit for every word that was met, of which there may be 64.
  mutating func match<Key: Vocabulary>(
    _ vocabulary: Key.Type, seen: inout UInt64, _ entries: Entries
  ) -> KeyMatch<Key> {
    let table = Key.table
    guard let found = table.find(tape.text(at: key)) else { return .unknown }
    let bit: UInt64 = found < 64 ? 1 << UInt64(found) : 0
    guard seen & bit == 0 else {
      reportRepeated(in: entries)
      return .repeated
    }
    seen |= bit
    return .word(table.words[found])
  }

  /// Whether the key starts with `x-`; what stands under it is only looked at for what YAML itself forbids.
  mutating func skipsExtension(_ entries: inout Entries) -> Bool {
    guard tape.isExtension(key) else { return false }
    if !entries.knowsExtensions {
      entries.knowsExtensions = true
      checkKeys(of: entries.mapping) { $0.starts(with: [0x78, 0x2D]) }
    }
    noteExtension()
    checkKeysBelow()
    return true
  }

  /// Takes down a key that starts with `x-`.
  mutating func noteExtension() { extensions.append(Located(string(at: key), at: keySpan)) }

  /// Reports a key that isn't known, given the keys beside it; nil if they are too many to be looked through.
  mutating func reportUnknown(in entries: Entries, as finding: ([String]?) -> Diagnostic) {
    let diagnostic = finding(keys(beside: entries))
    if let edits = diagnostic.fix?.edits {
      keysOfFixes[tape.span(at: entries.mapping), default: []] += edits.map(\.replacement)
    }
    sink.report(diagnostic)
  }

  /// The keys of the mapping that is read, and those that fixes put there; nil if they are too many to be looked
  /// through for each mistake.
  func keys(beside entries: Entries) -> [String]? {
    guard tape.nodes[entries.mapping].count <= 200 else { return nil }
    var keys = keysOfFixes[tape.span(at: entries.mapping)] ?? []
    var node = entries.mapping + 1
    while node < tape.next(after: entries.mapping) {
      keys.append(string(at: node))
      node = tape.next(after: tape.next(after: node))
    }
    return keys
  }

  /// Reports duplicate keys in the mapping here.
  mutating func checkKeys() {
    if kind == .mapping { checkKeys(of: index) { _ in true } }
  }

  /// Reports that the key stands in its mapping a second time.
  mutating func reportRepeated(in entries: Entries) {
    var node = entries.mapping + 1
    while node < entries.next {
      if tape.kind(at: node).isScalar, tape.text(at: node) == tape.text(at: key) { break }
      node = tape.next(after: tape.next(after: node))
    }
    sink.report(
      .duplicateKey(
        string(at: key), first: tape.span(at: min(node, key)), at: keySpan,
        fix: node < key ? removal(of: key, repeating: node) : nil))
  }

  /// Reports duplicate keys in a mapping here or anywhere below.
  mutating func checkKeysBelow() {
    checkKeys()
    if kind == .mapping {
      var entries = entries()
      while next(&entries) { checkKeysBelow() }
    } else if kind == .sequence {
      var items = items()
      while next(&items) { checkKeysBelow() }
    }
  }

  /// Whether a small mapping certainly has no duplicate keys.
  private func hasDifferentKeys(_ mapping: Int) -> Bool {
    guard tape.nodes[mapping].count <= 16 else { return false }
    let end = tape.next(after: mapping)
    var node = mapping + 1
    while node < end {
      var other = tape.next(after: tape.next(after: node))
      while other < end {
        let isAlike =
          tape.nodes[node].count == tape.nodes[other].count && tape.kind(at: node).isScalar
          && tape.kind(at: other).isScalar && tape.text(at: node) == tape.text(at: other)
        if isAlike { return false }
        other = tape.next(after: tape.next(after: other))
      }
      node = tape.next(after: tape.next(after: node))
    }
    return true
  }

  private mutating func checkKeys(of mapping: Int, where counts: (ArraySlice<UInt8>) -> Bool) {
    let end = tape.next(after: mapping)
    if tape.nodes[mapping].count <= 2 || hasDifferentKeys(mapping) { return }
    var first: [ArraySlice<UInt8>: Int] = [:]
    var node = mapping + 1
    while node < end {
      if tape.kind(at: node).isScalar {
        let text = tape.text(at: node)
        if counts(text), let earlier = first.updateValue(node, forKey: text) {
          first[text] = earlier
          sink.report(
            .duplicateKey(
              string(at: node), first: tape.span(at: earlier), at: tape.span(at: node),
              fix: removal(of: node, repeating: earlier)))
        }
      }
      node = tape.next(after: tape.next(after: node))
    }
  }
}
