import SceneBasics
import Testing

/// Interned names.
@Suite struct SymbolTableTests {
  @Test("names of any length are told apart, also when the table grows")
  func names() {
    var symbols = SymbolTable(capacity: 0)
    let names = (0..<40).flatMap { length in
      ["a", "b", "é"].map { String(repeating: "x", count: length) + $0 + String(repeating: "y", count: length % 3) }
    }
    let first = names.map { symbols.intern($0) }
    #expect(Set(first).count == names.count)
    #expect(names.map { symbols.intern($0) } == first)
    #expect(names.map { symbols.find($0) } == first)
    #expect(first.map { symbols.text($0) } == names)
    #expect(symbols.find("x") == nil)
  }

  @Test("a guess makes no difference, right or wrong")
  func guesses() {
    var symbols = SymbolTable()
    let one = symbols.intern("one")
    for guess in [one, Symbol(1), Symbol(7)] {
      let found = symbols.intern(ArraySlice("one".utf8), expecting: guess)
      let other = symbols.intern(ArraySlice("two".utf8), expecting: guess)
      #expect(found == one)
      #expect(symbols.text(other) == "two")
    }
  }

  @Test("small letters")
  func smallLetters() {
    var symbols = SymbolTable()
    let mixed = symbols.intern("homeScreen_É[1]")
    let small = symbols.smallLetters(of: mixed)
    #expect(symbols.text(small) == "homescreen_É[1]")
    #expect(symbols.smallLetters(of: small) == small)
  }

  @Test("a map grows as far as it is used")
  func map() {
    var map = SymbolMap()
    #expect(map[Symbol(3)] == nil)
    map[Symbol(3)] = 0
    #expect(map[Symbol(3)] == 0)
    #expect(map[Symbol(2)] == nil)
    map[Symbol(3)] = nil
    #expect(map[Symbol(3)] == nil)
  }
}
