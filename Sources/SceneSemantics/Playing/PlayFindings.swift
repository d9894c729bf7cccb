internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax
internal import SceneWorld

/// Makes findings of what a run shows: of what UIKit says, of what the simulation remarks, and of links left half done.
struct PlayFindings: LifecycleObserver {
  let program: Program
  /// The files of the scene, in the order in which marks number them. The scene's own comes first.
  let files: [FileID]
  private let limits: Limits
  private(set) var sink = DiagnosticSink()
  private var done: DonePlaces
  /// Is told which step is played.
  private let work: (any WorkWatch)?
  private var watch = ContainmentWatch()
  private var links = LinkMemory()
  private var hasRaised = false
  /// The findings that tell of UIKit's messages, in their order.
  private var messages: [Int] = []
  private var isStopped = false
  /// The findings about a receiver that stays where it is, by the receiver, and those that are over since it goes, too.
  private var staying: [InstanceID: Int] = [:]
  private var withdrawn: Set<Int> = []
  /// Whether more of the script follows, which may bring what is missing at the end.
  private let isOfPart: Bool

  init(_ program: Program, files: [FileID], limits: Limits, watch: (any WorkWatch)? = nil, isOfPart: Bool = false) {
    work = watch
    self.isOfPart = isOfPart
    self.program = program
    self.files = files
    self.limits = limits
    done = DonePlaces(program.places)
  }

  /// Hands on what was found.
  ///
  /// - Parameter explain: Plays the program once more, with causes. Only a scene to which UIKit says something needs it.
  mutating func report(to sink: inout DiagnosticSink, explain: CausePlay) {
    var diagnostics = self.sink.diagnostics
    if !messages.isEmpty {
      let causes = explain(program, limits)
      var told: Set<Diagnostic.Identity> = []
      for (message, finding) in messages.enumerated() {
        let diagnostic = diagnostics[finding]
        // The same finding at the same place is told once.
        guard told.insert(diagnostic.identity).inserted else { continue }
        diagnostics[finding].notes += notes(causes.namedCauses(ofMessage: message, atMost: 12), besides: diagnostic)
      }
    }
    for (finding, diagnostic) in diagnostics.enumerated() where !withdrawn.contains(finding) { sink.report(diagnostic) }
  }

  /// Why a message came, at most three reasons, the nearest first. What its own line says needs no note.
  private mutating func notes(_ causes: [Cause], besides diagnostic: Diagnostic) -> [Diagnostic.Note] {
    func isOnItsLine(_ place: SourceSpan) -> Bool {
      place.line == diagnostic.span.line && place.file == diagnostic.span.file
    }
    // Calls that follow from the one on the line are nearer than that.
    let own = causes.lastIndex { cause in
      guard let mark = cause.mark else { return false }
      return isOnItsLine(span(of: mark))
    }
    var notes: [Diagnostic.Note] = []
    for (index, cause) in causes.enumerated() where notes.count < 3 && index != own {
      // What UIKit does by itself goes back to the next line that was written.
      let mark = causes[index...].lazy.compactMap(\.mark).first
      let place = if let mark { span(of: mark) } else { diagnostic.span }
      if cause.kind == .instruction, isOnItsLine(place) { continue }
      let rule = cause.rule.map { " (\($0.rawValue))" } ?? ""
      let moment = cause.moment.map { ", " + $0 } ?? ""
      notes.append(
        Diagnostic.Note((cause.isBeside ? "and since " : "because ") + cause.text + moment + rule, at: place))
    }
    return notes
  }

  private func note(of link: LinkMemory.Link, _ world: borrowing World) -> Diagnostic.Note {
    Diagnostic.Note("'\(world.name(of: link.instance, in: program))' \(link.what) here", at: span(of: link.place))
  }

  /// Where what keeps a person from touching something came from.
  func note(of obstacle: Obstacle, to instance: InstanceID, _ world: borrowing World) -> [Diagnostic.Note] {
    var top: InstanceID?
    if case .belowTop(_, let stack) = obstacle { top = world[stack].current }
    guard let link = links.link(behind: obstacle, to: instance, top: top) else { return [] }
    return [note(of: link, world)]
  }

  // MARK: LifecycleObserver

  var wishes: ObserverWishes { .instructions }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    if let work { work.play(step: step.number, of: program.script?.count ?? 0) }
    let place = step.number == 0 ? program.initialPlace : program.script?[step.number - 1].place ?? .none
    done.note(place)
  }

  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    done.note(cause.place)
    if instruction.isOfLinks { follow(instruction, cause, world) }
  }

  private mutating func follow(_ instruction: Instruction, _ cause: EventCause, _ world: borrowing World) {
    let origin = origin(of: instruction, cause, world)
    links.observe(instruction, at: origin)
    watch.observe(instruction, at: origin, world: world)
  }

  mutating func leave(_ instance: InstanceID) {
    links.forget(instance)
    watch.forget(instance)
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    guard case .message(let message) = event.argument else { return }
    if event.callback == .exception { hasRaised = true }
    var causes: [Diagnostic.Note] = []
    for link in links.causes(of: message) { causes.append(note(of: link, world)) }
    messages.append(sink.diagnostics.count)
    sink.report(.uikit(message, at: span(of: event.mark), causes: causes, program: program, world: world))
  }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    let place = program.places.span(of: cause.place) ?? span(of: cause.mark)
    let moment = Moment(program: program, world: copy world, place: place)
    switch remark {
    case .advice(.dismissesAbove(let receiver, _)): staying[receiver] = sink.diagnostics.count
    case .advice(.dismissesItself(let receiver, _)):
      // Only where the same receiver was called before, it is a surprise that it goes.
      guard let stays = staying.removeValue(forKey: receiver) else { return }
      withdrawn.insert(stays)
    case .advice, .problem: break
    }
    switch remark {
    case .advice(let advice): if !isLeftToCode(advice, in: moment) { sink.report(finding(advice, in: moment)) }
    case .problem(let problem):
      if !isStopped { sink.report(finding(problem, in: moment)) }
      isStopped = true
    }
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    if let limit = world.limit {
      let cause = world.limitCause
      if !isStopped { sink.report(.runsForEver(limit, at: span(of: cause?.mark ?? .none))) }
      isStopped = true
    }
    if isOfPart { return }
    for mistake in watch.findings(world, isStopped: isStopped, hasRaised: hasRaised) { sink.report(finding(mistake)) }
  }

  // MARK: Places

  /// The place of a mark: the step's verb where one stands there, else the line.
  private mutating func span(of mark: SourceMark) -> SourceSpan {
    span(of: LinkMemory.Origin(place: done.latest(on: mark, in: program.places) ?? .none, mark: mark))
  }

  func span(of origin: LinkMemory.Origin) -> SourceSpan {
    program.places.span(of: origin.place)
      ?? SourceSpan(line: max(origin.mark.line, 1), column: 1, length: 0, file: files[Int(origin.mark.file)])
  }

  /// Where the code of an instruction stands; else where a container lists the child; else the line of the step.
  private mutating func origin(
    of instruction: Instruction, _ cause: EventCause, _ world: borrowing World
  ) -> LinkMemory.Origin {
    var place = cause.place == program.initialPlace ? .none : cause.place
    if place == .none { place = declaredPlace(of: instruction, world) }
    if place == .none { place = done.latest(on: cause.mark, in: program.places) ?? .none }
    return LinkMemory.Origin(place: place, mark: cause.mark)
  }

  /// Where a container lists the child that it takes in by itself.
  private func declaredPlace(of instruction: Instruction, _ world: borrowing World) -> Place {
    switch instruction {
    case .addChild(let child, let parent), .link(let child, let parent, _), .addSubview(let child, let parent),
      .place(let child, let parent):
      let owner = Int(world[parent].template)
      let template = Int(world[child].template)
      guard program.templates.indices.contains(owner),
        let content = program.templates[owner].contents.first(where: { $0.template == template })
      else { return .none }
      return content.place
    default: return .none
    }
  }
}

extension Instruction {
  /// Whether it makes or ends a link, or opens an appearance: what half-done containment shows in.
  fileprivate var isOfLinks: Bool {
    switch self {
    case .addChild, .removeFromParent, .willMove, .didMove, .link, .unlink, .addSubview, .removeFromSuperview, .place,
      .displace, .begin, .present, .unpresent:
      true
    case .make, .hold, .release, .keep, .letGo, .load, .setCurrent, .inAnimation, .constrain, .removeConstraints, .end,
      .isAppearing, .showTop, .setNeedsLayout, .setNeedsUpdateConstraints, .setNeedsUpdateProperties, .setNeedsTraits,
      .layoutIfNeeded, .setRoot,
      .restyle, .setHeight,
      .attach,
      .detach,
      .cover, .beginDismissal, .reserveTransition, .openTransition,
      .closeTransition, .schedule, .emit, .warn, .raise, .delegate, .setForwardsAppearance, .setCapturesStatusBar,
      .setDisplayMode, .expect:
      false
    }
  }
}
