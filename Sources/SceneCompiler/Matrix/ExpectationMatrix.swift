package import SceneBasics
internal import SceneKinds
package import ScenePlan
package import SceneProgram
internal import SceneWorld

/// The expectations of one scene, judged in every cell of a matrix.
package struct ExpectationMatrix: Sendable {
  /// The verdict on one expectation in one cell.
  package enum Verdict: Hashable, Sendable {
    case holds, fails
    /// The run ended before.
    case unreached
  }

  /// One thing that is expected.
  package struct Claim: Sendable {
    /// The number of its step.
    package var step: Int
    package var clause: Expectation.Clause
    /// The systems on which it says that it holds.
    package var scope: SystemCondition
    /// The verdicts, by row and column.
    package var verdicts: [[Verdict]] = []
    /// Whether it says that it holds there, by row and column.
    package var isMeant: [[Bool]] = []

    /// Whether it says of a cell that it holds there.
    package var isJudged: Bool { isMeant.joined().contains(true) }

    /// Whether it holds wherever it says so.
    package var holds: Bool {
      zip(verdicts.joined(), isMeant.joined()).allSatisfy { verdict, isMeant in verdict == .holds || !isMeant }
    }
  }

  package let table: MatrixTable
  package private(set) var claims: [Claim] = []
  /// The limit that stopped a run, if one did.
  package private(set) var limit: String?
  /// Whether the runs of all cells came to the bound of `Limit.trials`; then some cells weren't judged.
  package private(set) var isCut = false
  /// How much work the runs may still be.
  private var budget: Int

  /// Plays a program in each cell and judges what it expects, also where it doesn't say that it holds.
  ///
  /// - Parameters:
  ///   - program: The scene.
  ///   - axes: What changes; at least one.
  ///   - limits: How far each run may go, and how much work all of them may be.
  package init(_ program: Program, axes: [MatrixAxis], limits: Limits = Limits()) {
    table = MatrixTable(axes)
    budget = limits[.trials]
    claims = program.expectations.flatMap { expectation in
      expectation.clauses.map { Claim(step: expectation.step, clause: $0, scope: expectation.scope) }
    }
    var everywhere = program
    for index in everywhere.expectations.indices { everywhere.expectations[index].scope = SystemCondition() }
    var known: [Cell: [Verdict]] = [:]
    for row in table.rows {
      for index in claims.indices {
        claims[index].verdicts.append([])
        claims[index].isMeant.append([])
      }
      for value in table.columns.values {
        let varied = everywhere.varied(by: Variation(row + [value]))
        let cell = Cell(values: row, behaviours: varied.behaviours, column: value.version == nil ? value : nil)
        let verdicts = known[cell] ?? judge(varied, limits)
        known[cell] = verdicts
        for (index, verdict) in verdicts.enumerated() {
          claims[index].verdicts[claims[index].verdicts.count - 1].append(verdict)
          claims[index].isMeant[claims[index].isMeant.count - 1].append(
            claims[index].scope.includes(ios: varied.ios, device: varied.device.idiom))
        }
      }
    }
  }

  /// The facts that verdicts depend on: no expectation looks at the number of a version.
  private struct Cell: Hashable {
    var values: [MatrixValue]
    var behaviours: Set<Behaviour>
    var column: MatrixValue?
  }

  private mutating func judge(_ program: Program, _ limits: Limits) -> [Verdict] {
    guard budget > 0 else {
      isCut = true
      return claims.map { _ in .unreached }
    }
    let outcome = Simulation.play(program, limits: limits).outcome
    budget -= Limit.workOfRun + outcome.work
    limit = limit ?? outcome.limit
    let failed = Set(outcome.failures.map(\.clause))
    return claims.indices.map { $0 >= outcome.judged ? .unreached : failed.contains($0) ? .fails : .holds }
  }
}
