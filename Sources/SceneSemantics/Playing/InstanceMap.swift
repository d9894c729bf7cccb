internal import ScenePlan

/// Values of some instances, found by their number.
///
/// Numbers come one after the other, so a number is its own hash: a dictionary takes ten times as long to hash one as
/// this takes to find it, and a watch asks at each call.
struct InstanceMap<Value> {
  private static var free: UInt32 { .max }

  /// Their number is a power of two, and half of them at least are free.
  private var keys: [UInt32] = []
  private var values: [Value?] = []
  private var count = 0

  subscript(instance: InstanceID) -> Value? {
    get { count == 0 ? nil : values[slot(of: instance.rawValue)] }
    set {
      if let newValue { insert(newValue, for: instance.rawValue) } else { removeValue(forKey: instance) }
    }
  }

  /// All of them, by their numbers.
  var sorted: [(key: InstanceID, value: Value)] {
    keys.indices.compactMap { slot in values[slot].map { (InstanceID(Int(keys[slot])), $0) } }.sorted { $0.0 < $1.0 }
  }

  @discardableResult mutating func removeValue(forKey instance: InstanceID) -> Value? {
    if count == 0 { return nil }
    var hole = slot(of: instance.rawValue)
    guard let value = values[hole] else { return nil }
    count -= 1
    // Those behind the hole move up, or a search would end too early.
    let mask = keys.count - 1
    var next = (hole + 1) & mask
    while keys[next] != InstanceMap.free {
      if (next - Int(keys[next])) & mask >= (next - hole) & mask {
        (keys[hole], values[hole]) = (keys[next], values[next])
        hole = next
      }
      next = (next + 1) & mask
    }
    (keys[hole], values[hole]) = (InstanceMap.free, nil)
    return value
  }

  private mutating func insert(_ value: Value, for key: UInt32) {
    if count * 2 >= keys.count { grow() }
    let slot = slot(of: key)
    if keys[slot] == InstanceMap.free { count += 1 }
    (keys[slot], values[slot]) = (key, value)
  }

  /// The slot of a number, or the free one in which it belongs.
  private func slot(of key: UInt32) -> Int {
    let mask = keys.count - 1
    var slot = Int(key) & mask
    while keys[slot] != key, keys[slot] != InstanceMap.free { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    let size = max(8, keys.count * 2)
    keys = Array(repeating: InstanceMap.free, count: size)
    values = Array(repeating: nil, count: size)
    for index in oldKeys.indices where oldKeys[index] != InstanceMap.free {
      let slot = slot(of: oldKeys[index])
      (keys[slot], values[slot]) = (oldKeys[index], oldValues[index])
    }
  }
}
