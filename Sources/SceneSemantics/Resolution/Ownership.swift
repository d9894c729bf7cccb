internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// The ownership in all files: the contents of each template, and then its embedded controllers. One array holds them
/// all, since a scene may have a hundred thousand controllers.
struct Ownership {
  /// An unknown name; the check of references reports it.
  private static let unknown: Int32 = -1

  /// Where the owned of each template start; one more stands at the end.
  private var starts: [Int32] = [0]
  private var templates: [Int32] = []

  /// The places of the templates that a template owns.
  func places(of owner: Int) -> Range<Int> { Int(starts[owner])..<Int(starts[owner + 1]) }

  /// The template at a place; nil for an unknown name.
  func template(at place: Int) -> Int? {
    let template = templates[place]
    return template == Ownership.unknown ? nil : Int(template)
  }

  /// Makes room for owners and for what they own.
  mutating func reserveCapacity(owners: Int, owned: Int) {
    starts.reserveCapacity(owners + 1)
    templates.reserveCapacity(templates.count + owned)
  }

  /// Adds a template to the current owner.
  mutating func append(_ template: Int?) { templates.append(template.map { Int32($0) } ?? Ownership.unknown) }

  /// Goes on to the next owner.
  mutating func finishOwner() { starts.append(Int32(templates.count)) }
}

extension ControllerDeclaration {
  /// The names of the controllers that a controller owns, in the order of `Ownership`.
  var owned: [Name] { contents.map(\.name) + segues.filter { $0.verb.value == .embed }.map(\.object) }
}
