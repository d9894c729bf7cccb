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
    ("run a.yaml -o x.txt", "x.txt", "# 0  launch"), ("run a.yaml -o x", "x", "# 0  launch"),
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
    ("check --reporter gitlab a.yaml", "such a server reads 'junit' and 'checkstyle'", "help check"),
  ]

  @Test(arguments: refused.indices) func `another ending is refused, with a way out`(index: Int) {
    let example = FileEndingTests.refused[index]
    let (run, files) = run(example.call)
    #expect(run.exit == 64 && run.output.isEmpty && files.contents.count == 1)
    let lines = run.errors.split(separator: "\nhelp: ")
    #expect(lines.count == 2 && lines[0].replacing("\n", with: " ").contains(example.message), "\(run.errors)")
    #expect(lines.last?.replacing("\n", with: " ").contains(example.hint) == true, "\(run.errors)")
  }
}
