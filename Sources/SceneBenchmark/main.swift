// Measures what the compiler takes beside what can't be undercut, as ratios: seconds say more of the machine.
//
// ```
// scenograph-benchmark                       everything, as a table
// scenograph-benchmark generate [N] [launch] the scene that is measured, of N controllers
// scenograph-benchmark script KIND N         a scene with a script of N steps: push, present, tabs or add
// scenograph-benchmark storyboard BYTES      a storyboard of so many bytes; Tests/Storyboards/speed.py measures it
// scenograph-benchmark machine FILE ROUNDS   a scene compiled once, its plan run so often, for callgrind; an observer
//                                            gets the number of events, or with `told` behind it each event
// scenograph-benchmark bare FILE             libyaml's events of a file alone, for callgrind
// scenograph-benchmark check FILE            the check of a file alone, for callgrind
// scenograph-benchmark work [NAME ROUNDS]    one kind of work, so often, for callgrind; their names without one
// scenograph-benchmark steps VERB KIND N     check, run or test of such a script, since for a test of the whole run
//                                            after each pair of steps, or what shows its run: jsonl, chrome, html,
//                                            timeline, sequence, screens or trees
// scenograph-benchmark write KIND FILE N     the trace of a plan as text, jsonl or chrome, so often; printed for 0
// scenograph-benchmark draw                  drawings alone, as a table
// scenograph-benchmark memory FILE           how much memory a check takes, in bytes
// ```

internal import SceneCompiler
internal import SceneTrace

let words = Array(CommandLine.arguments.dropFirst())

switch (words.first, words.dropFirst().first) {
case (nil, _): Comparison.printAll()
case ("generate", let count):
  let scene = GeneratedScene.yaml(
    controllers: count.flatMap { Int($0) } ?? Comparison.size, hasInitial: words.last == "launch")
  print(String(decoding: scene, as: UTF8.self), terminator: "")
case ("script", let kind?):
  let steps = words.dropFirst(2).first.flatMap { Int($0) } ?? Comparison.size
  let script = GeneratedScript(rawValue: kind)?.yaml(steps: steps) ?? []
  print(String(decoding: script, as: UTF8.self), terminator: "")
case ("storyboard", let bytes?):
  print(String(decoding: GeneratedStoryboard.xml(bytes: Int(bytes) ?? 0), as: UTF8.self), terminator: "")
case ("machine", let path?):
  let rounds = words.dropFirst(2).first.flatMap { Int($0) } ?? 1
  print(Machine.run(Files.read(path) ?? [], rounds: rounds, tellsEach: words.last == "told") ?? 0, "events")
case ("bare", let path?): print(BareLoop.countEvents(of: Files.read(path) ?? []), "events")
case ("check", let path?): print(Checking.countFindings(of: Files.read(path) ?? []), "findings")
case ("work", let name?):
  let rounds = words.dropFirst(2).first.flatMap { Int($0) } ?? 1
  if let job = Work(rawValue: name)?.job() { for _ in 0..<rounds { job() } }
case ("work", nil): for work in Work.allCases { print(work.rawValue) }
case ("steps", let verb?):
  let kind = words.dropFirst(2).first.flatMap { GeneratedScript(rawValue: $0) }
  let count = words.dropFirst(3).first.flatMap { Int($0) } ?? Comparison.size
  if let kind, let verb = Verb(rawValue: verb) { verb.run(kind.yaml(steps: count, expecting: verb.expected)) }
case ("write", let kind?):
  let path = words.dropFirst(2).first ?? ""
  let rounds = words.dropFirst(3).first.flatMap { Int($0) } ?? 1
  if let kind = TraceKind(rawValue: kind), let plan = Machine.plan(of: Files.read(path) ?? []) {
    for _ in 0..<rounds { _ = plan.trace(as: kind) }
    if rounds == 0 { print(plan.trace(as: kind), terminator: "") }
  }
case ("draw", _): Comparison.compareDrawings()
case ("memory", let path?):
  _ = Checking.countFindings(of: Files.read(path) ?? [])
  print(Children.peakMemory)
default:
  print(
    "usage: scenograph-benchmark [generate [N] [launch] | script KIND N | storyboard BYTES | machine FILE ROUNDS [told] | bare FILE | check FILE | work [NAME ROUNDS] | steps VERB KIND N | write KIND FILE N | draw | memory FILE]"
  )
}
