internal import SceneBasics

/// The ids of one file: controllers and the aliases of imports share one namespace, in which capitals tell no two apart.
struct IdentifierTable {
  /// How an id came to be declared.
  enum Role: Int, CaseIterable { case controller, inline, alias }

  /// The declaration of an id.
  struct Declaration {
    var role: Role
    /// Its place among the document's controllers or imports.
    var index: Int
  }

  private var exact = SymbolMap()
  /// Ids with capitals, by what they are without.
  private var withCapitals = SymbolMap()

  /// The declaration of an id, or of one that is like it but for capitals.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - small: The same in small letters.
  func find(_ id: Symbol, small: Symbol) -> Declaration? {
    guard let found = exact[id] ?? exact[small] ?? withCapitals[small] else { return nil }
    let roles = Role.allCases.count
    return Declaration(role: Role.allCases[found % roles], index: found / roles)
  }

  /// Takes in an id that isn't there yet.
  mutating func insert(_ declaration: Declaration, for id: Symbol, small: Symbol) {
    let value = declaration.index * Role.allCases.count + declaration.role.rawValue
    exact[id] = value
    if id != small { withCapitals[small] = value }
  }
}
