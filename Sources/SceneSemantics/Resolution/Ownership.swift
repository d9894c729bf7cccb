internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Who owns whom over all files: the contents of each template and then those that it embeds, side by side in one array,
/// since a scene may have a hundred thousand controllers.
struct Ownership {
  /// A name leads nowhere; who checks references says so.
  private static let nobody: Int32 = -1

  /// Where the owned of each template start; one more stands at the end.
  private var starts: [Int32] = [0]
  private var templates: [Int32] = []

  /// Where those whom a template owns stand.
  func places(of owner: Int) -> Range<Int> { Int(starts[owner])..<Int(starts[owner + 1]) }

  /// Who stands at a place; nil where a name leads nowhere.
  func template(at place: Int) -> Int? {
    let template = templates[place]
    return template == Ownership.nobody ? nil : Int(template)
  }

  /// Takes in somebody whom the present owner owns.
  mutating func append(_ template: Int?) { templates.append(template.map { Int32($0) } ?? Ownership.nobody) }

  /// Goes on to the next owner.
  mutating func finishOwner() { starts.append(Int32(templates.count)) }
}

extension ControllerDeclaration {
  /// The names of those whom a controller owns, as `Ownership` has them.
  var owned: [Name] { contents.map(\.name) + segues.filter { $0.verb.value == .embed }.map(\.object) }
}
