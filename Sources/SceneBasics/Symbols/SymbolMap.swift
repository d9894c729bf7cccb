/// A small number for each of many symbols, of which most are low: an array, grown as far as it is used.
package struct SymbolMap: Sendable {
  private static let none: Int32 = -1

  private var values: [Int32] = []

  package init() {}

  /// The number of a symbol, at least 0 and of 31 bits; nil for none.
  package subscript(symbol: Symbol) -> Int? {
    get {
      let index = Int(symbol.rawValue)
      return index < values.count && values[index] != SymbolMap.none ? Int(values[index]) : nil
    }
    set {
      let index = Int(symbol.rawValue)
      while values.count <= index { values.append(SymbolMap.none) }
      values[index] = newValue.map { Int32($0) } ?? SymbolMap.none
    }
  }
}
