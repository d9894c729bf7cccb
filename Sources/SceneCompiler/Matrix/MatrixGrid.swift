internal import ScenePlan
internal import SceneRules

/// The cells of a matrix as people read them: versions that stand side by side and are alike are one column.
struct MatrixGrid {
  /// The name of the axis from left to right.
  let axis: String
  private(set) var columns: [String] = []
  let rows: [String]
  /// The letters, by row and column.
  private(set) var letters: [[String]]

  init(_ matrix: SceneMatrix) {
    axis = matrix.table.columns.kind.rawValue
    rows = matrix.table.rows.map { $0.map(\.title).joined(separator: ", ") }
    letters = matrix.table.rows.map { _ in [] }
    var start = 0
    let count = matrix.table.columns.values.count
    while start < count {
      var end = start + 1
      while end < count, MatrixGrid.folds(end, onto: start, in: matrix) { end += 1 }
      let (first, last) = (matrix.table.columns.values[start].word, matrix.table.columns.values[end - 1].word)
      columns.append(first == last ? first : "\(first)–\(last)")
      for row in letters.indices { letters[row].append(matrix.traces[matrix.cells[row][start]].letter) }
      start = end
    }
  }

  /// Whether a column says the same as one before it, and no version lies between.
  private static func folds(_ column: Int, onto start: Int, in matrix: SceneMatrix) -> Bool {
    guard let version = matrix.table.columns.values[column].version,
      version - (matrix.table.columns.values[column - 1].version ?? version) == 1
    else { return false }
    return matrix.cells.allSatisfy { $0[column] == $0[start] }
  }
}

extension SceneMatrix {
  /// How many cells and traces there are, in words.
  var summary: String {
    let count = table.count
    return (count == 1 ? "1 cell" : "\(count) cells") + ", "
      + (traces.count == 1 ? "1 trace" : "\(traces.count) traces")
  }

  /// The reasons of runs that didn't come to their end, a sentence each.
  var troubles: [String] {
    traces.compactMap { trace in
      switch trace.end {
      case .settled: nil
      case .exception: "\(trace.letter) ends with an exception"
      case .problem:
        trace.lastStep.map { "\(trace.letter) ends in step \($0), which means nothing there" }
          ?? "\(trace.letter) ends with a step that means nothing there"
      case .limit(let limit): "\(trace.letter) was stopped: \(limit)"
      }
    }
  }
}

extension SceneMatrix.Trace {
  /// The step in which it ends, as in `5, 'select: home'`; nil where the trace doesn't show it.
  fileprivate var lastStep: String? {
    guard let title = lines.last(where: { $0.hasPrefix("# ") && $0.dropFirst(2).first?.isNumber == true }) else {
      return nil
    }
    let number = title.dropFirst(2).prefix(while: \.isNumber)
    return "\(number), '\(title.dropFirst(2 + number.count).drop { $0 == " " })'"
  }
}

extension SceneMatrix.Boundary {
  /// Its cells in words: `iOS 12 to 13 (phone; pad)`.
  var placeText: String {
    var texts: [String] = []
    var pairs: [[MatrixValue]] = []
    for place in places where !pairs.contains([place.older, place.newer]) { pairs.append([place.older, place.newer]) }
    for pair in pairs {
      let (older, newer) = (pair[0], pair[1])
      let rest = places.filter { $0.older == older && $0.newer == newer }.map { place in
        place.rest.map(\.title).joined(separator: ", ")
      }
      let end = older.version == nil ? newer.title : newer.word
      let shown = rest.prefix(4).joined(separator: "; ") + (rest.count > 4 ? "; \(rest.count - 4) more" : "")
      texts.append("\(older.title) to \(end)" + (shown.isEmpty ? "" : " (\(shown))"))
    }
    return texts.joined(separator: "; ")
  }

  /// The two values that it lies between: `phone and pad`.
  var placeWords: String { places[0].older.title + " and " + places[0].newer.title }

  /// How much differs, in words.
  var countText: String { lines.count == 1 ? "1 line differs" : "\(lines.count) lines differ" }

  /// The text of each cause, with its lines; behind them the lines that have none.
  var paragraphs: [(name: String, text: String, lines: [Int])] {
    var all = causes.map { (name: $0.name, text: $0.text(on: newerTitle), lines: $0.lines) }
    if causes.isEmpty, unexplained.isEmpty { all.append(("", "", Array(lines.indices))) }
    if !unexplained.isEmpty, isSearchCut {
      all.append(
        ("not searched to the end", "all runs together are too much work; see '--limit trials'", unexplained))
    } else if !unexplained.isEmpty {
      all.append(("no cause was found", "this is a bug in scenograph, so please report the scene", unexplained))
    }
    return all
  }

  private var newerTitle: String { places[0].newer.title }
}

extension MatrixCause {
  /// Its name.
  var name: String { parts.map(\.word).joined(separator: " with ") }

  /// Its description, in words.
  fileprivate func text(on system: String) -> String {
    guard parts.count == 1 else { return "only together do they take these lines away" }
    switch parts[0] {
    case .wording: return "UIKit says it in other words"
    case .behaviour(let change):
      let known = change.behaviour.rule.flatMap { Rulebook.rule($0.rawValue) }
      let rule = known.map { " (\($0.id), \($0.grounds.words))" } ?? ""
      return "\(system) \(change.isOn ? "has it" : "no longer has it")\(rule). \(change.behaviour.summary)"
    }
  }
}
