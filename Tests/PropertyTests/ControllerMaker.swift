import ScenePlan

/// Makes up the controllers of a scene: each lists only controllers made before it, so none contains itself.
struct ControllerMaker {
  private var random: SeededRandom
  private var sketch = SceneSketch()

  /// How many instances the root may come with.
  private static let greatestWeight = 24

  /// A scene without a script, and the chances that are left.
  static func make(_ random: SeededRandom) -> (sketch: SceneSketch, random: SeededRandom) {
    var maker = ControllerMaker(random: random)
    maker.sketch.ios = maker.random.pick([17, 17, 17, 18, 26, 27, 16, 13, 12, 11, 10, 9, 8, 7])
    maker.sketch.device = maker.random.pick(["phone", "phoneMax", "pad", "{ idiom: pad, size: [1180, 820] }"])
    if maker.sketch.device == "pad", maker.random.chance(25) {
      maker.sketch.device = "{ idiom: pad, requiresFullScreen: true }"
    }
    for kind in [ControllerKind.hosting, .search, .alert] where maker.random.chance(20) { maker.add(kind) }
    for _ in 0..<maker.random.number(2...4) { maker.add(.view) }
    for _ in 0..<maker.random.number(1...4) {
      maker.add(maker.random.pick([.navigation, .navigation, .tabs, .split, .pager, .container, .container, .view]))
    }
    return (maker.sketch, maker.random)
  }

  private mutating func add(_ kind: ControllerKind) {
    var entries = contents(of: kind)
    let names = entries.flatMap { entry in if case .list(let names) = entry.value { names } else { [String]() } }
    let weight = 1 + names.reduce(0) { sum, name in sum + (sketch.controllers.first { $0.id == name }?.weight ?? 0) }
    guard weight <= ControllerMaker.greatestWeight else { return }
    entries += segues(of: kind)
    entries += overrides(of: kind)
    if kind == .view || kind == .container, let search = sketch.controllers.first(where: { $0.kind == .search }),
      random.chance(40)
    {
      entries.append(.init(key: "searchController", value: .text(search.id)))
    }
    // V66: a push, or a presentation over the full screen, that a person can take hold of.
    if sketch.ios >= 18, random.chance(10) { entries.append(.init(key: "preferredTransition", value: .text("zoom"))) }
    // M6.47: a sheet of two heights.
    if random.chance(10) { entries.append(.init(key: "detents", value: .text("[medium, large]"))) }
    if random.chance(12) { entries.append(.init(key: "retained", value: .text("true"))) }
    if random.chance(10) { entries.append(.init(key: "definesPresentationContext", value: .text("true"))) }
    if random.chance(15) {
      entries.append(.init(key: "modalPresentationStyle", value: .text(random.pick(ScriptMaker.styles))))
    }
    sketch.controllers.append(
      .init(id: "\(kind.rawValue)\(sketch.controllers.count)", kind: kind, entries: entries, weight: weight))
  }

  // MARK: Contents

  private mutating func contents(of kind: ControllerKind) -> [SceneSketch.Entry] {
    switch kind {
    case .view, .hosting: []
    case .container: container()
    case .navigation: [list("stack", 0...3, not: [.navigation, .split])]
    case .tabs: [sketch.ios >= 18 && random.chance(40) ? groups() : list("tabs", 1...7, not: [.tabs])]
    case .split: split()
    case .pager: pager()
    case .search: random.any(ids(not: [])).map { [.init(key: "searchResultsController", value: .text($0))] } ?? []
    case .alert: alert()
    }
  }

  /// M6.48: an alert, or an action sheet, which is a popover where it has an anchor.
  private mutating func alert() -> [SceneSketch.Entry] {
    let actions = SceneSketch.Entry(key: "actions", value: .text("{ ok: , cancel: }"))
    return random.chance(50) ? [actions, .init(key: "preferredStyle", value: .text("actionSheet"))] : [actions]
  }

  /// T3.21: a tab, and a group with tabs of its own.
  private mutating func groups() -> SceneSketch.Entry {
    let leaves = ids(not: [.tabs, .navigation, .split])
    let tabs = random.some(1...3, of: leaves).joined(separator: ", ")
    let shelf = sketch.controllers.first { $0.kind == .navigation }.map { ", stack: \($0.id)" } ?? ""
    let inner = random.chance(30) ? ", { group: \(random.pick(leaves)), tabs: [\(random.pick(leaves))] }" : ""
    return .init(
      key: "tabs",
      value: .text("[\(random.pick(leaves)), { group: \(random.pick(leaves)), tabs: [\(tabs)\(inner)]\(shelf) }]"))
  }

  private mutating func container() -> [SceneSketch.Entry] {
    let layout = random.pick(["fill", "vertical", "{ paging: horizontal }", "{ paging: horizontal, preload: 1 }"])
    return [list("children", 0...3, not: []), .init(key: "layout", value: .text(layout))]
  }

  private mutating func split() -> [SceneSketch.Entry] {
    let style = random.pick(["classic", "doubleColumn", "tripleColumn"])
    var entries: [SceneSketch.Entry] = [.init(key: "style", value: .text(style))]
    var columns = ["primary", "secondary"]
    if style == "tripleColumn" { columns.append("supplementary") }
    if style != "classic", random.chance(25) { columns.append("compact") }
    if style != "classic", random.chance(25) { columns.append("inspector") }
    for column in columns {
      guard let id = random.any(ids(not: [.split, .tabs])) else { continue }
      entries.append(.init(key: column, value: .text(id)))
    }
    if random.chance(50) {
      entries.append(.init(key: "preferredDisplayMode", value: .text(random.pick(ScriptMaker.modes))))
    }
    return entries
  }

  private mutating func pager() -> [SceneSketch.Entry] {
    var entries = [list("pages", 2...4, not: [.navigation, .split, .tabs, .pager])]
    let isScroll = random.chance(60)
    entries.append(.init(key: "transitionStyle", value: .text(isScroll ? "scroll" : "pageCurl")))
    if !isScroll, random.chance(40) {
      entries.append(.init(key: "spineLocation", value: .text("mid")))
    } else if !isScroll, random.chance(20) {
      entries.append(.init(key: "isDoubleSided", value: .text("true")))
    }
    if random.chance(25) { entries.append(.init(key: "dataSource", value: .text("cycle"))) }
    return entries
  }

  private func ids(not kinds: Set<ControllerKind>) -> [String] {
    sketch.controllers.filter { $0.kind != .alert && !kinds.contains($0.kind) }.map(\.id)
  }

  private mutating func list(
    _ key: String, _ count: ClosedRange<Int>, not kinds: Set<ControllerKind>
  ) -> SceneSketch.Entry {
    .init(key: key, value: .list(random.some(count, of: ids(not: kinds))))
  }

  // MARK: Segues and overrides

  private mutating func segues(of kind: ControllerKind) -> [SceneSketch.Entry] {
    var segues: [String] = []
    if random.chance(40), let target = random.any(ids(not: [])) {
      segues.append("go: { \(random.pick(["show", "showDetail", "push"])): \(target) }")
    }
    if random.chance(25), let target = random.any(ids(not: [])) {
      segues.append(
        "up: { present: \(target), modalPresentationStyle: \(random.pick(ScriptMaker.styles)), anchor: top }")
    }
    if random.chance(30) { segues.append("back: { unwind: home }") }
    // A stock container takes none (C1.19).
    if random.chance(12), let target = random.any(ids(not: [.split, .tabs])), kind == .view || kind == .container {
      segues.append("inside: { embed: \(target) }")
    }
    var entries: [SceneSketch.Entry] = []
    if !segues.isEmpty { entries.append(.init(key: "segues", value: .text("{ \(segues.joined(separator: ", ")) }"))) }
    if sketch.controllers.isEmpty || random.chance(30) {
      entries.append(.init(key: "unwindActions", value: .list(["home"])))
    }
    return entries
  }

  /// V99: code in a message that a controller of the kind tells its delegate.
  private mutating func message(of kind: ControllerKind, _ leaf: String) -> String {
    let messages = Callback.delegateMessages.filter { $0.kinds?.contains(kind) ?? true }
    let steps = [
      "{ present: \(leaf) }", "{ dismiss: }", "{ dismiss: , animated: false, after: 0.2 }",
      "{ setRoot: \(leaf), after: 1 }",
    ]
    let own: [String] =
      switch kind {
      case .navigation: ["pop", "{ popToRoot: , animated: false }"]
      case .split: ["{ showColumn: primary }", "{ hideColumn: primary, animated: false }"]
      case .view, .container, .hosting, .tabs, .pager, .search, .alert: []
      }
    return "\(random.pick(messages).overrideWord): [\(random.pick(steps + own))]"
  }

  private mutating func overrides(of kind: ControllerKind) -> [SceneSketch.Entry] {
    var overrides: [String] = []
    let isPlain = kind == .view || kind == .container
    if let leaf = random.any(ids(not: [.split, .tabs])) {
      if isPlain, random.chance(12) { overrides.append("viewDidLoad: [{ add: \(leaf) }]") }
      if random.chance(5) { overrides.append("viewDidAppear: [{ present: \(leaf) }]") }
      if isPlain, random.chance(5) { overrides.append("viewWillAppear: [{ add: \(leaf), after: 0.3 }]") }
      if random.chance(5) { overrides.append("viewDidDisappear: [{ dismiss: , after: 0.1 }]") }
    }
    if random.chance(15), let leaf = random.any(ids(not: [.split, .tabs])) {
      overrides.append(message(of: kind, leaf))
    }
    if kind == .split, random.chance(30) { overrides.append("collapseSecondary: handled") }
    if kind == .navigation, random.chance(8) {
      overrides.append("animationController: \(random.pick(["true", "nil"]))")
    }
    if random.chance(6) {
      overrides.append("supportedInterfaceOrientations: [\(random.pick(["portrait", "portrait, landscape"]))]")
    }
    if sketch.ios >= 26, random.chance(6) { overrides.append("prefersInterfaceOrientationLocked: true") }
    if kind == .hosting, random.chance(60) { overrides.append("task: [{ dismiss: , after: 0.4 }]") }
    if random.chance(10) { overrides.append("shouldPerformSegue: { go: false }") }
    // V83: up to iOS 8 a container is asked which of its children takes the action.
    if sketch.ios <= 8, kind == .container, random.chance(60), let child = random.any(ids(not: [])) {
      overrides.append("viewControllerForUnwindSegueAction: \(child)")
    }
    return overrides.isEmpty
      ? [] : [.init(key: "overrides", value: .text("{ \(overrides.joined(separator: ", ")) }"))]
  }
}
