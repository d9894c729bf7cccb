package import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG20x: names that lead nowhere.
package enum ReferenceDiagnostic: Int, DiagnosticFamily {
  case unknownController = 201
  case unknownSegue
  case unknownAction
  case unreadableImport
  case circularContainment = 206
  case unknownStep
  case unknownCallback
  case alreadyThere
  case foreignEvent

  package static let title = "Names"

  package var entry: CatalogueEntry {
    switch self {
    case .unknownController:
      CatalogueEntry(
        .error, "unknown controller",
        explanation: """
          No controller has this name. The compiler searches `controllers` of the same file, including inline \
          definitions. For a name with a `/`, it searches the files that `import` names. Names are case-sensitive. A \
          scene with an unknown name can't be drawn or run, so the compilation stops here.
          """,
        wrong: "scene: Names\ncontrollers:\n  shell: { kind: container, children: [hme] }\n  home:\n",
        right: "scene: Names\ncontrollers:\n  shell: { kind: container, children: [home] }\n  home:\n")
    case .unknownSegue:
      CatalogueEntry(
        .error, "unknown segue",
        explanation: """
          A step fires a segue that the controller doesn't have. In UIKit this is an exception when the line runs: the \
          receiver has no segue with that identifier. A segue belongs to one controller. If the step means another \
          controller than the visible one, give `in`.
          """,
        wrong: """
          scene: Segues
          initial: list
          controllers:
            list: { segues: { open: { present: detail } } }
            detail:
          script:
            - trigger: opne
          """,
        right: """
          scene: Segues
          initial: list
          controllers:
            list: { segues: { open: { present: detail } } }
            detail:
          script:
            - trigger: open
          """,
        rules: ["C1.94", "G7.24"])
    case .unknownAction:
      CatalogueEntry(
        .error, "unknown unwind action",
        explanation: """
          An unwind segue names an action that no controller of the scene implements. UIKit searches the hierarchy for \
          a controller that implements the action. If there is none, the tap does nothing, and no log says why. \
          Declare the action under `unwindActions` of the controller to which the segue should lead back.
          """,
        wrong:
          "scene: Unwind\ncontrollers:\n  list: { unwindActions: [close] }\n  detail: { segues: { done: { unwind: clsoe } } }\n",
        right:
          "scene: Unwind\ncontrollers:\n  list: { unwindActions: [close] }\n  detail: { segues: { done: { unwind: close } } }\n",
        rules: ["G7.41", "G7.45"])
    case .unreadableImport:
      CatalogueEntry(
        .error, "import can't be read",
        explanation: """
          A file under `import` can't be read. Its path starts at the folder of the importing file, with `/` on every \
          system. Without the file, the compiler can't find any of its controllers.
          """,
        wrong: "scene: Imports\nimport: { other: no-such-file.scene.yaml }\ncontrollers:\n  main:\n",
        right: "scene: Imports\ncontrollers:\n  main:\n")
    case .circularContainment:
      CatalogueEntry(
        .error, "containment is circular",
        explanation: """
          A controller contains itself, directly or through other controllers. To make one, UIKit would make another \
          inside it, without end. Segues may form a circle, since each segue that fires makes one new screen. \
          Ownership (`children`, `stack`, `embed` …) may not.
          """,
        wrong:
          "scene: Circle\ncontrollers:\n  a: { kind: container, children: [b] }\n  b: { kind: container, children: [a] }\n",
        right:
          "scene: Circle\ncontrollers:\n  a: { kind: container, children: [b] }\n  b: { segues: { again: { present: a } } }\n"
      )
    case .alreadyThere:
      CatalogueEntry(
        .error, "a key that the imported controller has already",
        explanation: """
          A name with a `/` under `controllers` adds keys to a controller of an imported file. A key that stands there \
          already can't be added, because only one of the two could hold. `segues` and `overrides` are \
          joined entry by entry, and so are the names in `unwindActions` and `views`. Every controller has its `kind` \
          already. Leave the key out, or change it in the imported file.
          """,
        wrong: """
          scene: Additions
          import: { other: other.scene.yaml }
          controllers:
            other/main: { kind: navigation }
          """,
        right: """
          scene: Additions
          import: { other: other.scene.yaml }
          controllers:
            other/main: { unwindActions: [done] }
          """)
    case .foreignEvent:
      CatalogueEntry(
        .warning, "an event that can't come",
        explanation: """
          An expectation names an event that this controller never gets. Events of the app, such as \
          'didEnterBackground', are events of 'app'. The delegate of a navigation controller is told of \
          'delegate.willShow', and no other delegate is. With 'lacks' such an expectation always holds, so it tests \
          nothing. Name the controller that gets the event.
          """,
        wrong:
          "scene: Events\ninitial: a\ncontrollers: { a: }\nscript:\n  - background\n  - expect: { lacks: [a.didBecomeActive] }\n",
        right:
          "scene: Events\ninitial: a\ncontrollers: { a: }\nscript:\n  - background\n  - expect: { lacks: [app.didBecomeActive] }\n"
      )
    case .unknownStep:
      CatalogueEntry(
        .error, "unknown step",
        explanation: """
          `since`, or the `step` of a `picture`, names a step that the script doesn't have. It takes `launch`, or the \
          `id` of a step in the same script. The events of that step count too.
          """,
        wrong:
          "scene: Since\ninitial: a\ncontrollers: { a: }\nscript:\n  - wait: 1\n    id: pause\n  - expect: { since: puase, lacks: [a.viewDidDisappear] }\n",
        right:
          "scene: Since\ninitial: a\ncontrollers: { a: }\nscript:\n  - wait: 1\n    id: pause\n  - expect: { since: pause, lacks: [a.viewDidDisappear] }\n"
      )
    case .unknownCallback:
      CatalogueEntry(
        .error, "unknown callback",
        explanation: """
          An expectation names a callback, a group or an unwind action that doesn't exist. So it could never hold, or \
          it could never fail. `scenograph explain events` lists all names.
          """,
        wrong:
          "scene: Callbacks\ninitial: a\ncontrollers: { a: }\nscript:\n  - expect: { contains: [a.viewDidApear] }\n",
        right:
          "scene: Callbacks\ninitial: a\ncontrollers: { a: }\nscript:\n  - expect: { contains: [a.viewDidAppear] }\n")
    }
  }
}
