/// The comment above what came from code: the files and functions in which it stands, without lines, which move.
enum CodeImportComment {
  private static let start = "from "

  static func text(_ places: [String]) -> String {
    var distinct: [String] = []
    for place in places where !distinct.contains(place) { distinct.append(place) }
    let rest = distinct.count > 3 ? " and \(distinct.count - 2) more" : ""
    return start + distinct.prefix(rest.isEmpty ? 3 : 2).joined(separator: ", ") + rest
  }

  /// The names of the files in a comment, its sign included; nil for one that a person has written or changed.
  static func files(in text: String) -> [String]? {
    let sign = "# " + start
    guard text.hasPrefix(sign) else { return nil }
    var places = text.dropFirst(sign.count).components(behind: ", ")
    if let last = places.popLast() {
      let words = last.components(behind: " and ")
      let isCounted = words.count > 1 && words.last.map { $0.hasSuffix(" more") && Int($0.dropLast(5)) != nil } == true
      places.append(isCounted ? words.dropLast().joined(separator: " and ") : last)
    }
    var files: [String] = []
    for place in places {
      let parts = place.components(behind: ": ")
      let isPlace = parts.count < 3 && parts.dropFirst().allSatisfy { !$0.contains(" ") }
      guard isPlace, endings.contains(where: { parts[0].hasSuffix($0) }) else { return nil }
      files.append(parts[0])
    }
    return files
  }

  private static let endings = [".swift", ".m", ".mm", ".h"]
}

extension StringProtocol {
  /// The parts between a separator.
  fileprivate func components(behind separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
