import SceneBasics
import Testing

/// Texts on one line: eight bytes are looked at together, so each place among them is tried.
@Suite struct OneLineTests {
  @Test(arguments: 1...20) func `what breaks a line or hides itself is found at each place`(count: Int) {
    let plain = String(repeating: "x", count: count)
    #expect(plain.oneLine == plain)
    for place in 0..<count {
      func text(_ scalar: Unicode.Scalar) -> String {
        var scalars = Array(plain.unicodeScalars)
        scalars[place] = scalar
        return String(String.UnicodeScalarView(scalars))
      }
      for scalar in ["\u{0}", "\n", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}"] as [Unicode.Scalar] {
        #expect(text(scalar).oneLine == text(" "), "\(scalar.value) at \(place) of \(count)")
      }
      for scalar in [" ", "~", "\u{E9}", "\u{20AC}", "\u{1F600}"] as [Unicode.Scalar] {
        #expect(text(scalar).oneLine == text(scalar), "\(scalar.value) at \(place) of \(count)")
      }
    }
  }
}
