internal import CLibYAML
package import SceneBasics

/// Reads one file with libyaml. The events become nodes of a tape, as many at a time as the caller wants.
package struct LibYAMLReader: ~Copyable {
  /// How deep collections may stand in each other. In flow style libyaml's time grows with the square of the depth.
  private let deepest: Int

  // libyaml keeps pointers to the parser inside it, so it may not move.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
  /// Whether there was memory for the parser.
  private let isMade: Bool
  private var places: CharacterPlaces
  private let isASCII: Bool
  /// The finding about a failure: only the reader's user knows the words of the language that the file is written in.
  private let explain: (YAMLFailure, EventTape) -> Diagnostic
  private var open: [Open] = []
  /// How many nodes the innermost open collection holds so far.
  private var count = 0
  private var isInMapping = false
  private var anchorNames = SymbolTable(capacity: 0)
  /// The node that each anchor names; -1 while that node isn't complete.
  private var anchors: [Int32] = []
  /// The number of anchors so far. While it stays the same, no alias can refer to a value that was read.
  package private(set) var anchorCount = 0
  /// Whether it stopped before the end, because the rest can't be read.
  package private(set) var hasFailed = false
  /// Why libyaml stopped, and the finding about it; nil while it hasn't.
  package private(set) var stop: (failure: YAMLFailure, cause: Diagnostic)?

  private init(
    _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, skipping: Int, isASCII: Bool,
    explaining explain: @escaping (YAMLFailure, EventTape) -> Diagnostic
  ) {
    deepest = file.limits[.levels]
    self.explain = explain
    self.isASCII = isASCII
    places = CharacterPlaces(file.bytes, first: skipping, isASCII: isASCII)
    isMade = yaml_parser_initialize(parser) != 0
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress.map { $0 + skipping }, bytes.count - skipping)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// Reads a file while `body` runs.
  ///
  /// - Parameter explain: Makes the finding about the place where libyaml stops.
  package static func read<Result>(
    _ file: SourceFile, isASCII: Bool, explaining explain: @escaping (YAMLFailure, EventTape) -> Diagnostic,
    _ body: (inout LibYAMLReader) -> Result
  ) -> Result {
    let skipping = file.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    return file.bytes.withUnsafeBufferPointer { bytes in
      var reader = LibYAMLReader(file, bytes, skipping: skipping, isASCII: isASCII, explaining: explain)
      return body(&reader)
    }
  }

  /// Goes to the start of the document; false if there is none.
  package mutating func start(_ tape: EventTape, sink: inout DiagnosticSink) -> Bool {
    guard advance(tape, sink: &sink) else { return false }
    yaml_event_delete(event)
    guard advance(tape, sink: &sink) else { return false }
    let type = event.pointee.type
    yaml_event_delete(event)
    if type == YAML_STREAM_END_EVENT { sink.report(.emptyFile(in: tape.file)) }
    return type == YAML_DOCUMENT_START_EVENT
  }

  /// Makes sure that nothing follows the document.
  package mutating func finish(_ tape: EventTape, sink: inout DiagnosticSink) {
    guard advance(tape, sink: &sink) else { return }
    yaml_event_delete(event)
    guard advance(tape, sink: &sink) else { return }
    if event.pointee.type == YAML_DOCUMENT_START_EVENT {
      sink.report(.severalDocuments(at: span(event.pointee.start_mark, length: 3, in: tape)))
    }
    yaml_event_delete(event)
  }

  /// Reads one node to its end, onto a tape.
  ///
  /// - Parameter opening: Whether to stop behind the start of a collection instead.
  package mutating func read(into tape: inout EventTape, opening: Bool = false, sink: inout DiagnosticSink) -> Step {
    let floor = open.count
    let first = tape.count
    repeat {
      guard advance(tape, sink: &sink) else { return .failed }
      switch event.pointee.type {
      case YAML_SCALAR_EVENT:
        if !word(into: &tape) { scalar(into: &tape, sink: &sink) }
        yaml_event_delete(event)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        // This event owns nothing that would have to be freed.
        close(&tape)
        if open.count < floor { return .closed }
      default:
        defer { yaml_event_delete(event) }
        guard part(into: &tape, sink: &sink) else { return .failed }
        if opening, open.count > floor { return .opened(first) }
      }
    } while open.count > floor
    return .node(first)
  }

  /// Takes the scalar that most are: unquoted ASCII on one line, without anchor or tag. False for any other.
  @inline(__always) private mutating func word(into tape: inout EventTape) -> Bool {
    let scalar = event.pointee.data.scalar
    let start = event.pointee.start_mark
    let length = scalar.length
    // Two characters may be a merge key.
    guard isASCII, scalar.style == YAML_PLAIN_SCALAR_STYLE, scalar.anchor == nil, scalar.tag == nil, length != 2,
      event.pointee.end_mark.index &- start.index == length, event.pointee.end_mark.line == start.line,
      length != 0 || !awaitsKey
    else { return false }
    count &+= 1
    tape.append(
      TapeNode(
        .plain, line: UInt32(truncatingIfNeeded: start.line &+ 1),
        column: UInt32(truncatingIfNeeded: start.column &+ 1),
        start: UInt32(truncatingIfNeeded: places.first &+ start.index), count: UInt32(truncatingIfNeeded: length)))
    return true
  }

  @inline(never) private mutating func scalar(into tape: inout EventTape, sink: inout DiagnosticSink) {
    let scalar = event.pointee.data.scalar
    let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let start = event.pointee.start_mark
    let end = event.pointee.end_mark
    var offset = places.offset(of: start.index)
    var column = start.column
    if scalar.anchor != nil || scalar.tag != nil {
      if scalar.tag != nil { reportTag(from: offset, start, in: tape, sink: &sink) }
      // The event starts at its anchor or tag; the text is what is wanted.
      let properties = places.properties(at: offset)
      offset += properties
      column += properties
    }
    let endOffset = places.offset(of: end.index)
    let kind: TapeNodeKind =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    let quote = kind == .plain ? 0 : 1
    // A block's text never stands there as it is; a quoted or plain one does, unless it has escapes or line breaks.
    let isVerbatim =
      kind.place <= TapeNodeKind.doubleQuoted.place && endOffset - offset == text.count + 2 * quote
      && (kind == .plain && isASCII && start.line == end.line || places.stands(text, at: offset + quote))
    let node = TapeNode(
      kind, line: UInt32(truncatingIfNeeded: start.line + 1), column: UInt32(truncatingIfNeeded: column + 1),
      start: isVerbatim
        ? UInt32(truncatingIfNeeded: offset + quote)
        : tape.keep(
          text, length: places.characters(from: offset, to: endOffset),
          offset: UInt32(truncatingIfNeeded: offset)),
      count: UInt32(truncatingIfNeeded: text.count))
    let index = tape.count
    tape.append(node)
    if let name = scalar.anchor { anchors[anchor(name)] = Int32(index) }
    let isKey = awaitsKey
    count += 1
    guard isKey, kind == .plain else { return }
    if text.count == 0 {
      sink.report(.keyIsNotText(at: tape.span(at: index)))
      tape.spoil(index)
    } else if text.count == 2, text[0] == 0x3C, text[1] == 0x3C {
      sink.report(.mergeKey(at: tape.span(at: index)))
      tape.spoil(index)
    }
  }

  /// Takes an alias, or the start of a collection; false for what can't be read.
  private mutating func part(into tape: inout EventTape, sink: inout DiagnosticSink) -> Bool {
    switch event.pointee.type {
    case YAML_ALIAS_EVENT: alias(into: &tape, sink: &sink)
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: return collection(into: &tape, sink: &sink)
    default: return false
    }
    return true
  }

  private mutating func alias(into tape: inout EventTape, sink: inout DiagnosticSink) {
    let name = String(cString: event.pointee.data.alias.anchor)
    let isKey = awaitsKey
    count += 1
    let place = span(event.pointee.start_mark, length: name.unicodeScalars.count + 1, in: tape)
    var kind = TapeNodeKind.unusable
    var target: UInt32 = 0
    if let symbol = anchorNames.find(name) {
      let node = anchors[Int(symbol.rawValue)]
      if node < 0 {
        sink.report(.recursiveAlias(name, at: place))
      } else if isKey, !tape.kind(at: Int(node)).isScalar {
        sink.report(.keyIsNotText(at: place))
      } else {
        kind = .alias
        target = UInt32(node)
      }
    } else {
      let known = sink.names { [anchorNames] in (0..<anchorNames.count).map { anchorNames.text(Symbol(UInt32($0))) } }
      sink.report(.unknownAlias(name, known: known, at: place))
    }
    tape.append(TapeNode(kind, line: place.line, column: place.column, start: target, count: 0))
  }

  private mutating func collection(into tape: inout EventTape, sink: inout DiagnosticSink) -> Bool {
    let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    let data = event.pointee.data
    let name = isMapping ? data.mapping_start.anchor : data.sequence_start.anchor
    let tag = isMapping ? data.mapping_start.tag : data.sequence_start.tag
    let start = event.pointee.start_mark
    let place = span(start, length: 1, in: tape)
    if tag != nil { reportTag(from: places.offset(of: start.index), start, in: tape, sink: &sink) }
    if awaitsKey { sink.report(.keyIsNotText(at: place)) }
    count += 1
    guard open.count < deepest else {
      sink.report(.nestedTooDeep(limit: deepest, at: place))
      hasFailed = true
      return false
    }
    var symbol: Symbol?
    if let name {
      let index = anchor(name)
      anchors[index] = -1
      symbol = Symbol(UInt32(index))
    }
    open.append(Open(node: tape.count, anchor: symbol, outerCount: count, isInMapping: isInMapping))
    count = 0
    isInMapping = isMapping
    tape.append(
      TapeNode(isMapping ? .mapping : .sequence, line: place.line, column: place.column, start: 0, count: 0))
    return true
  }

  private mutating func close(_ tape: inout EventTape) {
    guard let last = open.popLast() else { return }
    tape.close(last.node, count: count)
    count = last.outerCount
    isInMapping = last.isInMapping
    if let anchor = last.anchor { anchors[Int(anchor.rawValue)] = Int32(last.node) }
  }

  /// Whether the next node is a key.
  @inline(__always) private var awaitsKey: Bool { isInMapping && count & 1 == 0 }

  /// The index of an anchor, made if it is new.
  private mutating func anchor(_ name: UnsafeMutablePointer<UInt8>) -> Int {
    anchorCount += 1
    let index = Int(anchorNames.intern(String(cString: name)).rawValue)
    if index == anchors.count { anchors.append(-1) }
    return index
  }

  private func span(_ mark: yaml_mark_t, length: Int, in tape: EventTape) -> SourceSpan {
    SourceSpan(
      line: UInt32(truncatingIfNeeded: mark.line + 1), column: UInt32(truncatingIfNeeded: mark.column + 1),
      length: UInt32(truncatingIfNeeded: length), file: tape.file)
  }

  private func reportTag(
    from offset: Int, _ start: yaml_mark_t, in tape: EventTape, sink: inout DiagnosticSink
  ) {
    let (skipped, length) = places.tag(at: offset)
    let place = span(start, length: length, in: tape).part(at: skipped, length: length)
    let blanks = tape.source[min(offset + skipped + length, tape.source.count)...].prefix { $0 == 0x20 }.count
    sink.report(.tag(at: place, fix: .deletingTag(at: place, blanks: blanks)))
  }

  /// Asks libyaml for its next event; if there is none, says why.
  @inline(__always) private mutating func advance(_ tape: EventTape, sink: inout DiagnosticSink) -> Bool {
    if isMade, yaml_parser_parse(parser, event) != 0 { return true }
    reportFailure(tape, sink: &sink)
    return false
  }

  @inline(never) private mutating func reportFailure(_ tape: EventTape, sink: inout DiagnosticSink) {
    let parser = parser.pointee
    let failure = YAMLFailure(
      isOutOfMemory: !isMade || parser.error == YAML_MEMORY_ERROR, isReading: parser.error == YAML_READER_ERROR,
      problem: parser.problem.map { String(cString: $0) } ?? "",
      context: parser.context.map { String(cString: $0) } ?? "",
      place: span(parser.problem_mark, length: 1, in: tape),
      contextPlace: span(parser.context_mark, length: 1, in: tape),
      offset: places.first + parser.problem_offset, value: Int(parser.problem_value),
      open: open.map { tape.span(at: $0.node) })
    let cause = explain(failure, tape)
    sink.report(cause)
    (stop, hasFailed) = ((failure, cause), true)
  }
}
