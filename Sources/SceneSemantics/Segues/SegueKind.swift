internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// A segue that fires.
struct Firing {
  var segue: SegueDeclaration
  var source: InstanceID
  /// Always a new instance (G7.23).
  var destination: InstanceID
  var change: Change
}

/// What a segue does when it is performed.
protocol SegueKind: Sendable {
  var verb: SegueVerb { get }

  /// `perform()`, after `prepare(for:sender:)`.
  func perform(_ firing: Firing, _ rehearsal: inout Rehearsal, _ state: HierarchyState)
}

/// The kinds that lead to a destination, one a line. `embed` fires by itself, and `unwind` leads back.
enum SegueKinds {
  static let all: [any SegueKind] = [ShowSegue(), ShowDetailSegue(), PresentSegue(), PushSegue(), CustomSegue()]

  static func find(_ verb: SegueVerb) -> (any SegueKind)? { all.first { $0.verb == verb } }
}

/// `show`: whichever ancestor has a way of its own takes it; without one it presents (G7.26 to G7.28).
struct ShowSegue: SegueKind {
  let verb = SegueVerb.show

  func perform(_ firing: Firing, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    rehearsal.show(
      firing.destination, from: firing.source, isDetail: false, firing.change, state, segue: firing.segue)
  }
}

/// `showDetail`: to the nearest split view, else presented.
struct ShowDetailSegue: SegueKind {
  let verb = SegueVerb.showDetail

  func perform(_ firing: Firing, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    rehearsal.show(firing.destination, from: firing.source, isDetail: true, firing.change, state, segue: firing.segue)
  }
}

/// `present`, with the segue's own style.
struct PresentSegue: SegueKind {
  let verb = SegueVerb.present

  func perform(_ firing: Firing, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    rehearsal.present(
      PresentationRequest(firing.destination, firing.segue, firing.change), from: firing.source, state)
  }
}

/// The pre-iOS 8 push: it needs a navigation controller, else it raises (C1.95).
struct PushSegue: SegueKind {
  let verb = SegueVerb.push

  func perform(_ firing: Firing, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    var candidate: InstanceID? = firing.source
    while let here = candidate {
      if rehearsal.kind(of: here) == .navigation, let navigation = rehearsal.container(here) {
        _ = navigation.show(firing.destination, on: here, from: firing.source, firing.change, &rehearsal, state)
        return
      }
      candidate = state[here].parent
    }
    let name = rehearsal.name(rehearsal.scene.text(firing.segue.id.value))
    rehearsal.add(.raise(Message(.pushOutsideNavigation, firing.source, name: name)))
  }
}

/// A custom segue: the steps of its `perform()`, with the source as `self`.
struct CustomSegue: SegueKind {
  let verb = SegueVerb.custom

  func perform(_ firing: Firing, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    for case .steps(let steps) in firing.segue.options {
      rehearsal.frame.receiver = firing.source
      rehearsal.frame.file = rehearsal.scene.file(of: rehearsal.cast[firing.source].template)
      rehearsal.lower(steps[...])
    }
    if let completion = firing.change.completion { rehearsal.then(completion) }
  }
}

extension PresentationRequest {
  /// A presentation by a segue, whose options go before the destination's own.
  init(_ destination: InstanceID, _ segue: SegueDeclaration?, _ change: Change) {
    self.init(presented: destination, style: nil, hasAnchor: false, change: change)
    for option in segue?.options ?? [] {
      switch option {
      case .modalPresentationStyle(let style): self.style = style.value
      case .anchor: hasAnchor = true
      case .modalTransitionStyle, .animated, .className, .sender, .note, .steps: break
      }
    }
  }
}
