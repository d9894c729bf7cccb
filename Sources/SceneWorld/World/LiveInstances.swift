package import ScenePlan

/// The live instances of each template, and the number of all instances so far.
package struct LiveInstances: Hashable, Sendable {
  /// The instances of one template.
  package struct OfTemplate: Hashable, Sendable {
    private var madeCount: Int32 = 0
    private var first = World.Link.none
    private var firstMaker = World.Link.none
    /// The live one, if there is one only. Most templates never have two, so they need no array.
    private var sole: Member?
    /// The live ones, if there are several; in the order in which they were made.
    private var several: [Member] = []

    private struct Member: Hashable, Sendable {
      var instance: InstanceID
      /// The number in its name.
      var ordinal: Int32
    }

    /// How many were ever made; the latest has this number in its name.
    package var made: Int { Int(madeCount) }

    /// The only one ever made, and the controller whose override made it; nil if there were others, or none.
    var onlyEver: (instance: InstanceID, maker: InstanceID?)? {
      made == 1 ? first.id.map { ($0, firstMaker.id) } : nil
    }

    /// How many live.
    package var count: Int { sole == nil ? several.count : 1 }

    /// The live one, if there is one only.
    package var only: InstanceID? { sole?.instance }

    /// The live ones, in the order in which they were made.
    package var living: [InstanceID] { sole.map { [$0.instance] } ?? several.map(\.instance) }

    mutating func enter(_ instance: InstanceID, maker: InstanceID?) {
      madeCount += 1
      if madeCount == 1 {
        first = World.Link(instance)
        firstMaker = World.Link(maker)
      }
      let member = Member(instance: instance, ordinal: madeCount)
      if count == 0 {
        sole = member
      } else {
        if let sole { several.append(sole) }
        sole = nil
        several.append(member)
      }
    }

    mutating func leave(_ instance: InstanceID) {
      if only == instance {
        sole = nil
      } else if let index = index(where: { $0.instance < instance }), several[index].instance == instance {
        several.remove(at: index)
        if several.count == 1 { sole = several.removeLast() }
      }
    }

    /// The living one of a number.
    package func member(_ ordinal: Int) -> InstanceID? {
      if let sole { return Int(sole.ordinal) == ordinal ? sole.instance : nil }
      guard let index = index(where: { $0.ordinal < ordinal }), several[index].ordinal == ordinal else { return nil }
      return several[index].instance
    }

    func has(_ instance: InstanceID) -> Bool {
      if let only { return only == instance }
      return index { $0.instance < instance }.map { several[$0].instance == instance } ?? false
    }

    /// The first place among several at which a condition, which holds for the first ones only, doesn't hold.
    private func index(where isBefore: (Member) -> Bool) -> Int? {
      // The latest leave first, more often than not.
      if let last = several.last, !isBefore(last), isBefore(several[several.count - 2]) { return several.count - 1 }
      var (low, high) = (0, several.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(several[middle]) { low = middle + 1 } else { high = middle }
      }
      return low < several.count ? low : nil
    }
  }

  /// By the number of their template, up to the last one of which an instance was made; empty where a plan is run.
  private(set) var byTemplate: [OfTemplate] = []
  /// How many instances were ever made.
  private(set) var made = 0
  /// The instances that the overrides of a live controller have made. Templates that never had a second one aren't here.
  private var madeBy: [InstanceID: [Int: [InstanceID]]] = [:]

  package func instances(of template: Int) -> OfTemplate {
    template < byTemplate.count ? byTemplate[template] : OfTemplate()
  }

  /// The instances of a template that the overrides of a controller have made, even freed ones: inside them `#2` is the
  /// second.
  func made(by owner: InstanceID, of template: Int) -> [InstanceID] {
    if let only = instances(of: template).onlyEver { return only.maker == owner ? [only.instance] : [] }
    return madeBy[owner]?[template] ?? []
  }

  /// Takes a new instance in.
  ///
  /// - Parameter maker: The controller whose override makes it.
  /// - Returns: The number in its name.
  mutating func enter(_ instance: InstanceID, template: Int, maker: InstanceID?) -> Int {
    made += 1
    while byTemplate.count <= template { byTemplate.append(OfTemplate()) }
    if let only = byTemplate[template].onlyEver { remember(only.instance, template, only.maker) }
    byTemplate[template].enter(instance, maker: maker)
    if byTemplate[template].made > 1 { remember(instance, template, maker) }
    return byTemplate[template].made
  }

  private mutating func remember(_ instance: InstanceID, _ template: Int, _ maker: InstanceID?) {
    if let maker { madeBy[maker, default: [:]][template, default: []].append(instance) }
  }

  /// Lets a dead one go.
  @inline(__always) mutating func leave(_ instance: InstanceID, template: Int) {
    if template < byTemplate.count { byTemplate[template].leave(instance) }
    if !madeBy.isEmpty { madeBy[instance] = nil }
  }

  /// The number that the next instance has.
  var next: InstanceID { InstanceID(made) }
}
