internal import SceneBasics

/// Finds facts by the type that has them and by their name: two flat lists, since there are as many as an app has members.
struct CodeIndex {
  /// The keys of all facts, in order.
  private var keys: [UInt64] = []
  /// By the place of its key: the place of a fact.
  private var places: [UInt32] = []

  /// - Parameters:
  ///   - count: How many facts there are.
  ///   - key: The key of a fact, by its place.
  init(count: Int, key: (Int) -> UInt64) {
    let sorted = (0..<count).map { (key: key($0), place: UInt32($0)) }.sorted {
      ($0.key, $0.place) < ($1.key, $1.place)
    }
    keys = sorted.map(\.key)
    places = sorted.map(\.place)
  }

  /// The places of the facts with a key, in their order.
  subscript(key: UInt64) -> [Int] {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    while low < keys.count, keys[low] == key {
      found.append(Int(places[low]))
      low += 1
    }
    return found
  }

  subscript(name: Symbol) -> [Int] { self[CodeIndex.key(of: name)] }
  subscript(member: CodeDestinations.Member) -> [Int] { self[CodeIndex.key(of: member.name, on: member.type)] }

  static func key(of name: Symbol) -> UInt64 { UInt64(name.rawValue) }

  /// - Parameter type: Nil for a function of no type.
  static func key(of name: Symbol, on type: Int?) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: (type ?? -1) + 1)) << 32 | UInt64(name.rawValue)
  }
}

extension CodeDestinations {
  /// A function or a property of a type.
  struct Member: Hashable {
    /// Nil for a function of no type.
    var type: Int?
    var name: Symbol
  }
}
