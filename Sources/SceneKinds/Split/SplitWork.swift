internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Columns that are exchanged on the screen, and what follows.
struct ColumnExchange: Hashable, Sendable {
  var container: InstanceID
  var coming: [InstanceID]
  var going: [InstanceID]
  /// Leaves the split view when the exchange is over.
  var removed: InstanceID?
  /// Learns that it is the split view's child when the exchange is over.
  var added: InstanceID?
}

/// Work of a split view controller that waits.
enum SplitWork: KindWork {
  case endColumns(ColumnExchange, Change, TransitionID)
  /// A column, by a step; the call waited for the end of a change (N2.37).
  case moveColumn(NamedThing, shows: Bool, Change, on: InstanceID)
  /// A column of a collapsed split; the call waited for the stack that it is on.
  case showCollapsed(SplitColumn, of: InstanceID, Change, on: InstanceID)
  /// The second messages about columns, once a stack's change is over.
  case tellOfColumns(InstanceID)

  var resumption: Resumption {
    switch self {
    case .endColumns: .endOfColumns
    case .moveColumn, .showCollapsed: .waitingCall
    case .tellOfColumns: .endOfColumns
    }
  }

  var transition: TransitionID? {
    switch self {
    case .endColumns(_, _, let id): id
    case .moveColumn, .showCollapsed, .tellOfColumns: nil
    }
  }

  var completion: Completion? {
    switch self {
    case .endColumns(_, let change, _), .moveColumn(_, _, let change, _), .showCollapsed(_, _, let change, _):
      change.completion
    case .tellOfColumns: nil
    }
  }

  func resume(_ uikit: inout Simulation) {
    switch self {
    case .endColumns(let exchange, let change, let id): uikit.end(exchange, change, id)
    case .moveColumn(let thing, let shows, let change, let container):
      if uikit.world[container].isAlive { uikit.moveColumn(thing, shows: shows, of: container, change) }
    case .showCollapsed(let column, let split, let change, let stack):
      if uikit.world[stack].isAlive, uikit.world[split].isAlive { uikit.showCollapsed(column, of: split, change) }
    case .tellOfColumns(let container):
      if uikit.world[container].isAlive { uikit.tellOfShownColumns(of: container) }
    }
  }

  func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .endColumns(var exchange, let change, let id):
      exchange.container = numbers[exchange.container]
      exchange.coming = numbers[exchange.coming]
      exchange.going = numbers[exchange.going]
      exchange.removed = numbers[exchange.removed]
      exchange.added = numbers[exchange.added]
      return .endColumns(exchange, numbers.change(change), numbers[id])
    case .moveColumn(let thing, let shows, let change, let container):
      return .moveColumn(NamedThing(thing.name), shows: shows, numbers.change(change), on: numbers[container])
    case .showCollapsed(let column, let split, let change, let stack):
      return .showCollapsed(column, of: numbers[split], numbers.change(change), on: numbers[stack])
    case .tellOfColumns(let container): return .tellOfColumns(numbers[container])
    }
  }
}

extension SplitState {
  func renumbered(by numbers: Renumbering) -> Self {
    var state = self
    state.columns = columns.mapValues { numbers[$0] }
    state.contents = [:]
    for (column, members) in contents { state.contents[numbers[column]] = numbers[members] }
    state.dropped = numbers[dropped]
    return state
  }
}

extension Continuation {
  /// Work of a split view.
  static func split(_ work: SplitWork) -> Continuation { .kind(WaitingWork(work)) }
}

extension AnyContainerState {
  static func split(_ state: SplitState) -> AnyContainerState { AnyContainerState(state) }
}

extension World {
  func split(_ container: InstanceID) -> SplitState? { state(of: container) }

  mutating func setSplitStyle(_ container: InstanceID, _ style: String?) {
    guard var state = split(container) else { return }
    state.setStyle(style)
    containers[container] = .split(state)
  }
}
