/// Versions of iOS that stand together: `13...`, `...12`, `8...12`, `12`.
package struct VersionRange: Hashable, Sendable {
  /// Major versions, none older or newer than what is known.
  package var versions: ClosedRange<Int>

  /// Reads a version, or two with points between; an end that is left out is the oldest or the newest.
  ///
  /// - Returns: Nil for any other text, for a version that isn't known and for a range that runs backwards.
  package init?(_ text: String) {
    guard let point = text.firstIndex(of: ".") else {
      guard let version = VersionRange.version(text[...]) else { return nil }
      versions = version...version
      return
    }
    let (start, rest) = (text[..<point], text[point...])
    let end = rest.drop { $0 == "." }
    guard (2...3).contains(rest.count - end.count), !(start.isEmpty && end.isEmpty) else { return nil }
    guard let first = start.isEmpty ? Behaviour.oldest : VersionRange.version(start),
      let last = end.isEmpty ? Behaviour.newest : VersionRange.version(end), first <= last
    else { return nil }
    versions = first...last
  }

  private static func version(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let version = Int(text),
      (Behaviour.oldest...Behaviour.newest).contains(version)
    else { return nil }
    return version
  }

  /// As a scene writes it.
  package var text: String {
    let (first, last) = (versions.lowerBound, versions.upperBound)
    if first == last { return String(first) }
    return (first == Behaviour.oldest ? "" : String(first)) + "..." + (last == Behaviour.newest ? "" : String(last))
  }
}
