internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan

/// Values that are made of others.
extension PlanReader {
  /// The elements of the list here.
  ///
  /// - Parameter room: How many there may be, if that is known.
  @inline(__always) mutating func elements<Element>(
    room: Int = 0, _ element: (inout Self) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(room)
    list { elements.append(element(&$0)) }
    return elements
  }

  /// The names of the list here.
  mutating func plainNames() -> [String] { elements { $0.plainName() } }

  /// The texts of the list here.
  mutating func texts() -> [String] { elements { $0.text() } }

  /// The whole number here.
  mutating func number(_ range: PartialRangeFrom<Int>) -> Int { number(range, "a whole number") }

  /// The number here of a step.
  mutating func stepNumber(
    from least: Int = 0, _ wanted: @autoclosure () -> String = "the number of a step"
  ) -> Int {
    let number = number(least..., wanted())
    // No script is longer.
    if number > Int32.max { failToFind("the number of a step up to \(Int32.max)") }
    return hasFailed ? 0 : number
  }

  /// The place here, `[file,line]`.
  mutating func mark() -> SourceMark { row(.place) { $0.markOperands() } }

  /// A file and a line, the next two elements of the row.
  mutating func markOperands() -> SourceMark {
    let file = advance() ? index(.files) : 0
    let line = advance() ? number(0...) : 0
    guard let short = UInt32(exactly: line), UInt16(exactly: file) != nil else {
      failToFind("the number of a line")
      return .none
    }
    return SourceMark(file: file, line: Int(short))
  }
}
