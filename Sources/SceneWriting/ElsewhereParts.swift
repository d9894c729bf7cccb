/// The parts of a controller in a file other than its own, and comments above controllers and segues.
///
/// The parts of a scene that come from code; they stand in a file of its own, so that the files of storyboards hold
/// only what storyboards say.
package struct ElsewhereParts: Sendable {
  /// By template: the ids of segues that the last file has. They stand behind the template's others.
  package var segues: [Int: Set<String>] = [:]
  /// The templates whose `instantiates` the last file has.
  package var instantiates: Set<Int> = []
  /// The templates whose `note` the last file has.
  package var notes: Set<Int> = []
  /// By template and by the id of a segue: a comment, without its sign.
  package var comments: [Int: [String: String]] = [:]
  /// By template: a comment above it in its own file, without its sign.
  package var heads: [Int: String] = [:]

  package init() {}
}
