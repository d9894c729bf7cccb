/// Where the lines of a plain text begin and end: they break at spaces, and nowhere else.
package struct PlainLines {
  /// The bytes of each line, and its width with the quotation marks that belong to it.
  package private(set) var lines: [(range: Range<Int>, units: Int)] = []

  /// Breaks text like `DiagramText.wrapped`; nil where that would break a word or leave something out.
  ///
  /// - Parameters:
  ///   - bytes: What the face knows as plain: it has single spaces only.
  ///   - isQuoted: Whether quotation marks stand around it.
  ///   - limit: How wide a line may be.
  package init?(_ bytes: [UInt8], _ face: FontFace, isQuoted: Bool, limit: Int) {
    guard bytes.first != 0x20, bytes.last != 0x20 else { return nil }
    let space = face.advance(ofPlain: 0x20)
    var line = (start: 0, end: 0, units: 0)
    var word = (start: 0, units: isQuoted ? face.widthOfOpeningQuote : 0)
    for index in 0...bytes.count {
      if index < bytes.count, bytes[index] != 0x20 {
        word.units += face.advance(ofPlain: bytes[index])
        continue
      }
      if index == bytes.count, isQuoted { word.units += face.widthOfQuotes - face.widthOfOpeningQuote }
      if word.units > limit { return nil }
      if line.units == 0 {
        line.units = word.units
      } else if line.units + space + word.units > limit {
        lines.append((line.start..<line.end, line.units))
        (line.start, line.units) = (word.start, word.units)
      } else {
        line.units += space + word.units
      }
      line.end = index
      word = (index + 1, 0)
    }
    lines.append((line.start..<line.end, line.units))
    if lines.count > TextBlock.mostLines { return nil }
  }
}
