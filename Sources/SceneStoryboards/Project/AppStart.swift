package import SceneBasics
internal import SceneCode

/// Where an app starts, as its property lists and its code say.
package struct AppStart: Sendable {
  /// A controller that may be the start, and what says so.
  package struct Candidate: Sendable, Hashable {
    package var number: Int
    package var span: SourceSpan
  }

  /// The controller, by its number; nil if it isn't certain.
  package private(set) var number: Int?
  /// The name in the scene of a former import, if that says it and nothing else does.
  package private(set) var keptName: String?
  /// All that may be meant, if several may.
  package private(set) var candidates: [Candidate] = []
  /// Whether property lists name several apps, of which a person has to choose one.
  package private(set) var hasSeveralApps = false
  /// Whether code gives the window a root that isn't certain.
  package private(set) var isOpen = false

  /// - Parameters:
  ///   - project: The storyboards and their property lists.
  ///   - code: What the code beside them adds.
  ///   - files: What the places lie in.
  package init(_ project: StoryboardProject, _ code: CodeLinks?, in files: SourceFiles) {
    // Of one property list the first kind counts: an extension is never the app.
    var lists: [FileID: Candidate] = [:]
    for kind in [StoryboardEntry.Kind.app, .scene] {
      for entry in project.entries where entry.entry.kind == kind && lists[entry.entry.span.file] == nil {
        guard let number = entry.outcome.controller.flatMap({ project.target(of: $0) }) else { continue }
        lists[entry.entry.span.file] = Candidate(number: number, span: entry.entry.span)
      }
    }
    var ofLists = AppStart.distinct(lists.values.sorted { $0.span < $1.span })
    hasSeveralApps = ofLists.count > 1
    let ofCode = (code?.starts ?? []).map { Candidate(number: $0.number, span: $0.span) }
    let roots = ofCode.map(\.span) + (code?.open ?? []).filter { $0.verb == .root && !$0.isLater }.map(\.span)
    // An empty scene only stands there until the code gives the window its root.
    if !ofCode.isEmpty { ofLists.removeAll { AppStart.isEmpty($0.number, in: project) } }
    // A root that isn't certain may be the one that counts.
    let isOfCode = code?.makesWindow == true && !roots.isEmpty
    isOpen = (ofLists.isEmpty || isOfCode) && ofCode.count < roots.count
    if ofLists.count == 1, !isOfCode {
      // A dependency's sample may have a property list where the app has none.
      let top = AppStart.top(of: ofLists[0].span, in: files)
      let isNear = roots.isEmpty || roots.contains { AppStart.top(of: $0, in: files) == top }
      if isNear {
        number = ofLists[0].number
        return
      }
    }
    if ofLists.isEmpty, let main = AppStart.ofDelegate(code),
      roots.allSatisfy({
        AppStart.top(of: $0, in: files) == AppStart.top(of: main.span, in: files)
      })
    {
      isOpen = false
      number = main.number
      return
    }
    let all = AppStart.distinct(ofLists + ofCode)
    if all.count == 1, !isOpen, ofLists.isEmpty || roots.isEmpty || isOfCode { number = all[0].number }
    if all.count > 1 || (number == nil && !all.isEmpty) { candidates = all }
  }

  /// The only controller that the delegate of the app gives the window: other windows come later.
  private static func ofDelegate(_ code: CodeLinks?) -> Candidate? {
    guard let code, !code.open.contains(where: \.isOfDelegate) else { return nil }
    let starts = code.starts.filter(\.isOfDelegate)
    guard let first = starts.first, starts.allSatisfy({ $0.number == first.number }) else { return nil }
    return Candidate(number: first.number, span: first.span)
  }

  /// Takes the one with which the scene of a former import starts.
  package mutating func keep(_ name: String) {
    keptName = name
    candidates = []
  }

  /// Takes the one that a person has chosen.
  package mutating func choose(_ number: Int) {
    self.number = number
    candidates = []
  }

  /// The controller that a person names: by its class, or by the storyboard that starts with it.
  package static func number(of name: String, in project: StoryboardProject, _ code: CodeLinks?) -> Int? {
    var found = project.storyboards.indices.filter { project.storyboards[$0].name == name }.compactMap { place in
      project.storyboards[place].initial.flatMap { project.target(of: project.number(of: $0, in: place)) }
    }
    if found.isEmpty { found = (0..<project.count).filter { project[$0].customClass?.name == name } }
    if found.isEmpty, let code {
      // A delegate or a coordinator is no controller, so nothing can start with it.
      found = code.controllers.indices.filter {
        code.controllers[$0].isScreen && (code.controllers[$0].className == name || code.controllers[$0].view == name)
      }.map { $0 + code.firstNumber }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The names by which a person may choose the start: those of roots first, and of all classes that are controllers.
  package func names(in project: StoryboardProject, _ code: CodeLinks?) -> [String] {
    func name(_ number: Int) -> String? {
      number < project.count
        ? project[number].customClass?.name : code?.controller(number).flatMap { $0.view ?? $0.className }
    }
    let screens = (code?.controllers ?? []).filter(\.isScreen).compactMap { $0.view ?? $0.className }
    let boards = project.storyboards.filter { $0.initial != nil }.map(\.name)
    let scenes = (0..<project.count).compactMap(name)
    var seen: Set<String> = []
    let all = candidates.compactMap { name($0.number) } + (boards + screens + scenes).sorted()
    return all.filter { seen.insert($0).inserted && AppStart.number(of: $0, in: project, code) != nil }
  }

  /// Whether a scene has no class, leads nowhere and holds nothing.
  private static func isEmpty(_ number: Int, in project: StoryboardProject) -> Bool {
    project[number].kind == .view && project[number].customClass == nil
      && !project.edges.contains { $0.source == number }
  }

  private static func distinct(_ candidates: [Candidate]) -> [Candidate] {
    var seen: Set<Int> = []
    return candidates.filter { seen.insert($0.number).inserted }
  }

  /// The outermost folder in which not all files lie.
  private static func top(of span: SourceSpan, in files: SourceFiles) -> Substring? {
    let folders = files.all.map { FilePath.folders(of: $0.path) }
    let shared = folders.first.map { first in
      folders.reduce(first.count) { count, other in min(count, zip(first, other).prefix { $0 == $1 }.count) }
    }
    return FilePath.folders(of: files[span.file].path).dropFirst(shared ?? 0).first
  }
}
