internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Who plays: the instances that a rehearsal has made, by template and in the order in which they came.
struct Cast {
  /// What the compiler knows of an instance and the plan doesn't.
  struct Member {
    var template: Int
    /// The controller whose override made it.
    var maker: InstanceID?
    /// Callbacks in which its class or its overrides act.
    var hooks: Set<Callback>
    /// What steps have set.
    var properties: [ControllerKey: PropertyValue] = [:]
    var answers: [AnswerKey: PropertyValue] = [:]
    /// The same by segue, action or tab; what isn't named answers as its class does.
    var choices: [AnswerKey: [Symbol: Bool]] = [:]
  }

  private var members: [Member] = []
  private var byTemplate: [[InstanceID]]

  init(templateCount: Int) { byTemplate = Array(repeating: [], count: templateCount) }

  var count: Int { members.count }

  subscript(id: InstanceID) -> Member {
    // In place: a copy would take hold of all that a member has.
    _read { yield members[id.index] }
    _modify { yield &members[id.index] }
  }

  /// The instances of a template, in the order of their numbers.
  func instances(of template: Int) -> [InstanceID] { byTemplate[template] }

  /// Takes an instance in and gives its id; its number is its place among the template's.
  mutating func add(_ member: Member) -> InstanceID {
    let id = InstanceID(members.count)
    members.append(member)
    byTemplate[member.template].append(id)
    return id
  }

  /// How many instances a scene may make.
  static let limit = 500_000
}
