internal import SceneBasics
internal import SceneDiagrams
internal import SceneGraphs
internal import ScenePlan

/// The messages of a run between its controllers, step by step.
struct MessageLog {
  /// A sender or receiver of messages.
  enum Party: Hashable {
    /// The one that acts from outside: a person, or code.
    case script
    case uikit
    case instance(InstanceID)
    /// So many that have no place of their own.
    case others(Int32)
  }

  /// A line of the log, in 48 bytes: a long run has many millions.
  struct Entry {
    enum What {
      /// A step's name, and what of it is folded: first in all words, then in ever fewer.
      case step(String, folded: [String] = [])
      /// A note that something is left out at this place, or that nothing is to be said.
      case more(String)
      /// The clock has moved on, and what a person does then.
      case clock(Ticks, note: String? = nil)
      case message(from: Party, to: Party, String)
      /// A question that a controller asks itself or its own delegate.
      case own(Party, String)
      case alarm(Party, String)
      case freed(Party)
    }

    var what: What
    /// The line of the trace that says it.
    var line: Int32?
    var rank = MessageRank.act
  }

  /// From left to right: what acts from outside, UIKit, then the controllers in the order of containment.
  var parties: [Party]
  var entries: [Entry] = []

  let plan: HierarchyPlan
  private let part: RunPart
  /// The last parent of each controller: a controller that leaves gets its callback from that parent.
  private(set) var parents: [InstanceID: InstanceID] = [:]

  /// Callbacks that make the log longer and tell little.
  private static let leftOut: Set<Callback> = [.loadView, .updateViewConstraints, .viewWillLayoutSubviews]

  init(_ recording: RunRecording, _ plan: HierarchyPlan, _ part: RunPart = RunPart()) {
    self.plan = plan
    self.part = part
    parties = [.script, .uikit] + LaneOrder(recording, plan).lanes.map { .instance($0.instance) }
    let lines = TraceLines(recording, plan).lines
    let playedSteps = PlayedStep.all(of: recording)
    var captions: [String] = []
    PlayedStep.replay(recording) { played, state in
      captions.append(played.caption(recording, plan, state, isWhole: true))
    }
    var next = 0
    var time = Ticks.zero
    // When each gesture that is given up began: what comes later says that it is.
    var gestures: [Int: Ticks] = [:]
    for step in recording.steps where step.record.isCancelled { gestures[step.record.number] = step.time }
    let swipes = Set(recording.steps.lazy.map(\.record).filter { StepWords($0.title).verb == "swipe" }.map(\.number))
    // Room that isn't used costs nothing; a list that grows is copied.
    entries.reserveCapacity(recording.moments.count + recording.steps.count)
    recording.replay { index, state in
      while next < playedSteps.count, playedSteps[next].moments.lowerBound <= index {
        let (played, caption) = (playedSteps[next], captions[next])
        next += 1
        // A step that only looks sends nothing.
        guard !played.moments.isEmpty || played.isOvertaken else { continue }
        guard part.shows(step: recording.steps[played.steps.lowerBound].record.number) else { continue }
        if !played.isContinued {
          endStep()
          entries.append(Entry(what: .step(played.start == .zero ? caption : caption + " · \(played.start.seconds) s")))
          time = played.start
        }
        if played.isOvertaken { entries.append(Entry(what: .more("its messages come later"))) }
        if let act = act(of: played, recording, state) { entries.append(act) }
      }
      for change in recording.moments.changes(at: index) {
        if let parent = change.parent { parents[change.instance] = parent }
      }
      guard let event = recording.moments.event(at: index),
        part.shows(event, in: plan, usual: MessageLog.isUsual(event.callback))
      else { return }
      guard var what = entry(for: event, by: recording.moments.sender(at: index), in: state) else { return }
      // A gesture is no call of code.
      if case .message(from: .script, to: let party, let words) = what, swipes.contains(event.step) {
        what = .own(party, words)
      }
      if event.time > time {
        time = event.time
        let isGivenUp = gestures[event.step].map { $0 < time } ?? false
        if isGivenUp { gestures[event.step] = nil }
        entries.append(Entry(what: .clock(time, note: isGivenUp ? "given up" : nil)))
      }
      var rank = MessageRank(of: event)
      if case .message(from: .script, _, _) = what { rank = .act }
      // What a screen hands on to its parts tells less than what it gets itself.
      if rank.isAppearance, case .message(from: .instance(let from), _, _) = what,
        plan.template(of: from).kind.arrangement == .free
      {
        rank = .echo
      }
      entries.append(Entry(what: what, line: part.keepsLines ? lines[index] : nil, rank: rank))
    }
    endStep()
    if let focus = part.focus { keepMessages(of: focus) }
    if part.callbacks != nil || part.focus != nil { dropEmptySteps() }
    keepUsedParties()
  }

  /// Leaves the messages that a controller gets or sends.
  private mutating func keepMessages(of name: String) {
    entries = entries.filter { entry in
      entry.parties.isEmpty || entry.parties.contains { self.name(of: $0) == name }
    }
  }

  /// Leaves out steps of which nothing is shown, and times at which nothing is.
  private mutating func dropEmptySteps() {
    var kept: [Entry] = []
    for entry in entries {
      switch entry.what {
      case .step: while let last = kept.last, last.parties.isEmpty { kept.removeLast() }
      case .clock: if case .clock? = kept.last?.what { kept.removeLast() }
      case .more, .message, .own, .alarm, .freed: break
      }
      kept.append(entry)
    }
    while let last = kept.last, last.parties.isEmpty { kept.removeLast() }
    entries = kept
  }

  /// Leaves out the parties that have no part in any entry.
  mutating func keepUsedParties() {
    var used: Set<Party> = []
    for entry in entries {
      for party in entry.parties { used.insert(party) }
    }
    parties = parties.filter { used.contains($0) }
  }

  /// A step in which nothing is sent says so.
  private mutating func endStep() {
    if case .step? = entries.last?.what { entries.append(Entry(what: .more("no message is sent"))) }
  }

  /// The text over a party's line.
  func name(of party: Party) -> String {
    switch party {
    case .script: "script"
    case .uikit: "UIKit"
    case .instance(let id): plan.name(id)
    case .others(let count): "\(count) more"
    }
  }

  /// The folder that all controllers with a line come from; empty if there is none.
  var folder: String {
    var common: Substring?
    for case .instance(let id) in parties {
      let name = plan.name(id)
      let own = name[..<(name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex)]
      guard let before = common else {
        common = own
        continue
      }
      var (end, index) = (before.startIndex, before.startIndex)
      while index < before.endIndex, index < own.endIndex, before[index] == own[index] {
        index = before.index(after: index)
        if before[before.index(before: index)] == "/" { end = index }
      }
      common = before[..<end]
    }
    return String(common ?? "")
  }

  /// The text below a party's name.
  func details(of party: Party) -> [String] {
    guard case .instance(let id) = party else { return [] }
    let template = plan.template(of: id)
    return DiagramDetail.allCases.filter { part.details.contains($0) }.compactMap { detail in
      switch detail {
      case .titles: template.title.map { "“" + $0 + "”" }
      case .classes: template.className
      case .notes: template.note
      // A run has no moment at which a controller stands in one way.
      case .states: nil
      }
    }
  }

  /// Whether a sequence shows a callback by itself.
  private static func isUsual(_ callback: Callback) -> Bool {
    !leftOut.contains(callback) && callback.group != .layout && callback.group != .app
  }

  /// - Parameter caller: The controller whose callback or call has led to the event.
  private func entry(for event: LifecycleEvent, by caller: InstanceID?, in state: HierarchyState) -> Entry.What? {
    guard let instance = event.instance, !plan.instances[instance.index].isPrivate else {
      if event.callback.group == .app { return .message(from: .uikit, to: .script, "app." + words(of: event)) }
      return event.callback == .completion ? .message(from: .uikit, to: .script, words(of: event)) : nil
    }
    let receiver = Party.instance(instance)
    switch event.callback.group {
    case .app: return nil
    case .delegates: return .own(receiver, words(of: event))
    case .segues: return .message(from: .uikit, to: receiver, words(of: event))
    case .calls:
      // A tab bar controller that was tapped, or a controller's own code, asks the class itself.
      guard let caller else { return .message(from: .script, to: receiver, words(of: event)) }
      if caller == instance { return .own(receiver, words(of: event)) }
      let isHidden = plan.instances[caller.index].isPrivate
      return .message(from: isHidden ? .uikit : .instance(caller), to: receiver, words(of: event))
    case .outcome:
      guard let outcome = StepOutcome(of: event) else { return .message(from: .uikit, to: .script, words(of: event)) }
      guard outcome.isAlarm else { return .own(receiver, words(of: event)) }
      return .alarm(receiver, plan.reason(of: outcome) ?? words(of: event))
    case .memory:
      return event.callback == .`deinit` ? .freed(receiver) : .message(from: .uikit, to: receiver, words(of: event))
    case .loading, .appearance, .swiftUI, .moving, .layout, .size:
      return .message(from: sender(to: instance, event, state), to: receiver, words(of: event))
    }
  }

  /// The party that passes a callback on: the parent that the controller has, or is about to have; else UIKit itself.
  private func sender(to instance: InstanceID, _ event: LifecycleEvent, _ state: HierarchyState) -> Party {
    if event.callback == .`init` { return .uikit }
    if case .parent(let parent?) = event.argument, !plan.instances[parent.index].isPrivate { return .instance(parent) }
    var above = state[instance].parent ?? parents[instance]
    // In a plan that was changed by hand the way may lead in a circle.
    for _ in state.nodes.indices {
      guard let here = above, plan.instances[here.index].isPrivate else { break }
      above = state[here].parent ?? parents[here]
    }
    guard let above, above != instance, !plan.instances[above.index].isPrivate else { return .uikit }
    return .instance(above)
  }

  private func words(of event: LifecycleEvent) -> String {
    let argument = plan.argumentText(of: event).map { "(\($0))" } ?? ""
    let answer =
      switch event.answer {
      case .none: ""
      case .bool(let flag): flag ? " → true" : " → false"
      case .text(let id): " → " + plan.name(id)
      case .instances(let id): " → " + (plan.text(of: id).isEmpty ? "none" : plan.text(of: id))
      }
    return plan.callbackName(of: event) + argument + answer
  }
}

extension MessageLog.Entry {
  /// The parties that have a part in it.
  var parties: [MessageLog.Party] {
    switch what {
    case .step, .more, .clock: []
    case .message(let from, let to, _): [from, to]
    case .own(let party, _), .alarm(let party, _), .freed(let party): [party]
    }
  }
}
