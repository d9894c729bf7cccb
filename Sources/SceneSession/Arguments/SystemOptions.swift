internal import SceneBasics
package import SceneCompiler
internal import ScenePlan
package import SceneProgram

/// The options that run a scene on another system than the one that it names.
package enum SystemOptions {
  package static let ios = CommandOption(
    text: "ios", placeholder: "version",
    completion: .plain((Behaviour.oldest...Behaviour.newest).map(String.init)), example: "12",
    summary: "The version of iOS, instead of the scene's own."
  ).repeated(as: .list)
  package static let device = CommandOption(
    text: "device", placeholder: "device", completion: .plain(Device.Idiom.allCases.map(\.rawValue)),
    example: "pad",
    summary: "The device, instead of the scene's own: "
      + list(Device.Idiom.allCases.map { "'\($0.rawValue)'" }) + "."
  ).repeated(as: .list)
  static let quirk = CommandOption(
    text: "quirk", placeholder: "behaviour", completion: .plain(BehaviourChange.all.map(\.word)),
    summary: "Turn a behaviour on, or off with '\(BehaviourChange.off)' before its name; may be given several times. "
      + "'scenograph explain profiles' and 'explain quirks' list them."
  ).repeated(as: .each)

  package static let matrix = CommandOption(
    text: "matrix", placeholder: "axis=values",
    completion: .plain(MatrixAxis.Kind.allCases.map(\.example)), example: "ios=12..17",
    summary: "Run the scene in every cell of a table; may be given once for each axis: "
      + list(MatrixAxis.Kind.allCases.map(\.rawValue))
      + ". Values have commas between them, and versions may be a range: 'ios=5..27'."
  ).repeated(as: .each)

  /// For `run`, which then takes two of these.
  package static let compare = CommandOption(
    flag: "compare",
    summary: "Run two scenes, or one scene on two systems or devices, and show where their traces differ.")

  /// For verbs that run scenes.
  package static let all: [any AnyCommandOption] = [ios, device, quirk]

  /// The circumstances that a call asks for: one of each. What compares takes two, and asks for them by itself.
  package static func variation(_ arguments: Arguments) throws(CommandFailure) -> Variation {
    let variations = try variations(arguments)
    if variations.count == 1 { return variations[0] }
    if arguments.has(SystemOptions.compare) { return Variation() }
    let name = (arguments[ios] ?? "").contains(",") ? ios.name : device.name
    throw .usage(
      "'--\(name)' takes one value here, not several",
      hint: "'run --compare' puts two side by side; 'run' and 'test' play several by '--\(matrix.name)', as in "
        + "'--\(matrix.name) ios=12,17'")
  }

  /// Each version with each device, in the order in which they are written; one that may be empty if none is.
  package static func variations(_ arguments: Arguments) throws(CommandFailure) -> [Variation] {
    let changes = try arguments.all(quirk).map(change)
    if let range = arguments[ios].flatMap(range), !arguments.has(compare) {
      throw .usage(
        "'--\(ios.name)' takes single versions, not '\(arguments[ios] ?? "")'",
        hint: "'run' and 'test' play a range by '--\(matrix.name) \(ios.name)=\(range.0)..\(range.1)'; 'run --compare' "
          + "takes two, as in '\(range.0),\(range.1)'")
    }
    let versions: [Int?] = try arguments[ios].map(words)?.map(version) ?? [nil]
    let devices: [Device.Idiom?] = try arguments[device].map(words)?.map(idiom) ?? [nil]
    return versions.flatMap { version in
      devices.map { Variation(ios: version, device: $0, changes: changes) }
    }
  }

  /// The axes of a matrix; what they change can't be said of all cells besides.
  package static func axes(_ arguments: Arguments) throws(CommandFailure) -> [MatrixAxis] {
    let axes: [MatrixAxis]
    do throws(MatrixProblem) { axes = try MatrixAxis.read(arguments.all(matrix)) } catch {
      throw .usage(error.message, hint: error.hint)
    }
    for (option, kind) in [(ios, MatrixAxis.Kind.ios), (device, .device)] where arguments[option] != nil {
      guard axes.contains(where: { $0.kind == kind }) else { continue }
      throw .usage(
        "'--\(option.name)' says of all cells what the axis '\(kind.rawValue)' changes", hint: "leave one of them out")
    }
    return axes
  }

  /// The failure of a plan that is to run elsewhere.
  package static func failure(ofPlan name: String) -> CommandFailure {
    CommandFailure(
      .wrongUsage, subject: name, "is a plan, which has its system in it",
      hint: "name the scene that it was made of; only a scene runs on other systems")
  }

  /// Words with commas between them. `joined` looks types up at run time, which each call would pay for.
  private static func list(_ words: [String]) -> String {
    words.reduce("") { $0.isEmpty ? $1 : $0 + ", " + $1 }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The ends of `12..17` or `12-17`; nil for anything else.
  private static func range(_ word: String) -> (Int, Int)? {
    let numbers = word.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2, word.contains("-") || word.contains(".."), !word.contains(",") else { return nil }
    return (numbers[0], numbers[1])
  }

  private static func version(_ word: String) throws(CommandFailure) -> Int {
    if let version = Int(word), (Behaviour.oldest...Behaviour.newest).contains(version) { return version }
    let numbers = word.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    if let range = range(word) {
      throw .usage(
        "'--\(ios.name)' takes single versions, not '\(word)'",
        hint: "put a comma between two, as in '\(range.0),\(range.1)'")
    }
    if let first = numbers.first, word.contains("."), (Behaviour.oldest...Behaviour.newest).contains(first) {
      throw .usage("'--\(ios.name)' takes no '\(word)'", hint: "name the first part alone, as in '\(first)'")
    }
    if numbers.count == 1, let version = numbers.first, (Behaviour.oldest...Behaviour.newest).contains(version) {
      throw .usage("'--\(ios.name)' takes no '\(word)'", hint: "name the number alone: '--\(ios.name) \(version)'")
    }
    throw .usage(
      "'--\(ios.name)' takes a version from \(Behaviour.oldest) to \(Behaviour.newest), not '\(word)'",
      hint: "'scenograph explain profiles' says where the versions differ")
  }

  private static func idiom(_ word: String) throws(CommandFailure) -> Device.Idiom {
    if let idiom = Device.Idiom(rawValue: word) { return idiom }
    let known = Device.Idiom.allCases.map(\.rawValue)
    // A name of Apple's: `iPad`, `iPhone 15`.
    let own = [Device.Idiom.pad, .phone].first { word.lowercased().hasPrefix("i" + $0.rawValue) }
    let advice = own.map { "; did you mean '\($0.rawValue)'?" } ?? advice(word, known)
    throw .usage(
      "'--\(device.name)' takes \(known.map { "'\($0)'" }.joined(separator: ", ")), not '\(word)'"
        + advice, hint: "a device of another size needs a scene, with 'device: { size: [320, 480] }'")
  }

  private static func change(_ word: String) throws(CommandFailure) -> BehaviourChange {
    if let change = BehaviourChange(word: word) { return change }
    throw .usage(
      "no behaviour is called '\(word)'" + advice(word, BehaviourChange.all.map(\.word)),
      hint: "'scenograph explain profiles' and 'scenograph explain quirks' list them")
  }

  private static func advice(_ word: String, _ known: [String]) -> String {
    Suggestion.nearest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
