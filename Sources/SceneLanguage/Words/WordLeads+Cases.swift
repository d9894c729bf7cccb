internal import ScenePlan

/// Cases of UIKit's enums as Objective-C writes them, with the enum's name in front.
extension WordLeads {
  static let cases: [WordLead] = ControllerKey.allCases.flatMap { key -> [WordLead] in
    guard let prefix = prefixes[key], case .word(let words)? = key.property else { return [] }
    return words.filter { $0 != "classic" }.map { word in
      .same(.value(key, word), example(of: key, word), prefix + word.prefix(1).uppercased() + word.dropFirst())
    }
  }

  /// The text before each case of the enum behind a key.
  private static let prefixes: [ControllerKey: String] = [
    .modalPresentationStyle: "UIModalPresentation", .modalTransitionStyle: "UIModalTransitionStyle",
    .style: "UISplitViewControllerStyle", .preferredDisplayMode: "UISplitViewControllerDisplayMode",
    .preferredSplitBehavior: "UISplitViewControllerSplitBehavior",
    .transitionStyle: "UIPageViewControllerTransitionStyle",
    .navigationOrientation: "UIPageViewControllerNavigationOrientation",
    .spineLocation: "UIPageViewControllerSpineLocation",
  ]

  private static func example(of key: ControllerKey, _ word: String) -> String {
    let own = "\(key.rawValue): \(word)"
    return if key.isTaken(by: .view) {
      "login: { \(own) }"
    } else if key.isTaken(by: .pager) {
      "book: { kind: pager, pages: [home, detail], \(own) }"
    } else if key == .style {
      "split2: { kind: split, \(own), primary: home, secondary: detail }"
    } else {
      "split2: { kind: split, primary: home, secondary: detail, \(own) }"
    }
  }
}
