internal import ScenePlan

/// Parents and children (sections 1.2, 1.3 and 1.8 of the semantics).
extension SceneMachine {
  /// C1.10 to C1.16.
  mutating func addChild(_ child: InstanceID, to parent: InstanceID) {
    guard !state.isAncestor(child, of: parent) else { return }
    if state.root == child { return raise(Message(.addedRoot, child, parent)) }
    // C1.12: the same parent again changes nothing.
    if state[child].parent == parent { return }
    if state[child].parent != nil { removeFromParent(child) }
    // C1.73: the view that the child already has decides whose child it should be.
    if case .instance(let owner) = state[child].host, owner != parent {
      return raise(Message(.wrongParentRequested, child, owner, parent))
    }
    link(child, to: parent, at: state[parent].children.count)
    willMove(child, to: parent)
  }

  /// C1.20, C1.22.
  mutating func removeFromParent(_ child: InstanceID) {
    guard state[child].parent != nil else { return }
    unlink(child)
    didMove(child, to: nil)
  }

  mutating func willMove(_ child: InstanceID, to parent: InstanceID?) {
    state[child].owesDidMove = true
    send(.willMove, to: child, .parent(parent))
  }

  mutating func didMove(_ child: InstanceID, to parent: InstanceID?) {
    state[child].owesDidMove = false
    if state[child].isWindowDriven, state[child].depth > 0 { state[child].movedWhileOpen = true }
    send(.didMove, to: child, .parent(parent))
  }

  mutating func link(_ child: InstanceID, to parent: InstanceID, at index: Int) {
    guard state[child].parent == nil, child != parent else { return }
    // Nobody is below a controller without children; UIKit's own containers never get here with an ancestor.
    guard state[child].children.isEmpty || !state.isAncestor(child, of: parent) else { return }
    state[parent].children.insert(child, at: min(max(index, 0), state[parent].children.count))
    state[child].parent = parent
    own(child)
  }

  mutating func unlink(_ child: InstanceID) {
    guard let parent = state[child].parent else { return }
    // Stacks lose their last child most often, so the search starts there.
    if let index = state[parent].children.lastIndex(of: child) { state[parent].children.remove(at: index) }
    if state[parent].current == child { state[parent].current = nil }
    state[child].parent = nil
    disown(child)
  }
}
