internal import SceneBasics
internal import SceneLogs
internal import ScenePlan
internal import SceneProgram

extension Skeletons.Plan {
  func skeleton(of log: LifecycleLog, ios: Int, keeping kept: Set<Int>, price: Int) -> Skeleton {
    var builder = SkeletonBuilder(log: log, program: Program(scene: "Found in a log", ios: ios), kept: kept)
    builder.program.initial = builder.declare(root, isRoot: true, isInside: true)
    for other in others { _ = builder.declare(other) }
    var words = words
    if !kept.isEmpty {
      let names = log.classes.indices.filter(kept.contains).prefix(SkeletonBuilder.mostNames).map {
        log.classes[$0].name
      }
      let more = kept.count - names.count
      words += "; kept, and shown again: " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
    let hierarchy = words
    words += (kept.isEmpty ? ", on iOS " : "; on iOS ") + String(ios)
    return Skeleton(program: builder.program, words: words, hierarchy: hierarchy, price: self.price + price)
  }
}

/// Makes the program of a scene that is guessed.
private struct SkeletonBuilder {
  static let mostNames = 3

  let log: LifecycleLog
  var program: Program
  /// The classes that are kept while they aren't on the screen.
  let kept: Set<Int>
  private var taken: Set<String> = []

  init(log: LifecycleLog, program: Program, kept: Set<Int>) {
    self.log = log
    self.program = program
    self.kept = kept
  }

  mutating func declare(_ place: Skeletons.Place, isRoot: Bool = false, isInside: Bool = false) -> Int {
    switch place {
    case .hidden: return add(Template(name(isInside ? "root" : "silent-screen")))
    case .book(let pages):
      var template = Template(name("pager"), kind: .pager)
      template.contents = pages.map { Template.Content(.pages, declare($0, isInside: true)) }
      return add(template)
    case .screen(let owner): return add(screen(owner, kind: .view))
    case .container(let kind, let role, let members, let printed):
      let contents = members.map { Template.Content(role, declare($0, isInside: true)) }
      let word =
        isRoot
        ? (kind == .navigation ? "nav" : kind.rawValue)
        : kind == .navigation ? nameOfStack(over: members.first) : kind.rawValue
      var template = printed.map { screen($0, kind: kind) } ?? Template(name(word), kind: kind)
      template.contents = contents
      if kind == .pager {
        var settings = template.settings ?? TemplateSettings()
        settings.properties[.transitionStyle] = .word("scroll")
        template.settings = settings
      }
      return add(template)
    case .split(let columns, let printed):
      let contents = zip([ContentRole.primary, .secondary], columns).map {
        Template.Content($0, declare($1, isInside: true))
      }
      var template = screen(printed, kind: .split)
      template.contents = contents
      program.device.idiom = .pad
      return add(template)
    }
  }

  /// A stack that prints nothing is called after its root.
  private func nameOfStack(over root: Skeletons.Place?) -> String {
    let owner: Int
    switch root {
    case .screen(let only)?: owner = only
    case .container(_, _, _, let printed?)?: owner = printed
    case .container, .hidden, .book, .split, nil: return "nav"
    }
    return Evidence.stem(log.classes[owner].name) + "Nav"
  }

  private mutating func add(_ template: Template) -> Int { program.declare(template) }

  private mutating func screen(_ owner: Int, kind: ControllerKind) -> Template {
    let className = log.classes[owner].name
    var settings = TemplateSettings()
    let id = name(className)
    if id != className { settings.className = className }
    if kept.contains(owner) { settings.properties[.retained] = .bool(true) }
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
