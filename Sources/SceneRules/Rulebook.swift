/// Every rule of UIKit's behaviour that Scenograph knows, in the order in which one reads them.
package enum Rulebook {
  /// Some rules about one thing.
  package struct Section: Sendable {
    package let title: String
    package let rules: [Rule]

    init(_ title: String, _ rules: [Rule]) {
      self.title = title
      self.rules = rules
    }
  }

  /// A chapter: a kind of container, or a subject of all.
  package struct Chapter: Sendable {
    package let title: String
    package let sections: [Section]
  }

  package static let chapters = [
    Chapter(title: "Containment and appearance", sections: containment + appearance + messages),
    Chapter(title: "Navigation controllers", sections: navigation + swipes),
    Chapter(title: "Tab bar controllers", sections: tabs),
    Chapter(title: "Split view controllers", sections: splits),
    Chapter(title: "Page view controllers", sections: pagers),
    Chapter(title: "Presentation", sections: presentation),
    Chapter(title: "Segues and storyboards", sections: segues),
    Chapter(title: "Questions to children, sizes and traits", sections: delegation),
    Chapter(title: "Layout and turning", sections: layout),
    Chapter(title: "Paging by hand in a scroll view", sections: paging),
    Chapter(title: "Printed hierarchies", sections: printing),
    Chapter(title: "Corrections of all sections", sections: corrections + reported),
  ]

  package static let rules = chapters.flatMap { $0.sections.flatMap(\.rules) }

  private static let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule of a number, in upper or lower case.
  package static func rule(_ id: String) -> Rule? { byID[id.uppercased()] }
}
