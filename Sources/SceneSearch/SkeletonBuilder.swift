internal import SceneBasics
internal import SceneLogs
internal import ScenePlan
internal import SceneProgram

extension Skeletons.Plan {
  func skeleton(of log: LifecycleLog, ios: Int, keeps: Bool, price: Int) -> Skeleton {
    var builder = SkeletonBuilder(log: log, program: Program(scene: "Found in a log", ios: ios), keeps: keeps)
    builder.program.initial = builder.declare(root, isRoot: true)
    for other in others { _ = builder.declare(other) }
    var words = words
    if keeps { words += "; screens are kept, and shown again" }
    let hierarchy = words
    if ios != 17 { words += "; iOS \(ios)" }
    return Skeleton(program: builder.program, words: words, hierarchy: hierarchy, price: self.price + price)
  }
}

/// Makes the program of a scene that is guessed.
private struct SkeletonBuilder {
  let log: LifecycleLog
  var program: Program
  let keeps: Bool
  private var taken: Set<String> = []

  init(log: LifecycleLog, program: Program, keeps: Bool) {
    self.log = log
    self.program = program
    self.keeps = keeps
  }

  mutating func declare(_ place: Skeletons.Place, isRoot: Bool = false) -> Int {
    switch place {
    case .hidden: return add(Template(name("root")))
    case .screen(let owner): return add(screen(owner, kind: .view))
    case .container(let kind, let role, let members, let printed):
      let contents = members.map { Template.Content(role, declare($0)) }
      let word = isRoot ? (kind == .navigation ? "nav" : kind.rawValue) : nameOfStack(over: members.first)
      var template = printed.map { screen($0, kind: kind) } ?? Template(name(word), kind: kind)
      template.contents = contents
      if kind == .pager {
        var settings = template.settings ?? TemplateSettings()
        settings.properties[.transitionStyle] = .word("scroll")
        template.settings = settings
      }
      return add(template)
    case .split(let columns, let printed):
      let contents = zip([ContentRole.primary, .secondary], columns).map { Template.Content($0, declare($1)) }
      var template = screen(printed, kind: .split)
      template.contents = contents
      program.device.idiom = .pad
      return add(template)
    }
  }

  /// A stack that prints nothing is called after its root.
  private func nameOfStack(over root: Skeletons.Place?) -> String {
    guard case .screen(let owner)? = root else { return "nav" }
    return Evidence.stem(log.classes[owner].name) + "Nav"
  }

  private mutating func add(_ template: Template) -> Int { program.declare(template) }

  private mutating func screen(_ owner: Int, kind: ControllerKind) -> Template {
    let className = log.classes[owner].name
    var settings = TemplateSettings()
    let id = name(className)
    if id != className { settings.className = className }
    if keeps { settings.properties[.retained] = .bool(true) }
    return Template(id, kind: kind, settings: settings == TemplateSettings() ? nil : settings)
  }

  /// A name that a scene can write, and that is given once.
  private mutating func name(_ wanted: String) -> String {
    var text = ""
    for scalar in wanted.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) || scalar == "_"
      text.unicodeScalars.append(isPlain ? scalar : "-")
    }
    if text.first?.isLetter != true { text = "screen-" + text }
    if ReservedIDs.all.contains(text.lowercased()) { text += "-screen" }
    // Names that differ by capital letters alone are hardly told apart.
    while !taken.insert(text.lowercased()).inserted { text += "-" }
    return text
  }
}
