internal import SceneBasics

/// The entries of UIKit's lines in a log, and of logs as files.
extension LogDiagnostic {
  /// The entry of `uikitComplains`.
  static let uikitComplainsEntry = CatalogueEntry(
    .error, "a warning or an exception of UIKit in a log",
    explanation: """
      UIKit prints a sentence in the console if code asks for something that it can't do. Each sentence that \
      Scenograph knows has a code from SG501 on, and `scenograph explain` says what causes it.
      """,
    wrong: """
      Home: viewDidLoad
      Home: viewWillAppear
      Attempt to present <App.Pay: 0x7f8> on <App.Home: 0x600> (from <App.Home: 0x600>) whose view is not in the window hierarchy.
      Home: viewDidAppear
      """,
    right: """
      Home: viewDidLoad
      Home: viewWillAppear
      Home: viewDidAppear
      Pay: viewDidLoad
      Pay: viewWillAppear
      Pay: viewDidAppear
      """, rules: ["C1.87"])

  /// The entry of `noLifecycle`.
  static let noLifecycleEntry = CatalogueEntry(
    .error, "a log without a callback of a controller",
    explanation: """
      No line names a class and a callback of a view controller. `init` and `deinit` alone don't count, since views, \
      presenters and routers print them too. Print the class and the callback on one line, for example with \
      `print(type(of: self), #function)`.
      """,
    wrong: """
      app started
      Presenter init
      """,
    right: """
      app started
      HomeViewController viewDidLoad()
      """)

  /// The entry of `anotherRun`.
  static let anotherRunEntry = CatalogueEntry(
    .note, "a log of two runs of the app",
    explanation: """
      The times go back by more than a second, another process prints, or the app launches again. So the file \
      holds several runs of the app, and nothing is concluded from one run to the next. A line with `@log` says so \
      explicitly. If only the first events come again, a second instance may have come, and nothing is cut.
      """,
    wrong: """
      10:00:00.000 Home viewDidLoad()
      10:00:00.100 Home viewWillAppear(_:)
      09:59:00.000 Home viewDidLoad()
      09:59:00.100 Home viewWillAppear(_:)
      """,
    right: """
      10:00:00.000 Home viewDidLoad()
      10:00:00.100 Home viewWillAppear(_:)
      10:00:00.110 Home viewDidAppear(_:)
      """)

  /// The entry of `unknownInHeader`.
  static let unknownInHeaderEntry = CatalogueEntry(
    .error, "a header names a callback that isn't one",
    explanation: """
      The header of a log, `@callbacks` or `@class`, says which callbacks are printed. A misspelt name would say \
      nothing, and what is missing from the log would prove nothing.
      """,
    wrong: """
      @callbacks viewDidLoad viewDidApear
      Home: viewDidLoad
      """,
    right: """
      @callbacks viewDidLoad viewDidAppear
      Home: viewDidLoad
      """)

  /// The entry of `classWithoutName`.
  static let classWithoutNameEntry = CatalogueEntry(
    .error, "a header for a class without its name",
    explanation: """
      The header `@class` says what one class prints. It needs the name of the class and a colon, then the callbacks. \
      If all classes print the same, write `@callbacks`, which has no name and no colon.
      """,
    wrong: """
      @class viewDidLoad viewDidAppear
      Home: viewDidLoad
      """,
    right: """
      @class Home: viewDidLoad viewDidAppear
      Home: viewDidLoad
      """)

  /// The entry of `logTooLarge`.
  static let logTooLargeEntry = CatalogueEntry(
    .error, "too much to read",
    explanation: """
      The log has more bytes, lifecycle lines or classes than the bound allows. What stands before the bound was read \
      and looked at; what stands behind it was not. 'scenograph explain limits' lists the bounds, and '--limit' sets \
      another one for one call.
      """,
    wrong: "", right: "", exceedsLimit: true)

  /// The entry of `wordsApart`.
  static let wordsApartEntry = CatalogueEntry(
    .warning, "a callback in other words than its name",
    explanation: """
      The line names a class, and says a callback in words of its own, such as 'view did load'. It isn't read: only \
      the name itself counts, as UIKit spells it. What isn't read is missing from the script that is found.
      """,
    wrong: """
      [HomeController] view did load
      HomeController viewWillAppear
      """,
    right: """
      [HomeController] viewDidLoad
      HomeController viewWillAppear
      """)
}
