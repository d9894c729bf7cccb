internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram

extension RunOutcome.Failure {
  /// The first event of the difference with a sign.
  func first(_ sign: String) -> Expectation.Pattern? {
    guard let line = difference.first(where: { $0.hasPrefix(sign) }),
      case .event(let event) = EventText.read(String(line.dropFirst(sign.count)))
    else { return nil }
    return event
  }
}

extension Expectation.Pattern {
  /// Whether it tells a controller that it comes onto the screen.
  var isOfComing: Bool {
    [Callback.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains { $0.rawValue == callback }
  }
}

extension Expectation.Condition {
  /// The controllers that it names.
  var controllers: [String] {
    switch self {
    case .trace(let events), .contains(let events), .lacks(let events): events.map(\.controller)
    case .visible(let name): [name]
    case .appeared(let names), .alive(let names), .released(let names): names
    case .tree, .answers, .displayMode, .tabBar, .warnings, .raises: []
    }
  }
}
