internal import SceneCode
internal import ScenePlan
internal import SceneProgram
internal import SceneStoryboards
internal import SceneWriting

/// The calls of code as segues.
extension ImportBuilder {
  /// Adds the calls of code as segues behind those of the storyboards: one for each way, however many calls go it.
  mutating func addTransitions() {
    guard let code = source.code else { return }
    var ways: [CodeWay: [CodeLinks.Transition]] = [:]
    var order: [CodeWay] = []
    for transition in code.transitions {
      guard let from = template(reachedBy: transition.source), let to = template(reachedBy: transition.destination)
      else { continue }
      let way = CodeWay(from, to, transition)
      if ways[way] == nil { order.append(way) }
      ways[way, default: []].append(transition)
    }
    var taken: [Int: Set<String>] = [:]
    let sorted = order.sorted {
      ($0.source, program.name(of: $0.destination), $0.verb.rawValue, $0.styles) < (
        $1.source, program.name(of: $1.destination), $1.verb.rawValue, $1.styles
      )
    }
    // What a person has named keeps its name; the others make room.
    let kept = kept(sorted)
    for way in sorted.filter({ kept[$0] != nil }) + sorted.filter({ kept[$0] == nil }) {
      let calls = ways[way] ?? []
      let others = Set(program.templates[way.source].segues.map { $0.id.lowercased() })
      let used = others.union(taken[way.source] ?? [])
      let name = String(program.templates[seen(way.destination)].localID)
      let plain = "to" + name.prefix(1).uppercased() + name.dropFirst()
      let style = way.presentation.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
      let verb = way.verb.rawValue
      let candidates: [String?] = [
        kept[way]?.id, plain, style.map { plain + "As" + $0 },
        plain + "By" + verb.prefix(1).uppercased() + verb.dropFirst(),
      ]
      let numbered = (2...).lazy.map { plain + "\($0)" }
      let id =
        candidates.compactMap { $0 }.first { !used.contains($0.lowercased()) }
        ?? numbered.first { !used.contains($0.lowercased()) } ?? plain
      taken[way.source, default: []].insert(id.lowercased())
      add(way, id: id, calls: calls, keptAnchor: kept[way]?.anchor)
    }
  }

  /// The first controller in a navigation controller that code makes, as people know it; else itself.
  private func seen(_ template: Int) -> Int {
    let own = program.templates[template]
    guard own.kind == .navigation, own.settings?.className == nil, own.settings?.origin == nil,
      let content = own.contents.last,
      own.id.hasPrefix(source.layout.codeAlias(besides: aliases) + "/")
    else { return template }
    return content.template
  }

  private mutating func add(_ way: CodeWay, id: String, calls: [CodeLinks.Transition], keptAnchor: String?) {
    var segue = Segue(id, way.verb, to: way.destination, object: "")
    if way.verb == .custom {
      let reference = Reference(way.destination)
      segue.className = calls.lazy.compactMap(\.type).first ?? "Root"
      segue.steps = [
        Step(way.isReplacing ? .setViewControllers([reference], isReverse: false) : .setRoot(reference))
      ]
    }
    segue.modalPresentationStyle = way.presentation
    segue.modalTransitionStyle = way.transition
    if way.verb == .present {
      let isPopover = isPopover(way)
      // A person's anchor stays where the code doesn't say another one.
      segue.anchor = isPopover ? calls.lazy.compactMap(\.anchor).first ?? keptAnchor : nil
    }
    let codeFile = project.storyboards.count + 1
    let isOwn = program.templates[way.source].id.hasPrefix(source.layout.codeAlias(besides: aliases) + "/")
    if !isOwn, codeFile > 1 { elsewhere.segues[way.source, default: []].insert(id) }
    elsewhere.comments[way.source, default: [:]][id] = CodeImportComment.text(calls.map(\.place))
    program.update(way.source) { template in
      template.segues.append(segue)
      // Segues stand in the order of their ids, those of the storyboard first.
      let first = template.segues.firstIndex { elsewhere.comments[way.source]?[$0.id] != nil } ?? 0
      template.segues[first...].sort { ($0.id.lowercased(), $0.id) < ($1.id.lowercased(), $1.id) }
    }
  }

  /// Whether a way presents a popover, by its own style or by that of the class.
  private func isPopover(_ way: CodeWay) -> Bool {
    if let style = way.presentation { return style == .popover }
    let own = program.templates[way.destination].settings?.properties[.modalPresentationStyle]
    return own == .word(PresentationStyle.popover.rawValue)
  }

  // MARK: A former import

  /// The segues of a former import that the ways are.
  ///
  /// Of several between two controllers each is known by its style, and the others by their order.
  private func kept(_ ways: [CodeWay]) -> [CodeWay: FormerCode.Way] {
    guard let former = source.formerCode else { return [:] }
    var waiting = former.ways
    var kept: [CodeWay: FormerCode.Way] = [:]
    for isExact in [true, false] {
      for way in ways where kept[way] == nil {
        for key in keys(of: way) {
          let all = waiting[key] ?? []
          guard let place = all.firstIndex(where: { !isExact || $0.isStyled(way.presentation, way.transition) }) else {
            continue
          }
          kept[way] = waiting[key]?.remove(at: place)
          break
        }
      }
    }
    return kept
  }

  /// By what a second import knows a way again; an import of old led to the screen in a navigation controller, and said
  /// of a way that replaces all screens that it shows one.
  private func keys(of way: CodeWay) -> [String] {
    let prefix = source.layout.codeAlias(besides: aliases) + "/"
    func key(_ verb: SegueVerb, _ destination: Int) -> String {
      func name(_ template: Int) -> String {
        let name = program.name(of: template)
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      }
      return CodeImportKey.segue(of: name(way.source), verb: verb.rawValue, to: name(destination))
    }
    let own = [key(way.verb, way.destination), key(way.verb, seen(way.destination))]
    return way.isReplacing || way.verb == .showDetail ? own + [key(.show, way.destination)] : own
  }
}

/// A way of the code from one controller to another.
private struct CodeWay: Hashable {
  var source: Int
  var destination: Int
  var verb: SegueVerb
  var presentation: PresentationStyle?
  var transition: TransitionStyle?
  /// Whether the destination takes the place of all in the stack of the source.
  var isReplacing: Bool

  init(_ source: Int, _ destination: Int, _ transition: CodeLinks.Transition) {
    (self.source, self.destination) = (source, destination)
    isReplacing = transition.isReplacing
    verb = isReplacing ? .custom : transition.verb.segueVerb
    guard verb == .present else { return }
    presentation = transition.presentation.flatMap { PresentationStyle(code: $0) }
    self.transition = transition.transition.flatMap { TransitionStyle(code: $0) }
  }

  /// The order of ways that are alike in all else.
  var styles: String {
    (presentation?.rawValue ?? "") + " " + (transition?.rawValue ?? "") + (isReplacing ? " all" : "")
  }
}

extension CodeVerb {
  /// The verb of a scene. A push goes onto the stack that there is, as `show` does.
  fileprivate var segueVerb: SegueVerb {
    switch self {
    case .push, .show, .content, .addChild: .show
    // UIKit has no segue for that: its own code does it.
    case .root: .custom
    case .showDetail: .showDetail
    case .present: .present
    }
  }
}

extension TemplateSettings {
  /// Takes over what code sets on a controller.
  mutating func set(_ settings: [CodeProperty: [String]], as kind: ControllerKind) {
    for (property, words) in settings {
      guard let word = words.first else { continue }
      switch property {
      case .modalPresentationStyle: set(.modalPresentationStyle, word: PresentationStyle(code: word)?.rawValue)
      case .modalTransitionStyle: set(.modalTransitionStyle, word: TransitionStyle(code: word)?.rawValue)
      case .definesPresentationContext: set(.definesPresentationContext, flag: word)
      case .isModalInPresentation: set(.isModalInPresentation, flag: word)
      case .hidesBottomBarWhenPushed: set(.hidesBottomBarWhenPushed, flag: word)
      case .preferredTransition: set(.preferredTransition, word: word)
      case .detents: properties[.detents] = .words(words)
      case .selectedDetentIdentifier: set(.selectedDetentIdentifier, word: TemplateSettings.detent(word))
      case .largestUndimmedDetentIdentifier:
        set(.largestUndimmedDetentIdentifier, word: TemplateSettings.detent(word))
      case .style:
        if kind == .split { set(.style, word: CodeImportKey.word(word, behind: "UISplitViewControllerStyle")) }
      case .preferredDisplayMode:
        let mode = CodeImportKey.word(word, behind: "UISplitViewControllerDisplayMode")
        if kind == .split { set(.preferredDisplayMode, word: mode) }
      case .preferredSplitBehavior:
        let behavior = CodeImportKey.word(word, behind: "UISplitViewControllerSplitBehavior")
        if kind == .split { set(.preferredSplitBehavior, word: behavior) }
      case .selectedIndex: break
      }
    }
  }

  private static func detent(_ word: String) -> String {
    CodeImportKey.word(word, behind: "UISheetPresentationControllerDetentIdentifier")
  }

  private mutating func set(_ property: Property, word: String?) {
    if let word, property.takes(word) { properties[property] = .word(word) }
  }

  private mutating func set(_ property: Property, flag: String) {
    if flag == "true" { properties[property] = .bool(true) }
  }
}

extension PresentationStyle {
  /// The word of Swift, or the constant of Objective-C: `UIModalPresentationFullScreen`.
  fileprivate init?(code: String) { self.init(rawValue: CodeImportKey.word(code, behind: "UIModalPresentation")) }
}

extension TransitionStyle {
  fileprivate init?(code: String) { self.init(rawValue: CodeImportKey.word(code, behind: "UIModalTransitionStyle")) }
}
