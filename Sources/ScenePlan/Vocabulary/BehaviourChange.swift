/// A behaviour that a scene turns on or off, whatever the profile of its system says.
///
/// A scene writes it in `quirks`, and a command after `--quirk`: `staleNeighbour` turns that behaviour on,
/// `no-automaticIsSheet` turns it off.
public struct BehaviourChange: Hashable, Sendable {
  /// The behaviour that is changed.
  public var behaviour: Behaviour
  /// Whether it is turned on.
  public var isOn: Bool

  /// A behaviour that is turned on, or off.
  public init(_ behaviour: Behaviour, isOn: Bool = true) {
    self.behaviour = behaviour
    self.isOn = isOn
  }

  /// The change that a word means; nil if no behaviour has that name.
  public init?(word: String) {
    let isOn = !word.hasPrefix(Self.off)
    guard let behaviour = Behaviour(rawValue: isOn ? word : String(word.dropFirst(Self.off.count))) else { return nil }
    self.init(behaviour, isOn: isOn)
  }

  /// The prefix of a behaviour that is turned off.
  public static let off = "no-"

  /// The word for it.
  public var word: String { (isOn ? "" : Self.off) + behaviour.rawValue }

  /// Every change: each behaviour, then each with `no-`.
  public static let all = Behaviour.allCases.map { Self($0) } + Behaviour.allCases.map { Self($0, isOn: false) }
}

extension Behaviour {
  /// The newest system that the profiles know.
  public static let newest = 27
  /// The oldest one.
  public static let oldest = 5

  /// The behaviours of a system.
  public static func profile(ios: Int) -> Set<Behaviour> {
    Set(allCases.filter { $0.systems?.contains(ios) ?? false })
  }

  /// The quirks: what people have reported and no profile has.
  public static var quirks: [Behaviour] { allCases.filter { $0.systems == nil } }

  /// The behaviours of a system with some changes; of two changes of one behaviour the later counts.
  ///
  /// - Parameter ios: A major version, from `oldest` to `newest`.
  public static func profile(ios: Int, with changes: [BehaviourChange]) -> Set<Behaviour> {
    var behaviours = profile(ios: ios)
    for change in changes {
      if change.isOn { behaviours.insert(change.behaviour) } else { behaviours.remove(change.behaviour) }
    }
    return behaviours
  }

  /// The changes that make a set of behaviours of a system's own, in the order of the vocabulary.
  public static func changes(from ios: Int, to behaviours: Set<Behaviour>) -> [BehaviourChange] {
    let own = profile(ios: ios)
    return allCases.filter { own.contains($0) != behaviours.contains($0) }
      .map { BehaviourChange($0, isOn: behaviours.contains($0)) }
  }
}
