/// How containers, presentations and segues are written.
extension HowTo {
  static let scenes = [
    Task(
      words: "How do I write a sheet?",
      answer: "The style and the heights are the presented controller's; 'present' brings it.",
      scene: """
        scene: A sheet
        initial: home
        controllers:
          home:
          filter: { modalPresentationStyle: pageSheet, detents: [medium, large] }
        script:
          - present: filter
          - swipe: dismiss
        """,
      calls: ["init --kind modal"],
      asked: [
        "scene that presents a sheet and swipes it away", "present a sheet in a scene",

        "how do I present a sheet", "present a bottom sheet", "SwiftUI sheet", "card presentation",
        "sheet with detents",
      ]),
    Task(
      words: "How do I write a full-screen modal?",
      answer: "By the style of the presented controller.",
      scene: """
        scene: A login
        initial: home
        controllers: { home: , login: { modalPresentationStyle: fullScreen } }
        script:
          - present: login
          - dismiss
        """,
      calls: ["init --kind modal"],
      asked: ["how do I present full screen"]),
    Task(
      words: "How do I write a popover?",
      answer: "The style is the presented controller's; the anchor stands beside 'present'.",
      scene: """
        scene: A menu
        device: pad
        initial: home
        controllers: { home: , menu: { modalPresentationStyle: popover } }
        script:
          - { present: menu, anchor: button }
          - swipe: dismiss
        """,
      calls: [],
      asked: [
        "how do I show a popover", "present a popover from a button", "anchor of a popover", "sourceView of a popover",
      ]),
    Task(
      words: "How do I write an alert?",
      answer: "An alert is a kind, and its actions are keys with what they do.",
      scene: """
        scene: Delete
        initial: nav
        controllers:
          nav: { kind: navigation, stack: [list, detail] }
          list:
          detail:
          sure: { kind: alert, actions: { delete: [pop], cancel: } }
        script:
          - present: sure
          - tap: delete
        """,
      calls: ["init --kind alert"],
      asked: ["how do I show an alert", "make an alert with buttons", "UIAlertController action", "alert with actions"]),
    Task(
      words: "How do I write a tab bar?",
      answer: "A tab bar controller is a kind; each of its tabs may be a stack.",
      scene: """
        scene: Two tabs
        initial: tabs
        controllers:
          tabs: { kind: tabs, tabs: [homeNav, cart] }
          homeNav: { kind: navigation, stack: [home] }
          home:
          cart:
        script:
          - select: cart
        """,
      calls: ["init --kind tabs"],
      asked: ["how do I make a tab bar", "create a tab bar controller", "tabs in a scene", "add a tab"]),
    Task(
      words: "How do I write a navigation controller?",
      answer: "A navigation controller is a kind with a stack.",
      scene: """
        scene: A stack
        initial: nav
        controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
        script:
          - push: detail
          - pop
        """,
      calls: ["init --kind navigation"],
      asked: [
        "embed in navigation controller", "how do I create a navigation controller", "make a navigation stack",
        "how do I push in a scene",
      ]),
    Task(
      words: "How do I write a split view?",
      answer: "A split view controller is a kind with columns.",
      scene: """
        scene: A mail app
        device: pad
        initial: split
        controllers:
          split: { kind: split, style: doubleColumn, primary: list, secondary: message }
          list:
          message:
          next:
        script:
          - showDetail: next
        """,
      calls: ["init --kind split"],
      asked: ["how do I make a split view controller", "create a split view", "columns in a scene"]),
    Task(
      words: "How do I write a page view controller?",
      answer: "A page view controller is a kind with pages.",
      scene: """
        scene: An album
        initial: album
        controllers: { album: { kind: pager, pages: [one, two] }, one: , two: }
        script:
          - swipe: forward
        """,
      calls: ["init --kind pager"],
      asked: ["how do I make a page view controller", "create a pager", "UIPageViewController in a scene"]),
    Task(
      words: "How do I write a container of my own?",
      answer: "A container is a kind; 'add', 'remove' and 'transition' are what its code does.",
      scene: """
        scene: A drawer
        initial: drawer
        controllers: { drawer: { kind: container, children: [home] }, home: , settings: }
        script:
          - { transition: settings, from: home, in: drawer }
        """,
      calls: ["init --kind container"],
      asked: [
        "describe my own container in a scene", "custom container in a scene", "how do I write a custom container",
      ]),
    Task(
      words: "How do I write an unwind segue?",
      answer: "A screen takes an action, and a segue of a screen above it exits to that action.",
      scene: """
        scene: Out of a flow
        initial: nav
        controllers:
          nav: { kind: navigation, stack: [home] }
          home: { unwindActions: [goHome], segues: { next: { show: detail } } }
          detail: { segues: { done: { unwind: goHome } } }
        script:
          - trigger: next
          - trigger: done
        """,
      calls: ["init --kind unwind"],
      asked: ["how do I make an unwind segue", "exit segue", "unwind to a screen in a scene"]),
    Task(
      words: "How do I write what a delegate does?",
      answer: "Its messages take steps under 'overrides' of the container, or of what is presented. 'in' names the one "
        + "that acts.",
      scene: """
        scene: After the drag
        initial: nav
        controllers:
          nav: { kind: navigation, stack: [list] }
          list:
          editor: { overrides: { presentationControllerDidDismiss: [{ push: saved, in: nav }] } }
          saved:
        script:
          - present: editor
          - swipe: dismiss
        """,
      calls: ["explain delegates"],
      asked: [
        "how do I write a delegate method", "code in a delegate message", "coordinator reacts to didShow",
        "push after a sheet was dragged away", "steps in didSelect", "react when a sheet was dismissed",
      ]),
  ]
}
