internal import ScenePlan

/// Who sends what to whom in a run, step by step.
struct MessageLog {
  /// Somebody who sends or gets messages.
  enum Party: Hashable {
    /// Whoever acts from outside: a person, or code.
    case script
    case uikit
    case instance(InstanceID)
  }

  enum Entry {
    case step(String)
    case message(from: Party, to: Party, String)
    /// What somebody asks of itself or of its own delegate.
    case own(Party, String)
    case alarm(Party, String)
    case freed(Party)
  }

  /// From left to right, in the order in which they come in.
  private(set) var parties: [Party] = [.script, .uikit]
  private(set) var entries: [Entry] = []

  private let plan: HierarchyPlan
  /// Where the steps of the script stand.
  private let steps: Set<SourceMark>
  /// The parent that each had last: whoever leaves hears of it from the one that it leaves.
  private var parents: [InstanceID: InstanceID] = [:]

  /// What makes the log longer and tells little.
  private static let leftOut: Set<Callback> = [.loadView, .updateViewConstraints, .viewWillLayoutSubviews]

  init(_ recording: RunRecording, _ plan: HierarchyPlan) {
    self.plan = plan
    steps = Set(plan.steps.map(\.mark))
    var known: Set<Party> = [.script, .uikit]
    var step = 0
    recording.replay { index, state in
      while step < recording.steps.count, recording.steps[step].firstMoment <= index {
        // A step that only looks sends nothing.
        if !recording.moments(of: step).isEmpty { entries.append(.step(recording.steps[step].label)) }
        step += 1
      }
      for change in recording.moments[index].changes {
        if let parent = change.node.parent { parents[change.instance] = parent }
      }
      guard let event = recording.moments[index].event else { return }
      guard let entry = entry(for: event, in: state) else { return }
      for party in entry.parties where known.insert(party).inserted { parties.append(party) }
      entries.append(entry)
    }
    let used = Set(entries.flatMap(\.parties))
    parties = parties.filter { used.contains($0) }
  }

  /// What stands over somebody's line.
  func name(of party: Party) -> String {
    switch party {
    case .script: "script"
    case .uikit: "UIKit"
    case .instance(let id): plan.name(id)
    }
  }

  private func entry(for event: LifecycleEvent, in state: HierarchyState) -> Entry? {
    guard let instance = event.instance, !plan.instances[instance.index].isPrivate,
      !MessageLog.leftOut.contains(event.callback)
    else { return event.callback == .completion ? .message(from: .uikit, to: .script, words(of: event)) : nil }
    let receiver = Party.instance(instance)
    switch event.callback.group {
    case .app: return nil
    case .layout: return nil
    case .delegates: return .own(receiver, words(of: event))
    case .segues: return .message(from: .uikit, to: receiver, words(of: event))
    case .calls:
      // What no step of the script says is the controller's own code.
      return steps.contains(event.mark)
        ? .message(from: .script, to: receiver, words(of: event)) : .own(receiver, words(of: event))
    case .outcome:
      return event.callback == .completion
        ? .message(from: .uikit, to: .script, words(of: event)) : .alarm(receiver, words(of: event))
    case .memory:
      return event.callback == .`deinit` ? .freed(receiver) : .message(from: .uikit, to: receiver, words(of: event))
    case .loading, .appearance, .moving, .size:
      return .message(from: sender(to: instance, event, state), to: receiver, words(of: event))
    }
  }

  /// Who passes a callback on: the parent that the controller has, or is about to have; else UIKit itself.
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
      case .text(let id), .list(let id): " → " + plan.name(id)
      }
    return plan.callbackName(of: event) + argument + answer
  }
}

extension MessageLog.Entry {
  /// Who has a part in it.
  var parties: [MessageLog.Party] {
    switch self {
    case .step: []
    case .message(let from, let to, _): [from, to]
    case .own(let party, _), .alarm(let party, _), .freed(let party): [party]
    }
  }
}
