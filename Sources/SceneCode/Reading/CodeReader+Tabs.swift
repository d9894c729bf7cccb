internal import SceneBasics

/// Tabs of iOS 18: `UITab(title: "List", image: nil, identifier: "list") { _ in List() }`, and groups of them.
extension CodeReader {
  /// A tab as a container of what it shows, and a group as one of its own controller and its tabs.
  func tab(_ name: CodeName, at start: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    guard let word = CodeWord(name.name) else { return nil }
    if word == .uiTabBarController { return tabBar(name, at: start, depth: depth) }
    guard [.uiTab, .uiSearchTab, .uiTabGroup].contains(word) else { return nil }
    var next = start
    var shown: CodeValue?
    var members: [CodeValue] = []
    if isSign("(", start), !tokens[start].isApart {
      next = end(start) + 1
      if let place = argument(.viewControllerProvider, of: start), isSign("{", place) {
        shown = closure(at: place, depth: depth)?.value
      }
      if let place = argument(.children, of: start) {
        members = swiftValues(at: place, depth: depth + 1).values.flatMap { value -> [CodeValue] in
          if case .list(let items) = value { items } else { [value] }
        }
      }
    }
    // A closure may stand on the line behind the brackets.
    if isSign("{", next), !tokens[next].isFirst || next > start, next != conditionBrace {
      shown = closure(at: next, depth: depth)?.value
      next = end(next) + 1
    }
    guard next > start else { return nil }
    // A group may have no controller of its own; a tab has one.
    let own = shown ?? (word == .uiTabGroup ? .nothing : .open(.expression))
    return ([.container(CodeContainer(type: name), [own] + members)], next)
  }

  /// `UITabBarController(tabs: […])`.
  private func tabBar(_ name: CodeName, at start: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    guard isSign("(", start), !tokens[start].isApart, let place = argument(.tabs, of: start),
      case .list(let items)? = tabs(at: place, depth: depth)?.first
    else { return nil }
    return ([.container(CodeContainer(type: name), items)], end(start) + 1)
  }

  /// A list of tabs; nil where a value is none.
  func tabs(at start: Int, depth: Int = 0) -> [CodeValue]? {
    let values = swiftValues(at: start, depth: depth).values
    guard values.count == 1, case .list(let items) = values[0], !items.isEmpty,
      items.allSatisfy({ if case .container(let container, _) = $0 { container.isTab } else { false } })
    else { return nil }
    return values
  }

  /// `controller.setTabs([…], animated: true)`.
  mutating func setTabs(in list: Int) {
    guard let first = arguments(of: list).first, let values = tabs(at: first) else { return }
    let isMember = isSign(".", position - 1)
    if isMember, fill(position - 2, with: values, by: .content) { return }
    transition(
      .content, values, CodeStyle(), receiver: isMember ? receiver(before: position) : nil, at: position)
  }
}

extension CodeContainer {
  /// Whether it is a tab of UIKit, or a group of such.
  var isTab: Bool { CodeWord(type.name).map { [.uiTab, .uiSearchTab, .uiTabGroup].contains($0) } ?? false }
}
