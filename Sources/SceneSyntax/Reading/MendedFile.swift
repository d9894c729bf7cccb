internal import SceneBasics
internal import SceneYAML

/// A file that can be read to its end, made from one that can't.
///
/// libyaml stops at the first fault. An editor, and a person with two faults, want to know what stands behind it. So the
/// line at fault is completed if its own characters tell how: an open quote, a bracket or a key. Else it is left out.
/// Then the file is read once more. A repair changes one line and adds and takes no line, so all other places hold.
///
/// Half a file proves nothing: this is for findings and for an editor, never for what runs or rewrites a scene.
struct MendedFile {
  private(set) var file: SourceFile
  private(set) var lines: [MendedLine] = []
  /// Why libyaml stopped, once for each independent fault.
  private(set) var causes: [Diagnostic] = []
  /// The blocks below lines in place of which nothing is read.
  private var leftOut: [Range<Int>] = []

  /// At most so many lines are mended in a file.
  private static let mostRepairs = 32
  /// At most so many ways to mend a line are tried.
  private static let mostWays = 6
  /// All attempts together read at most so many times the bytes of the file, and this many bytes besides.
  private static let mostReading = (times: 2, besides: 4096)

  /// - Parameters:
  ///   - file: The file as it was read.
  ///   - id: How spans name it.
  ///   - first: Where libyaml stopped.
  ///   - keys: The words that a key at the left margin may become.
  /// - Returns: Nil if the file can't be mended within these bounds, or its bytes aren't text.
  init?(_ file: SourceFile, id: FileID, stoppingAt first: Stop, keys: [String]) {
    self.file = file
    var text = LinesOfText(file.bytes)
    var stop: Stop? = first
    var budget = file.bytes.count * MendedFile.mostReading.times + MendedFile.mostReading.besides
    // Both sides of a merge conflict stand in the file: which of them holds is for a person to say.
    guard MergeConflict.mark(in: file.bytes, file: id) == nil else { return nil }
    while let fault = stop {
      guard lines.count < MendedFile.mostRepairs, fault.failure.canBeMended,
        let (repair, next) = MendedFile.best(for: fault, of: text, file, id, keys, &budget)
      else { return nil }
      note(fault, mendedBy: repair, of: text)
      text.lines[repair.index] = repair.line
      stop = next
    }
    self.file = SourceFile(path: file.path, bytes: text.bytes, limits: file.limits)
  }

  /// A file in which signs were replaced that look like others.
  init(file: SourceFile, lines: [MendedLine], causes: [Diagnostic]) {
    (self.file, self.lines, self.causes) = (file, lines, causes)
  }

  /// A place at which libyaml stops: why, and the finding about it.
  typealias Stop = (failure: YAMLFailure, cause: Diagnostic)

  /// Where a text can't be read further; nil if it can be read to its end.
  private static func stop(of bytes: [UInt8], _ file: SourceFile, _ id: FileID) -> Stop? {
    TapeReading.stop(in: SourceFile(path: file.path, bytes: bytes, limits: file.limits), id: id)
  }

  /// The first repair behind which libyaml gets further, or the one behind which it gets furthest; and where it stops then.
  private static func best(
    for fault: Stop, of text: LinesOfText, _ file: SourceFile, _ id: FileID, _ keys: [String], _ budget: inout Int
  ) -> (LineRepair, Stop?)? {
    var best: (repair: LineRepair, stop: Stop?)?
    for repair in LineRepair.ways(to: fault.failure, of: text.lines, keys: keys).prefix(mostWays) {
      var trial = text
      trial.lines[repair.index] = repair.line
      let stop = stop(of: trial.bytes, file, id)
      // To write the file anew for an attempt takes time, too, however early it fails.
      budget -= max(stop.map { trial.start(ofLine: Int($0.failure.place.line)) } ?? 0, file.bytes.count / 8)
      guard let line = stop?.failure.place.line else { return (repair, nil) }
      if line > best?.stop?.failure.place.line ?? 0 { best = (repair, stop) }
      if line > fault.failure.place.line { break }
      guard budget > 0 else { return nil }
    }
    return budget > 0 ? best.map { ($0.repair, $0.stop) } : nil
  }

  /// Keeps what was written, and the cause if it is another one.
  private mutating func note(_ fault: Stop, mendedBy repair: LineRepair, of text: LinesOfText) {
    let line = UInt32(repair.index + 1)
    guard !lines.contains(where: { $0.line == line }) else { return }
    if !follows(fault, repair, in: text) { causes.append(fault.cause) }
    let block = text.block(below: repair.index)
    if repair.line.isEmpty { leftOut.append(block) }
    lines.append(
      MendedLine(
        line: line, written: String(decoding: text.lines[repair.index], as: UTF8.self),
        block: String(decoding: Array(text.lines[block].joined(separator: [0x0A])), as: UTF8.self),
        neighbours: Set(text.neighbours(of: repair.index).map { UInt32($0 + 1) })))
  }

  /// Whether a fault comes of one that is known: it stands in the block of a line that was left out, or directly below a
  /// line with the same fault, as far in.
  private func follows(_ fault: Stop, _ repair: LineRepair, in text: LinesOfText) -> Bool {
    if leftOut.contains(where: { $0.contains(repair.index) }) { return true }
    // One comment cuts one text off.
    let comments = fault.cause.notes.filter { text.hasComment(at: $0.span) }
    if causes.contains(where: { known in known.notes.contains { comments.contains($0) } }) { return true }
    return causes.last?.code == fault.cause.code
      && lines.contains { $0.line == repair.index && LinesOfText.margin($0.written.utf8) == text.margin(repair.index) }
  }
}

/// The bytes of a file, line by line.
private struct LinesOfText {
  /// Without their breaks.
  var lines: [[UInt8]]
  /// How each line ends: a break, or the end of the file.
  private let breaks: [[UInt8]]

  init(_ bytes: [UInt8]) {
    let found = bytes.lines
    lines = found.map { Array($0) }
    breaks = zip(found, found.dropFirst()).map { Array(bytes[$0.endIndex..<$1.startIndex]) } + [[]]
  }

  var bytes: [UInt8] { zip(lines, breaks).flatMap { $0 + $1 } }

  /// How many bytes stand before a line, which is counted from 1.
  func start(ofLine number: Int) -> Int {
    zip(lines, breaks).prefix(max(0, number - 1)).reduce(0) { $0 + $1.0.count + $1.1.count }
  }

  /// Whether a comment begins at a place.
  func hasComment(at span: SourceSpan) -> Bool {
    guard lines.indices.contains(Int(span.line) - 1) else { return false }
    let line = String(decoding: lines[Int(span.line) - 1], as: UTF8.self).unicodeScalars
    return line.dropFirst(Int(span.column) - 1).first == "#"
  }

  /// How many spaces stand before the text of a line.
  func margin(_ index: Int) -> Int { LinesOfText.margin(lines[index]) }

  static func margin(_ line: some Collection<UInt8>) -> Int { line.prefix { $0 == 0x20 }.count }

  /// The lines below one that stand further in, blank ones between them included.
  func block(below index: Int) -> Range<Int> {
    let rest = lines[(index + 1)...].prefix { $0.allSatisfy { $0 == 0x20 } || LinesOfText.margin($0) > margin(index) }
    return index + 1..<rest.endIndex
  }

  /// The lines under which one stands, and those that stand beside it under the nearest of them.
  func neighbours(of index: Int) -> [Int] {
    var found: [Int] = []
    var margin = margin(index)
    for above in stride(from: index - 1, through: 0, by: -1) where !lines[above].allSatisfy({ $0 == 0x20 }) {
      if self.margin(above) < margin {
        margin = self.margin(above)
        found.append(above)
      } else if found.isEmpty, self.margin(above) == margin {
        found.append(above)
      }
    }
    let parent = found.first { self.margin($0) < self.margin(index) }
    return found + (parent.map { block(below: $0).filter { self.margin($0) == self.margin(index) } } ?? [])
  }
}
