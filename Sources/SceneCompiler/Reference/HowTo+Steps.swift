/// How touches, expectations and files are written.
extension HowTo {
  static let steps = [
    Task(
      words: "How do I write a button?",
      answer: "A button that leads somewhere is a segue, and 'trigger' taps it. What another button does is a step.",
      scene: """
        scene: A button
        initial: nav
        controllers:
          nav: { kind: navigation, stack: [list] }
          list: { segues: { open: { show: detail } } }
          detail:
        script:
          - trigger: open
          - pop
        """,
      calls: [],
      asked: [
        "how do I model a button", "tap a button", "simulate a tap on a button", "press a button", "button action",
        "tap on a table cell", "bar button item action",
      ]),
    Task(
      words: "How do I play two quick taps?",
      answer: "Give the second step 'after: 0': it doesn't wait until the first has settled.",
      scene: """
        scene: A double tap
        initial: nav
        controllers:
          nav: { kind: navigation, stack: [list] }
          list: { segues: { open: { show: detail } } }
          detail:
        script:
          - trigger: open
          - { trigger: open, after: 0, in: list }
        """,
      calls: [],
      asked: [
        "how do I simulate two quick taps", "simulate a double tap", "tap twice quickly", "two taps in a row",
        "step that does not wait", "start a step before the last one has ended", "steps at the same time",
        "two steps in one turn",
      ]),
    Task(
      words: "How do I split a scene into several files?",
      answer:
        "Write 'import: { shared: other.scene.yaml }' in one of them. There 'shared/add' is the controller 'add' of "
        + "the other file, which needs no script.",
      scene: "", calls: ["explain import"],
      asked: [
        "how do I split a scene in two files", "share controllers between scenes", "import another scene",
        "reuse a scene", "include a file", "library of screens", "share screens",
      ]),
    Task(
      words: "Which expectation do I take: trace, contains or lacks?",
      answer: "'trace' lists all events of the controllers and callbacks that it names. 'contains' lets others stand "
        + "between, and 'lacks' says that none came.",
      scene: """
        scene: Three expectations
        initial: home
        controllers: { home: , sheet: }
        script:
          - present: sheet
          - expect: { since: last, lacks: [home.viewWillDisappear], contains: [sheet.viewDidAppear] }
        """,
      calls: ["explain expect"],
      asked: [
        "contains vs trace", "trace is complete", "difference between trace and contains", "trace or contains",
        "lacks vs contains", "expect that nothing happened", "count how often a callback came",
      ]),
    Task(
      words: "How do I select a tab?",
      answer: "'tap' is a person's tap, and asks the delegate; 'select' is code, which sets 'selectedIndex'. The first "
        + "tab comes first, unless code sets it before the tab bar controller appears: then only that tab loads.",
      scene: """
        scene: Two tabs
        initial: tabs
        controllers: { tabs: { kind: tabs, tabs: [home, other] }, home: , other: }
        script:
          - tap: other
          - { select: home, in: tabs }
        """,
      calls: [],
      asked: [
        "select tab programmatically", "switch the tab in code", "switch tabs from code", "change the selected tab",
        "tap on a tab", "default tab of a tab bar controller", "start on the second tab",
        "selectedIndex in viewDidLoad",
        "initial tab", "first tab loads although I select another one", "set the selected tab at launch",
        "open another tab from code",
      ]),
    Task(
      words: "How do I show or hide a column?",
      answer: "In code 'hideColumn' and 'showColumn' do it, in a split view with a style.",
      scene: """
        scene: A column goes
        device: pad
        initial: split
        controllers:
          split: { kind: split, style: doubleColumn, primary: list, secondary: detail }
          list:
          detail:
        script:
          - { showColumn: primary, in: split }
          - { hideColumn: primary, in: split }
        """,
      calls: [],
      asked: [
        "how to show primary column on ipad portrait", "splitViewController showColumn not working",
        "show the sidebar in portrait", "hide the primary column",
        "hide sidebar in split view", "show the sidebar", "show the primary column", "toggle the primary column",
        "collapse the sidebar",
        "hide a column of a split view", "show a column of a split view",
      ]),
    Task(
      words: "How do I write a search?",
      answer:
        "A controller of the kind 'search' stands under 'searchController'. A tap on its bar begins it, Cancel ends it.",
      scene: """
        scene: A search
        initial: nav
        controllers:
          nav: { kind: navigation, stack: [list] }
          list: { definesPresentationContext: true, searchController: search }
          search: { kind: search, searchResultsController: hits }
          hits:
        script:
          - tap: search
          - tap: cancel
        """,
      calls: ["init --kind search"],
      asked: [
        "search controller example", "search results controller push",
        "begin a search", "cancel a search", "search bar cancel callback", "open the search bar",
      ]),
    Task(
      words: "How do I name a second instance?",
      answer: "By its number: each use of a controller makes an instance, 'photo', then 'photo#2'.",
      scene: """
        scene: Two of one
        initial: nav
        controllers: { nav: { kind: navigation, stack: [list] }, list: , photo: }
        script:
          - push: photo
          - pop
          - push: photo
          - expect: { released: [photo], alive: [photo#2] }
        """,
      calls: [],
      asked: ["second instance", "number behind a name", "two instances of one controller", "instance number"]),
    Task(
      words: "How do I keep what is for another tool in a scene?",
      answer: "Under a key that begins with 'x-', which may have any value.",
      scene: """
        scene: Notes for others
        x-ticket: 1234
        initial: home
        controllers: { home: { x-owner: team } }
        """,
      calls: [],
      asked: ["custom key", "own key", "extension key", "metadata of a scene"]),
    Task(
      words: "What is new in a system?",
      answer:
        "'explain changes' lists what a release changes for scenes, and 'explain \"iOS 26\"' what one system changes.",
      scene: "", calls: ["explain changes", "run --compare --ios 17,26 app.scene.yaml"],
      asked: [
        "new in this version of the system", "changes of the life cycle in a new release",
        "what does a new system change", "behaviour changed after an update",
      ]),
  ]
}
