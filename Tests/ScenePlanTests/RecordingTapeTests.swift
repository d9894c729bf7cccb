import ScenePlan
import Testing

/// A recording's nodes and events on tapes, against those that were written on them.
@Suite struct RecordingTapeTests {
  @Test func `changes that fill many pages are read as they were written`() {
    var numbers = SystemNumbers(seed: 7)
    var states: [HierarchyState.Node] = Array(repeating: HierarchyState.Node(), count: 40)
    var moments = RunRecording.Moments()
    var written: [[HierarchyState.Node]] = []
    for moment in 0..<1500 {
      for _ in 0..<numbers.below(9) {
        let instance = numbers.below(states.count)
        let node = numbers.node(after: states[instance])
        moments.note(InstanceID(instance), from: states[instance], to: node)
        states[instance] = node
      }
      moments.append(restAt: Ticks(microseconds: Int64(moment)), root: nil)
      written.append(states)
    }
    var state = HierarchyState()
    state.nodes = Array(repeating: HierarchyState.Node(), count: states.count)
    for moment in moments.indices {
      for change in moments.changes(at: moment) { change.update(&state.nodes[change.instance.index]) }
      let isRead = state.nodes == written[moment]
      #expect(isRead, "moment \(moment)")
      #expect(moments.time(at: moment).microseconds == Int64(moment))
      #expect(moments.event(at: moment) == nil)
    }
  }

  @Test func `a page that is full to its last word is followed by the next one`() {
    var moments = RunRecording.Moments()
    // A change of four words: head, controller, parent, owners and depth.
    let nodes = (0..<10_000).map { number in
      var node = HierarchyState.Node()
      node.parent = InstanceID(number)
      return node
    }
    for (number, node) in nodes.enumerated() { moments.note(InstanceID(number), from: HierarchyState.Node(), to: node) }
    moments.append(restAt: .zero, root: nil)
    #expect(moments.changes(at: 0).map(\.instance.index) == Array(nodes.indices))
    #expect(moments.changes(at: 0).map(\.node) == nodes)
  }

  @Test func `a list of more words than a page has room for is read as it was written`() {
    var moments = RunRecording.Moments()
    var long = HierarchyState.Node()
    long.children = (0..<40_000).map { InstanceID($0) }
    var next = HierarchyState.Node()
    next.parent = InstanceID(1)
    moments.note(InstanceID(0), from: HierarchyState.Node(), to: next)
    moments.note(InstanceID(1), from: HierarchyState.Node(), to: long)
    moments.note(InstanceID(2), from: HierarchyState.Node(), to: next)
    moments.append(restAt: .zero, root: nil)
    var nodes: [HierarchyState.Node] = Array(repeating: HierarchyState.Node(), count: 3)
    for change in moments.changes(at: 0) { change.update(&nodes[change.instance.index]) }
    #expect(nodes == [next, long, next])
  }

  @Test func `each kind of event is read as it was written`() {
    let arguments: [Argument] = [
      .none, .animated(true), .animated(false), .parent(nil), .parent(InstanceID(3)), .instance(InstanceID(4)),
      .name(NameID(5)), .instances(ListID(6)), .message(Message(.pushedTwice, InstanceID(1), name: NameID(2))),
      .message(Message(.pushedTwice, InstanceID(7))),
    ]
    let answers: [Answer] = [.none, .bool(true), .bool(false), .text(NameID(8)), .instances(ListID(9))]
    var events: [LifecycleEvent] = []
    for argument in arguments {
      for answer in answers {
        for (step, microseconds) in [(0, 0), (0, 0), (1, 0), (1, 5)] {
          events.append(
            LifecycleEvent(
              .viewDidLoad, step == 0 ? nil : InstanceID(2), argument, answer: answer, step: step,
              time: Ticks(microseconds: Int64(microseconds)), mark: SourceMark(file: 1, line: step + 1)))
        }
      }
    }
    var tape = LifecycleTape()
    tape.append(restAt: Ticks(microseconds: 9))
    for event in events { tape.append(event) }
    #expect(tape.indices.dropFirst().map { tape[$0] } == events)
    #expect(tape.isRest(0) && tape.time(at: 0).microseconds == 9)
    #expect(!tape.indices.dropFirst().contains { tape.isRest($0) })
  }

  @Test func `the root of each moment is the window's at that time`() {
    var moments = RunRecording.Moments()
    let roots = [nil, nil, 3, 3, 4, nil, 4, 4].map { $0.map { InstanceID($0) } }
    for root in roots { moments.append(restAt: .zero, root: root) }
    #expect(moments.indices.map { moments.root(at: $0) } == roots)
    #expect(moments.everyRoot == [InstanceID(3), InstanceID(4)])
  }
}

/// Numbers that are the same in each run (xorshift).
private struct SystemNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func isOften() -> Bool { below(3) > 0 }

  private mutating func instance() -> InstanceID? { isOften() ? nil : InstanceID(below(1 << 20)) }

  /// A node in which something of everything differs now and then.
  mutating func node(after old: HierarchyState.Node) -> HierarchyState.Node {
    var node = HierarchyState.Node()
    node.isAlive = isOften()
    node.isRetained = isOften()
    node.forwardsAppearance = isOften()
    node.capturesStatusBar = isOften()
    node.forwardsInsideSuper = isOften()
    node.isPrivate = isOften()
    node.owesDidMove = isOften()
    node.isLoaded = isOften()
    node.isCovered = isOften()
    node.isBeingDismissed = isOften()
    node.isUnplaced = isOften()
    node.parent = instance()
    node.current = instance()
    node.presented = instance()
    node.presenter = instance()
    node.host = instance().map { .instance($0) } ?? (isOften() ? .window : .nowhere)
    node.transition = isOften() ? nil : TransitionID(below(1000))
    node.displayMode = isOften() ? nil : NameID(below(1000))
    node.owners = isOften() ? below(9) : below(100_000)
    node.depth = isOften() ? below(9) : below(100_000)
    node.appearance = AppearanceState.allCases[below(AppearanceState.allCases.count)]
    node.style = isOften() ? nil : PresentationStyle.allCases[below(PresentationStyle.allCases.count)]
    node.children = isOften() ? old.children : old.children.dropLast(below(3)) + [InstanceID(below(1 << 20))]
    node.hosted = isOften() ? old.hosted : [InstanceID(below(1 << 20))] + old.hosted.dropFirst(below(3))
    node.answers = isOften() ? old.answers : isOften() ? [:] : [Question.allCases[0]: .current]
    node.kept = isOften() ? old.kept : (0..<below(3)).map { InstanceID($0) }
    return node
  }
}

extension RunRecording.Moments {
  /// Takes down a change with those of both lists.
  fileprivate mutating func note(
    _ instance: InstanceID, from old: HierarchyState.Node, to new: HierarchyState.Node
  ) {
    note(
      instance, from: old, to: new, children: RunRecording.ListChange(from: old.children, to: new.children),
      hosted: RunRecording.ListChange(from: old.hosted, to: new.hosted))
  }
}
