package import SceneBasics
internal import SceneCode
package import SceneStoryboards

/// How much of an app came from storyboards and from code, where it starts, and what stays open.
package struct ImportSummary {
  /// The folder's own name.
  package let app: String
  /// Screens, segues and transitions, in a line.
  package let counts: String
  /// Why no start is known, and what may be one; nil if it is known.
  package let openStart: String?
  /// The calls whose source or destination isn't certain, by form.
  let openForms: [(title: String, calls: [String])]
  /// The files that were left out as no screen of the app; nil if none was.
  package let others: String?
  /// The sections about what a person should look at.
  let sections: [Section]

  /// A list of the page, with the sentence that stands above it.
  struct Section {
    var title: String
    var text: String
    var lines: [String]
  }

  package var openCount: Int { openForms.reduce(0) { $0 + $1.calls.count } }

  /// - Parameter line: The text of a line of the code; nil where it can't be read.
  package init(
    of project: StoryboardProject, _ code: CodeLinks?, start: AppStart, in operands: [String], _ files: SourceFiles,
    line: (SourceSpan) -> String? = { _ in nil }
  ) {
    let folder = operands.first.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? ""
    let last = folder.split(separator: "/").last.map(String.init) ?? folder
    app = operands.count > 1 || last.isEmpty || last == "." || last == ".." ? "the app" : last
    func name(_ number: Int) -> String { ImportSummary.name(of: number, project, code) }
    func place(_ span: SourceSpan) -> String {
      let path = files[span.file].path
      let isInside = operands.count == 1 && path.hasPrefix(folder + "/")
      return (isInside ? String(path.dropFirst(folder.count + 1)) : path) + ":\(span.line)"
    }
    let known = start.number.map { " · starts at '\((code?.starter(of: $0)).map { $0 + " → " } ?? "")\(name($0))'" }
    counts = ImportSummary.counts(project, code) + (known ?? start.keptName.map { " · starts at '\($0)'" } ?? "")
    openStart =
      start.number == nil && start.keptName == nil
      ? ImportSummary.open(start, ofSwiftUI: code?.apps ?? [], name: name, place: place) : nil
    var forms: [(title: String, calls: [String])] = []
    // A call that is open in several ways is one line, under the first of them.
    var seen: Set<String> = []
    for form in CodeForm.allCases.map(Optional.some) + [nil] {
      let calls = (code?.open ?? []).filter { $0.form == form }.map { call in
        let function = call.function.map { " in \($0)" } ?? ""
        return "\(place(call.span)): \(call.verb.noun)\(function)" + (line(call.span).map { ": " + $0 } ?? "")
      }.filter { seen.insert($0).inserted }
      if !calls.isEmpty { forms.append((form?.label ?? "code that any controller may run", calls)) }
    }
    openForms = forms
    sections = code.map { ImportSummary.sections(project, $0, name: name, place: place) } ?? []
    let left = (alerts: code?.alertCount ?? 0, system: code?.systemCount ?? 0)
    others =
      left.alerts + left.system == 0
      ? nil
      : "Left out: \(ImportSummary.counted(left.alerts, "call")) for alerts, and \(left.system) for screens of the "
        + "system or of a library."
  }

  /// Why code alone makes no map: calls that can't be followed aren't nothing.
  package static func reasonForNothing(_ code: CodeLinks?) -> String {
    code?.open.isEmpty == false
      ? "no call that shows a screen can be followed; '--report text' lists them" : "no code shows a screen"
  }

  /// The sections that have lines: contradictions first, then what isn't on the map.
  private static func sections(
    _ project: StoryboardProject, _ code: CodeLinks, name: (Int) -> String, place: (SourceSpan) -> String
  ) -> [Section] {
    func unled(isNamed: Bool) -> [String] {
      code.unled.filter { $0.isNamed == isNamed }.map { "\($0.name) (\(place($0.span)))" }
    }
    let pushes = code.unstacked.map { "\(place($0.span)): \(name($0.source)) pushes \(name($0.destination))" }
    let names = code.dangling.map { "\(place($0.span)): \($0.kind.noun) '\($0.text)'\($0.kind.whereabouts)" }
    let segues = code.unperformed.map { project[project.edges[$0]] }
    let all = [
      Section(
        title: "Pushes without a navigation controller",
        text: "Where these screens are shown they stand in no navigation controller, so UIKit does nothing.",
        lines: pushes),
      Section(title: "Names that no storyboard has", text: "Code asks for these by their names.", lines: names),
      Section(
        title: "Segues that no code performs", text: "No control fires these either.",
        lines: segues.map { "\(place($0.span)): '\($0.givenIdentifier ?? "")'" }),
      Section(
        title: "Scenes to which nothing leads", text: "No segue leads to these, and no code names them.",
        lines: code.unnamed.map { "\(name($0)) (\(place(project[$0].span)))" }),
      Section(
        title: "Screens to which nothing leads",
        text: "Neither code nor a storyboard is seen to lead to these classes, so no picture has them.",
        lines: unled(isNamed: false)),
      Section(
        title: "Screens that code names",
        text: "Code names these classes, and isn't seen to show them, so no picture has them.",
        lines: unled(isNamed: true)),
    ]
    return all.filter { !$0.lines.isEmpty }
  }

  private static func counted(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }

  private static func counts(_ project: StoryboardProject, _ code: CodeLinks?) -> String {
    let screens = project.storyboards.reduce(0) { $0 + $1.controllers.count { $0.kind != .placeholder } }
    let segues = counted(project.edges.count { !project[$0].holdsDestination }, "segue")
    let boards = counted(screens, "screen") + " from " + counted(project.storyboards.count, "storyboard")
    guard let code else { return boards + " · " + segues }
    let own = code.controllers.count { $0.isScreen && $0.className != nil && !$0.isOfSystem }
    let ways = Set(code.transitions.map { [$0.source, $0.destination, $0.verb.rawValue] }).count
    let from = project.storyboards.isEmpty ? counted(own, "screen") + " from code" : boards + ", \(own) from code"
    return from + " · " + segues + ", " + counted(ways, "transition") + " in code"
  }

  private static func open(
    _ start: AppStart, ofSwiftUI apps: [(name: String, span: SourceSpan)], name: (Int) -> String,
    place: (SourceSpan) -> String
  ) -> String {
    if start.candidates.isEmpty {
      if !start.isOpen, let app = apps.first {
        return "the app starts with views of SwiftUI, in \(app.name) (\(place(app.span))); "
          + "name the first screen of UIKit with '--start'"
      }
      return start.isOpen
        ? "the code gives the window a root that isn't certain; name the start with '--start'"
        : "no property list and no code says where the app starts; name the start with '--start'"
    }
    if start.candidates.count == 1 {
      let (name, place) = (name(start.candidates[0].number), place(start.candidates[0].span))
      let doubt =
        start.isOpen
        ? "code also gives a window a root that isn't certain" : "that lies apart from the code that sets a root"
      return "the app may start with \(name) (\(place)), but \(doubt); say which it is with '--start'"
    }
    // Several stacks may start with one screen, at one place.
    var seen: Set<String> = []
    let list = start.candidates.map { "\(name($0.number)) (\(place($0.span)))" }.filter { seen.insert($0).inserted }
      .joined(separator: ", ")
    if start.isOpen {
      return
        "the app may start with any of these, or with a root that isn't certain; choose one with '--start': \(list)"
    }
    return "the app may start with any of these; choose one with '--start': \(list)"
  }

  private static let mostContents = 3

  /// A controller as people know it.
  private static func name(of number: Int, _ project: StoryboardProject, _ code: CodeLinks?) -> String {
    guard let controller = code?.controller(number) else {
      let own = project[number]
      return own.customClass?.name ?? own.title ?? own.shownTitle ?? own.storyboardIdentifier ?? own.wording
    }
    if let name = controller.view ?? controller.className { return name }
    let inner = controller.contents.prefix(mostContents).map { name(of: $0, project, code) }
    // A stack is known by the screen that is seen first.
    if controller.kind == .navigation { return inner.first ?? controller.kind.stockWording }
    let more = controller.contents.count > mostContents ? " …" : ""
    return controller.kind.stockWording + " with " + inner.joined(separator: ", ") + more
  }
}

extension CodeNamed {
  fileprivate var noun: String {
    switch self {
    case .segue: "the segue"
    case .controller, .controllerOf: "the controller"
    case .storyboard: "the storyboard"
    }
  }

  /// Where code looks for it, and where it is.
  fileprivate var whereabouts: String {
    switch self {
    case .segue, .controller, .storyboard: ""
    case .controllerOf(let board, let others): " in '\(board)'; it stands in \(others.joined(separator: ", "))"
    }
  }
}
