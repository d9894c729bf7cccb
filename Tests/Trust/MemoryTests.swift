import SceneTestSupport
import Testing

/// What each verb needs at most is a multiple of the file's bytes, however dense the file is.
@Suite struct MemoryTests {
  /// A file of one thing over and over, as far as a number of bytes goes.
  private static func file(_ head: String, _ piece: (Int) -> String, _ tail: String = "", size: Int) -> String {
    var text = head
    var number = 0
    while text.utf8.count < size {
      text += piece(number)
      number += 1
    }
    return text + tail
  }

  /// The multiples of the table in README.md, rounded up.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: Thoroughness.sample(
      [
        ("check", 60), ("check --fix --diff", 120), ("fmt --check", 200), ("compile", 120), ("run", 200), ("tree", 200),
        ("test", 120), ("diagram", 400),
      ], oneIn: 4)) func `a verb needs so many times the bytes of its file`(verb: String, factor: Int) throws
  {
    let size = 400_000
    let head = "scene: S\ninitial: a\n"
    let shop = try Workshop([
      "controllers.yaml": MemoryTests.file(head + "controllers:\n  a:\n", { "  c\($0):\n" }, size: size),
      "steps.yaml": MemoryTests.file(
        head + "controllers: { a: }\nscript:\n", { _ in "  - wait: 1\n" }, size: size),
      "lists.yaml": MemoryTests.file(head + "controllers: { a: }\nx-lists: [[]", { _ in ",[]" }, "]\n", size: size),
      "empty.yaml": head + "controllers: { a: }\n",
    ])
    // What the process takes for itself, a stack and code included.
    let base = 300_000
    for name in ["empty", "controllers", "steps", "lists"] {
      let room = base + (name == "empty" ? 0 : factor * size / 1_000)
      let outcome = try shop.run("ulimit -v \(room); scenograph \(verb) \(name).yaml > out", seconds: 60)
      #expect(outcome.status < 2, "\(name) in \(room) kB: \(outcome.errors.suffix(400))")
    }
  }
}
