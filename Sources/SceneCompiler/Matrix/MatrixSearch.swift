package import ScenePlan
internal import SceneProgram
internal import SceneTrace

/// A difference between two systems that makes their traces differ, and the lines that are its own.
package struct MatrixCause: Hashable, Sendable {
  /// One thing that two systems don't have in common.
  package enum Part: Hashable, Sendable {
    /// A behaviour, as the newer system has it.
    case behaviour(BehaviourChange)
    /// The words of UIKit's messages, which changed with some versions.
    case wording

    /// The word for it.
    package var word: String {
      switch self {
      case .behaviour(let change): change.behaviour.rawValue
      case .wording: "wording"
      }
    }
  }

  /// The parts that have to be set back together. No part of it alone takes the lines away.
  package var parts: [Part]
  /// The lines that go then, by their places among those of the boundary.
  package var lines: [Int]
}

/// Looks for what makes two systems differ: sets back on the newer one what the older one hasn't got, and sees what goes.
struct MatrixSearch {
  private let older: Int
  private let newer: Int
  private let olderVariation: Variation
  private let newerVariation: Variation
  private let lines: [TraceDifference]
  /// The behaviours that could make a difference, since one of the two runs asks for them.
  private var parts: [MatrixCause.Part] = []
  /// The lines that no cause has taken away yet.
  private var open: Set<Int>
  private(set) var causes: [MatrixCause] = []
  /// Whether the search came to the bound of all runs.
  private(set) var isCut = false
  /// The lines that each set of parts takes away, as far as it has been tried.
  private var tried: [[MatrixCause.Part]: Set<Int>] = [:]
  /// The places of the lines.
  private let places: [TraceDifference: Int]
  /// How many sets are tried before larger ones are only shrunk.
  private static let mostSets = 300

  init(_ older: Int, _ newer: Int, _ olderVariation: Variation, _ newerVariation: Variation, lines: [TraceDifference]) {
    self.older = older
    self.newer = newer
    self.olderVariation = olderVariation
    self.newerVariation = newerVariation
    self.lines = lines
    open = Set(lines.indices)
    places = Dictionary(zip(lines, lines.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The lines that stay, whatever is set back.
  var unexplained: [Int] { open.sorted() }

  mutating func run(_ player: inout MatrixPlayer) {
    let (old, new) = (player.runs[older], player.runs[newer])
    let asked = old.asked.union(new.asked)
    parts = Behaviour.allCases
      .filter { asked.contains($0) && old.behaviours.contains($0) != new.behaviours.contains($0) }
      .map { .behaviour(BehaviourChange($0, isOn: new.behaviours.contains($0))) }
    if old.hasMessages || new.hasMessages { parts.append(.wording) }
    for part in parts { take([part], &player) }
    close()
    var count = parts.count
    for size in stride(from: 2, through: parts.count, by: 1) where !open.isEmpty && !isCut {
      count += subsetCount(of: size)
      if count > MatrixSearch.mostSets { break }
      let sets = subsets(of: size)
      for set in sets {
        take(set, &player)
        close()
      }
    }
    while let line = open.min(), !isCut {
      guard let set = shrunk(parts, for: line, &player) else { return }
      take(set, &player)
      close()
    }
  }

  /// Notes which of the open lines a set takes away. They stay open until they are closed.
  private mutating func take(_ set: [MatrixCause.Part], _ player: inout MatrixPlayer) {
    let gone = goneLines(without: set, &player).intersection(open)
    if !gone.isEmpty { causes.append(MatrixCause(parts: set, lines: gone.sorted())) }
  }

  /// Closes the lines that have a cause.
  private mutating func close() { for cause in causes { open.subtract(cause.lines) } }

  /// The lines of the boundary that aren't there once a set is as on the older system.
  private mutating func goneLines(without set: [MatrixCause.Part], _ player: inout MatrixPlayer) -> Set<Int> {
    if let known = tried[set] { return known }
    guard let left = player.lines(under: variation(settingBack: set, player), to: newer) else {
      isCut = true
      return []
    }
    let gone = Set(left.compactMap { places[$0] })
    tried[set] = gone
    return gone
  }

  /// The newer system with some of it as on the older one.
  private func variation(settingBack set: [MatrixCause.Part], _ player: MatrixPlayer) -> Variation {
    var behaviours = player.runs[newer].behaviours
    var variation = newerVariation
    for part in set {
      switch part {
      case .behaviour(let change): behaviours.formSymmetricDifference([change.behaviour])
      case .wording: variation.ios = olderVariation.ios
      }
    }
    variation.changes = Behaviour.allCases.map { BehaviourChange($0, isOn: behaviours.contains($0)) }
    return variation
  }

  // MARK: Sets

  /// How many sets of a size there are; at most one more than are tried.
  private func subsetCount(of size: Int) -> Int {
    var count = 1
    for index in 0..<size {
      count = count * (parts.count - index) / (index + 1)
      if count > MatrixSearch.mostSets { return count }
    }
    return count
  }

  /// All sets of a size, in the order of their parts.
  private func subsets(of size: Int) -> [[MatrixCause.Part]] {
    var sets: [[Int]] = [[]]
    for _ in 0..<size { sets = sets.flatMap { set in ((set.last ?? -1) + 1..<parts.count).map { set + [$0] } } }
    return sets.map { $0.map { parts[$0] } }
  }

  /// A set that takes a line away and has nothing in it that could be left out; nil if even all parts don't.
  private mutating func shrunk(
    _ all: [MatrixCause.Part], for line: Int, _ player: inout MatrixPlayer
  ) -> [MatrixCause.Part]? {
    guard goneLines(without: all, &player).contains(line) else { return nil }
    var set = all
    for part in all {
      let smaller = set.filter { $0 != part }
      if goneLines(without: smaller, &player).contains(line) { set = smaller }
    }
    return set
  }
}
