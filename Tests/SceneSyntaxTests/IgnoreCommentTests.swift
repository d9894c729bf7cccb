import SceneBasics
import Testing

@testable import SceneSyntax

/// `# scenograph:ignore …`: for which line, and what.
@Suite struct IgnoreCommentTests {
  private func ignores(_ text: String) -> [String] {
    IgnoreComment.all(in: SourceFile(path: "", bytes: Array(text.utf8)), id: FileID(0)).map { ignore in
      let codes = ignore.codes.map { "\($0.value)@\($0.span.line):\($0.span.column)+\($0.span.length)" }
      return (["\(ignore.line)"] + codes).joined(separator: " ")
    }
  }

  @Test func `beside something it stands for its own line, alone for the next`() {
    #expect(ignores("a: b # scenograph:ignore SG501\n") == ["1 SG501@1:26+5"])
    #expect(ignores("# scenograph:ignore SG501\na: b\n") == ["2 SG501@1:21+5"])
    #expect(
      ignores("  # scenograph:ignore a\n  # more\n# scenograph:ignore b\nc: d\n") == ["4 a@1:23+1", "4 b@3:21+1"])
    #expect(ignores("# scenograph:ignore a\n\nc: d\n") == ["2 a@1:21+1"], "an empty line parts them")
  }

  @Test func `codes are parted by commas or blanks, and followed by a reason`() {
    #expect(
      ignores("a: # scenograph:ignore one, two,three  four -- because five") == [
        "1 one@1:24+3 two@1:29+3 three@1:33+5 four@1:40+4"
      ])
    #expect(ignores("a: ##   scenograph:ignore x") == ["1 x@1:27+1"])
    #expect(ignores("a: # scenograph:ignore") == ["1"])
    #expect(ignores("a: # scenograph:ignore -- x") == ["1"])
  }

  @Test func `what is almost one is misspelt, and suppresses nothing`() {
    let text = "# scenograph:ignored x\n# scenograph: ignore x\na: b\n"
    let comments = IgnoreComment.all(in: SourceFile(path: "", bytes: Array(text.utf8)), id: FileID(0))
    #expect(comments.map(\.isMisspelt) == [true, true])
  }

  @Test func `anything else is no ignore`() {
    #expect(ignores("a: '# scenograph:ignore x'\nb: |\n  # scenograph:ignore y\n") == [])
    #expect(ignores("# see scenograph:ignore x\n# scenograph ignores what it must\n# scenograph: run x\n") == [])
  }
}
