public import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG20x: names that lead nowhere.
public enum ReferenceDiagnostic: Int, DiagnosticFamily {
  case unknownController = 201
  case unknownSegue
  case unknownAction
  case unreadableImport
  case circularContainment = 206
  case unknownStep
  case unknownCallback

  public static let title = "Names"

  public var entry: CatalogueEntry {
    switch self {
    case .unknownController:
      CatalogueEntry(
        .error, "unknown controller",
        explanation: """
          A name leads to no controller. Names are looked for under `controllers` of the same file, inline definitions \
          included, and, with a `/`, in the files that `import` names. They are case-sensitive. Nothing can be drawn or \
          run while an edge of the scene ends nowhere, so the compilation stops here.
          """,
        wrong: "scene: Names\ncontrollers:\n  shell: { kind: container, children: [hme] }\n  home:\n",
        right: "scene: Names\ncontrollers:\n  shell: { kind: container, children: [home] }\n  home:\n",
        sources: ["format 2"])
    case .unknownSegue:
      CatalogueEntry(
        .error, "unknown segue",
        explanation: """
          A step fires a segue that the controller doesn't have. In UIKit this is an exception as soon as the line runs: \
          the receiver has no segue with that identifier. A segue belongs to one controller: give `in` if the step means \
          another controller than the visible one.
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
        sources: ["C1.94", "G7.24"])
    case .unknownAction:
      CatalogueEntry(
        .error, "unknown unwind action",
        explanation: """
          An unwind segue names an action that no controller of the scene implements. UIKit searches the hierarchy for a \
          controller that implements the action; without one the tap does nothing at all, and no log says why. Declare \
          the action under `unwindActions` of the controller to which the segue should lead back.
          """,
        wrong:
          "scene: Unwind\ncontrollers:\n  list: { unwindActions: [close] }\n  detail: { segues: { done: { unwind: clsoe } } }\n",
        right:
          "scene: Unwind\ncontrollers:\n  list: { unwindActions: [close] }\n  detail: { segues: { done: { unwind: close } } }\n",
        sources: ["G7.41", "G7.45"])
    case .unreadableImport:
      CatalogueEntry(
        .error, "import can't be read",
        explanation: """
          A file under `import` can't be read. Its path counts from the folder of the file that imports it, with `/` on \
          every system. As long as it is missing, none of its controllers can be found.
          """,
        wrong: "scene: Imports\nimport: { other: no-such-file.scene.yaml }\ncontrollers:\n  main:\n",
        right: "scene: Imports\ncontrollers:\n  main:\n",
        sources: ["format 6"])
    case .circularContainment:
      CatalogueEntry(
        .error, "containment runs in a circle",
        explanation: """
          A controller contains itself, directly or through what it contains. Making one would make another inside it, \
          without end. Segues may lead back to where they came from, since each firing makes one new screen; ownership \
          (`children`, `stack`, `embed` …) can't.
          """,
        wrong:
          "scene: Circle\ncontrollers:\n  a: { kind: container, children: [b] }\n  b: { kind: container, children: [a] }\n",
        right:
          "scene: Circle\ncontrollers:\n  a: { kind: container, children: [b] }\n  b: { segues: { again: { present: a } } }\n",
        sources: ["format 6"])
    case .unknownStep:
      CatalogueEntry(
        .error, "unknown step",
        explanation: """
          `since`, or the `step` of a `picture`, names a step that the script doesn't have. It takes `launch`, or the \
          `id` that a step of the same script carries; that step's own events then count too.
          """,
        wrong:
          "scene: Since\ninitial: a\ncontrollers: { a: }\nscript:\n  - wait: 1\n    id: pause\n  - expect: { since: puase, lacks: [a.viewDidDisappear] }\n",
        right:
          "scene: Since\ninitial: a\ncontrollers: { a: }\nscript:\n  - wait: 1\n    id: pause\n  - expect: { since: pause, lacks: [a.viewDidDisappear] }\n",
        sources: ["format 8"])
    case .unknownCallback:
      CatalogueEntry(
        .error, "unknown callback",
        explanation: """
          An expectation names a callback, a group or an unwind action that doesn't exist, so it could never hold, or \
          never fail. `scenograph explain events` lists all names.
          """,
        wrong:
          "scene: Callbacks\ninitial: a\ncontrollers: { a: }\nscript:\n  - expect: { contains: [a.viewDidApear] }\n",
        right:
          "scene: Callbacks\ninitial: a\ncontrollers: { a: }\nscript:\n  - expect: { contains: [a.viewDidAppear] }\n",
        sources: ["format 9"])
    }
  }
}
