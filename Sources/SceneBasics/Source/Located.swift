/// A value with its place in the source.
///
/// It is public, although no other package needs it. Swift copies only code of public types into other modules, and a
/// generic `init` that isn't copied asks for the type's layout at each call: 5 % of the instructions of `check`.
public struct Located<Value> {
  public var value: Value
  public var span: SourceSpan

  @inlinable public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  /// Another value at this place.
  package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
    Located<Other>(try transform(value), at: span)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
