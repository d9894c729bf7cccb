internal import ScenePlan
internal import SceneProgram

/// A world without its past: two situations from which everything goes on alike have equal forms, whatever way led
/// there.
///
/// Instances have new numbers in the order of the tree, times count from now, transitions and routines are numbered as
/// they come due. Names, the position in the script, and freed instances are left out.
///
/// Two forms are equal if every step that both worlds admit has the same effects, but for these numbers. One thing
/// isn't held: which number a step has to write after `#`, since numbers belong to the past.
package struct CanonicalForm: Hashable, Sendable {
  private var members: [Member] = []
  private var root: InstanceID?
  private var size: Size
  private var waiting: [Waiting] = []
  private var transitions: [TransitionID: Transition] = [:]
  private var changes: [InstanceID: TransitionID] = [:]
  private var presentations: [InstanceID: TransitionID] = [:]
  private var stepAge: Ticks?
  private var isOver: Bool

  /// One living instance, with the numbers of the form.
  private struct Member: Hashable, Sendable {
    var picture: HierarchyState.Node
    var template: Int32
    var maker: InstanceID?
    var change: AppearanceChange
    var extras: Extras
    var told: [InstanceID]
    var container: AnyContainerState?
  }

  /// A waiting piece of work, and how long it waits.
  private struct Waiting: Hashable, Sendable {
    var time: Ticks
    var turn: Int
    var isTimer: Bool
    var work: DueQueue.Work
  }

  private struct Transition: Hashable, Sendable {
    var container: InstanceID
    var due: Ticks?
    var waiting: [DueQueue.Work]
  }

  init(_ world: World) { self.init(world, Renumbering(world)) }

  init(_ world: World, _ numbers: Renumbering) {
    size = world.device.size
    isOver = world.isOver
    root = world.root.map { numbers[$0] }
    for instance in numbers.order { members.append(CanonicalForm.member(instance, of: world, numbers)) }
    for entry in world.queue.sorted {
      waiting.append(
        Waiting(
          time: entry.time - world.now, turn: entry.turn == 0 ? 0 : entry.turn - world.turn,
          isTimer: entry.isTimer, work: numbers.work(entry.work)))
    }
    for running in world.transitions.entries {
      transitions[numbers[running.id]] = Transition(
        container: numbers[running.container], due: running.due.map { $0 - world.now },
        waiting: world.transitions.work(waitingFor: running.id).map { numbers.work($0) })
    }
    for (container, id) in world.changes { changes[numbers[container]] = numbers[id] }
    for (presenter, id) in world.presentations { presentations[numbers[presenter]] = numbers[id] }
    // A step with `after` counts from the start of the one before it; at rest that is over.
    if !waiting.isEmpty { stepAge = world.now - world.stepStart }
  }

  /// The shape of the tree tells most forms apart, and costs a tenth of the rest.
  package func hash(into hasher: inout Hasher) {
    for member in members {
      hasher.combine(member.template)
      hasher.combine(member.picture.parent)
      hasher.combine(member.picture.presenter)
      hasher.combine(member.picture.appearance)
    }
  }

  private static func member(_ instance: InstanceID, of world: World, _ numbers: Renumbering) -> Member {
    let node = world[instance]
    var picture = world.picture(of: instance)
    picture.parent = picture.parent.map { numbers[$0] }
    picture.children = picture.children.map { numbers[$0] }
    picture.current = picture.current.map { numbers[$0] }
    picture.hosted = picture.hosted.map { numbers[$0] }
    if case .instance(let host) = picture.host { picture.host = .instance(numbers[host]) }
    picture.presented = picture.presented.map { numbers[$0] }
    picture.presenter = picture.presenter.map { numbers[$0] }
    picture.transition = picture.transition.map { numbers[$0] }
    picture.kept = picture.kept.map { numbers[$0] }
    picture.answers = picture.answers.mapValues { numbers.delegate($0) }
    // The same mode may have another number as a name; the container's own state has it by itself.
    picture.displayMode = nil
    // The height follows from its properties.
    picture.height = nil
    // Whether the latest change was animated, and in which style something was presented, is of no more use at rest.
    if node.appearance == .appeared || node.appearance == .disappeared { picture.depth = 0 }
    if picture.presenter == nil { picture.style = nil }
    var extras = world.extras(of: instance)
    extras.kept = picture.kept
    extras.answers = picture.answers
    extras.displayMode = nil
    extras.presentingReceiver = numbers[extras.presentingReceiver]
    extras.askedToPresent = numbers[extras.askedToPresent]
    extras.height = nil
    return Member(
      picture: picture, template: node.template, maker: numbers[node.maker.flatMap { world.hasNode($0) ? $0 : nil }],
      change: AppearanceChange(node), extras: extras, told: numbers[world.told(by: instance)],
      container: world.containers[instance]?.renumbered(by: numbers))
  }
}

/// The part of a node that counts only while its appearance changes, or until its next layout.
private struct AppearanceChange: Hashable, Sendable {
  package var isAnimated: Bool
  var isWindowDriven: Bool
  var owesIsAppearing: Bool
  var needsLayout: Bool
  var needsConstraints: Bool
  var needsProperties: Bool
  package var wasLaidOut: Bool
  var isDue: Bool
  var movedWhileOpen: Bool
  package var leavesParent: Bool
  var isBeingPresented: Bool

  init(_ node: World.Node) {
    let isOpen = node.depth > 0
    isAnimated = isOpen && node.isAnimated
    isWindowDriven = isOpen && node.isWindowDriven
    owesIsAppearing = node.appearance == .appearing && node.owesIsAppearing
    needsLayout = node.needsLayout
    needsConstraints = node.needsConstraints
    needsProperties = node.needsProperties
    wasLaidOut = node.wasLaidOut
    isDue = node.isDue
    movedWhileOpen = isOpen && node.movedWhileOpen
    leavesParent = node.leavesParent
    isBeingPresented = node.isBeingPresented
  }
}

extension World {
  /// The world without its past.
  package var canonical: CanonicalForm { CanonicalForm(self) }
}

extension Ticks {
  fileprivate static func - (one: Ticks, other: Ticks) -> Ticks {
    Ticks(microseconds: one.microseconds - other.microseconds)
  }
}
