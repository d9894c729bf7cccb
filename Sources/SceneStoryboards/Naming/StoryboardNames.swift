internal import SceneBasics

/// The ids that the controllers and segues of a storyboard get in a scene: those that a person would choose.
///
/// They follow from what is written, never from its order: scenes may change places.
package struct StoryboardNames: Sendable {
  /// By the place of the controller.
  package let controllers: [String]
  /// By the place of the segue; a relationship has none, since the container names what it holds.
  package let segues: [String?]

  /// - Parameters:
  ///   - storyboard: What needs names.
  ///   - kept: Ids by object id that were given before, perhaps by a person.
  ///   - taken: Ids that mean something else in the same file.
  package init(_ storyboard: Storyboard, keeping kept: [String: String] = [:], besides taken: [String] = []) {
    controllers = ControllerNames(storyboard, keeping: kept, besides: taken).names
    segues = SegueNames(storyboard, controllers: controllers, keeping: kept).names
  }

  /// The id that a person would choose for a name.
  package static func id(of name: String) -> String { IDText.of(name) ?? "board" }

  /// The name of an unwind action: what stands before the colon, without what only says that a segue comes along.
  package static func name(ofAction selector: String) -> String { StoryboardSegue.name(ofAction: selector) }
}

/// Names that differ from each other by more than capitals.
struct DistinctNames {
  private var taken: Set<String>

  init(besides taken: some Sequence<String>) { self.taken = Set(taken.map { $0.lowercased() }) }

  func isFree(_ name: String) -> Bool { !taken.contains(name.lowercased()) }

  mutating func take(_ name: String) { taken.insert(name.lowercased()) }

  /// Takes a name, with the first number behind it that makes it another's no more.
  mutating func takeNumbered(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !isFree(candidate) {
      candidate = name + (name.last?.isNumber == true ? "_\(number)" : "\(number)")
      number += 1
    }
    take(candidate)
    return candidate
  }
}
