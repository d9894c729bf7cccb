/// A field that makes the type that has it one that the compiler hands on by its address.
///
/// A world is large. Without such a field each call that only looks at it, such as an observer's, copied all of it to the
/// stack: some 75 instructions a call, and a tenth of a check. A value of any type has no known size, so what contains one
/// is never taken apart into registers; here the value is a number, and nothing reads it.
///
/// It is no part of what it stands in; any two are equal.
struct AddressOnly: Hashable, Sendable {
  private let value: any Sendable = 0

  static func == (one: AddressOnly, other: AddressOnly) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
