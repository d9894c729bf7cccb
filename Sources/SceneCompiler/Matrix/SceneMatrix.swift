package import SceneBasics
package import SceneProgram
package import SceneTrace

/// One scene under many circumstances: which of them have the same trace, and what makes the others differ.
///
/// ```swift
/// let matrix = SceneMatrix(program, axes: try MatrixAxis.read(["ios=5..27", "device=phone,pad"]))
/// ```
package struct SceneMatrix: Sendable {
  /// A trace that one cell has, or several.
  package struct Trace: Sendable {
    /// Its letter: `A`, `B`.
    package var letter: String
    /// Its lines, without colours and without lines of the file.
    package var lines: [String]
    package var end: End
  }

  /// How a run came to its end.
  package enum End: Hashable, Sendable {
    case settled
    /// An exception that the scene doesn't expect.
    case exception
    /// A step that means nothing there.
    case problem
    /// A limit, in words.
    case limit(String)
  }

  /// The border between two neighbours with different traces.
  package struct Boundary: Sendable {
    /// Neighbours, each with what is different about them, and the rows in which they are.
    package struct Place: Hashable, Sendable {
      package var older: MatrixValue
      package var newer: MatrixValue
      /// The values that both have in common.
      package var rest: [MatrixValue]
    }

    /// The indices of their traces.
    package var older: Int
    package var newer: Int
    package var places: [Place]
    /// The lines that only one of them has; the newer one is the second.
    package var lines: [TraceDifference]
    /// The causes of the difference; empty where it isn't between two systems.
    package var causes: [MatrixCause] = []
    /// The lines that no cause takes away, by their places in `lines`: there should be none.
    package var unexplained: [Int] = []
    /// Whether the search for causes came to the bound of all runs, so that the unexplained lines may have one.
    package var isSearchCut = false
  }

  package var scene: String
  package let table: MatrixTable
  /// The index of the trace, by row and column.
  package private(set) var cells: [[Int]] = []
  package private(set) var traces: [Trace] = []
  package private(set) var boundaries: [Boundary] = []
  /// Whether the runs of all cells came to the bound of `Limit.trials`; then the matrix has no rows.
  package private(set) var isCut = false

  /// Plays a program in each cell. Cells that can't differ are played once.
  ///
  /// - Parameters:
  ///   - program: The scene.
  ///   - axes: What changes; at least one.
  ///   - filter: The events that count.
  ///   - limits: How far each run may go, and how much work all of them may be.
  package init(
    _ program: Program, axes: [MatrixAxis], filter: TraceFilter = TraceFilter(), limits: Limits = Limits()
  ) {
    scene = program.scene
    table = MatrixTable(axes)
    var player = MatrixPlayer(program, filter: filter, limits: limits)
    var letters: [LetterKey: Int] = [:]
    var runs: [[Int]] = []
    for row in table.rows {
      let played = table.columns.values.compactMap { player.run(Variation(row + [$0])) }
      guard played.count == table.columns.values.count else {
        (isCut, cells, traces) = (true, [], [])
        return
      }
      runs.append(played)
      cells.append(
        played.map { run in
          let run = player.runs[run]
          let key = LetterKey(text: run.text, end: run.end)
          if let known = letters[key] { return known }
          letters[key] = traces.count
          let lines = player.texts[run.text].map(\.text)
          traces.append(Trace(letter: SceneMatrix.letter(traces.count), lines: lines, end: run.end))
          return traces.count - 1
        })
    }
    findBoundaries(runs, axes: axes.filter { [table] in $0.kind != table.columns.kind }, &player)
  }

  /// The facts that cells with the same letter have in common.
  private struct LetterKey: Hashable {
    var text: Int
    var end: End
  }

  /// A, B, … Z, AA, AB, …
  private static func letter(_ index: Int) -> String {
    let last = String(UnicodeScalar(UInt8(65 + index % 26)))
    return index < 26 ? last : letter(index / 26 - 1) + last
  }

  // MARK: Boundaries

  private mutating func findBoundaries(
    _ runs: [[Int]], axes: [MatrixAxis], _ player: inout MatrixPlayer
  ) {
    for (row, values) in table.rows.enumerated() {
      for column in table.columns.values.indices.dropFirst() {
        add(
          Boundary.Place(older: table.columns.values[column - 1], newer: table.columns.values[column], rest: values),
          cells[row][column - 1], cells[row][column], runs[row][column - 1], runs[row][column], &player)
      }
    }
    let rows = table.rows
    var step = rows.count
    for (index, axis) in axes.enumerated() {
      step /= axis.values.count
      for row in rows.indices {
        guard let place = axis.values.firstIndex(of: rows[row][index]), place > 0 else { continue }
        var rest = rows[row]
        rest.remove(at: index)
        for column in table.columns.values.indices {
          let place = Boundary.Place(
            older: axis.values[place - 1], newer: axis.values[place], rest: rest + [table.columns.values[column]])
          add(
            place, cells[row - step][column], cells[row][column], runs[row - step][column], runs[row][column], &player)
        }
      }
    }
  }

  private mutating func add(
    _ place: Boundary.Place, _ older: Int, _ newer: Int, _ olderRun: Int, _ newerRun: Int,
    _ player: inout MatrixPlayer
  ) {
    guard older != newer else { return }
    let isBetweenSystems = place.newer.version != nil
    let known = boundaries.firstIndex {
      $0.older == older && $0.newer == newer && $0.places[0].newer.hasKind(of: place.newer)
    }
    if let known {
      boundaries[known].places.append(place)
      return
    }
    var boundary = Boundary(
      older: older, newer: newer, places: [place], lines: player.lines(from: olderRun, to: newerRun))
    if isBetweenSystems {
      var search = MatrixSearch(
        olderRun, newerRun, Variation(place.rest + [place.older]), Variation(place.rest + [place.newer]),
        lines: boundary.lines)
      search.run(&player)
      boundary.causes = search.causes
      boundary.unexplained = search.unexplained
      boundary.isSearchCut = search.isCut
    }
    boundaries.append(boundary)
  }
}

extension MatrixValue {
  fileprivate func hasKind(of other: MatrixValue) -> Bool {
    switch (self, other) {
    case (.ios, .ios), (.device, .device), (.presentation, .presentation), (.animated, .animated),
      (.forwards, .forwards):
      true
    case (.ios, _), (.device, _), (.presentation, _), (.animated, _), (.forwards, _): false
    }
  }
}

extension Variation {
  /// Takes a cell's values.
  init(_ values: [MatrixValue]) {
    self.init()
    for value in values { value.set(in: &self) }
  }
}
