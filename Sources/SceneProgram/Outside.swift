/// A value that stands outside the one that has it: of what may be there a hundred thousand times, most have none.
indirect enum Outside<Value> {
  case none
  case some(Value)

  init(_ value: Value?) { self = value.map { .some($0) } ?? .none }

  /// The value; nil where there is none.
  var value: Value? {
    switch self {
    case .none: nil
    case .some(let value): value
    }
  }

  var isEmpty: Bool {
    switch self {
    case .none: true
    case .some: false
    }
  }
}

extension Outside: Equatable where Value: Equatable {}
extension Outside: Hashable where Value: Hashable {}
extension Outside: Sendable where Value: Sendable {}
