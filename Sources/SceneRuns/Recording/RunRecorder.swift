internal import SceneBasics
package import ScenePlan
package import SceneWorld

/// Writes a recording of a run, which all that is written or drawn of it is made of.
package struct RunRecorder: LifecycleObserver {
  /// The recording so far.
  package private(set) var recording = RunRecording()
  private let contents: RunRecording.Contents

  /// The state of each controller as it is written down.
  private var known = Pages<HierarchyState.Node>()
  /// The window's root at the last moment.
  private var root: InstanceID?
  private var depths = DepthTable()

  /// The controller from whose callback or call each effect comes, by the effect's number; the largest number is none.
  private var senders = Pages<UInt32>()
  /// The sender of the event that comes next.
  private var sender: InstanceID?

  /// - Parameter contents: What is written down.
  package init(_ contents: RunRecording.Contents = .film) {
    self.contents = contents
    senders.append(.max)
  }

  package var wishes: ObserverWishes {
    var wishes: ObserverWishes = []
    if contents.contains(.events) { wishes.insert(.events) }
    if !contents.isDisjoint(with: [.instructions, .transitions]) { wishes.insert(.instructions) }
    if contents.contains(.instructions) { wishes.insert(.titles) }
    if contents.contains(.senders) { wishes.insert(.effects) }
    if contents.contains(.changes) { wishes.insert(.changes) }
    return wishes
  }

  package mutating func observe(_ effect: Effect, world: borrowing World) {
    let inherited = senders[effect.parent.index]
    var own = inherited
    if case .event(let event) = effect.kind {
      sender = inherited == .max ? nil : InstanceID(Int(inherited))
      own = event.instance?.rawValue ?? inherited
    }
    senders.append(own)
  }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    rest(at: time, world)
    recording.steps.append(
      RunRecording.Step(record: step, time: time, firstMoment: recording.moments.count))
  }

  package mutating func turn(to screen: ScreenSize, inStep number: Int) {
    guard let step = recording.steps.lastIndex(where: { $0.record.number == number }) else { return }
    recording.steps[step].record.screen = screen
  }

  package mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    if contents.contains(.instructions) { note(instruction, cause, world) }
    if contents.contains(.transitions) { follow(instruction, cause) }
  }

  private mutating func note(_ instruction: Instruction, _ cause: EventCause, _ world: borrowing World) {
    let subject = instruction.subject
    var depth = 0
    if let subject { depth = world.depth(of: subject) ?? depths[subject] }
    recording.instructions.append(
      RunRecording.Performed(
        instruction: instruction, subject: subject, depth: depth, step: cause.step, time: cause.time,
        moment: recording.moments.count, stepCount: recording.steps.count))
  }

  private mutating func follow(_ instruction: Instruction, _ cause: EventCause) {
    switch instruction {
    case .openTransition(let id, let container, _):
      recording.transitions.append(
        RunRecording.Transition(
          id: id, container: container, start: cause.time, end: .longest, firstMoment: lastMoment,
          lastMoment: lastMoment, step: cause.step))
    case .closeTransition(let id):
      guard let index = recording.transitions.lastIndex(where: { $0.id == id && $0.end == .longest }) else { return }
      recording.transitions[index].end = cause.time
      recording.transitions[index].lastMoment = lastMoment
    default: break
    }
  }

  package mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    guard contents.contains(.events) else { return }
    if contents.contains(.depths) { recording.depths.append(UInt8(depths.depth(of: event, in: world))) }
    guard contents.contains(.changes) else { return recording.moments.append(event) }
    noteChanges(in: world)
    root = world.root
    recording.moments.append(event, root: world.root, sender: sender)
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    rest(at: time, world)
    recording.end = time
    for index in recording.transitions.indices where recording.transitions[index].end == .longest {
      recording.transitions[index].end = time
      recording.transitions[index].lastMoment = lastMoment
    }
  }

  private var lastMoment: Int { max(0, recording.moments.count - 1) }

  /// Writes down what has changed since the last event, if anything has.
  private mutating func rest(at time: Ticks, _ world: borrowing World) {
    guard contents.contains(.changes) else { return }
    noteChanges(in: world)
    guard root != world.root || recording.moments.hasNewChanges else { return }
    root = world.root
    recording.moments.append(restAt: time, root: world.root)
  }

  private mutating func noteChanges(in world: borrowing World) {
    // Nearly always one or two, some of them several times: a set would cost more than all the rest.
    var touched = world.touched.instances
    if touched.count > 1 { touched.sort() }
    let relinked = Set(world.touched.relinked)
    var last: InstanceID?
    for instance in touched where instance != last {
      last = instance
      while known.count <= instance.index { known.append(HierarchyState.Node()) }
      note(instance, isRelinked: relinked.contains(instance), in: world)
    }
  }

  /// Writes down how a controller has changed. A list that only grew isn't gone through: a container may get thousands of
  /// children, one after the other.
  private mutating func note(_ instance: InstanceID, isRelinked: Bool, in world: borrowing World) {
    // The lists are taken out, so that they grow in place and the rest is compared without them.
    var (children, hosted) = (known[instance.index].children, known[instance.index].hosted)
    (known[instance.index].children, known[instance.index].hosted) = ([], [])
    var node = world.pictureWithoutLists(of: instance)
    let ofChildren: RunRecording.ListChange
    let ofHosted: RunRecording.ListChange
    let isGone = !world.hasNode(instance)
    if isRelinked || isGone {
      ofChildren = RunRecording.ListChange(from: children, to: world.children(of: instance))
      ofHosted = RunRecording.ListChange(from: hosted, to: world.hosted(in: instance))
    } else {
      let newChildren = world.children(of: instance, behind: children)
      let newHosted = world.hosted(in: instance, behind: hosted)
      ofChildren = RunRecording.ListChange(appended: newChildren, to: children.count)
      ofHosted = RunRecording.ListChange(appended: newHosted, to: hosted.count)
    }
    if known[instance.index] != node || !ofChildren.isNone || !ofHosted.isNone {
      recording.moments.note(
        instance, from: known[instance.index], to: node, children: ofChildren, hosted: ofHosted)
    }
    ofChildren.apply(to: &children)
    ofHosted.apply(to: &hosted)
    (node.children, node.hosted) = (children, hosted)
    known[instance.index] = node
  }
}
