// Measures what the compiler takes beside what can't be undercut, as ratios: seconds say more of the machine.
//
//   scenograph-benchmark                       everything, as a table
//   scenograph-benchmark generate [N] [launch] the scene that is measured, of N controllers
//   scenograph-benchmark bare FILE             libyaml's events of a file alone, for callgrind
//   scenograph-benchmark check FILE            the check of a file alone, for callgrind
//   scenograph-benchmark trace                 a trace of a million events alone, twenty times
//   scenograph-benchmark draw                  drawings alone, as a table
//   scenograph-benchmark memory FILE           how much memory a check takes, in bytes

let words = Array(CommandLine.arguments.dropFirst())

switch (words.first, words.dropFirst().first) {
case (nil, _): Comparison.printAll()
case ("generate", let count):
  let scene = GeneratedScene.yaml(
    controllers: count.flatMap { Int($0) } ?? Comparison.size, hasInitial: words.last == "launch")
  print(String(decoding: scene, as: UTF8.self), terminator: "")
case ("bare", let path?): print(BareLoop.countEvents(of: Files.read(path) ?? []), "events")
case ("check", let path?): print(Checking.countFindings(of: Files.read(path) ?? []), "findings")
case ("trace", _):
  let replay = TraceReplay(controllers: Comparison.tracedSize)
  for _ in 0..<20 { replay?.write(eventsPerTick: nil) }
case ("draw", _): Comparison.compareDrawings()
case ("memory", let path?):
  _ = Checking.countFindings(of: Files.read(path) ?? [])
  print(Children.peakMemory)
default:
  print("usage: scenograph-benchmark [generate [N] [launch] | bare FILE | check FILE | trace | draw | memory FILE]")
}
