/// What people ask about containment, and the rules that answer: the table of contents of the book.
package enum RuleQuestions {
  package struct Question: Sendable {
    package let words: String
    package let rules: [String]

    init(_ words: String, _ rules: String...) {
      self.words = words
      self.rules = rules
    }
  }

  package static let subjects: [(title: String, questions: [Question])] = [
    (
      "Children",
      [
        Question("What keeps a controller alive?", "C1.1", "C1.17", "M6.33"),
        Question("Which calls do I make to add a child, and in which order?", "C1.10", "C1.32", "C1.24"),
        Question("Which calls do I make to remove a child?", "C1.20", "C1.21", "C1.33"),
        Question("Why does didMove come twice?", "C1.26", "V31"),
        Question("Why does adding a child raise an exception?", "C1.70", "C1.73", "C1.74", "C1.16"),
        Question("How do I exchange two children?", "C1.50", "C1.53", "C1.54", "C1.55"),
        Question("May I add a child to a stock container?", "C1.19"),
      ]
    ),
    (
      "Appearance",
      [
        Question("What causes viewWillAppear?", "C1.30", "C1.31", "C1.37"),
        Question("Which comes first, the parent or the child?", "C1.34", "V13", "P5.39"),
        Question("When does viewIsAppearing come?", "C1.36", "V2"),
        Question("When does a view load?", "C1.40", "C1.47", "N2.4", "G7.30"),
        Question("How does a container forward appearance by hand?", "C1.65", "C1.66", "C1.60", "C1.61"),
        Question("Why are calls to begin and end unbalanced?", "C1.80", "C1.60"),
        Question("Which flags are true in which callback?", "V33", "C1.27", "M6.34"),
      ]
    ),
    (
      "Navigation",
      [
        Question("Which comes first on a push?", "N2.31", "N2.33", "V14"),
        Question("Which comes first on a pop?", "N2.32", "N2.7"),
        Question("What happens if a person lets a swipe back go?", "N2.34", "C1.67"),
        Question("What happens if a person goes back during a push?", "V74", "V75"),
        Question("When is a popped controller freed?", "N2.6"),
        Question("Why did nothing load when I pushed?", "N2.4", "V10", "V71"),
        Question("What does a push during another push do?", "N2.37", "C1.81"),
        Question("What can't be pushed?", "N2.10", "N2.11", "V23"),
        Question("What does setViewControllers do?", "N2.13", "N2.14"),
        Question("When is the delegate told of a new top?", "N2.35"),
      ]
    ),
    (
      "Tabs, splits and pagers",
      [
        Question("Which comes first when the tab changes?", "T3.3", "T3.14"),
        Question("Does a selection in code ask the delegate?", "T3.5", "T3.6"),
        Question("What does the More tab do?", "T3.8", "T3.9", "T3.10"),
        Question("Why does my app open on the detail on a phone?", "S4.20", "S4.21", "S4.31"),
        Question("Where does showDetail go?", "S4.10", "S4.11", "S4.13", "G7.28"),
        Question("Which columns does a display mode show?", "S4.3", "S4.4", "S4.5"),
        Question("How many pages does a pager need?", "P5.10", "P5.11"),
        Question("In which order do pages appear?", "P5.30", "P5.31", "P5.32", "P5.33", "P5.39"),
        Question("When does a pager ask its data source?", "P5.21", "P5.22"),
        Question("Why do all pages of my scroll view appear at once?", "K10.8", "C1.37"),
      ]
    ),
    (
      "Presentation",
      [
        Question("Which controller presents?", "M6.1", "M6.2", "M6.3"),
        Question("Does the presenter disappear?", "M6.20", "M6.31", "M6.23"),
        Question("Which comes first when a controller is presented?", "M6.30", "V20"),
        Question("Why was my presentation dropped?", "M6.8", "V79", "C1.87", "C1.88", "C1.89", "M6.9"),
        Question("What does dismiss dismiss?", "M6.40", "V80", "M6.42", "M6.43"),
        Question("What happens if a sheet is dragged?", "M6.35", "V24"),
        Question("Which callbacks does a chain get that goes as a whole?", "M6.41"),
      ]
    ),
    (
      "Segues",
      [
        Question("What is asked before a segue fires?", "G7.20", "G7.21"),
        Question("What does show do here?", "G7.26", "G7.27", "G7.28", "V23"),
        Question("In which order do embedded children load?", "G7.30", "G7.32"),
        Question("Where does an unwind segue end?", "G7.40", "G7.41", "G7.43", "V22", "V83"),
      ]
    ),
    (
      "Layout, sizes and the app",
      [
        Question("What causes layout?", "V1", "V2", "V3", "V6"),
        Question("What happens when the device turns?", "L9.3", "L9.4", "V4", "V5"),
        Question("Which controller decides about the status bar?", "D8.1", "D8.2", "D8.3"),
        Question("What happens at launch?", "N2.30", "V11", "V12"),
        Question("What happens in the background?", "V8"),
        Question("Which controllers get a memory warning?", "V30", "C1.46"),
        Question("What can a person touch?", "V32"),
      ]
    ),
  ]
}
