internal import SceneBasics

/// The local variables that are open at a place of the code, with what they may hold.
struct CodeLocals {
  struct Variable {
    var name: Symbol
    var type: CodeName?
    /// One for each assignment that may be the last.
    var values: [CodeValue] = []
    var style = CodeStyle()
    /// Whether it is a property, with the value that the code which is read has given it.
    var isProperty = false
    /// The variable whose sheet or popover it is.
    var presentationOf: Symbol?
    /// The call that has shown it already, by its place among those that were found.
    var transition: Int?
    fileprivate(set) var depth = 0
    /// The clauses of `#if` in which it is declared.
    fileprivate var clauses: [Clause] = []

    init(_ name: Symbol, type: CodeName? = nil, values: [CodeValue] = []) {
      self.name = name
      self.type = type
      self.values = values
    }
  }

  /// A clause of `#if`, of which one build has one.
  struct Clause: Equatable {
    /// The place of its `#if`.
    var start: Int
    var number = 0
  }

  private var variables: [Variable] = []
  private var places: [Symbol: [Int]] = [:]
  /// The clauses that are open, the innermost last.
  private(set) var clauses: [Clause] = []

  var count: Int { variables.count }

  subscript(name: Symbol) -> Variable? { places[name]?.last.map { variables[$0] } }

  mutating func declare(_ variable: Variable, depth: Int) {
    var variable = variable
    variable.depth = depth
    variable.clauses = clauses
    if let known = places[variable.name]?.last, isOfOtherClause(variables[known], depth: depth) {
      // Each clause declares the one variable of its build.
      for value in variable.values where !variables[known].values.contains(value) {
        variables[known].values.append(value)
      }
      return
    }
    places[variable.name, default: []].append(variables.count)
    variables.append(variable)
  }

  /// Forgets the variables of a scope that ends.
  mutating func drop(to count: Int) {
    while variables.count > count {
      guard let last = variables.popLast() else { return }
      _ = places[last.name]?.popLast()
    }
  }

  /// Takes down an assignment: inside of a branch, it may be left out when the code runs.
  mutating func assign(_ values: [CodeValue], to name: Symbol, depth: Int) {
    guard let place = places[name]?.last else { return }
    if variables[place].depth == depth, variables[place].clauses == clauses { variables[place].values = [] }
    for value in values where !variables[place].values.contains(value) {
      if variables[place].values.count < CodeReader.mostValues { variables[place].values.append(value) }
    }
  }

  /// Adds to a list.
  mutating func append(_ values: [CodeValue], to name: Symbol) {
    guard let place = places[name]?.last, variables[place].values.count == 1 else { return }
    let first = variables[place].values[0]
    if first.isPresent { variables[place].values = [.list([first] + values)] }
    guard case .list(let items) = first, items.count < CodeReader.mostValues else { return }
    variables[place].values = [.list(items + values)]
  }

  mutating func replace(_ values: [CodeValue], of name: Symbol) {
    if let place = places[name]?.last { variables[place].values = values }
  }

  mutating func style(_ name: Symbol, _ change: (inout CodeStyle) -> Void) {
    if let place = places[name]?.last { change(&variables[place].style) }
  }

  mutating func show(_ name: Symbol, by transition: Int) {
    if let place = places[name]?.last { variables[place].transition = transition }
  }

  // MARK: Clauses

  /// `#if`: what is assigned behind it may be left out of the app.
  mutating func openClause(at start: Int) { clauses.append(Clause(start: start)) }

  /// `#else` and the like.
  mutating func nextClause() {
    forget()
    if let last = clauses.indices.last { clauses[last].number += 1 }
  }

  mutating func closeClause() {
    forget()
    _ = clauses.popLast()
  }

  /// A property has one of all its values again where the clause ends that gave it one.
  private mutating func forget() {
    for place in variables.indices where variables[place].isProperty && variables[place].clauses == clauses {
      if !clauses.isEmpty { variables[place].values = [.member(nil, variables[place].name)] }
    }
  }

  /// Whether a variable is that of another clause of the same `#if`.
  private func isOfOtherClause(_ variable: Variable, depth: Int) -> Bool {
    guard variable.depth == depth, let own = clauses.last, let other = variable.clauses.last else { return false }
    return variable.clauses.dropLast() == clauses.dropLast() && own.start == other.start && own.number != other.number
  }
}
