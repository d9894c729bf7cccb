internal import ScenePlan

/// The live instances of each template, and the number of all instances so far.
struct Cast: Hashable, Sendable {
  /// The instances of one template.
  struct Troupe: Hashable, Sendable {
    /// How many were ever made; the latest has this number in its name.
    var made = 0
    /// The live instances, in the order in which they were made, with their numbers.
    private(set) var living: [Member] = []

    struct Member: Hashable, Sendable {
      var instance: InstanceID
      var ordinal: Int
    }

    mutating func enter(_ instance: InstanceID) {
      made += 1
      living.append(Member(instance: instance, ordinal: made))
    }

    mutating func leave(_ instance: InstanceID) {
      guard let index = index(where: { $0.instance < instance }), living[index].instance == instance else { return }
      living.remove(at: index)
    }

    /// The living one of a number.
    func member(_ ordinal: Int) -> InstanceID? {
      guard let index = index(where: { $0.ordinal < ordinal }), living[index].ordinal == ordinal else { return nil }
      return living[index].instance
    }

    func has(_ instance: InstanceID) -> Bool {
      index { $0.instance < instance }.map { living[$0].instance == instance } ?? false
    }

    /// The first place at which a condition, which holds for the first ones only, doesn't hold.
    private func index(where isBefore: (Member) -> Bool) -> Int? {
      // The latest leave first, more often than not.
      if let last = living.last, !isBefore(last), living.count == 1 || isBefore(living[living.count - 2]) {
        return living.count - 1
      }
      var (low, high) = (0, living.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(living[middle]) { low = middle + 1 } else { high = middle }
      }
      return low < living.count ? low : nil
    }
  }

  /// By the number of their template, up to the last one of which an instance was made; empty where a plan is run.
  private(set) var troupes: [Troupe] = []
  /// How many instances were ever made.
  private(set) var made = 0
  /// The instances that the overrides of a live controller have made, even freed ones: inside them `#2` is the second.
  private(set) var madeBy: [InstanceID: [Int: [InstanceID]]] = [:]

  func troupe(of template: Int) -> Troupe { template < troupes.count ? troupes[template] : Troupe() }

  /// Takes a new instance in.
  ///
  /// - Parameter maker: The controller whose override makes it.
  /// - Returns: The number in its name.
  mutating func enter(_ instance: InstanceID, template: Int, maker: InstanceID?) -> Int {
    made += 1
    while troupes.count <= template { troupes.append(Troupe()) }
    troupes[template].enter(instance)
    if let maker { madeBy[maker, default: [:]][template, default: []].append(instance) }
    return troupes[template].made
  }

  /// Lets a dead one go.
  mutating func leave(_ instance: InstanceID, template: Int) {
    if template < troupes.count { troupes[template].leave(instance) }
    if !madeBy.isEmpty { madeBy[instance] = nil }
  }

  /// The number that the next instance has.
  var next: InstanceID { InstanceID(made) }
}
