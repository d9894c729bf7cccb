package import SceneBasics

/// An option on the line of its verb, where YAML takes one colon only: `- present: detail, animated: false`.
package struct LineOfOptions {
  package let verb: String
  package let option: String
  /// The place of the option.
  package let span: SourceSpan
  /// Nil if the line has a call in Swift.
  package let fix: Fix?
  /// The call in Swift that has the option as a label: `viewDidAppear: present(detail, animated: true)`.
  let call: SwiftCall?

  /// - Parameters:
  ///   - colon: Where the colon stands that YAML can't take.
  ///   - lines: The lines of the file.
  package init?(at colon: SourceSpan, lines: [[UInt8]]) {
    let index = Int(colon.line) - 1
    guard lines.indices.contains(index) else { return nil }
    // Columns are characters, so a line with others than ASCII is left to a person.
    let line = lines[index].prefix(Int(colon.column) - 1)
    guard line.allSatisfy({ $0 < 0x80 }) else { return nil }
    let word = line.reversed().prefix { $0 != 0x20 && $0 != 0x2C }.count
    let start = line.count - word
    guard StepKey.table.find(line[start...]) != nil || SegueKey.table.find(line[start...]) != nil else { return nil }
    let margin = line.prefix { $0 == 0x20 || $0 == 0x2D }.count
    guard margin < start, let first = line[margin..<start].firstIndex(of: 0x3A), first + 1 < start,
      !line[(first + 1)..<start].contains(where: { [0x22, 0x27, 0x7B, 0x5B].contains($0) })
    else { return nil }
    let gap = line[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x2C }.count
    verb = String(decoding: line[margin..<first], as: UTF8.self)
    option = String(decoding: line[start...], as: UTF8.self)
    span = SourceSpan(line: colon.line, column: UInt32(start + 1), length: UInt32(word), file: colon.file)
    let value = line[(first + 1)..<start].drop { $0 == 0x20 }
    call = SwiftCall(verb) ?? SwiftCall(String(decoding: value, as: UTF8.self))
    guard call == nil else {
      fix = nil
      return
    }
    if value.contains(0x28) { return nil }
    fix = Fix(
      "put '\(option)' on a line of its own",
      [
        TextEdit(
          file: colon.file, from: .init(line: index + 1, column: start - gap + 1),
          to: .init(line: index + 1, column: start + 1), by: "\n" + String(repeating: " ", count: margin))
      ])
  }
}
