package import SceneBasics

/// The recording of a whole run: its events in time, and the state of each controller at each moment, as far as the
/// recorder was asked for them.
///
/// States are kept as differences, so that a long run of a large scene stays small; `replay` makes them whole again.
package struct RunRecording: Sendable {
  /// The things that are recorded besides the steps.
  package struct Contents: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let events = Contents(rawValue: 1 << 0)
    /// How deep the controller of each event hangs.
    package static let depths = Contents(rawValue: 1 << 1)
    package static let instructions = Contents(rawValue: 1 << 2)
    package static let transitions = Contents(rawValue: 1 << 3)
    /// How controllers change: with each event, or without events in each step.
    package static let changes = Contents(rawValue: 1 << 4)
    /// The controller whose callback or call has led to each event.
    package static let senders = Contents(rawValue: 1 << 5)
    /// The things that a film of the run shows.
    package static let film: Contents = [.events, .changes, .transitions, .senders]
  }

  /// How a list differs from what it was: one stretch of it is replaced.
  package struct ListChange: Hashable, Sendable {
    /// How many stay at its start, and how many behind those go.
    package var start: Int
    package var removed: Int
    /// The instances that come instead.
    package var inserted: [InstanceID]

    init(start: Int, removed: Int, inserted: [InstanceID]) {
      self.start = start
      self.removed = removed
      self.inserted = inserted
    }

    /// Members that come behind all others.
    package init(appended: [InstanceID], to count: Int) {
      self.init(start: count, removed: 0, inserted: appended)
    }

    package init(from old: [InstanceID], to new: [InstanceID]) {
      let most = min(old.count, new.count)
      start = (0..<most).first { old[$0] != new[$0] } ?? most
      let rest = most - start
      let end = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
      removed = old.count - start - end
      inserted = Array(new[start..<(new.count - end)])
    }

    /// The list stays as it is.
    static var none: ListChange { ListChange(start: 0, removed: 0, inserted: []) }

    /// Whether the list stays as it is.
    package var isNone: Bool { removed == 0 && inserted.isEmpty }

    /// Carries it out.
    package func apply(to list: inout [InstanceID]) {
      guard !isNone, start + removed <= list.count else { return }
      list.replaceSubrange(start..<(start + removed), with: inserted)
    }
  }

  /// Something that happened, or nothing more than that a step came to rest.
  package struct Moment: Sendable {
    /// Nil where only the state is another one.
    package let event: LifecycleEvent?
    package let time: Ticks
    /// The controllers that have changed since the moment before, in the order of the instances.
    package let changes: Changes
    /// The window's root.
    package let root: InstanceID?
    /// The controller whose callback or call has led to the event; nil if the script, or UIKit, did.
    package let sender: InstanceID?
  }

  /// A step, and when it started.
  package struct Step: Sendable {
    package var record: StepRecord
    package var time: Ticks
    /// The first moment after its start.
    package var firstMoment: Int

    package init(record: StepRecord, time: Ticks, firstMoment: Int) {
      self.record = record
      self.time = time
      self.firstMoment = firstMoment
    }
  }

  /// A change of what is on the screen, from its opening to its end.
  package struct Transition: Hashable, Sendable {
    package var id: TransitionID
    package var container: InstanceID
    package var start: Ticks
    /// When it was closed; the end of the run where it never was.
    package var end: Ticks
    /// The last moment before its opening, and the last one before its end.
    package var firstMoment: Int
    package var lastMoment: Int
    /// The number of the step that caused it.
    package var step: Int

    package init(
      id: TransitionID, container: InstanceID, start: Ticks, end: Ticks, firstMoment: Int, lastMoment: Int, step: Int
    ) {
      self.id = id
      self.container = container
      self.start = start
      self.end = end
      self.firstMoment = firstMoment
      self.lastMoment = lastMoment
      self.step = step
    }
  }

  /// An instruction that was carried out, and its place among the moments and the steps.
  package struct Performed: Sendable {
    package var instruction: Instruction
    /// The controller that it is about.
    package var subject: InstanceID?
    /// How deep that controller hung, or hung last.
    package var depth: Int
    /// The number of the step that caused it.
    package var step: Int
    package var time: Ticks
    /// How many moments came before, and how many steps.
    package var moment: Int
    package var stepCount: Int

    package init(
      instruction: Instruction, subject: InstanceID?, depth: Int, step: Int, time: Ticks, moment: Int, stepCount: Int
    ) {
      self.instruction = instruction
      self.subject = subject
      self.depth = depth
      self.step = step
      self.time = time
      self.moment = moment
      self.stepCount = stepCount
    }
  }

  package init() {}

  /// In the order in which they started.
  package var steps = Pages<Step>()
  /// In the order in which they came.
  package var moments = Moments()
  /// The depths of the controllers of all events.
  package var depths = Pages<UInt8>()
  /// In the order in which they were carried out.
  package var instructions = Pages<Performed>()
  /// In the order in which they opened.
  package var transitions: [Transition] = []
  /// When the run was over.
  package var end = Ticks.zero

  /// The moments between the start of a step and that of the next one.
  package func moments(of step: Int) -> Range<Int> {
    let next = step + 1 < steps.count ? steps[step + 1].firstMoment : moments.count
    return steps[step].firstMoment..<next
  }

  /// Goes through the moments from the start.
  ///
  /// - Parameter look: Called with each moment's number and the state that holds from then on.
  package func replay(_ look: (Int, HierarchyState) -> Void) {
    var state = HierarchyState()
    for index in moments.indices {
      state.apply(moments, at: index)
      look(index, state)
    }
  }

  /// Goes through the run, and stops at some of its moments.
  ///
  /// - Parameters:
  ///   - ends: How many moments are over at each stop, in rising order.
  ///   - look: Called with each stop's place, and the state there.
  package func replay(upTo ends: [Int], _ look: (Int, HierarchyState) -> Void) {
    var state = HierarchyState()
    var index = 0
    for (place, end) in ends.enumerated() {
      while index < min(end, moments.count) {
        state.apply(moments, at: index)
        index += 1
      }
      look(place, state)
    }
  }

  /// Goes through the steps from the start. A state that is kept costs a copy of all its nodes.
  ///
  /// - Parameter look: Called with each step's place, and the state that it has left when the next one was about to start.
  package func replaySteps(_ look: (Int, HierarchyState) -> Void) {
    replaySteps(ofInstances: 0) { step, state, _ in look(step, state) }
  }

  /// Goes through the steps with states that have a node for each instance.
  ///
  /// - Parameters:
  ///   - count: How many instances there are.
  ///   - look: Called with each step's place and the state that it has left when the next one was about to start. The
  ///     third are the instances of which something is known then, in the order of their numbers.
  package func replaySteps(ofInstances count: Int, _ look: (Int, HierarchyState, [InstanceID]) -> Void) {
    var state = HierarchyState()
    state.nodes = Array(repeating: HierarchyState.Node(), count: count)
    var members: [InstanceID] = []
    for step in steps.indices {
      for index in moments(of: step) {
        state.apply(moments, at: index)
        for change in moments.changes(at: index) {
          members.set(change.instance, isMember: state[change.instance] != HierarchyState.Node())
        }
      }
      look(step, state, members)
    }
  }

  /// The states after the first step and after the last one; nil without steps.
  package var firstAndLastState: (first: HierarchyState, last: HierarchyState)? {
    guard !steps.isEmpty else { return nil }
    var first = HierarchyState()
    for index in moments(of: 0) { first.apply(moments, at: index) }
    var last = first
    for index in moments(of: 0).upperBound..<moments.count { last.apply(moments, at: index) }
    return (first, last)
  }
}

extension HierarchyState {
  /// Brings the state of the moment before up to a moment.
  fileprivate mutating func apply(_ moments: RunRecording.Moments, at index: Int) {
    root = moments.root(at: index)
    for change in moments.changes(at: index) { change.update(&self[change.instance]) }
    // A plan made by hand may name a root that nothing has made or changed.
    if let root, root.index >= nodes.count { self[root] = Node() }
  }
}

extension [InstanceID] {
  /// Puts an instance into a sorted list, or takes it out.
  package mutating func set(_ instance: InstanceID, isMember: Bool) {
    var (low, high) = (0, count)
    // The latest change most often.
    if let last, last < instance { low = count }
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < instance { low = middle + 1 } else { high = middle }
    }
    let isThere = low < count && self[low] == instance
    if isMember, !isThere { insert(instance, at: low) }
    if !isMember, isThere { remove(at: low) }
  }
}
