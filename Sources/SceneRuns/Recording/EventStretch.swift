internal import ScenePlan
internal import SceneWorld

/// The events that an expectation looks at, and the controllers and callbacks that count for it.
struct EventStretch {
  let plan: HierarchyPlan
  /// The events before it.
  let earlier: ArraySlice<LifecycleEvent>
  let events: ArraySlice<LifecycleEvent>
  /// Finds the events that an expectation may name.
  let index: EventIndex
  let of: [String]
  let callbacks: [String]
  /// The last step before the expectation that isn't one itself.
  let lastStep: Int

  /// The messages of UIKit on its console.
  var warnings: [UIKitMessage] {
    index.warnings(from: events.startIndex).compactMap { place in
      guard case .message(let message) = events[place].argument else { return nil }
      return message.kind
    }
  }

  func failureOfTrace(_ expected: [Expectation.Pattern]) -> FailedCondition? {
    let keys = EventIndex.keys(ofTrace: expected, of, callbacks)
    let counted = keys.flatMap { index.places(of: $0, from: events.startIndex) }.sorted().compactMap { place in
      Expectation.Pattern(events[place], in: plan).map { (word: $0, step: events[place].step) }
    }
    let actual = EventStretch.joiningLayout(counted.map(\.word))
    let wanted = EventStretch.joiningLayout(expected)
    if actual.count == wanted.count, zip(wanted, actual).allSatisfy({ $0.matches($1) }) { return nil }
    let message =
      "trace differs" + (headStart(of: counted, before: wanted) ?? firstDifference(of: counted, actual, wanted))
    // Where the expectation names no argument, the event is shown without its own, so that only real differences show.
    let free = Set(wanted.filter { $0.argument == nil }.map(\.bareText))
    let flagged = Set(wanted.filter { !$0.flagWords.isEmpty }.map(\.bareText))
    let shown = actual.map { event in
      // An event that is what is expected is shown in the same words.
      if let same = wanted.first(where: { $0.matches(event) }) { return same.text }
      var event = event
      if free.contains(event.bareText) { event.argument = nil }
      if !flagged.contains(event.bareText) { event.has = [] }
      return event.text
    }
    return FailedCondition(message, LineDifference.lines(expected: wanted.map(\.text), actual: shown))
  }

  func failureOfContains(_ expected: [Expectation.Pattern]) -> FailedCondition? {
    var rest = expected[...]
    var start = events.startIndex
    while let next = rest.first, let match = first(next, from: start) {
      start = match.place + 1
      rest = rest.dropFirst()
    }
    guard let missing = rest.first else { return nil }
    let before = rest.startIndex == 0 ? "" : " after '\(expected[rest.startIndex - 1].text)'"
    let passed = expected[..<rest.startIndex]
    let isEarly = !passed.contains { $0.text == missing.text } && words.contains { missing.matches($0) }
    return FailedCondition(
      isEarly
        ? "'\(missing.text)' happened only before '\(expected[rest.startIndex - 1].text)'"
          + steps(of: missing, before: start)
        : "'\(missing.text)' didn't happen\(before)\(otherArgument(of: missing) ?? missedStep(of: missing))",
      (isEarly ? ["+ " + missing.text] : []) + marked(expected))
  }

  /// Names the step in which an event came before the expectation looks, if it didn't come since.
  private func missedStep(of missing: Expectation.Pattern) -> String {
    guard !words.contains(where: { missing.matches($0) }),
      let step = earlier.last(where: { missing.matches($0, in: plan) })?.step
    else { return "" }
    let first = events.first.flatMap { title(ofStep: $0.step) } ?? "the end"
    // To look from the launch would find what the launch brings, and hide that no later step does.
    let way = step == 0 ? "" : " ('since: \(step)' would look from there)"
    return "; it did in step \(step)\(step == 0 ? ", the launch," : ",") and this looks from \(first) on\(way)"
  }

  /// Names the event that came with another argument.
  private func otherArgument(of missing: Expectation.Pattern) -> String? {
    guard missing.argument != nil else { return nil }
    var any = missing
    any.argument = nil
    guard var other = words.first(where: { any.matches($0) }) else { return nil }
    other.has = []
    return "; '\(other.text)' did"
  }

  /// The events of a `contains`, each with the sign that says whether it came, those that came after a missing one too.
  private func marked(_ expected: [Expectation.Pattern]) -> [String] {
    var rest = words[...]
    return expected.map { pattern in
      guard let place = rest.firstIndex(where: { pattern.matches($0) }) else { return "- " + pattern.text }
      rest = rest[(place + 1)...]
      return "  " + pattern.text
    }
  }

  func failureOfLacks(_ unwanted: [Expectation.Pattern]) -> FailedCondition? {
    for pattern in unwanted {
      if let found = first(pattern, from: events.startIndex) {
        var event = found.event
        event.has = pattern.has
        let last = unwanted.compactMap { self.last($0) }.max() ?? found.place
        let first = events[found.place].step
        let others = steps(of: pattern).filter { $0 > first }
        let words = "'\(event.text)' happened" + wayOut(ofStep: first, others, last: events[last].step)
        return FailedCondition(words, event: event)
      }
    }
    return nil
  }

  /// Names the step of an event that isn't wanted, and how to look behind it, if it isn't the last one.
  ///
  /// - Parameters:
  ///   - others: The later steps in which it came again.
  ///   - last: The step of the last event that isn't wanted.
  private func wayOut(ofStep step: Int, _ others: [Int] = [], last: Int) -> String {
    guard step < lastStep, let title = title(ofStep: step) else { return "" }
    let again = others.prefix(3).compactMap { self.title(ofStep: $0) }.map { " and in " + $0 }.joined()
    return " in \(title)\(again)" + (last < lastStep ? "; 'since: \(last + 1)' would look behind it" : "")
  }

  /// The steps with an event that a pattern means, in order.
  private func steps(of pattern: Expectation.Pattern) -> [Int] {
    let places = index.places(of: EventIndex.Key(pattern), from: events.startIndex).filter { place in
      Expectation.Pattern(events[place], in: plan).map { pattern.matches($0) } ?? false
    }
    return Set(places.map { events[$0].step }).sorted()
  }

  /// The place of the last event that a pattern means.
  private func last(_ pattern: Expectation.Pattern) -> Int? {
    index.places(of: EventIndex.Key(pattern), from: events.startIndex).last { place in
      Expectation.Pattern(events[place], in: plan).map { pattern.matches($0) } ?? false
    }
  }

  /// Names the steps of an event that came too early, and of the one that it should follow, if they aren't the same.
  ///
  /// - Parameter place: Where the latter stands, and one more.
  private func steps(of missing: Expectation.Pattern, before place: Int) -> String {
    let early = events[..<place].last { event in
      Expectation.Pattern(event, in: plan).map { missing.matches($0) } ?? false
    }
    guard let early, place > events.startIndex, early.step != events[place - 1].step else { return "" }
    return ": in step \(early.step), and that in step \(events[place - 1].step)"
  }

  /// Names the step in which a trace first differs, if it is of several steps.
  private func firstDifference(
    of counted: [(word: Expectation.Pattern, step: Int)], _ actual: [Expectation.Pattern],
    _ wanted: [Expectation.Pattern]
  ) -> String {
    let count = zip(wanted, actual).prefix { $0.matches($1) }.count
    // Events of layout that were joined have no step of their own here.
    guard actual.count == counted.count, count < counted.count, counted.first?.step != counted.last?.step,
      let title = title(ofStep: counted[count].step)
    else { return "" }
    return " first in \(title)"
  }

  /// The first event from a place on that a pattern means, in the words of expectations.
  private func first(_ pattern: Expectation.Pattern, from start: Int) -> (place: Int, event: Expectation.Pattern)? {
    for place in index.places(of: EventIndex.Key(pattern), from: start) {
      if let event = Expectation.Pattern(events[place], in: plan), pattern.matches(event) { return (place, event) }
    }
    return nil
  }

  /// All events in the words of expectations.
  private var words: [Expectation.Pattern] { events.compactMap { Expectation.Pattern($0, in: plan) } }

  /// Names the surplus steps, if a trace would hold from a later step on.
  private func headStart(
    of counted: [(word: Expectation.Pattern, step: Int)], before wanted: [Expectation.Pattern]
  ) -> String? {
    for (index, event) in counted.enumerated().dropFirst() where event.step > counted[index - 1].step {
      let rest = EventStretch.joiningLayout(counted[index...].map(\.word))
      guard rest.count == wanted.count, zip(wanted, rest).allSatisfy({ $0.matches($1) }),
        let last = title(ofStep: counted[index - 1].step), let next = title(ofStep: event.step)
      else { continue }
      return "; the first \(index) happened \(counted[0].step == counted[index - 1].step ? "in" : "up to") \(last): "
        + "'since: \(event.step)' would count from \(next) on"
    }
    return nil
  }

  private func title(ofStep number: Int) -> String? {
    plan.steps.first { $0.number == number }.map { "step \(number) '\($0.title)'" }
  }

  private static let layout = Callback.allCases.filter { $0.group == .layout }.map(\.rawValue)

  /// Consecutive layout events of one controller become one pass: how often UIKit lays out is not specified (L9.1).
  private static func joiningLayout(_ events: [Expectation.Pattern]) -> [Expectation.Pattern] {
    var joined: [Expectation.Pattern] = []
    var pass: [Expectation.Pattern] = []
    func close() {
      joined += pass.sorted { layout.firstIndex(of: $0.callback) ?? 0 < layout.firstIndex(of: $1.callback) ?? 0 }
      pass = []
    }
    for event in events {
      guard layout.contains(event.callback) else {
        close()
        joined.append(event)
        continue
      }
      if let first = pass.first, first.controller != event.controller { close() }
      if !pass.contains(where: { $0.callback == event.callback }) { pass.append(event) }
    }
    close()
    return joined
  }
}

extension Expectation.Pattern {
  /// The event without its argument and its flags.
  fileprivate var bareText: String { controller + "." + callback }
}
