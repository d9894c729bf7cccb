internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// What a rehearsal shows of containment done wrong: it follows the instructions and says at the end which links were
/// left half done.
struct ContainmentWatch {
  /// Something wrong, and the instructions that made it so.
  struct Finding {
    var kind: ContainmentDiagnostic
    var child: InstanceID
    var parent: InstanceID?
    /// Where the cause stands; nil if there is none.
    var place: SourceSpan?
    /// Where it shows, or what it clashes with.
    var other: SourceSpan?
  }

  /// Where an instruction stands, and into whom it led.
  private struct Trace {
    var place: SourceSpan
    var host: InstanceID?
  }

  private var immediate: [Finding] = []
  /// Views that were put in while their controller had no parent.
  private var orphans: [InstanceID: Trace] = [:]
  /// `addChild` whose `didMove` is still to come.
  private var untold: [InstanceID: Trace] = [:]
  /// `willMove(nil)` that came.
  private var announced: Set<InstanceID> = []
  /// Views that stayed when their controller left its parent.
  private var leftViews: [InstanceID: Trace] = [:]
  /// Children whose view was taken out.
  private var viewless: [InstanceID: Trace] = [:]
  /// The latest begin.
  private var begun: [InstanceID: SourceSpan] = [:]

  /// - Parameter place: Where the instruction stands.
  mutating func observe(_ instruction: Instruction, at place: SourceSpan, state: borrowing HierarchyState) {
    switch instruction {
    case .addChild(let child, let parent):
      if state[child].parent == parent { report(.addedTwice, child, parent, place) }
      if let view = orphans.removeValue(forKey: child) {
        report(.viewBeforeAddChild, child, parent, view.place, other: place)
      }
      if !isStock(parent, state) { untold[child] = Trace(place: place, host: parent) }
    case .didMove(let child, let parent):
      if parent != nil { untold[child] = nil }
    case .willMove(let child, nil): announced.insert(child)
    case .removeFromParent(let child):
      untold[child] = nil
      viewless[child] = nil
      guard let parent = state[child].parent, !isStock(parent, state) else { return }
      if announced.remove(child) == nil { report(.willMoveMissing, child, parent, place) }
      if case .instance = state[child].host {
        leftViews[child] = Trace(place: place, host: parent)
      }
    case .addSubview(let child, let host):
      viewless[child] = nil
      if state[child].parent == nil { orphans[child] = Trace(place: place, host: host) }
    case .place(let child, _): viewless[child] = nil
    case .removeFromSuperview(let child), .displace(let child):
      orphans[child] = nil
      if let left = leftViews.removeValue(forKey: child) {
        report(.parentRemovedFirst, child, left.host, left.place, other: place)
      } else if let parent = state[child].parent, !isStock(parent, state) {
        viewless[child] = Trace(place: place, host: parent)
      }
    case .begin(let instance, _, _): begun[instance] = place
    default: break
    }
  }

  /// UIKit's own containers, and they alone, forward inside `super`.
  private func isStock(_ container: InstanceID, _ state: borrowing HierarchyState) -> Bool {
    state[container].forwardsInsideSuper
  }

  /// What is wrong when all has settled.
  ///
  /// - Parameter isCutShort: Whether an exception has ended the run; what was left half done may not be the scene's fault.
  func findings(_ state: borrowing HierarchyState, isCutShort: Bool) -> [Finding] {
    var findings = immediate
    if isCutShort { return findings }
    func add(_ kind: ContainmentDiagnostic, _ traces: [InstanceID: Trace], where isWrong: (InstanceID) -> Bool) {
      for (child, trace) in traces.sorted(by: { $0.key < $1.key }) where isWrong(child) {
        findings.append(Finding(kind: kind, child: child, parent: trace.host, place: trace.place))
      }
    }
    let nodes = state.nodes
    add(.childNeverAdded, orphans) { nodes[$0.index].parent == nil }
    add(.didMoveMissing, untold) { nodes[$0.index].parent != nil && nodes[$0.index].isAlive }
    add(.viewLeftBehind, leftViews) { nodes[$0.index].host != .nowhere }
    add(.childLeftBehind, viewless) {
      nodes[$0.index].parent != nil && nodes[$0.index].host == .nowhere && nodes[$0.index].isAlive
    }
    for (index, node) in nodes.enumerated() where node.isAlive && node.depth > 0 {
      let instance = InstanceID(index)
      findings.append(
        Finding(kind: .openAppearance, child: instance, parent: node.parent, place: begun[instance]))
    }
    for (index, node) in nodes.enumerated() where node.isAlive && node.appearance == .disappeared {
      let instance = InstanceID(index)
      guard let parent = node.parent, !nodes[parent.index].forwardsAppearance, state.isInWindow(instance),
        !nodes[parent.index].children.contains(where: { begun[$0] != nil }),
        nodes[parent.index].appearance == .appeared
      else { continue }
      findings.append(Finding(kind: .neverForwarded, child: instance, parent: parent, place: nil))
    }
    return findings
  }

  private mutating func report(
    _ kind: ContainmentDiagnostic, _ child: InstanceID, _ parent: InstanceID?, _ place: SourceSpan,
    other: SourceSpan? = nil
  ) {
    immediate.append(Finding(kind: kind, child: child, parent: parent, place: place, other: other))
  }
}
