import SceneTestSupport
import Testing

/// What isn't a file of a size that can be read.
@Suite struct ReadingTests {
  @Test(arguments: ["check .", "test .", "fmt --check .", "docs --check .", "check x.yaml", "run x.yaml"])
  func `what is found is read only if it is a file`(line: String) throws {
    let shop = try Workshop([
      "x.yaml": "scene: X\nimport: { p: pipe.yaml, z: zero.yaml }\ninitial: a\ncontrollers: { a: }\n",
      "pipe.md": "",
    ])
    try shop.run(
      "rm pipe.md; mkfifo .scenographignore pipe.yaml pipe.md; ln -s /dev/zero zero.yaml; ln -s pipe.yaml link.yaml")
    let outcome = try shop.run("scenograph \(line)", seconds: 10)
    #expect(
      outcome.status == (line.hasPrefix("fmt") ? 0 : line.hasPrefix("docs") ? 2 : 1),
      "\(outcome)")
    if !line.hasPrefix("fmt"), !line.hasPrefix("docs") {
      #expect(
        (outcome.output + outcome.errors).contains("'pipe.yaml' can't be read: is a pipe or a device"), "\(outcome)")
      #expect(!outcome.errors.contains("bug in scenograph"))
    }
  }

  @Test func `what is named may be a pipe`() throws {
    let shop = try Workshop(["x.yaml": SampleScene.plain])
    #expect(try shop.run("scenograph check <(cat x.yaml)").status == 0)
    #expect(try shop.run("mkfifo p; cat x.yaml > p & scenograph check p").status == 0)
    #expect(try shop.run("cat x.yaml | scenograph check -").status == 0)
  }

  @Test func `a file that is too large isn't read at all`() throws {
    let shop = try Workshop()
    let outcome = try shop.run("truncate -s 1T x.yaml; ulimit -v 400000; scenograph check x.yaml", seconds: 10)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("x.yaml: error: has 1099511627776 bytes; at most 536870912 are read\n"), "\(outcome)")
  }

  @Test(arguments: ["/dev/zero", "- < /dev/zero", "<(yes)", "pipe"])
  func `what never ends is read up to one byte beyond the limit`(input: String) throws {
    let shop = try Workshop()
    let writer = input == "pipe" ? "mkfifo pipe; yes > pipe & " : ""
    let outcome = try shop.run(writer + "scenograph check --limit bytes=100000 \(input)", seconds: 10)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(": error: has more than 100000 bytes, which is the limit\n"), "\(outcome)")
  }

  @Test func `a name that isn't UTF-8 is named, and the rest is checked`() throws {
    let shop = try Workshop(["a/x.yaml": SampleScene.plain])
    try shop.run(#"cp a/x.yaml $'a/\xff\xfe.yaml'; mkdir $'a/d\xff'; touch $'a/\xff.txt'"#)
    try shop.run(#"touch $'a/\xff.md' $'a/\xff.storyboard'"#)
    for verb in ["check", "test", "fmt --check", "docs --check", "import"] {
      let outcome = try shop.run("scenograph \(verb) a")
      #expect(outcome.status == 2, "\(outcome)")
      let named = outcome.errors.split(separator: "\n").count { $0.contains("the name isn't UTF-8") }
      #expect(named == 2, "\(outcome)")
      if verb == "check" { #expect(outcome.output == "1 file, no findings\n") }
    }
  }

  @Test func `a name on the command line that isn't UTF-8 is no other file's name`() throws {
    let shop = try Workshop(["i.yaml": SampleScene.plain, "\u{FFFD}.yaml": SampleScene.plain])
    try shop.run(#"cp i.yaml $'q\xff.yaml'"#)
    let names = shop.names
    let read = try shop.run(#"scenograph check i.yaml $'q\xff.yaml'"#)
    #expect(read.status == 2 && read.output == "1 file, no findings\n", "\(read)")
    #expect(read.errors.hasSuffix("isn't UTF-8, so no path leads there\nhelp: give it a name in UTF-8\n"), "\(read)")
    let written = try shop.run(#"scenograph compile i.yaml -o $'o\xff.json'"#)
    #expect(written.status == 2 && written.errors.contains("the name isn't UTF-8"), "\(written)")
    #expect(shop.names == names)
    // The sign that stands for what is no text is a text itself.
    #expect(try shop.run("scenograph check \u{FFFD}.yaml").status == 0)
  }

  @Test func `hints fit`() throws {
    let shop = try Workshop()
    try shop.run("ln -s loop.yaml loop.yaml; ln -s nowhere.yaml gone.yaml")
    let loop = try shop.run("scenograph check loop.yaml")
    #expect(loop.errors == "loop.yaml: error: the links lead in a circle\nhelp: let the link lead to a file\n")
    let gone = try shop.run("scenograph check gone.yaml")
    #expect(gone.errors.hasPrefix("gone.yaml: error: is a link to a missing file\nhelp: delete the link"))
    let closed = try shop.run("scenograph --version >&-")
    #expect(closed.status == 2 && closed.errors.hasPrefix("<stdout>: error: can't be written: it is closed\n"))
    #expect(!closed.errors.contains("free some space"))
    #expect(try shop.run("scenograph --version > /dev/full").errors.contains("free some space"))
  }
}
