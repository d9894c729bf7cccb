internal import SceneBasics
internal import SceneCode

/// The result of a function for one caller, which hands something over.
extension CodeDestinations {
  /// The results of a function for one caller, each with the type and the file in which it means something.
  func values(of asked: Asked, on type: Int) -> [(value: CodeValue, place: Context)] {
    for owner in line(of: type, file: asked.asker.file) {
      let found = functions[Member(type: owner, name: asked.function)]
      if found.isEmpty { continue }
      return found.prefix(8).flatMap { index in
        let function = facts.functions[index]
        let file = function.owner.map { facts.types[$0].span.file } ?? asked.asker.file
        return bind(function.values, of: function.signature, on: owner, asked).map {
          ($0, Context(type: type, file: file))
        }
      }
    }
    return []
  }

  /// The type in `func make<T>(_ type: T.Type) -> T`, as a caller hands it over.
  func madeByType(_ function: CodeFacts.Function, _ asked: Asked) -> CodeName? {
    guard let result = function.result, let arguments = function.signature.arguments(asked.arguments, hasClosure: true)
    else { return nil }
    for (parameter, argument) in zip(function.signature.parameters, arguments) {
      guard let type = parameter.type, type.outer == result.name, facts.text(type.name) == "Type",
        case .member(let made?, let member)? = argument, CodeWord(member) == .self
      else { continue }
      return made
    }
    return nil
  }

  /// The values of a function for one caller.
  func bind(
    _ values: [CodeValue], of signature: CodeFacts.Signature, on owner: Int?, _ asked: Asked
  ) -> [CodeValue] {
    let asker = CodeBinding(owner: asked.asker.type.map { classes.entities[$0].name })
    let given = asked.arguments.map { CodeArgument(label: $0.label, value: asker.value($0.value) ?? $0.value) }
    let arguments = signature.arguments(given, hasClosure: true) ?? []
    let own = asked.own.map { asker.value($0) ?? $0 }
    let type = owner.map { classes.entities[$0].name }
    return CodeBinding(arguments, of: signature, own: own, owner: type).values(values)
  }
}
