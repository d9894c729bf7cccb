internal import SceneBasics
internal import ScenePlan

/// The callbacks that a step didn't bring.
extension PlayerData {
  /// Notes what came in the steps that something was refused in.
  mutating func noteEvents(of recording: RunRecording) {
    guard let causes else { return }
    let numbers = Set(recording.steps.lazy.map(\.record.number).filter { !causes.refusals(inStep: $0).isEmpty })
    if numbers.isEmpty { return }
    for index in recording.moments.indices {
      guard let event = recording.moments.event(at: index), numbers.contains(event.step), let instance = event.instance
      else { continue }
      came[event.step, default: []].insert(plan.name(instance) + "." + event.callback.rawValue)
    }
  }

  /// Writes the callbacks that a step didn't bring at all, with the last reason: until then they could still have come.
  mutating func writeRefusals(inStep number: Int) {
    var order: [String] = []
    var reasons: [String: Cause] = [:]
    for (event, cause) in causes?.refusals(inStep: number) ?? [] where came[number]?.contains(event) != true {
      if reasons.updateValue(cause, forKey: event) == nil { order.append(event) }
    }
    if order.isEmpty { return }
    json.key("absent")
    json.open("[")
    for event in order.prefix(PlayerData.mostRefusals) {
      guard let cause = reasons[event] else { continue }
      json.open("[")
      for text in [event, cause.text, cause.rule?.rawValue ?? ""] { json.value(text) }
      json.close("]")
    }
    json.close("]")
  }

  /// A list that is longer answers no question any more.
  private static let mostRefusals = 100
}
