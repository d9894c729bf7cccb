/// Where the view of a node stands in the layout pass that took it in last.
///
/// It is no part of what the node is; any two are equal.
struct PlaceInPass: Hashable, Sendable, BitwiseCopyable {
  var number: UInt32 = 0

  static func == (one: PlaceInPass, other: PlaceInPass) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
