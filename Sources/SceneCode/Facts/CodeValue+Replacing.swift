package import SceneBasics

extension CodeValue {
  /// With another value where the argument of a closure stands.
  package func replacing(_ name: Symbol, by other: CodeValue) -> CodeValue {
    func inner(_ value: CodeValue) -> CodeValue { value.replacing(name, by: other) }
    func inner(_ all: [CodeArgument]) -> [CodeArgument] {
      all.map { CodeArgument(label: $0.label, value: inner($0.value)) }
    }
    switch self {
    case .member(nil, name): return other
    case .made(let type, let arguments): return .made(type, inner(arguments))
    case .call(let type, let name, let arguments): return .call(type, name, inner(arguments))
    case .derived(let base, let name, let arguments): return .derived(inner(base), name, inner(arguments))
    case .choice(let name, let arguments): return .choice(name, inner(arguments))
    case .cast(let value, let type): return .cast(inner(value), type)
    case .when(let condition, let value): return .when(condition, inner(value))
    case .stack(let value): return .stack(inner(value))
    case .hosting(let value): return .hosting(inner(value))
    case .either(let values): return .either(values.map(inner))
    case .list(let values): return .list(values.map(inner))
    case .container(let container, let values): return .container(container, values.map(inner))
    case .cases(let type, let own, let value): return own == name ? self : .cases(type, own, inner(value))
    case .member, .payload, .parameter, .own, .declared, .scene, .initial, .board, .generated, .hosted, .text, .nothing,
      .open:
      return self
    }
  }
}
