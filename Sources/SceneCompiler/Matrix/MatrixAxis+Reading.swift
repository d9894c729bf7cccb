internal import SceneBasics
internal import ScenePlan
internal import SceneProgram

/// Axes as a person types them.
extension MatrixAxis {
  /// Reads `ios=5..27` and the like; no axis may come twice.
  package static func read(_ texts: [String]) throws(MatrixProblem) -> [MatrixAxis] {
    var axes: [MatrixAxis] = []
    for text in texts {
      let axis = try read(text)
      if axes.contains(where: { $0.kind == axis.kind }) {
        throw MatrixProblem(
          message: "the axis '\(axis.kind.rawValue)' comes twice", hint: "put all its values behind one '='")
      }
      axes.append(axis)
    }
    return axes
  }

  private static func read(_ text: String) throws(MatrixProblem) -> MatrixAxis {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = Kind.allCases.map(\.rawValue)
    guard let kind = Kind(rawValue: parts[0]) else {
      throw MatrixProblem(
        message: "no axis is called '\(parts[0])'" + advice(parts[0], names),
        hint: "the axes are \(names.joined(separator: ", ")), as in 'ios=5..27'")
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw MatrixProblem(
        message: "the axis '\(kind.rawValue)' has no values", hint: "write them behind it, as in '\(kind.example)'")
    }
    var values: [MatrixValue] = []
    for word in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
      for value in try kind.values(of: String(word)) {
        if values.contains(value) {
          throw MatrixProblem(
            message: "the axis '\(kind.rawValue)' has '\(value.word)' twice", hint: "leave one of them out")
        }
        values.append(value)
      }
    }
    return MatrixAxis(kind, values)
  }

  /// The range that is meant by two versions in another order, or with another sign between: `27..5`, `5-27`. Nil for
  /// any other text.
  fileprivate static func range(meantBy word: String) -> String? {
    let ends = word.split { !$0.isNumber }.compactMap { Int($0) }
    guard ends.count == 2, word.allSatisfy({ $0.isNumber || " .-–…:".contains($0) }) else { return nil }
    let range = "\(min(ends[0], ends[1]))..\(max(ends[0], ends[1]))"
    return VersionRange(range) == nil ? nil : range
  }

  fileprivate static func advice(_ word: String, _ known: [String]) -> String {
    Suggestion.nearest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension MatrixAxis.Kind {
  /// How it is written with some values.
  package var example: String {
    switch self {
    case .ios: "ios=5..27"
    case .device: "device=phone,pad"
    case .presentation: "presentation=fullScreen,pageSheet"
    case .animated: "animated=true,false"
    case .forwards: "forwards=true,false"
    }
  }

  /// The values of which there are few; those of the others are numbers.
  private var closedValues: [MatrixValue] {
    switch self {
    case .ios: []
    case .device: Device.Idiom.allCases.map { .device($0) }
    case .presentation: PresentationStyle.allCases.map { .presentation($0) }
    case .animated: [.animated(true), .animated(false)]
    case .forwards: [.forwards(true), .forwards(false)]
    }
  }

  /// The values that a word between two commas stands for.
  fileprivate func values(of word: String) throws(MatrixProblem) -> [MatrixValue] {
    if self == .ios {
      guard let range = VersionRange(word) else {
        throw MatrixProblem(
          message:
            "'\(word)' is no version of iOS from \(Behaviour.oldest) to \(Behaviour.newest), and no range of them",
          hint: word.contains("=")
            ? "each axis has an option of its own: '--matrix \(word)'"
            : MatrixAxis.range(meantBy: word).map { "write '\($0)'" } ?? "write '12', '5..27', '13..' or '..12'")
      }
      return range.versions.map { .ios($0) }
    }
    if let value = closedValues.first(where: { $0.word == word }) { return [value] }
    let words = closedValues.map(\.word)
    throw MatrixProblem(
      message: "'\(rawValue)' can't be '\(word)'" + MatrixAxis.advice(word, words),
      hint: "it takes \(words.joined(separator: ", "))")
  }
}
