/// Scenes of frequent flows in apps; each uses several kinds of controllers.
extension FirstScene {
  static let stories = [
    FirstScene(
      "modal", "a full-screen modal, and its dismissal",
      """
      scene: A modal
      initial: home # the window's root

      controllers:
        home:  { title: Home }
        login: { title: Sign in, modalPresentationStyle: fullScreen } # without it, a sheet

      script: # what happens, step by step
        - present: login
        - expect:
            contains: [login.viewDidAppear(true), home.viewDidDisappear(true)] # it covers what is below
            visible: login
        - dismiss
        - expect: { contains: [home.viewDidAppear(true)], visible: home, released: [login] }

      """),
    FirstScene(
      "unwind", "a flow of screens, and an unwind segue out of it",
      """
      scene: Back to the list
      initial: main # the window's root

      controllers:
        main: { kind: navigation, stack: [list] }
        list:
          unwindActions: [backToList] # where unwinding ends
          segues:
            open: { show: order }
        order:
          segues:
            pay: { show: receipt }
        receipt:
          segues:
            done: { unwind: backToList }

      script: # what happens, step by step
        - trigger: open
        - trigger: pay
        - trigger: done # finds the action, and pops both screens
        - expect: { visible: list, released: [order, receipt] }

      """),
    FirstScene(
      "deep-link", "a link that leads to a tab and a product",
      """
      scene: A deep link
      initial: main # the window's root

      controllers:
        main: { kind: tabs, tabs: [home, shop] }
        home:    { title: Home }
        shop:    { kind: navigation, title: Shop, stack: [list] }
        list:    { title: Products }
        product: { title: Product }
        help:    { title: Help }

      script: # what happens, step by step
        - present: help # something is open when the link comes
        - dismiss
        - select: shop
          in: main
        - push: product
          in: shop
          animated: false
        - expect: { visible: product, appeared: [main, shop, product], released: [help] }

      """),
    FirstScene(
      "sign-in", "a welcome screen that is replaced by the app",
      """
      scene: Sign in
      initial: root # the window's root, which stays

      controllers:
        root: { kind: container, children: [welcome] }
        welcome: { title: Welcome }
        main: { kind: tabs, tabs: [home, account] }
        home:    { title: Home }
        account: { title: Account }

      script: # what happens, step by step
        - transition: main # the welcome screen goes, the app comes
          from: welcome
          in: root
        - expect: { appeared: [root, main, home], released: [welcome] }

      """),
    FirstScene(
      "transition", "a container that replaces its child",
      """
      scene: One child for another
      initial: frame # the window's root

      controllers:
        frame: { kind: container, children: [map] }
        map:  { title: Map }
        list: { title: List }

      script: # what happens, step by step
        - transition: list
          from: map
          in: frame
        - expect:
            trace:
              - map.willMove(nil)
              - list.willMove(frame)
              - map.viewWillDisappear(true)
              - list.viewWillAppear(true)
              - list.viewIsAppearing(true)
              - list.viewDidAppear(true)
              - map.viewDidDisappear(true)
              - map.didMove(nil)
              - list.didMove(frame)
        - expect: { released: [map] }

      """),
  ]
}
