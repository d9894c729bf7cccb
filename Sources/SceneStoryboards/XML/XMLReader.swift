internal import CExpat
internal import SceneBasics

/// A handler that gets a document's elements and texts, in order.
protocol XMLHandler: AnyObject {
  /// An element starts.
  ///
  /// - Returns: Whether to read on.
  func start(_ element: XMLElement) -> Bool
  /// The element that started last, and hasn't ended yet, ends.
  func end()
  /// A piece of text; expat cuts texts as it likes, but always at line breaks.
  func text(_ bytes: [UInt8])
}

/// expat at work on one file.
///
/// What storyboards never have is refused at once: a document type, and with it all entities but XML's own five, so
/// that no file can blow itself up.
struct XMLReader {
  /// The slips that are let pass.
  enum Leniency {
    case storyboard
    /// Property lists name their document type, without declaring anything in it.
    case propertyList
  }

  /// Reads a file.
  ///
  /// - Returns: Why it can't be read to its end; nil if it was, or if the handler had enough.
  static func read(
    _ file: SourceFile, id: FileID, as leniency: Leniency, to handler: any XMLHandler
  ) -> Diagnostic? {
    if let refusal = FileStart.refusal(of: file, id: id) { return refusal }
    guard file.bytes.count <= Int(Int32.max) else { return .fileTooLarge(in: id) }
    guard let parser = XML_ParserCreate(nil) else { return .fileTooLarge(in: id) }
    defer { XML_ParserFree(parser) }
    let session = Session(parser: parser, bytes: file.bytes, file: id, leniency: leniency, handler: handler)
    return withExtendedLifetime(session) {
      session.listen()
      let status = file.bytes.withUnsafeBytes { bytes in
        XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
      }
      if status == XML_STATUS_OK || session.hasEnough { return session.refusal }
      let failure = XMLFailure(code: XML_GetErrorCode(parser), place: session.place(length: 1))
      return session.refusal ?? failure.diagnostic(in: file)
    }
  }

  /// One reading: what expat's callbacks find their way back by.
  private final class Session {
    private let parser: XML_Parser
    private let bytes: [UInt8]
    private let file: FileID
    private let leniency: Leniency
    private let handler: any XMLHandler
    private(set) var refusal: Diagnostic?
    private(set) var hasEnough = false
    /// Whether the next piece of text stands at the start of a line.
    private var isLineStart = false
    private lazy var findPlace: (Int) -> SourceSpan = { [unowned self] in place(length: $0) }

    init(parser: XML_Parser, bytes: [UInt8], file: FileID, leniency: Leniency, handler: any XMLHandler) {
      self.parser = parser
      self.bytes = bytes
      self.file = file
      self.leniency = leniency
      self.handler = handler
    }

    func listen() {
      XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
      XML_SetElementHandler(
        parser,
        { user, name, attributes in
          guard let name, let attributes else { return }
          Session.of(user)?.start(name, attributes)
        },
        { user, _ in Session.of(user)?.end() })
      XML_SetCharacterDataHandler(parser) { user, text, count in
        guard let text else { return }
        text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
          Session.of(user)?.text(Array(UnsafeBufferPointer(start: $0, count: Int(count))))
        }
      }
      XML_SetStartDoctypeDeclHandler(parser) { user, _, _, _, hasSubset in
        Session.of(user)?.doctype(hasSubset: hasSubset != 0)
      }
    }

    func place(length: Int) -> SourceSpan {
      SourceSpan(
        line: UInt32(truncatingIfNeeded: XML_GetCurrentLineNumber(parser)),
        column: UInt32(truncatingIfNeeded: XML_GetCurrentColumnNumber(parser) &+ 1),
        length: UInt32(truncatingIfNeeded: length), file: file)
    }

    private static func of(_ user: UnsafeMutableRawPointer?) -> Session? {
      user.map { Unmanaged<Session>.fromOpaque($0).takeUnretainedValue() }
    }

    /// - Parameter attributes: Names and values by turns, and a null at the end.
    private func start(_ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
      guard !hasEnough else { return }
      isLineStart = false
      var pairs: [XMLElement.Attribute] = []
      var next = attributes
      while let name = next[0], let value = next[1] {
        pairs.append((String(cString: name), String(cString: value)))
        next += 2
      }
      if !handler.start(XMLElement(name: String(cString: name), attributes: pairs, place: findPlace)) { stop() }
    }

    private func end() {
      if hasEnough { return }
      isLineStart = false
      handler.end()
    }

    private func text(_ bytes: [UInt8]) {
      if hasEnough { return }
      // What git leaves between two sides of a conflict is text like any other to XML.
      if isLineStart, ConflictMarker.starts(bytes) { return stop(.mergeConflict(at: place(length: 7))) }
      isLineStart = bytes.count == 1 && bytes[0] == 0x0A
      handler.text(bytes)
    }

    private func doctype(hasSubset: Bool) {
      switch leniency {
      case .propertyList where !hasSubset: break
      case .propertyList, .storyboard: stop(.doctype(at: startOfDoctype))
      }
    }

    /// The start of the declaration. Expat reports it when it reaches the subset or the end.
    private var startOfDoctype: SourceSpan {
      let word = Array("<!DOCTYPE".utf8)
      let end = min(bytes.count, max(0, Int(XML_GetCurrentByteIndex(parser))))
      let start = (0..<end).last { bytes[$0...].starts(with: word) } ?? end
      let line = bytes[..<start].count { $0 == 0x0A } + 1
      let head = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let column = String(decoding: bytes[head..<start], as: UTF8.self).unicodeScalars.count + 1
      return SourceSpan(line: UInt32(line), column: UInt32(column), length: UInt32(word.count), file: file)
    }

    private func stop(_ reason: Diagnostic? = nil) {
      refusal = reason
      hasEnough = true
      XML_StopParser(parser, 0)
    }
  }
}

/// The lines by which git marks the sides of a conflict.
enum ConflictMarker {
  /// Whether a line starts with seven of one of git's signs, as its markers do.
  static func starts(_ line: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = line.first, [0x3C, 0x3D, 0x3E, 0x7C].contains(first) else { return false }
    let head = line.prefix(8)
    guard head.prefix(7).count == 7, head.prefix(7).allSatisfy({ $0 == first }) else { return false }
    // A blank and a name follow, or nothing.
    return head.count == 7 || head.last.map { $0 == 0x20 || $0.isLineBreak } ?? false
  }
}
