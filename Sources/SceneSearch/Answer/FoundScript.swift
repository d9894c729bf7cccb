internal import SceneBasics
internal import SceneKinds
package import SceneLogs
package import ScenePlan
package import SceneProgram
package import SceneRuns
internal import SceneWorld

/// A script that explains a log, with what it doesn't explain.
package struct FoundScript: Sendable {
  /// A step, and the lines that it explains.
  package struct Move: Sendable {
    package var step: Step
    /// As a scene writes it.
    package var title: String
    /// Others that no line tells from it, as a scene writes them.
    package var others: [String]
    /// The events of the log that it explains; nil for a step of which no line tells.
    package var events: ClosedRange<Int>?
    /// Whether it was done before the log begins.
    package var isUnlogged: Bool
    /// The mistake that it is; nil for an innocent step.
    package var slip: Slip?
  }

  /// A line or an event that is left over.
  package enum Rest: Equatable, Sendable {
    /// The class should have printed the callback before the event.
    case missing(owner: Int, Callback, before: Int)
    /// UIKit should have complained.
    case silent(UIKitMessage, before: Int)
    /// Nothing explains the event.
    case unexplained(Int)
    /// The event and the next one stand in the wrong order.
    case exchanged(Int)
  }

  package var program: Program
  /// The parts of the program that the given scene doesn't have.
  package var change: ProgramChange?
  /// Whether the log begins before the app is launched.
  var tellsLaunch = true
  /// The guessed hierarchy, in words; empty where a scene was given.
  package var guess: String
  /// The guessed hierarchy without the system, and its price; nil where a scene was given.
  package var hierarchy: String?
  var guessPrice = 0
  package var moves: [Move] = []
  package private(set) var rest: [Rest] = []
  /// By place in `rest`: the move among whose lines it is left over; nil before the first one.
  private(set) var restMoves: [Int?] = []
  /// The events whose flag is another one in UIKit.
  package private(set) var flags: [Int] = []
  /// Whether it is the script of the scene that was given.
  package var isGiven = false
  /// All lines that count, beside what UIKit sends.
  package var rows: [Row] = []
  /// The events of the last step that come behind the log's last line, if rows are kept.
  package var behindEnd: [Sent] = []
  /// In hundredths.
  package var price: Int
  /// How many lines count.
  package var lineCount: Int
  /// The event from which on nothing was searched; nil if all was.
  package var stop: Int?
  /// Whether the search ended there because its time was over.
  package var wasLate = false

  /// How many lines are left over: a line that stands elsewhere is missing at one place and unexplained at another, and
  /// counts once. One of UIKit's sentences counts as two.
  package func weight(in log: LifecycleLog) -> Int {
    var missing: [String: Int] = [:]
    var weight = 0
    for case .missing(let owner, let callback, _) in rest { missing["\(owner) \(callback)", default: 0] += 1 }
    for rest in rest {
      switch rest {
      case .missing, .exchanged: weight += 1
      case .silent: weight += 2
      case .unexplained(let event):
        guard case .callback(let callback) = log.events[event].kind else {
          weight += 2
          continue
        }
        let owner = callback.group == .delegates ? -1 : log.events[event].owner ?? -1
        let key = "\(owner) \(callback)"
        if missing[key, default: 0] > 0 { missing[key, default: 0] -= 1 } else { weight += 1 }
      }
    }
    return weight
  }

  /// A move leaves something over.
  mutating func leave(_ rest: Rest, of move: Int?) {
    self.rest.append(rest)
    restMoves.append(move)
  }

  mutating func noteFlag(of event: Int) { flags.append(event) }

  /// The rest by the move among whose lines it is left over; nil is the launch, and all before the first move.
  package var restByMove: [Int?: [Rest]] {
    Dictionary(grouping: rest.indices) { restMoves[$0] }.mapValues { places in places.map { rest[$0] } }
  }

  /// Whether one mistake of code may leave all this over: it touches two or three classes, or little of the log.
  func mayHaveOneCause(in log: LifecycleLog) -> Bool {
    var owners: Set<Int> = []
    var events: [Int] = []
    for rest in rest {
      switch rest {
      case .missing(let owner, _, let event):
        owners.insert(owner)
        events.append(event)
      case .silent(_, let event): events.append(event)
      case .unexplained(let event), .exchanged(let event):
        if let owner = log.events[event].owner { owners.insert(Int(owner)) }
        events.append(event)
      }
    }
    return owners.count <= 3 || (events.max() ?? 0) - (events.min() ?? 0) <= FoundScript.span
  }

  /// How many lines one step and the next one print at most, where few controllers take part.
  private static let span = 24

  /// The scene, with the found script.
  package var scene: Program {
    var scene = program
    scene.script = moves.map(\.step)
    return scene
  }
}

extension FoundScript {
  /// The classes of a log of which the scene has no controller, so that no step can explain their lines.
  package func strangers(in log: LifecycleLog) -> [String] {
    let known = Set(program.templates.map { Evidence.owner(of: $0, in: log) })
    return log.classes.indices.filter { !known.contains(Int32($0)) }.map { log.classes[$0].name }
  }

  /// The mistake that it has; nil for an innocent script.
  package var slip: Slip? { moves.lazy.compactMap(\.slip).first ?? change?.slip }

  /// Whether its steps print the lines of a log, each in its place.
  func explains(_ evidence: Evidence) -> Bool {
    var simulation = Simulation(program, observer: EventCollector(evidence))
    var events = simulation.launched()
    if !tellsLaunch { events = [] }
    for move in moves {
      let more = simulation.events(of: move.step, as: evidence)
      if !move.isUnlogged { events += more }
    }
    return events.count >= evidence.tokens.count && Alignment.begins(events, in: evidence.tokens, from: 0)
  }
}

extension Simulation {
  /// Launches the app, and says what a log would have of it.
  mutating func launched() -> [Produced] {
    performNext()
    settle()
    return (observer as? EventCollector)?.events ?? []
  }

  /// Plays a step, and says what a log would have of it.
  mutating func events(of step: Step, as evidence: Evidence) -> [Produced] {
    observer = EventCollector(evidence)
    perform(extra: step)
    settle()
    return (observer as? EventCollector)?.events ?? []
  }
}

extension ScriptSearch {
  /// Plays a way again, and keeps what it leaves over.
  func script(to last: Int32, price: Int, guess: Skeleton?, keepsRows: Bool = true) -> FoundScript {
    var found = FoundScript(
      program: program, guess: guess?.words ?? "", hierarchy: guess?.hierarchy, guessPrice: guess?.price ?? 0,
      price: price, lineCount: evidence.tokens.count,
      stop: stop.map { evidence.tokens[$0].event }, wasLate: wasLate)
    var simulation = Simulation(program, limits: limits, observer: EventCollector(evidence))
    var book = AddressBook()
    for (index, stride) in way(to: last) {
      if stride.isSkip {
        let event = evidence.tokens[Int(stride.start)].event
        found.leave(.unexplained(event), of: found.lastMove)
        if keepsRows { found.rows.append(FoundScript.Row(move: found.lastMove, event: event)) }
        continue
      }
      simulation.observer = EventCollector(evidence)
      if let step = stride.step { simulation.perform(extra: step) } else { simulation.performNext() }
      simulation.settle()
      var seen = simulation.observer as? EventCollector
      if stride.step?.isHeld == true { seen?.holdUp() }
      let events = seen?.events ?? []
      let range = Int(stride.start)..<Int(stride.end)
      if let step = stride.step {
        let others = (alternatives[index] ?? []).map { program.words(for: $0) }
        found.moves.append(
          FoundScript.Move(
            step: step, title: program.words(for: step), others: others,
            events: range.isEmpty
              ? nil : evidence.tokens[range.lowerBound].event...evidence.tokens[range.upperBound - 1].event,
            isUnlogged: stride.isUnlogged, slip: stride.slip))
      }
      if stride.step == nil, stride.isUnlogged { found.tellsLaunch = false }
      if stride.isUnlogged { continue }
      let sent = keepsRows ? events.map { FoundScript.Sent($0, in: simulation.world, program) } : []
      let pieces = Alignment.pieces(
        of: events, in: evidence.tokens, from: range.lowerBound, to: range.upperBound, &book)
      book.forgetFreed(in: simulation.world)
      // What stands before the step's first line belongs to the step before.
      var before = 0
      while before < pieces.count, case .unexplained = pieces[before] { before += 1 }
      for (index, piece) in pieces.enumerated() {
        let move = found.lastMove.flatMap { index < before && stride.step != nil ? ($0 > 0 ? $0 - 1 : nil) : $0 }
        if keepsRows { found.rows += rows(piece, sent, move: move) }
        if let rest = rest(piece, events) { found.leave(rest, of: move) }
        if case .matched(let event, let line) = piece, evidence.tokens[line].hasOtherFlag(than: events[event]) {
          found.noteFlag(of: evidence.tokens[line].event)
        }
        if keepsRows, case .behindEnd(let event) = piece { found.behindEnd.append(sent[event]) }
      }
      if let move = found.lastMove, stride.step != nil, before > 0, range.count > before {
        let first = evidence.tokens[range.lowerBound + before].event
        found.moves[move].events = first...evidence.tokens[range.upperBound - 1].event
      }
    }
    return found
  }

  private func rows(_ piece: Alignment.Piece, _ sent: [FoundScript.Sent], move: Int?) -> [FoundScript.Row] {
    func row(_ line: Int?, _ event: Int?, isExchanged: Bool = false) -> FoundScript.Row {
      FoundScript.Row(
        move: move, event: line.map { evidence.tokens[$0].event }, sent: event.map { sent[$0] },
        isExchanged: isExchanged)
    }
    return switch piece {
    case .matched(let event, let line): [row(line, event)]
    case .missing(let event, _): [row(nil, event)]
    case .behindEnd: []
    case .unexplained(let line): [row(line, nil)]
    case .exchanged(let event, let line):
      [row(line, event, isExchanged: true), row(line + 1, event + 1, isExchanged: true)]
    }
  }

  private func rest(_ piece: Alignment.Piece, _ events: [Produced]) -> FoundScript.Rest? {
    func event(_ place: Int) -> Int {
      evidence.tokens.indices.contains(place) ? evidence.tokens[place].event : (evidence.tokens.last?.event ?? -1) + 1
    }
    switch piece {
    case .matched, .behindEnd: return nil
    case .missing(let index, let place):
      switch events[index].kind {
      case .message(let message): return .silent(message, before: event(place))
      case .callback(let callback):
        return .missing(owner: Int(events[index].owner), callback, before: event(place))
      }
    case .unexplained(let place): return .unexplained(event(place))
    case .exchanged(_, let place): return .exchanged(event(place))
    }
  }
}

extension Program {
  /// A step in words: as a scene writes it, with what else it says.
  func words(for step: Step) -> String {
    if case .code(let steps) = step.action {
      return steps.enumerated().map { index, step in
        (index == 0 ? "" : step.after == nil ? ", then " : ", and later ") + words(for: step)
      }.joined()
    }
    var text = title(of: step)
    if case .present(_, let options) = step.action, let style = options.modalPresentationStyle {
      text += ", \(style.rawValue)"
    }
    if case .swipe(_, true, _) = step.action { text += ", cancelled" }
    if step.isCancelled { text += ", cancelled" }
    if step.isAnimated == false { text += ", not animated" }
    switch step.action {
    case .add, .remove, .transition, .trigger, .setViewControllers:
      if let one = step.receiver { text += " in \(name(of: one.template))" }
    // Beside one another two stacks can be meant.
    case .push, .pop, .popToRoot, .popTo, .swipe(.pop, _, _):
      if let one = step.receiver, templates.contains(where: { $0.kind == .split }) {
        text += " in \(name(of: one.template))"
      }
    default: break
    }
    if let completion = step.completion, !completion.isEmpty {
      text += ", then in its completion " + completion.map { words(for: $0) }.joined(separator: ", ")
    }
    return text
  }
}
