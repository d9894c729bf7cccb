internal import SceneBasics
internal import SceneLanguage
internal import SceneYAML

/// Ids and names.
extension TapeCursor {
  /// An id that is declared by the scalar at a node; nil if it can't be one, after a finding.
  mutating func identifier(at node: Int, of what: String) -> Name? {
    guard let symbol = tape.intern(node, in: &symbols, expecting: nextID, if: { NameForm.isID($0) }) else {
      let text = string(at: node)
      sink.report(.malformedID(text, of: what, at: tape.span(at: node)))
      // The id is plain all the same.
      return NameForm.behindKeywords(text).map { Located(symbols.intern($0), at: tape.span(at: node)) }
    }
    nextID = Symbol(symbol.rawValue + 1)
    if tape.nodes[node].count <= 6, ReservedIDs.all.contains(string(at: node)) {
      let id = string(at: node)
      if refusedIDs.insert(id).inserted {
        sink.report(.reservedID(id, isQuoted: tape.kind(at: node) != .plain, at: tape.span(at: node)))
      }
      return nil
    }
    checkMeaning(at: node)
    return Located(symbol, at: tape.span(at: node))
  }

  /// Reports the names that are words of YAML, but for those that were refused where they are declared: quotes would be
  /// no help there.
  mutating func reportReservedNames() {
    for use in reservedUses where !refusedIDs.contains(use.name) {
      sink.report(.reservedName(use.name, under: use.key, at: use.span))
    }
    refusedIDs.formUnion(reservedUses.map(\.name))
  }

  /// Whether a name is an unquoted word of YAML that no id can be; it is reported at the end of the file.
  private mutating func isReserved(at node: Int) -> Bool {
    guard tape.kind(at: node) == .plain, tape.nodes[node].count <= 5,
      TextReading.other(of: tape.text(at: node)) != nil, ReservedIDs.all.contains(string(at: node))
    else { return false }
    reservedUses.append((string(at: node), keyText, tape.span(at: node)))
    return true
  }

  /// The name of a segue, an unwind action or a step: an id of its own kind.
  mutating func label(_ what: String) -> Name? {
    guard isScalar(what) else { return nil }
    return label(at: index, what)
  }

  /// The name of a segue, an unwind action or a step, at a node.
  mutating func label(at node: Int, _ what: String) -> Name? {
    guard let symbol = tape.intern(node, in: &symbols, if: { NameForm.isID($0) }) else {
      sink.report(.malformedID(string(at: node), of: what, at: tape.span(at: node)))
      return nil
    }
    checkMeaning(at: node)
    return Located(symbol, at: tape.span(at: node))
  }

  /// The name of a controller that is declared somewhere.
  mutating func name(_ form: NameForm, _ what: String = "the id of a controller") -> Name? {
    guard isScalar(what) else { return nil }
    return name(at: index, form)
  }

  /// The name of a controller, at a node.
  mutating func name(at node: Int, _ form: NameForm) -> Name? {
    var isInstance = false
    let symbol = tape.intern(node, in: &symbols) { text in
      let reading = NameForm.read(text)
      isInstance = reading.isInstance
      return reading.isName
    }
    guard let symbol else {
      sink.report(
        .malformedName(
          string(at: node), form: form, isListed: isInBrackets(node) || dash(before: node) != nil,
          in: declaredNames, comment: commentFix(at: node), at: tape.span(at: node)))
      return nil
    }
    if isInstance, form == .template {
      sink.report(.instanceUnderControllers(string(at: node), at: tape.span(at: node)))
      return nil
    }
    if !isReserved(at: node) { checkMeaning(at: node) }
    return Located(symbol, at: tape.span(at: node))
  }

  /// The names that the file declares. They are read from the text, once: not all of the tape is there.
  var declaredNames: DeclaredNames {
    mutating get {
      let names = namesInText ?? DeclaredNames(in: tape.source)
      namesInText = names
      return names
    }
  }

  /// Names of controllers, where a list of them is wanted.
  mutating func names(_ form: NameForm, _ wanted: String = "a list of controllers") -> [Name] {
    guard isListOfNames(wanted) else { return [] }
    var names: [Name] = []
    names.reserveCapacity(count)
    var items = items()
    while next(&items) {
      if let name = name(form) { names.append(name) }
    }
    return names
  }

  /// Whether a sequence stands here where names are wanted; reports if it doesn't, or if only its brackets are missing.
  mutating func isListOfNames(_ wanted: String) -> Bool {
    guard let loose = looseList else { return isSequence(wanted) }
    restsOfLists.formUnion(loose.keys)
    sink.report(.listWithoutBrackets(loose.text, under: keyText, at: loose.span))
    return false
  }

  /// Names in braces that lack the brackets of their list: `{ children: side, footer }`. The first is the value of the
  /// key, and the others are keys to YAML. Nil if something else stands here.
  private var looseList: (text: String, span: SourceSpan, keys: [Int])? {
    guard kind == .plain, tape.isVerbatim(at: index), NameForm.read(bytes).isName else { return nil }
    var names = [string]
    var keys: [Int] = []
    var (span, node) = (self.span, index)
    var end = tape.sourceOffset(at: index) + bytes.count
    while tape.next(after: node) < tape.count {
      let next = tape.next(after: node)
      guard next + 1 < tape.count, tape.kind(at: next) == .plain, tape.isVerbatim(at: next),
        tape.kind(at: next + 1) == .plain, tape.nodes[next + 1].count == 0
      else { break }
      let start = tape.sourceOffset(at: next)
      guard start > end, tape.source[end..<start].allSatisfy({ $0 == 0x2C || $0 == 0x20 }),
        NameForm.read(tape.text(at: next)).isName
      else { break }
      names.append(string(at: next))
      keys.append(next)
      end = start + tape.text(at: next).count
      let place = tape.span(at: next)
      span.length = place.column + place.length - span.column
      node = next + 1
    }
    return keys.isEmpty ? nil : (names.joined(separator: ", "), span, keys)
  }

  /// Names of segues, actions or views, where a list of them is wanted.
  mutating func labels(_ what: String, _ wanted: String) -> [Name] {
    guard isSequence(wanted) else {
      // One without its brackets, which was reported.
      return kind == .plain && NameForm.isID(bytes) ? label(what).map { [$0] } ?? [] : []
    }
    var labels: [Name] = []
    var items = items()
    while next(&items) {
      if let label = label(what) { labels.append(label) }
    }
    return labels
  }

  /// Reports a name that is a word to some readers of YAML, or that has lost its number to a comment.
  mutating func checkMeaning(at node: Int) {
    guard tape.kind(at: node) == .plain else { return }
    let count = Int(tape.nodes[node].count)
    if count > 5, tape.endsLine(node) { return }
    // Readers of YAML 1.1 hardly ever take a letter for true or false, and `n` is short for a navigation controller.
    if count <= 5, count > 1, let reading = TextReading.other(of: tape.text(at: node)) {
      sink.report(.ambiguousText(string(at: node), taken: reading, at: tape.span(at: node)))
    }
    guard let comment = wordOfComment(behind: node), comment.word.utf8.first.map({ (0x30...0x39).contains($0) }) == true
    else { return }
    let number = comment.word.prefix { $0.isASCII && $0.isNumber }
    var span = comment.span
    span.length = UInt32(number.count + 1)
    sink.report(.numberIsComment(string(at: node), number: String(number), at: span))
  }
}
