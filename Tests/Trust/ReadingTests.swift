import SceneTestSupport
import Testing

/// A path that doesn't lead to a file of a size that can be read isn't read.
@Suite struct ReadingTests {
  @Test(arguments: ["check .", "test .", "fmt --check .", "docs --check .", "check x.yaml", "run x.yaml"])
  func `what is found is read only if it is a file`(line: String) throws {
    let shop = try Workshop([
      "x.yaml": "scene: X\nimport: { p: pipe.yaml, z: zero.yaml }\ninitial: a\ncontrollers: { a: }\n",
      "pipe.md": "",
    ])
    try shop.run(
      "rm pipe.md; mkfifo pipe.yaml pipe.md; ln -s /dev/zero zero.yaml; ln -s pipe.yaml link.yaml")
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

  @Test func `a file of patterns that can't be read is an error, and its folder isn't searched`() throws {
    let scene = "scene: S\ninitial: a\ncontrollers: { a: }\n"
    let shop = try Workshop(["x.scene.yaml": scene, "in/y.scene.yaml": scene])
    let cases = [
      ("mkdir in/.scenographignore", "in/.scenographignore: error: this is a folder"),
      ("mkfifo pipe; ln -s ../pipe in/.scenographignore", "in/.scenographignore: error: this is neither a file"),
      ("ln -s /dev/zero in/.scenographignore", "in/.scenographignore: error: this is neither a file"),
      ("printf 'x\\n\\377\\n' > in/.scenographignore", "in/.scenographignore:2: error: this isn't UTF-8"),
      ("seq 1001 > in/.scenographignore", "in/.scenographignore:1001: error: there are more than 1000 patterns"),
    ]
    for (line, message) in cases {
      let run = try shop.run("\(line); scenograph check . ; code=$?; rm -r in/.scenographignore; exit $code")
      #expect(run.status == 2 && run.errors.contains(message), "\(line): \(run.errors)")
      // What lies elsewhere is checked all the same.
      #expect(run.output.contains("1 file, no findings"), "\(line): \(run.output)")
    }
  }

  @Test(arguments: ["m.yaml", "."])
  func `a watched file may become a pipe, a device, a folder and a file again`(operand: String) throws {
    let shop = try Workshop(["m.yaml": SampleScene.plain, "n.yaml": SampleScene.plain])
    let run = try shop.run(
      """
      "$COMMAND" check --watch \(operand) > log 2>&1 &
      saw() {
        for _ in $(seq 200); do (( $(grep -c "^watching" log) >= $1 )) && return; sleep 0.1; done
        echo "not seen: $1"
      }
      saw 1
      rm m.yaml; mkfifo m.yaml; saw 2
      rm m.yaml; ln -s /dev/zero m.yaml; saw 3
      rm m.yaml; mkdir m.yaml; saw 4
      rmdir m.yaml; echo 'scene: [' > m.yaml; saw 5
      grep -q 'm.yaml:1:' log || echo 'no finding'
      kill $!
      """, seconds: 50)
    #expect(run.output == "" && run.status == 0, "\(run.output)\(shop.text("log") ?? "")")
  }

  @Test func `what has the name of a scene and isn't taken is an error, and of other YAML a note`() throws {
    let shop = try Workshop(["in/x.yaml": SampleScene.plain])
    let cases: [(String, Int32, String)] = [
      (
        "cp x.yaml y.scene.YAML", 2,
        "in/y.scene.YAML: error: an ending in capitals isn't taken\nhelp: rename it to 'y.scene.yaml'"
      ),
      ("cp x.yaml y.Yml", 0, "note: 'in/y.Yml': an ending in capitals isn't taken"),
      ("mkfifo y.scene.yml", 2, "in/y.scene.yml: error: this is neither a file nor a folder"),
      ("mkfifo y.yaml", 0, "note: 'in/y.yaml': this is neither a file nor a folder"),
      ("ln -s /dev/zero y.yaml", 0, "note: 'in/y.yaml': this is neither a file nor a folder"),
      ("ln -s /dev/zero y", 0, ""),
      (
        "printf '\\377\\376scene: y' > y.yaml", 0, "note: 'in/y.yaml': this isn't UTF-8, so it can't be read as a scene"
      ),
    ]
    for (line, status, message) in cases {
      let run = try shop.run("cd in; \(line); cd ..; scenograph check in; code=$?; rm in/y*; exit $code")
      #expect(run.status == status && run.errors.contains(message), "\(line): \(run)")
      #expect(run.output == "1 file, no findings\n" && (message != "" || run.errors == ""), "\(line): \(run)")
    }
    // Where nothing else is there, the cause is said as well.
    let alone = try shop.run("mkdir no; printf '\\377\\376scene: y' > no/y.yaml; scenograph test no")
    #expect(alone.status == 2 && alone.errors.contains("'no/y.yaml': this isn't UTF-8"), "\(alone)")
    // A slip in the key that makes a file a scene.
    try shop.write("scnee: Y\ninitial: a\ncontrollers: { a: }\n", to: "in/y.yaml")
    let slip = try shop.run("scenograph check in")
    #expect(slip.status == 1 && slip.output.contains("in/y.yaml:1:1: error: "), "\(slip)")
    // Many are counted.
    let many = try shop.run("rm in/y.yaml; for i in $(seq 14); do echo > in/$i.YAML; done; scenograph check in")
    #expect(many.errors.contains("note: 4 more files aren't taken either"), "\(many)")
  }

  @Test func `patterns that leave out everything are named, and nothing is counted`() throws {
    let shop = try Workshop(["in/x.yaml": SampleScene.plain, "in/sub/y.yaml": SampleScene.plain])
    for verb in ["check", "test", "fmt --check"] {
      let run = try shop.run("scenograph \(verb) in --exclude '*'")
      #expect(run.status == 2 && run.errors.contains("in: error: patterns leave out all that could be taken"), "\(run)")
      #expect(!run.output.contains("0 passed"), "\(run)")
    }
  }

  @Test func `a scene that expects nothing is named by 'test', and hides no other one`() throws {
    let expecting = SampleScene.plain + "script:\n  - expect: { alive: [a] }\n"
    let shop = try Workshop(["in/bare.yaml": SampleScene.plain, "in/full.yaml": expecting])
    let outcome = try shop.run("scenograph test in")
    #expect(outcome.status == 0 && outcome.output.contains("1 passed, 0 failed"), "\(outcome)")
    let all = (outcome.output + outcome.errors).split(separator: "\n")
    #expect(all.filter { $0.contains("expects nothing") } == ["in/bare.yaml: expects nothing"], "\(outcome)")
  }
}
