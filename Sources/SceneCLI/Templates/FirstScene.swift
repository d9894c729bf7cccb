/// A scene to begin with: what `init` writes for a kind of controller, or for a story.
struct FirstScene {
  let name: String
  /// Its subject, in a few words.
  let summary: String
  private let body: String

  init(_ name: String, _ summary: String, _ body: String) {
    (self.name, self.summary, self.body) = (name, summary, body)
  }

  /// One for each kind, and the stories; the first is the one that holds without a choice.
  static let all = kinds + stories

  /// The file.
  var text: String { FirstScene.head + body }

  private static let head = """
    # A scene: its controllers, its segues, and what a person does.
    # 'scenograph run' prints each callback, 'scenograph test' checks the expectations.

    """

  /// One for each kind.
  private static let kinds = [
    FirstScene(
      "navigation", "a push and a pop",
      """
      scene: A stack
      initial: main # the window's root

      controllers:
        main: { kind: navigation, stack: [list] }
        list:
          title: Fruit
          segues:
            open: { show: detail } # what leads where
        detail: { title: Apple }

      script: # what happens, step by step
        - trigger: open
        - expect:
            trace:
              - detail.viewDidLoad
              - list.viewWillDisappear(true)
              - detail.viewWillAppear(true)
              - list.viewDidDisappear(true)
              - detail.viewDidAppear(true)
        - pop
        - expect: { visible: list, released: [detail] }

      """),
    FirstScene(
      "view", "a screen and a sheet over it",
      """
      scene: A sheet
      initial: home # the window's root

      controllers:
        home:
          title: Home
          segues:
            compose: { present: editor } # what leads where
        editor: { title: New message }

      script: # what happens, step by step
        - trigger: compose
        - expect:
            trace: [editor.viewWillAppear(true), editor.viewDidAppear(true)]
            lacks: [home.viewWillDisappear] # a sheet doesn't cover what is below
        - dismiss
        - expect: { visible: home, released: [editor] }

      """),
    FirstScene(
      "container", "a custom container with children",
      """
      scene: Two halves
      initial: frame # the window's root

      controllers:
        frame:
          kind: container
          layout: vertical
          children: [map, list] # made and added when the frame's view loads
        map:  { title: Map }
        list: { title: List }
        note: { title: Note }

      script: # what happens, step by step
        - expect: { appeared: [frame, map, list] }
        - add: note # addChild, addSubview, didMove
          in: frame
        - expect:
            trace: [note.willMove(frame), note.viewWillAppear(false), note.viewDidAppear(false)]
        - remove: map
          in: frame
        - expect: { released: [map] }

      """),
    FirstScene(
      "tabs", "two tabs; the second one loads late",
      """
      scene: Tabs
      initial: shell # the window's root

      controllers:
        shell: { kind: tabs, tabs: [home, search] }
        home:   { title: Home }
        search: { title: Search }

      script: # what happens, step by step
        - expect: { since: launch, lacks: [search.viewDidLoad] } # it hasn't been on the screen yet
        - tap: search
        - expect:
            contains: [search.viewDidLoad, home.viewDidDisappear]
            visible: search

      """),
    FirstScene(
      "split", "a list beside its detail, on a pad",
      """
      scene: List and detail
      device: pad
      initial: columns # the window's root

      controllers:
        columns: { kind: split, preferredDisplayMode: allVisible, primary: list, secondary: empty }
        list:
          title: Mail
          segues:
            open: { showDetail: message } # what leads where
        empty:   { note: Nothing is chosen yet. }
        message: { title: Hello }

      script: # what happens, step by step
        - expect: { appeared: [columns, list, empty] }
        - trigger: open
          in: list
        - expect: { appeared: [columns, list, message], released: [empty] }

      """),
    FirstScene(
      "pager", "pages that a swipe turns",
      """
      scene: Pages
      initial: book # the window's root

      controllers:
        book:
          kind: pager
          transitionStyle: scroll
          pages: [cover, map, index]
        cover: { title: Cover }
        map:   { title: Map }
        index: { title: Index }

      script: # what happens, step by step
        - expect: { visible: cover }
        - swipe: forward
        - expect: { visible: map, contains: [cover.viewDidDisappear] }
        - swipe: forward # half of a page, and back
          cancelled: true
        - expect: { visible: map }

      """),
    FirstScene(
      "alert", "an alert whose action pops",
      """
      scene: An alert
      initial: main # the window's root

      controllers:
        main: { kind: navigation, stack: [list, detail] }
        list: { title: Fruit }
        detail: { title: Apple }
        confirm:
          kind: alert
          title: Delete the apple?
          actions: # each with the steps of its handler
            delete: [pop]
            cancel:

      script: # what happens, step by step
        - present: confirm
        - expect: { visible: confirm, lacks: [detail.viewWillDisappear] }
        - tap: delete
        - expect: { visible: list, released: [confirm, detail] }

      """),
    FirstScene(
      "search", "a search whose result is pushed",
      """
      scene: A search
      initial: main # the window's root

      controllers:
        main: { kind: navigation, stack: [list] }
        list: { title: Fruit, searchController: search, definesPresentationContext: true }
        search: { kind: search, searchResultsController: results }
        results:
        detail: { title: Apple }

      script: # what happens, step by step
        - tap: search # its bar
        - expect: { visible: search, lacks: [list.viewWillDisappear] }
        - { push: detail, in: main }
        - pop
        - tap: cancel
        - expect: { visible: list, released: [detail] }

      """),
    FirstScene(
      "hosting", "a screen of SwiftUI in a stack",
      """
      scene: A screen of SwiftUI
      initial: main # the window's root

      controllers:
        main: { kind: navigation, stack: [list] }
        list: { title: Fruit }
        profile: { kind: hosting, class: ProfileController }

      script: # what happens, step by step
        - push: profile
        - expect: { visible: profile, contains: [profile.onAppear, profile.viewDidAppear] }
        - swipe: pop # a person goes back
        - expect: { visible: list, contains: [profile.onDisappear], released: [profile] }

      """),
  ]
}
