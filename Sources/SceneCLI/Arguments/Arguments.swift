/// What a verb was called with: options by name, each checked, and operands in order.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// The value of an option; the last one holds if it stands there twice.
  subscript<Value>(option: CommandOption<Value>) -> Value? {
    values[option.name]?.last.flatMap { option.read($0) }
  }

  /// Every value of an option that may stand there several times, as written.
  func all<Value>(_ option: CommandOption<Value>) -> [Value] { (values[option.name] ?? []).compactMap(option.read) }

  /// Whether an option is there.
  func has(_ option: any AnyCommandOption) -> Bool { values[option.name] != nil }

  mutating func add(_ value: String, for option: any AnyCommandOption) {
    values[option.name, default: []].append(value)
  }

  /// The same with another value for an option.
  func setting(_ value: String, for option: any AnyCommandOption) -> Arguments {
    var arguments = self
    arguments.values[option.name] = [value]
    return arguments
  }

  /// The same without an option.
  func dropping(_ option: any AnyCommandOption) -> Arguments {
    var arguments = self
    arguments.values[option.name] = nil
    return arguments
  }

  mutating func add(operand: String) { operands.append(operand) }
}
