package import ScenePlan
package import SceneProgram

/// A small change of a scene that brings an event.
package struct Edit: Hashable, Sendable {
  /// The change, as the writer of the file has to know it.
  package enum Change: Hashable, Sendable {
    /// An entry beside the one whose key stands at a place; a step that is a bare word becomes a mapping.
    case entry(String, value: String, beside: Place)
    /// An entry of the whole scene.
    case top(String, value: String)
    /// An entry of the controller whose id stands at a place.
    case key(Property, value: String, of: Place)
    /// Another verb and object for the step whose verb stands at a place.
    case step(String, at: Place)
    /// A recipe of the container whose id stands at a place.
    case recipe(RecipeKind, [ContainmentWord], of: Place)
    /// A step of the script that is left out, or that comes twice.
    case leaveOut(Place)
    case again(Place)
    /// One more step behind the last one.
    case append(String)
    /// One more step before another one.
    case insert(String, before: Place)
  }

  package var change: Change
  /// The first step in which the event comes then.
  package var step: Int
  /// Another finding that the change brings; nil if there is none.
  package var harm: String?
  /// Whether it is one more step, about another controller than the one that is asked about.
  var isStray = false
}
