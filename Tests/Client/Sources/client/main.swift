// Does once what the library is for, and checks what comes out. `.ci/client` builds it against the product alone.

import SceneCompiler

/// Counts what a run tells.
struct Counter: LifecycleObserver {
  var events: [Callback: Int] = [:]
  var effects = 0
  let wishes: ObserverWishes = [.events, .effects]

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events[event.callback, default: 0] += 1 }
  mutating func observe(_ effect: Effect, world: borrowing World) { effects += 1 }
}

func check(_ holds: Bool, _ what: String) {
  print(holds ? "ok    \(what)" : "FAILS \(what)")
  if !holds { fatalError(what) }
}

// A path, and a text with a mistake in it.
let compilation = try Pipeline.compile(path: CommandLine.arguments[1])
guard !compilation.hasErrors, let plan = compilation.plan else { fatalError(compilation.report) }
let wrong = Pipeline.compile(text: "scene: Wrong\ncontrollers: { home: { kind: nav } }\n")
check(wrong.hasErrors && wrong.report.contains("scene.yaml:2:30: error:"), "a report of what is wrong, and where")

// A run with an observer, and as a trace.
var counter = Counter()
let outcome = plan.run(observer: &counter)
check(
  outcome.failures.isEmpty && counter.events[.viewDidLoad] == 4 && counter.effects > 100, "a run, told to an observer")
for kind in TraceKind.allCases {
  check(plan.trace(as: kind).contains("viewWillAppear"), "a trace as \(kind)")
}

// Drawings, and the page.
for view in PictureView.allCases {
  for format in HierarchyPlan.formats(of: view) {
    check(plan.drawing(of: view, as: format)?.isEmpty == false, "\(view) as \(format)")
  }
}
check(plan.drawing(of: .tree, afterStep: 0) != plan.drawing(of: .tree), "the tree after the launch, and at the end")
check(plan.page(of: compilation).hasPrefix("<!"), "the page")

// A plan is a file, too.
let again = Pipeline.compile(text: plan.file, name: "again.plan")
check(again.plan?.trace() == plan.trace(), "the plan from its file")

// A program by hand: a stack with a screen, and a second one that is pushed.
var program = Program(scene: "By hand", changes: [BehaviourChange(.didMoveTwice, isOn: false)])
let first = program.declare(Template("first"))
let second = program.declare(Template("second"))
program.initial = program.declare(Template("main", kind: .navigation, contents: [Template.Content(.stack, first)]))
program.script = [Step(.push(Reference(second))), Step(.pop)]
check(program.plan().trace().contains("first.viewDidAppear(true)"), "a program by hand")

// A world that goes step by step, and a fork of it in the middle.
var here = Simulation(program, observer: Counter())
here.performNext()
here.performNext()
var there = here
here.play()
there.perform(extra: Step(.present(Reference(second), PresentationOptions())))
there.settle()
check(here.world != there.world && here.possibleSteps.count > 0, "a world and its fork")
