/// Places where no source says what UIKit does, and what the program does there: choices, not facts.
enum RuleChoices {
  static let all: [(rule: RuleID, words: String)] = table.compactMap { id, words in
    RuleID(id).map { ($0, words) }
  }

  /// How many lines the table has; each must be a rule.
  static var count: Int { table.count }

  private static let table: [(String, String)] = [
    ("C1.11", "A child that gets a new parent hears `didMove(nil)` before `willMove` of the new one."),
    ("C1.12", "`addChild` for the same parent changes nothing, and is reported."),
    ("C1.22", "`removeFromParent` without a parent does nothing, and is reported."),
    ("C1.27", "`isMovingToParent` and its like aren't asked; the moves themselves are in the trace."),
    ("C1.37", "A view that is hidden, or scrolled out of sight, counts as on the screen."),
    ("C1.38", "A view that moves within its window changes nobody's appearance."),
    ("C1.56", "A transition of no duration completes in the same turn, after the did-callbacks."),
    ("C1.57", "What a transition animates isn't said; it lasts as long as the step says."),
    ("C1.103", "A window without a root isn't modelled: a script needs `initial`."),
    ("C1.104", "Bars and their items aren't modelled."),
    ("N2.12", "An empty stack may be shown."),
    ("N2.14", "A member that never was on top is neither loaded nor told of appearance."),
    ("N2.16", "The bar stays away as long as anybody on the stack wants it away."),
    ("N2.35", "The delegate hears of the first display too."),
    ("T3.5", "A change of tab in code asks and tells the delegate nothing."),
    ("T3.8", "In regular width all tabs have their place, and there is no More."),
    ("T3.9", "While the More list shows, the tab controller itself counts as visible."),
    ("T3.10", "A navigation controller under More is pushed on the More stack as it is."),
    ("T3.13", "A new list of tabs keeps the selected one, or selects the first."),
    ("T3.15", "A tab controller's view loads when it is first shown, not when it is made."),
    ("S4.8", "A classic split has a primary and a secondary, and may lack either."),
    ("S4.13", "A bare detail becomes the secondary as it is; collapsed it is shown on the primary's stack."),
    ("S4.21", "A collapsing navigation primary takes the secondary on its stack."),
    ("S4.22", "Expanding gives back what the primary's stack has taken."),
    ("S4.23", "Collapsed, a split shows one column."),
    ("S4.24", "The delegate is there from the start."),
    ("S4.31", "Collapsing columns proposes the secondary for the top."),
    ("S4.41", "A split may be presented."),
    ("S4.43", "Columns that come are told before those that go, in the wills and in the dids."),
    ("P5.10", "A double-sided curl takes one page or two when it isn't animated."),
    ("P5.15", "A completion doesn't say whether it was interrupted."),
    ("P5.20", "Past the end of its pages a pager doesn't turn, unless its source cycles."),
    ("P5.22", "A curl asks its source when the gesture starts, for the side to which it turns."),
    ("P5.36", "Pages are the pager's children while they are shown."),
    ("M6.5", "Every stock container defines a presentation context."),
    ("M6.8", "Presented or contained already is tested before a running or an existing presentation."),
    ("M6.22", "The transition style changes no callback."),
    ("M6.32", "All that is shown in a covered presenter disappears and appears with it."),
    ("M6.44", "A dismissal while one runs is dropped, and its completion never comes."),
    ("M6.45", "A presenter that leaves its parent takes what it presents with it when it is freed."),
    ("G7.3", "Storyboard files aren't read."),
    ("G7.30", "An embedded child is loaded, and told that it did move, before its owner's `viewDidLoad`."),
    ("G7.33", "An embed asks `shouldPerformSegue`, and false leaves the place empty."),
    ("D8.3", "A navigation controller hands the style of the status bar on only while its bar is hidden."),
    ("D8.5", "Masks of the app and defaults by device aren't modelled; a controller that says nothing turns."),
    ("D8.12", "A child that fills its parent is told of the parent's new size, any other isn't."),
    ("D8.13", "Trait overrides aren't modelled."),
    ("K10.5", "A turn of the device doesn't change the current page."),
    ("K10.9", "Pages out of sight stay children and hear what children hear."),
    ("K10.10", "After a turn the same page is shown."),
    ("H11.21", "Of views only class and place in the window are printed."),
    ("H11.23", "The printed form of UIKit is a likeness, without addresses."),
  ]
}
