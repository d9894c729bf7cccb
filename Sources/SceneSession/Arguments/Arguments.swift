/// The arguments of a call: options by name, each checked, and operands in order.
///
/// A call without options asks for none of them, so none is made: an editor checks a scene after each keystroke.
package struct Arguments {
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// The value of an option; of one that counts each time, the last.
  package subscript<Value>(option: @autoclosure () -> CommandOption<Value>) -> Value? {
    if values.isEmpty { return nil }
    let option = option()
    return values[option.name]?.last.flatMap { option.read($0) }
  }

  /// Every value of an option that may stand there several times, as written.
  package func all<Value>(_ option: @autoclosure () -> CommandOption<Value>) -> [Value] {
    if values.isEmpty { return [] }
    let option = option()
    return (values[option.name] ?? []).compactMap(option.read)
  }

  /// Whether an option is there.
  package func has(_ option: @autoclosure () -> any AnyCommandOption) -> Bool {
    !values.isEmpty && values[option().name] != nil
  }

  /// Adds a value; one that adds to a list becomes a part of it.
  package mutating func add(_ value: String, for option: any AnyCommandOption) {
    if option.repetition == .list, let former = values[option.name]?.last {
      values[option.name] = [former + "," + value]
    } else {
      values[option.name, default: []].append(value)
    }
  }

  /// The last value of an option, as it is written.
  package func text(of option: any AnyCommandOption) -> String? { values[option.name]?.last }

  /// These arguments with another value for an option.
  package func setting(_ value: String, for option: any AnyCommandOption) -> Arguments {
    var arguments = self
    arguments.values[option.name] = [value]
    return arguments
  }

  /// These arguments without an option.
  package func dropping(_ option: any AnyCommandOption) -> Arguments {
    var arguments = self
    arguments.values[option.name] = nil
    return arguments
  }

  package mutating func add(operand: String) { operands.append(operand) }
}
