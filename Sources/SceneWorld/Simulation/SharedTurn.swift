internal import ScenePlan
internal import SceneProgram

/// Work at the end of a turn that comes from something before.
enum EndOfTurnWork: Hashable {
  case appearing, layout, release
}

/// By kind of work and controller: what brought it about.
struct Origins<Origin> {
  private var table: [Key: Origin] = [:]

  private struct Key: Hashable {
    var instance: InstanceID
    var work: EndOfTurnWork
  }

  subscript(work: EndOfTurnWork, instance: InstanceID) -> Origin? {
    get { table[Key(instance: instance, work: work)] }
    set { table[Key(instance: instance, work: work)] = newValue }
  }
}

/// A turn in which several pieces of code run: two steps, or what has waited for the same instant.
///
/// An event belongs to the step that caused it, also when it comes later. Where one piece of code runs, that is what ran
/// last, and nothing is noted. Where another one follows in the same turn, what the first has left for the end of the turn
/// is noted before.
struct SharedTurn {
  /// Whether a second piece of code has run.
  var isShared = false
  var sites = Origins<CodeSite>()
  /// How many of the world's lists are noted.
  var dueCount = 0
  var releasableCount = 0
}

/// Where code stands that runs.
struct CodeSite {
  var step: Int
  package var place: Place
  var mark: SourceMark
}

extension Frame {
  var site: CodeSite {
    get { CodeSite(step: step, place: place, mark: mark) }
    set {
      step = newValue.step
      place = newValue.place
      mark = newValue.mark
    }
  }
}

extension Simulation {
  /// Other code is about to run, perhaps in the same turn.
  @inline(__always) mutating func leave(for step: Int, at mark: SourceMark) {
    if world.due.isEmpty, world.releasable.isEmpty { return }
    if frame.step != step || frame.mark != mark { noteLeftovers() }
  }

  @inline(never) private mutating func noteLeftovers() {
    sharedTurn.isShared = true
    wishes.keepsOrigins = true
    for instance in world.due.dropFirst(sharedTurn.dueCount) { noteSite(instance, [.appearing, .layout]) }
    for instance in world.releasable.dropFirst(sharedTurn.releasableCount) { noteSite(instance, [.release]) }
    sharedTurn.dueCount = world.due.count
    sharedTurn.releasableCount = world.releasable.count
  }

  /// The code that runs has brought something about, if none has before.
  mutating func noteSite(_ instance: InstanceID, _ works: [EndOfTurnWork]) {
    for work in works where sharedTurn.sites[work, instance] == nil {
      sharedTurn.sites[work, instance] = frame.site
    }
  }

  /// Notes the origin of work at the end of the turn: it comes from the code that runs now. Of several origins the last
  /// one counts.
  @inline(__always) mutating func originate(_ work: EndOfTurnWork, _ instance: InstanceID) {
    if wishes.keepsOrigins { noteOrigin(work, instance) }
  }

  @inline(never) private mutating func noteOrigin(_ work: EndOfTurnWork, _ instance: InstanceID) {
    if wantsEffects { causes.origins[work, instance] = frame.effect }
    if sharedTurn.isShared { sharedTurn.sites[work, instance] = frame.site }
  }

  /// Goes on for a while with what has brought something about.
  @inline(__always)
  mutating func follow(_ work: EndOfTurnWork, _ instance: InstanceID, _ body: (inout Simulation) -> Void) {
    guard wishes.keepsOrigins else { return body(&self) }
    let outer = frame
    goBack(to: work, instance)
    body(&self)
    frame = outer
  }

  @inline(never) private mutating func goBack(to work: EndOfTurnWork, _ instance: InstanceID) {
    if wantsEffects, let cause = causes.origins[work, instance] { frame.effect = cause }
    if sharedTurn.isShared, let site = sharedTurn.sites[work, instance] { frame.site = site }
  }
}
