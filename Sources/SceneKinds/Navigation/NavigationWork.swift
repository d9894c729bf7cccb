internal import ScenePlan
internal import SceneWorld

/// Work of a stack that waits.
enum NavigationWork: KindWork {
  case start(StackTurn, on: InstanceID, Change, TransitionID)
  case end(StackTurn, on: InstanceID, Change, TransitionID)
  case endSwipe(StackSwipe, Change, TransitionID)
  /// The bar that went or came is laid out, and what it has uncovered.
  case layOutBar(owner: InstanceID, revealed: InstanceID?)
  /// A call that waited for the end of a change (N2.37).
  case call(NavigationCall, on: InstanceID)

  var resumption: Resumption {
    switch self {
    case .start: .startOfTurn
    case .end: .endOfTurn
    case .endSwipe: .endOfSwipe
    case .layOutBar: .layoutOfBar
    case .call: .waitingCall
    }
  }

  var transition: TransitionID? {
    switch self {
    case .start(_, _, _, let id), .end(_, _, _, let id), .endSwipe(_, _, let id): id
    case .layOutBar, .call: nil
    }
  }

  /// The change that starts or ends; nil for what only waits.
  var change: Change? {
    switch self {
    case .start(_, _, let change, _), .end(_, _, let change, _), .endSwipe(_, let change, _): change
    case .call, .layOutBar: nil
    }
  }

  var completion: Completion? {
    switch self {
    case .start(_, _, let change, _), .end(_, _, let change, _), .endSwipe(_, let change, _): change.completion
    case .call(let call, _): call.change.completion
    case .layOutBar: nil
    }
  }

  var arguments: [InstanceID] {
    if case .call(let call, _) = self { return call.arguments }
    return []
  }

  func resume(_ uikit: inout Simulation) {
    switch self {
    case .start(let turn, let stack, let change, let transition): uikit.start(turn, on: stack, change, transition)
    // V75: one that was interrupted has ended.
    case .end(let turn, let stack, let change, let transition):
      if uikit.world.transitions[transition] != nil { uikit.end(turn, on: stack, change, transition) }
    case .endSwipe(let swipe, let change, let transition):
      if uikit.world.transitions[transition] != nil { uikit.end(swipe, change, transition) }
    case .layOutBar(let owner, let revealed):
      uikit.emitLayoutPass(of: owner)
      if let revealed { uikit.emitLayoutPass(of: revealed) }
    case .call(let call, let stack): uikit.make(self, on: stack) { call.make(on: stack, &$0) }
    }
  }

  func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .start(let turn, let stack, let change, let id):
      return .start(turn.renumbered(by: numbers), on: numbers[stack], numbers.change(change), numbers[id])
    case .end(let turn, let stack, let change, let id):
      return .end(turn.renumbered(by: numbers), on: numbers[stack], numbers.change(change), numbers[id])
    case .endSwipe(var swipe, let change, let id):
      swipe.stack = numbers[swipe.stack]
      swipe.top = numbers[swipe.top]
      swipe.below = numbers[swipe.below]
      return .endSwipe(swipe, numbers.change(change), numbers[id])
    case .layOutBar(let owner, let revealed): return .layOutBar(owner: numbers[owner], revealed: numbers[revealed])
    case .call(let call, let stack): return .call(call.renumbered(by: numbers), on: numbers[stack])
    }
  }
}

/// A call of a stack that waits.
enum NavigationCall: Hashable, Sendable {
  case push(InstanceID, isColumn: Bool, Change)
  case pushQuietly([InstanceID], Change)
  case pop(to: InstanceID?, as: Callback, Change)
  case set([InstanceID], Change)

  fileprivate var change: Change {
    switch self {
    case .push(_, _, let change), .pushQuietly(_, let change), .pop(_, _, let change), .set(_, let change): change
    }
  }

  /// UIKit's own push names members that something else keeps.
  fileprivate var arguments: [InstanceID] {
    switch self {
    case .push(let child, _, _): [child]
    case .pop(let target?, as: .popToViewController, _): [target]
    case .set(let members, _): members
    case .pushQuietly, .pop: []
    }
  }

  fileprivate func make(on stack: InstanceID, _ uikit: inout Simulation) {
    switch self {
    case .push(let child, let isColumn, let change): uikit.push(child, on: stack, isColumn: isColumn, change)
    case .pushQuietly(let members, let change): uikit.pushQuietly(members, on: stack, change)
    // The root is the one that the stack has then.
    case .pop(_, as: .popToRootViewController, let change):
      uikit.pop(stack, to: uikit.world[stack].firstChildID, as: .popToRootViewController, change)
    case .pop(let target, let call, let change): uikit.pop(stack, to: target, as: call, change)
    case .set(let members, let change): uikit.setStack(members, on: stack, change)
    }
  }

  fileprivate func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .push(let child, let isColumn, let change):
      .push(numbers[child], isColumn: isColumn, numbers.change(change))
    case .pushQuietly(let members, let change): .pushQuietly(numbers[members], numbers.change(change))
    case .pop(let target, let call, let change): .pop(to: numbers[target], as: call, numbers.change(change))
    case .set(let members, let change): .set(numbers[members], numbers.change(change))
    }
  }
}

extension StackTurn {
  fileprivate func renumbered(by numbers: Renumbering) -> Self {
    var turn = self
    turn.old = numbers[old]
    turn.new = numbers[new]
    turn.left = numbers[left]
    turn.barOwner = numbers[barOwner]
    return turn
  }
}
