import Testing

/// Files that are rewritten in place keep all that they have besides their bytes, or stay as they are.
@Suite struct InPlaceTests {
  @Test(arguments: ["fmt x.yaml", "check --fix x.yaml", "compile y.yaml -o x.yaml"])
  func `mode, owner and attributes are kept`(line: String) throws {
    let text = line.hasPrefix("check") ? SampleScene.mendable : SampleScene.untidy
    let shop = try Workshop(["x.yaml": text, "y.yaml": SampleScene.plain])
    let look = "stat -c '%a %u %g' x.yaml; getfattr --absolute-names -d x.yaml 2>&1; getfacl -cn x.yaml 2>&1"
    let before = try shop.run(
      """
      chmod 640 x.yaml; [[ $UID != 0 ]] || chown 1234:4321 x.yaml
      setfattr -n user.note -v kept x.yaml; setfacl -m u:99:r x.yaml
      \(look)
      """)
    #expect(before.output.hasPrefix("640 "))
    #expect(try shop.run("umask 077; scenograph \(line)").status == 0)
    #expect(shop.text("x.yaml") != text)
    #expect(try shop.run(look).output == before.output)
  }

  @Test(
    arguments: [
      ("ln x.yaml other.yaml", "is one file with 2 names"), ("chmod 444 x.yaml", "is write-protected"),
      ("rm x.yaml; ln -s nowhere x.yaml", "is a link to a missing file"),
      ("rm x.yaml; ln -s x.yaml x.yaml", "the links lead in a circle"), ("rm x.yaml; mkdir x.yaml", "is a folder"),
    ], ["fmt x.yaml", "check --fix x.yaml", "compile y.yaml -o x.yaml"])
  func `what can't be replaced without a loss is refused`(trap: (make: String, reason: String), line: String) throws {
    // Verbs that take a folder search it.
    if trap.reason == "is a folder", !line.hasPrefix("compile") { return }
    let text = line.hasPrefix("check") ? SampleScene.mendable : SampleScene.untidy
    let shop = try Workshop(["x.yaml": text, "y.yaml": SampleScene.plain])
    try shop.run(trap.make)
    let look = "ls -lA --time-style=full-iso; cat x.yaml 2>&1"
    let before = try shop.run(look)
    let outcome = try shop.run("scenograph \(line)")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(trap.reason), "\(outcome)")
    #expect(!outcome.errors.contains("did you mean"))
    #expect(try shop.run(look).output == before.output)
  }

  @Test func `a link stays a link`() throws {
    let shop = try Workshop(["there/x.yaml": SampleScene.untidy])
    try shop.run("ln -s there/x.yaml link.yaml; scenograph fmt link.yaml")
    #expect(shop.text("there/x.yaml") == SampleScene.plain)
    #expect(try shop.run("readlink link.yaml").output == "there/x.yaml\n")
    #expect(shop.names == ["link.yaml", "there", "there/x.yaml"])
  }

  @Test func `where the target's name and path fit, the temporary's do`() throws {
    let shop = try Workshop(["x.yaml": SampleScene.untidy])
    let outcome = try shop.run(
      """
      START=$PWD
      name=$(printf 'x%.0s' {1..250}).yaml
      part=$(printf 'd%.0s' {1..200})
      mv x.yaml $name
      while (( ${#PWD} < 3880 )); do mkdir $part && cd $part; done
      part=$(printf 'e%.0s' $(seq $((4095 - ${#PWD} - 8)))); mkdir $part && cd $part
      path=$PWD/x.yaml; echo ${#path}
      cat "$START/$name" > x.yaml
      scenograph fmt "$path" && scenograph fmt "$START/$name" && cat x.yaml "$START/$name"
      """)
    #expect(outcome.output == "4095\n" + SampleScene.plain + SampleScene.plain, "\(outcome)")
  }

  @Test func `the temporary file is never open to more people than its target`() throws {
    let shop = try Workshop(["x.yaml": SampleScene.untidy])
    let outcome = try shop.run(
      "chmod 600 x.yaml; umask 0; strace -f -e trace=openat,fchmod,fsync,renameat,rename \"$COMMAND\" fmt x.yaml 2>&1")
    guard !outcome.output.contains("strace: "), outcome.output.contains("openat") else { return }
    let calls = outcome.output.split(separator: "\n").drop { !$0.contains("O_EXCL") }
    #expect(calls.first?.contains("0600") == true, "\(outcome)")
    let order = ["O_EXCL", "fchmod", "fsync", "rename"].map { call in calls.firstIndex { $0.contains(call) } ?? -1 }
    #expect(order == order.sorted() && order[0] >= 0, "\(outcome)")
  }
}
