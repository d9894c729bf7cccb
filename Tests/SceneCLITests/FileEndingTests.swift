import SceneTestSupport
import Testing

/// The ending of a file's name chooses the form of what is written into it, or is refused with a way out.
@Suite struct FileEndingTests {
  private static let scene = "scene: A\ninitial: home\ncontrollers: { home: }\n"

  private func run(_ words: String) -> (run: CommandRun, files: MemoryFiles) {
    let files = MemoryFiles(["a.yaml": FileEndingTests.scene])
    return (CommandRun(words.split(separator: " ").map(String.init), files: files), files)
  }

  /// A call, its file, and how that starts.
  private static let chosen: [(call: String, file: String, start: String)] = [
    ("run a.yaml -o x.html", "x.html", "<!doctype html>"), ("run a.yaml -o x.jsonl", "x.jsonl", "{\"seq\":1"),
    ("run a.yaml -o x.txt", "x.txt", "# 0  launch"), ("run a.yaml -o x.trace", "x.trace", "# 0  launch"),
    ("run a.yaml -o x.2", "x.2", "# 0  launch"), ("run a.yaml -o x.foo", "x.foo", "# 0  launch"),
    ("run a.yaml -o x", "x", "# 0  launch"),
    ("run --format chrome a.yaml -o x.json", "x.json", "{"),
    ("run --matrix ios=12,17 a.yaml -o x.svg", "x.svg", "<svg"),
    ("diagram a.yaml -o x.txt", "x.txt", "A\n"), ("diagram a.yaml -o x.mmd", "x.mmd", "---\ntitle"),
    ("diagram --format dot a.yaml -o x.txt", "x.txt", "digraph"),
    ("diagram --view timeline a.yaml -o x.mmd", "x.mmd", "gantt"), ("compile a.yaml -o x.txt", "x.txt", "scene"),
    ("compile a.yaml -o x.plan", "x.plan", "{"), ("why a.yaml home.viewDidLoad -o x.svg", "x.svg", "<svg"),
    ("why a.yaml home.viewDidLoad -o x.json", "x.json", "{"), ("tree a.yaml -o x.txt", "x.txt", "home"),
  ]

  @Test(arguments: chosen.indices) func `an ending chooses the form`(index: Int) {
    let example = FileEndingTests.chosen[index]
    let (run, files) = run(example.call)
    let text = String(decoding: files.contents[example.file] ?? [], as: UTF8.self)
    #expect(run.exit == 0 && text.hasPrefix(example.start), "\(example.call): \(text.prefix(60)) \(run.errors)")
  }

  /// A call, what is wrong with it, and the way out.
  private static let refused: [(call: String, message: String, hint: String)] = [
    ("run a.yaml -o x.svg", "'run' writes no .svg", "scenograph diagram -o x.svg"),
    ("run --format svg a.yaml", "means nothing without '--matrix'", "diagram --view timeline --format svg"),
    ("run --format png a.yaml", "'scenograph diagram --view timeline -o run.png' draws a run", "help run"),
    ("run a.yaml -o x.scene.yaml", "'run' writes no scene", ".txt"),
    ("run --format jsonl a.yaml -o x.scene.yml", "'run' writes no scene", ".txt"),
    ("compile a.yaml -o x.scene.yaml", "'compile' writes no scene", ".plan"),
    ("tree a.yaml -o x.scene.yaml", "'tree' writes no scene", ".txt"),
    ("run --matrix a.yaml", "'--matrix' takes the next word as its <axis=values>", "'--matrix ios=12..17 a.yaml'"),
    ("run --events a.yaml", "and 'a.yaml' is a file", "'--events appearance a.yaml'"),
    ("run --ios a.yaml", "and 'a.yaml' is a file", "'--ios 12 a.yaml'"),
    ("run --device a.yaml", "and 'a.yaml' is a file", "'--device pad a.yaml'"),
    ("run --steps a.yaml", "and 'a.yaml' is a file", "'--steps 2-4 a.yaml'"),
    ("run --controllers a.yaml", "and 'a.yaml' is a file", "'--controllers detail a.yaml'"),
    ("run --format a.yaml", "and 'a.yaml' is a file", "'--format text a.yaml'"),
    ("tree --step a.yaml", "and 'a.yaml' is a file", "'--step 2 a.yaml'"),
    ("why --alive a.yaml", "and 'a.yaml' is a file", "'--alive detail a.yaml'"),
    ("run a.yaml --events", "'--events' needs a <names>", "'--events appearance'"),
    ("why a.yaml home viewDidLoad", "takes one event, but got 'viewDidLoad' too", "'home.viewDidLoad'"),
    ("run", "'run' needs a <file>", "'-' for standard input"),
    ("docs --check a.yaml", "'a.yaml' is a scene, not a document", "<!-- scenograph: run a.yaml -->"),
    ("docs --write a.storyboard", "'a.storyboard' isn't Markdown", "*.md"),
    ("", "no verb given", "'scenograph init' writes a first scene"),
    ("run a.yaml -o x.png", "'run' writes no .png", "scenograph diagram -o x.png"),
    ("run a.yaml -o x.json", "'run' writes no .json", "--format chrome"),
    ("run --format text a.yaml -o x.html", "doesn't fit '--format text'", "--format html"),
    ("run --format json a.yaml", "means nothing without '--matrix'", "'--format jsonl'"),
    ("run --compare --ios 12,17 a.yaml -o x.html", "'run --compare' writes no .html", "makes a page"),
    ("run --matrix ios=12,17 a.yaml -o x.html", "'run --matrix' writes no .html", ".md, .json"),
    ("tree a.yaml -o x.svg", "'tree' writes no .svg", "scenograph diagram -o x.svg"),
    ("tree a.yaml -o x.html", "'tree' writes no .html", "scenograph run -o x.html"),
    ("compile a.yaml -o x.html", "'compile' writes no .html", "scenograph run -o x.html"),
    ("why a.yaml home.viewDidLoad -o x.html", "'why' writes no .html", "scenograph run -o x.html"),
    ("diagram a.yaml -o x.html", "the ending '.html' is unknown", "scenograph run -o x.html"),
    ("diagram a.yaml -o x.plan", "the ending '.plan' is unknown", "scenograph compile -o x.plan"),
    ("diagram --format png a.yaml", "not 'png'; the ending of a file makes one", "help diagram"),
    ("run a.yaml -o x.csv", "no form of 'run' has the ending .csv", ".jsonl"),
    ("run a.yaml -o x.swift", "no form of 'run' has the ending .swift", "'--format text'"),
    ("run --matrix ios=12,17 a.yaml -o x.csv", "no form of 'run --matrix' has the ending .csv", ".md, .json"),
    ("tree a.yaml -o x.swift", "no form of 'tree' has the ending .swift", "'--format text'"),
    ("compile a.yaml -o x.m", "no form of 'compile' has the ending .m", "'--format json'"),
    ("check --reporter xml a.yaml", "'junit' and 'checkstyle' are XML", "help check"),
    ("run --matrix ios=5-27 a.yaml", "'5-27' is no version of iOS from 5 to 27", "write '5..27'"),
    ("run --matrix ios=27..5 a.yaml", "'27..5' is no version of iOS from 5 to 27", "write '5..27'"),
    ("run --matrix ios=5-99 a.yaml", "'5-99' is no version of iOS from 5 to 27", "'5..27', '13..' or '..12'"),
    ("check --reporter gitlab a.yaml", "such a server reads 'junit' and 'checkstyle'", "help check"),
  ]

  @Test func `a scene is only replaced by a scene`() {
    let other = "scene: B\ncontrollers: { b: }\n"
    for call in [
      "compile --format listing a.yaml -o b.yaml", "run a.yaml -o b.yaml",
      "run --format jsonl a.yaml -o b.yaml", "tree a.yaml -o b.yaml", "check --reporter json:b.yaml a.yaml",
      "test --reporter junit:b.yaml a.yaml", "schema -o b.yaml",
    ] {
      let files = MemoryFiles(["a.yaml": FileEndingTests.scene, "b.yaml": other])
      let run = CommandRun(call.split(separator: " ").map(String.init), files: files)
      #expect(run.exit == 2 && run.errors.contains("a scene stands here, and would be lost"), "\(call): \(run.errors)")
      #expect(files.contents["b.yaml"] == Array(other.utf8), "\(call)")
    }
    // A plan may be replaced by a plan, whatever its name is.
    let files = MemoryFiles(["a.yaml": FileEndingTests.scene])
    for _ in 0..<2 { #expect(CommandRun(["compile", "a.yaml", "-o", "p.yaml"], files: files).exit == 0) }
  }

  @Test(arguments: refused.indices) func `another ending is refused, with a way out`(index: Int) {
    let example = FileEndingTests.refused[index]
    let (run, files) = run(example.call)
    #expect(run.exit == 64 && run.output.isEmpty && files.contents.count == 1)
    let lines = run.errors.split(separator: "\nhelp: ")
    #expect(lines.count == 2 && lines[0].replacing("\n", with: " ").contains(example.message), "\(run.errors)")
    #expect(lines.last?.replacing("\n", with: " ").contains(example.hint) == true, "\(run.errors)")
  }
}
