package import SceneBasics

/// A word, a literal, a sign or a directive of Swift or Objective-C.
struct CodeToken {
  enum Kind: UInt8 {
    case word, sign
    /// A literal whose text is known.
    case text
    /// A text with something inserted, or over several lines.
    case madeText
    /// `#if`, `#else` and the like; what follows on the line is left out.
    case directive
  }

  /// The word, the text or the directive; of a sign, its byte.
  var symbol: Symbol
  /// Where it starts in the file.
  var start: UInt32
  var line: UInt32
  var kind: Kind
  /// Whether blanks or a comment stand before it.
  var isApart: Bool
  /// Whether it is the first of its line.
  var isFirst: Bool

  var sign: UInt8 { kind == .sign ? UInt8(truncatingIfNeeded: symbol.rawValue) : 0 }
}

/// The words of both languages and of UIKit that the reader knows. The first symbols of a table are theirs, in this order.
package enum CodeWord: String, CaseIterable {
  // What declares.
  case `class`, `struct`, `enum`, actor, `extension`, `protocol`, `func`, `init`, `let`, `var`, `subscript`, `deinit`
  case `import`, `static`, override, final, `private`, `fileprivate`, `public`, `open`, `internal`, lazy, weak, unowned
  case interface, implementation, end, property, objc, `typealias`
  /// No word of the code: it stands for several values in brackets.
  case tuple = "()"
  // What leads through a function.
  case `if`, `while`, `guard`, `else`, `for`, `switch`, `case`, `default`, `return`, `in`, `where`, `do`, `catch`
  case `try`, await, `as`, `is`, some, any, async, `throws`, `rethrows`, `self`, `Self`, `super`
  case null = "nil"
  case id, `true`, `false`
  case metatype = "Type"
  case alloc, new, `nonatomic`, instancetype
  case ibAction = "IBAction"
  case void
  // Directives.
  case elseif, elif, ifdef, ifndef, endif, define
  // Calls that bring a controller, and where one is put.
  case pushViewController, present, show, showDetailViewController, setViewControllers, addChild, performSegue
  case presentViewController, showViewController, presentModalViewController, addChildViewController
  case performSegueWithIdentifier, setRootViewController, rootViewController, viewControllers, setViewController
  case append, addObject, array
  case mutableArray = "NSMutableArray"
  case presentPopoverFromRect, presentPopoverFromBarButtonItem
  case dismiss, dismissViewControllerAnimated, popViewController, popToRootViewController, popToViewController
  case popViewControllerAnimated, popToRootViewControllerAnimated
  // How a controller is made.
  case uiStoryboard = "UIStoryboard"
  case storyboardWithName, storyboard, instantiateViewController, instantiateInitialViewController
  case instantiateViewControllerWithIdentifier, instantiate, initialScene, initialViewController
  case initWithRootViewController, initWithContentViewController
  case uiNavigationController = "UINavigationController"
  case uiHostingController = "UIHostingController"
  case storyboardScene = "StoryboardScene"
  case rSwift = "R"
  case withIdentifier, identifier, name, animated, sender, rootView, completion
  case string = "String"
  case describing
  case classString = "NSStringFromClass"
  case rawValue, direction
  // What is set on one.
  case modalPresentationStyle, modalTransitionStyle, isModalInPresentation, setModalPresentationStyle
  case detents, sheetPresentationController, medium, large, selectedDetentIdentifier, largestUndimmedDetentIdentifier
  case popover, popoverPresentationController, presentationController, sourceView, sourceItem, barButtonItem
  case definesPresentationContext, hidesBottomBarWhenPushed, style, preferredDisplayMode, preferredSplitBehavior
  case selectedIndex, preferredTransition, windowLevel
  case navigationController, splitViewController, navigationItem, searchController, searchResultsController
  case storyboardSegue = "UIStoryboardSegue"
  // Tabs of iOS 18, and lists that are made of others.
  case uiTab = "UITab"
  case uiSearchTab = "UISearchTab"
  case uiTabBarController = "UITabBarController"
  case uiTabGroup = "UITabGroup"
  case tabs, setTabs, children, viewControllerProvider, map, compactMap
  case casesOfEnum = "allCases"

  static let all = CodeWord.allCases

  /// The word of a symbol; nil if the reader doesn't know it.
  package init?(_ symbol: Symbol) {
    guard symbol.rawValue < UInt32(CodeWord.all.count) else { return nil }
    self = CodeWord.all[Int(symbol.rawValue)]
  }

  /// A table whose first symbols are these words.
  static func table() -> SymbolTable {
    var table = SymbolTable(capacity: 4096)
    for word in all { _ = table.intern(word.rawValue) }
    return table
  }
}
