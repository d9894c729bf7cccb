internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The edits that are tried, smallest first.
enum EditCatalogue {
  /// A part of the catalogue.
  struct Part: Sendable {
    /// How many of its edits are tried at most.
    var most: Int
    var propose: @Sendable (inout EditSearch) -> Void
  }

  static let all: [Part] = [
    Part(most: 4, propose: references), Part(most: 8, propose: answers), Part(most: 8, propose: recipes),
    Part(most: 8, propose: styles),
    Part(most: 6, propose: animation), Part(most: 8, propose: hands), Part(most: 4, propose: delays),
    Part(most: 6, propose: systems),
    Part(most: 11, propose: quirks), Part(most: 7, propose: addedSteps), Part(most: 4, propose: omissions),
    Part(most: 3, propose: repetitions), Part(most: 12, propose: insertedSteps),
  ]

  /// Controllers that code holds no longer, where one isn't freed.
  @Sendable private static func references(_ search: inout EditSearch) {
    guard search.asksForRelease else { return }
    for (index, template) in search.program.templates.enumerated()
    where template.settings?.properties[.retained] == .bool(true) {
      search.attempt(.key(.retained, value: "false", of: template.place)) { program in
        program.update(index) { $0.settings?.properties[.retained] = .bool(false) }
      }
    }
  }

  /// Overrides that answer otherwise; forwarding is one of them.
  @Sendable private static func answers(_ search: inout EditSearch) {
    for (index, template) in search.program.templates.enumerated() {
      for (number, override) in (template.settings?.overrides ?? []).enumerated() {
        for (key, value, body) in others(than: override.body) {
          search.attempt(.entry(key.rawValue, value: value, beside: override.place)) { program in
            program.update(index) { $0.settings?.overrides[number].body = body }
          }
        }
      }
    }
  }

  /// The other answers to a question, each as it is written.
  private static func others(than body: Override.Body) -> [(key: AnswerKey, value: String, body: Override.Body)] {
    switch body {
    case .answer(let key, .bool(let answer)): return [(key, "\(!answer)", .answer(key, .bool(!answer)))]
    case .choices(let key, let choices):
      return choices.indices.map { index in
        var other = choices
        other[index].answer.toggle()
        let value = "{ " + other.map { "\($0.name): \($0.answer)" }.joined(separator: ", ") + " }"
        return (key, value, .choices(key, other))
      }
    case .answer, .callback, .unwindAction: return []
    }
  }

  /// Recipes of a container's own: the documented one, one without a call or with one in its place, two calls swapped.
  @Sendable private static func recipes(_ search: inout EditSearch) {
    for (index, template) in search.program.templates.enumerated() {
      for kind in RecipeKind.allCases {
        guard let recipe = template.settings?.recipes[kind] else { continue }
        for other in variants(of: recipe, kind) {
          search.attempt(.recipe(kind, other, of: template.place)) { program in
            program.update(index) { $0.settings?.recipes[kind] = other }
          }
        }
      }
    }
  }

  private static func variants(of recipe: [ContainmentWord], _ kind: RecipeKind) -> [[ContainmentWord]] {
    var variants: [[ContainmentWord]] = []
    func add(_ variant: [ContainmentWord]) {
      if variant != recipe, !variants.contains(variant) { variants.append(variant) }
    }
    // A call that is missing, where the documented recipe has it.
    for (place, word) in kind.standard.enumerated() where !recipe.contains(word) {
      let next = kind.standard[place...].dropFirst().compactMap { recipe.firstIndex(of: $0) }.first ?? recipe.count
      add(Array(recipe[..<next]) + [word] + Array(recipe[next...]))
    }
    add(kind.standard)
    for place in recipe.indices.dropLast() {
      var swapped = recipe
      swapped.swapAt(place, place + 1)
      add(swapped)
    }
    for place in recipe.indices {
      var shorter = recipe
      shorter.remove(at: place)
      add(shorter)
    }
    return variants
  }

  /// Presentations in another style.
  @Sendable private static func styles(_ search: inout EditSearch) {
    for style in [PresentationStyle.fullScreen, .pageSheet] {
      for (index, template) in search.program.templates.enumerated() {
        for (number, segue) in template.segues.enumerated()
        where segue.mayPresent && segue.modalPresentationStyle != style {
          search.attempt(.entry(key, value: style.rawValue, beside: segue.verbPlace)) { program in
            program.update(index) { $0.segues[number].modalPresentationStyle = style }
          }
        }
      }
      eachStep(&search) { step in
        guard case .present(let reference, var options) = step.action, options.modalPresentationStyle != style else {
          return nil
        }
        options.modalPresentationStyle = style
        var changed = step
        changed.action = .present(reference, options)
        return (changed, .entry(key, value: style.rawValue, beside: step.place))
      }
    }
  }

  private static let key = Property.modalPresentationStyle.rawValue

  /// Steps with and without animation.
  @Sendable private static func animation(_ search: inout EditSearch) {
    eachStep(&search) { step in
      guard step.action.verb.isAnimatable else { return nil }
      var changed = step
      let isAnimated = step.isAnimated ?? true
      changed.isAnimated = !isAnimated
      return (changed, .entry("animated", value: "\(!isAnimated)", beside: step.place))
    }
  }

  /// Gestures that aren't given up, and a person's deed in the place of code that does the same.
  @Sendable private static func hands(_ search: inout EditSearch) {
    eachStep(&search) { step in
      var changed = step
      changed.isCancelled = false
      if case .swipe(let gesture, true, let decelerates) = step.action {
        changed.action = .swipe(gesture, isCancelled: false, decelerates: decelerates)
      }
      return changed == step ? nil : (changed, .entry("cancelled", value: "false", beside: step.place))
    }
    let program = search.program
    eachStep(&search) { step in
      var changed = step
      switch step.action {
      case .select(let tab): changed.action = .tap(tab)
      case .dismiss: changed.action = .swipe(.dismiss, isCancelled: false, decelerates: true)
      default: return nil
      }
      return (changed, .step(program.title(of: changed), at: step.place))
    }
  }

  /// Steps that start later, where they start while the step before still lasts.
  @Sendable private static func delays(_ search: inout EditSearch) {
    let second = Delay.time(Ticks(microseconds: 1_000_000))
    eachStep(&search) { step in
      switch step.after {
      case nil: return nil
      case .time(let time)? where time.microseconds >= 1_000_000: return nil
      case .time?, .turn?: break
      }
      var changed = step
      changed.after = second
      return (changed, .entry("after", value: second.text, beside: step.place))
    }
  }

  /// Other systems, the nearest first; of systems that behave alike only one.
  @Sendable private static func systems(_ search: inout EditSearch) {
    let program = search.program
    let changes = program.changes
    let versions = (Behaviour.oldest...Behaviour.newest).filter { $0 != program.ios }
      .sorted { (abs($0 - program.ios), $0) < (abs($1 - program.ios), $1) }
    var profiles = [Behaviour.profile(ios: program.ios)]
    for version in versions {
      let profile = Behaviour.profile(ios: version)
      guard !profiles.contains(profile) else { continue }
      profiles.append(profile)
      let isFound = search.attempt(.top("ios", value: "\(version)")) { program in
        program.move(to: version, changes: changes)
      }
      if isFound { return }
    }
  }

  /// Quirks, each switched on, and the system's behaviours, each switched off.
  @Sendable private static func quirks(_ search: inout EditSearch) {
    let (ios, present) = (search.program.ios, search.program.changes)
    let known = search.program.behaviours
    let changes = Behaviour.quirks.filter { !known.contains($0) }.map { BehaviourChange($0) }
    for change in changes + Behaviour.allCases.filter(known.contains).map({ BehaviourChange($0, isOn: false) }) {
      let names = (present + [change]).map(\.word).joined(separator: ", ")
      search.attempt(.top("quirks", value: "[\(names)]")) { $0.move(to: ios, changes: present + [change]) }
    }
  }

  /// One more step, of those that a person can do at the end, or where the event is wanted.
  @Sendable private static func addedSteps(_ search: inout EditSearch) {
    if let end = search.end { return insertSteps(before: end, &search) }
    for step in search.possibleSteps() where search.suits(step) && search.isOnTopic(step) {
      search.attempt(.append(search.program.title(of: step)), from: search.program.script?.count, adding: step) {
        program in
        program.script = (program.script ?? []) + [step]
      }
    }
  }

  /// A step left out.
  @Sendable private static func omissions(_ search: inout EditSearch) {
    for (index, step) in (search.program.script ?? []).enumerated().reversed() where step.isDeed {
      search.attempt(.leaveOut(step.place), from: index) { $0.script?.remove(at: index) }
    }
  }

  /// A step that comes twice.
  @Sendable private static func repetitions(_ search: inout EditSearch) {
    for (index, step) in (search.program.script ?? []).enumerated().reversed()
    where step.isDeed && search.isOnTopic(step) {
      search.attempt(.again(step.place), from: index + 1, adding: step) { $0.script?.insert(step, at: index + 1) }
    }
  }

  /// One more step before another one, of those that a person can do there; the last places first.
  @Sendable private static func insertedSteps(_ search: inout EditSearch) {
    let script = search.program.script ?? []
    let places = script.indices.prefix(search.end ?? script.count).reversed()
    for index in places where index == 0 || script[index - 1].isDeed { insertSteps(before: index, &search) }
  }

  private static func insertSteps(before index: Int, _ search: inout EditSearch) {
    guard let place = search.program.script?[index].place else { return }
    for step in search.possibleSteps(before: index) where search.suits(step) && search.isOnTopic(step) {
      let title = search.program.title(of: step)
      if search.hasFound(title) { continue }
      search.attempt(.insert(title, before: place), from: index, adding: step) { $0.script?.insert(step, at: index) }
    }
  }

  /// Changes the steps of the script, one after the other.
  private static func eachStep(_ search: inout EditSearch, _ change: (Step) -> (step: Step, change: Edit.Change)?) {
    for (index, step) in (search.program.script ?? []).enumerated() {
      guard let edit = change(step) else { continue }
      search.attempt(edit.change, from: index) { $0.script?[index] = edit.step }
    }
  }
}

extension Step {
  /// Whether it does something, and isn't the launch.
  fileprivate var isDeed: Bool { action.verb != .expect && action.verb != .launch && action.verb != .wait }
}

extension Segue {
  /// Whether it can end in a presentation.
  fileprivate var mayPresent: Bool {
    switch verb {
    case .show, .showDetail, .present: true
    case .push, .embed, .unwind, .custom: false
    }
  }
}

extension StepVerb {
  /// Whether UIKit has an `animated` flag for it that changes more than the flag.
  fileprivate var isAnimatable: Bool {
    switch self {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .present, .dismiss, .select, .setRoot: true
    default: false
    }
  }
}
