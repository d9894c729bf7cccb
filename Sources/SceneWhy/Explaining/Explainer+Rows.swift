package import ScenePlan

/// A line of the picture of a step: the step itself, a turning point at which something that had waited went on, or an
/// event.
package struct StepRow {
  package enum Kind: Sendable { case step, turn, event }

  package let kind: Kind
  package let text: String
  /// The row above it from which it comes; nil for the step.
  package let above: Int?
  /// Why it came; nil for what isn't an event.
  package let reason: Cause?
  package let rule: RuleNumber?
  /// Where the step is written.
  package let mark: SourceMark?
  package let time: Ticks
}

extension Explainer {
  /// The step, its turning points and its events, as they came, each with the row from which it comes.
  package func rows(ofStep number: Int) -> [StepRow] {
    let record = plan.step(number)
    var rows: [StepRow] = []
    var places: [EffectID: Int] = [:]
    for id in log.events {
      guard let effect = log[id], effect.step == number, isShown(effect) else { continue }
      if rows.isEmpty {
        let title = number == 0 ? "the app was launched" : record?.title ?? "step \(number)"
        rows.append(
          StepRow(
            kind: .step, text: title, above: nil, reason: nil, rule: nil, mark: record?.mark,
            time: effect.time))
      }
      var turns: [Effect] = []
      var above = 0
      var ancestor = effect.parent
      while let cause = log[ancestor] {
        if let place = places[ancestor] {
          above = place
          break
        }
        if case .resumption = cause.kind { turns.append(cause) }
        ancestor = cause.parent
      }
      var wording = CauseWording(plan: plan, chain: CauseChain(from: effect, in: log.effects))
      for turn in turns.reversed() {
        let text = wording.sentence(of: turn) ?? ""
        // One that only goes on with the turn above it says nothing new.
        if text.isEmpty || (rows[above].kind == .turn && rows[above].text == text) {
          places[turn.id] = above
          continue
        }
        rows.append(
          StepRow(kind: .turn, text: text, above: above, reason: nil, rule: turn.rule, mark: nil, time: turn.time))
        above = rows.count - 1
        places[turn.id] = above
      }
      let (title, reason, rule) = nearestReason(of: id)
      places[id] = rows.count
      rows.append(
        StepRow(
          kind: .event, text: title, above: above, reason: reason, rule: reason?.rule ?? rule, mark: nil,
          time: effect.time))
    }
    return rows
  }
}

extension Explainer {
  /// M6.2, M6.3: which controller presents, where it isn't the one on which `present` was called.
  func presenterWords(of call: Effect) -> String {
    guard case .event(let event) = call.kind, event.callback == .present, case .instance(let presented) = event.argument
    else { return "" }
    let later = log.presentations[log.presentations.firstPlace { $0.id > call.id }...]
    guard let link = later.first(where: { $0.presented == presented }).flatMap({ log[$0.id] }),
      case .instruction(.present(_, let presenter, _)) = link.kind, presenter != event.instance, link.step == call.step
    else { return "" }
    return ", so '\(plan.name(presenter))' presents"
  }
}

extension CauseWording {
  /// The sentence of a cause that is in the chain.
  fileprivate mutating func sentence(of cause: Effect) -> String? {
    var place = 1
    while let effect = chain[place] {
      if effect.id == cause.id { return sentence(place) }
      place += 1
    }
    return nil
  }
}
