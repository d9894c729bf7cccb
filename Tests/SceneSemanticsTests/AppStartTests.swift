import Testing

/// Starts in the background, and the awaking of what a storyboard makes (L9.13, V67).
@Suite struct AppStartTests {
  @Test func `L9.13: in the background the root loads and appears, and the app isn't active`() {
    check(
      """
      ios: 17
      initial: list
      controllers: { list: }
      script:
        - launch: background
        - expect:
            of: [app, list]
            callbacks: [app, viewWillAppear, viewDidAppear]
            trace:
              - app.willFinishLaunching
              - app.didFinishLaunching
              - app.willConnect
              - list.viewWillAppear(false)
              - list.viewDidAppear(false)
        - terminate
        - expect: { lacks: [app.willResignActive, app.didDisconnect] }
      """)
    check(
      """
      ios: 17
      initial: list
      controllers: { list: }
      script:
        - launch: background
        - { foreground: , id: opened }
        - expect:
            since: opened
            of: [app, list]
            callbacks: [app, appearance]
            trace: [app.willEnterForeground, app.didBecomeActive]
      """)
  }

  @Test func `L9.13: without a scene there is no view before a person opens the app`() {
    check(
      """
      ios: 17
      initial: list
      controllers: { list: }
      script:
        - launch: withoutScene
        - expect: { contains: [app.didFinishLaunching], lacks: [app.willConnect, list.init] }
        - { foreground: , id: opened }
        - expect:
            since: opened
            of: [app, list]
            callbacks: [app, init, viewDidAppear]
            trace:
              - app.willConnect
              - list.init
              - app.willEnterForeground
              - app.didBecomeActive
              - list.viewDidAppear(false)
        - background
        - expect: { contains: [app.willResignActive] }
      """)
    check(
      """
      ios: 12
      initial: list
      controllers: { list: }
      script:
        - launch: withoutScene
        - expect: { contains: [list.viewDidAppear], lacks: [app.didBecomeActive, app.willConnect] }
      """)
  }

  @Test func `V67: what a storyboard makes awakes before it has a parent and before its segue is prepared`() {
    check(
      """
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [list] }
        list: { segues: { open: { push: page } } }
        page: { storyboardIdentifier: Page, overrides: { awakeFromNib: [{ load: page }] } }
      script:
        - trigger: open
        - expect:
            of: [list, page]
            callbacks: [loading, prepare, willMove]
            trace:
              - page.init
              - page.awakeFromNib
              - page.loadView
              - page.viewDidLoad
              - list.prepare(open)
              - page.willMove(nav)
      """)
  }

  @Test func `V67: a place in a storyboard is enough`() {
    check(
      """
      initial: list
      controllers: { list: , other: }
      storyboard: { list: { id: abc } }
      script:
        - present: other
        - expect: { since: launch, contains: [list.awakeFromNib], lacks: [other.awakeFromNib] }
      """)
  }
}
