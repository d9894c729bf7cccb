import Foundation
import SceneBasics
import SceneCompiler
import SceneTestSupport
import Testing

@testable import SceneSyntax

/// The schema as others see it: recorded, and tried with independent validators. `check-jsonschema` reads
/// YAML 1.2 by ruamel, `jsonschema` is asked about what PyYAML reads as YAML 1.1.
@Suite struct SchemaTests {
  private static let path = "schema/scene.schema.json"
  /// The schema as it is printed, its value, and it as a file; made once.
  private static let printed = CommandRun(["schema"])
  static let value = Result { try JSONDecoder().decode(SchemaValue.self, from: Data(printed.output.utf8)) }
  private static let file = try? TemporaryFile(Data(printed.output.utf8))

  /// Scenes that are right: examples, and the trial scenes where they lie beside the package.
  private static let good =
    scenes(below: "examples").filter { !$0.hasPrefix("examples/invalid/") } + scenes(below: "../shared/spec/scenes")
  /// Scenes that are wrong in some way.
  private static let bad =
    (scenes(below: "examples/invalid") + scenes(below: "Tests/Cases/invalid")
    + scenes(below: "../shared/spec/slips"))
    // Here the validator itself follows the alias round without end.
    .filter { !$0.hasSuffix("/alias-inside-itself.yaml") }

  private static func scenes(below folder: String) -> [String] {
    Repository.files(below: folder) { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
  }

  /// Files on which the validator's reader of YAML and ours differ, each with the reason.
  private static let readersDiffer: [String: String] = [
    "key-twice.yaml": "its reader refuses the second key",
    "text-that-reads-as-no.yaml": "its reader takes 'No' for text, as YAML 1.2 does",
    "control-character.yaml": "its reader refuses the character",
    "lone-surrogate-escape.yaml": "its reader takes the escape",
    "folded-events.yaml": "folded text is no event to the schema either",
    "key-is-empty.yaml": "its reader makes a null of the key, which no pattern meets",
  ]

  /// Findings that a schema can't make, each with the reason.
  private static let notOfSchemas: [String: String] = [
    "notUTF8": "bytes are the reader's business",
    "forbiddenCharacter": "bytes are the reader's business",
    "inputTooLarge": "a schema can't count the size",
    "duplicateKey": "a reader of YAML keeps one of the two",
    "mergeKey": "a reader of YAML resolves it",
    "tag": "a reader of YAML resolves it",
    "numberIsComment": "a comment is gone when the schema is asked",
    "duplicateID": "needs a table of names",
    "idsDifferInCase": "needs a table of names",
    "unknownCode": "needs the catalogue of codes",
    "fixedLevel": "needs the catalogue of codes",
    "countsNothing": "a schema has no warnings",
    "foldedLines": "a reader of YAML doesn't say how text was folded",
  ]

  /// The values where the file is read as YAML 1.1.
  private static let notOfOldReaders = notOfSchemas.merging(
    ["notABoolean": "YAML 1.1 reads 'yes' as a boolean"], uniquingKeysWith: { first, _ in first })

  /// Warnings about files that such a reader refuses.
  private static let ofOldReadersAlone = ["tabBetweenWords": "PyYAML takes no tab between words"]

  @Test func `the schema is as recorded`() {
    let run = SchemaTests.printed
    #expect(run.exit == 0 && run.errors.isEmpty)
    if let problem = Golden.problem(with: run.output, at: SchemaTests.path) { Issue.record("\(problem)") }
  }

  @Test func `every key is explained`() throws {
    let schema = try SchemaTests.value.get()
    var count = 0
    SchemaTests.eachProperty(of: schema) { key, property in
      count += 1
      guard property != true, property != false else { return }
      guard case .text(let reference)? = property["$ref"], property["description"] == nil else {
        #expect(property["description"] != nil || property["const"] != nil, "\(key)")
        return
      }
      let target = reference.split(separator: "/").dropFirst().reduce(schema) { $0[String($1)] ?? false }
      #expect(target["description"] != nil, "\(key), by way of \(reference)")
    }
    #expect(count > 300)
  }

  private static func eachProperty(of node: SchemaValue, _ body: (String, SchemaValue) -> Void) {
    switch node {
    case .object(let entries):
      for (key, value) in entries {
        if key == "properties", case .object(let properties) = value {
          for (name, property) in properties { body(name, property) }
        }
        eachProperty(of: value, body)
      }
    case .list(let items): for item in items { eachProperty(of: item, body) }
    case .null, .flag, .number, .text: break
    }
  }

  // MARK: Validators of others

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)")) func `the schema is one`() throws {
    let tool = PythonTools.tool("check-jsonschema")
    let answer = try tool.run(["--check-metaschema", try SchemaTests.schemaPath])
    #expect(answer.status == 0, "\(answer.output)")
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `check-jsonschema takes every scene that is right`() throws {
    let tool = PythonTools.tool("check-jsonschema")
    #expect(SchemaTests.good.count > 30)
    let answer = try tool.run(
      ["--schemafile", try SchemaTests.schemaPath, "--default-filetype", "yaml"]
        + Thoroughness.sample(SchemaTests.good, oneIn: 3))
    #expect(answer.status == 0, "\(answer.output)")
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `check-jsonschema refuses what is broken in structure`() throws {
    let tool = PythonTools.tool("check-jsonschema")
    let bad = Thoroughness.sample(SchemaTests.bad, oneIn: 3)
    let answer = try tool.run(["--schemafile", try SchemaTests.schemaPath, "--output-format", "json"] + bad)
    for path in bad where !SchemaTests.readersDiffer.keys.contains(where: { path.hasSuffix("/" + $0) }) {
      let isRefused = answer.output.contains("\"\(path)\"")
      #expect(isRefused == SchemaTests.isOfSchemas(path), "\(path)")
    }
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `jsonschema thinks the same of every wrong and right example`()
    throws
  {
    // Neither plans nor storyboards nor logs are scenes, and the schema is of scenes.
    let items = DiagnosticCatalogue.items.filter {
      $0.isAboutScenes && !$0.finding.wrong.isEmpty && !(190...199).contains($0.code.number)
    }
    let scenes = items.flatMap { [$0.finding.wrong, $0.finding.right] }
    #expect(Set(SchemaTests.notOfOldReaders.keys).isSubset(of: items.map(\.code.name)))
    let verdicts = try SchemaTests.verdicts(on: scenes)
    for (index, item) in items.enumerated() {
      let name = item.code.name
      let isOfSchemas =
        item.code.number < 200 && item.finding.severity == .error && SchemaTests.notOfOldReaders[name] == nil
      let isRefused = isOfSchemas || SchemaTests.ofOldReadersAlone[name] != nil
      #expect(verdicts[index * 2] == !isRefused, "the wrong example of \(name)")
      #expect(verdicts[index * 2 + 1], "the right example of \(name)")
    }
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `jsonschema agrees with our reading of the schema`() throws {
    let validator = try SchemaAgreementTests.validator()
    var scenes: [SchemaValue] = []
    for (index, probe) in Thoroughness.sample(SchemaProbe.all, oneIn: 4).enumerated() {
      let values = probe.values
      scenes += [values[index % values.count], values[index * 7 % values.count]].map { probe.scene($0) }
    }
    let verdicts = try SchemaTests.verdicts(on: scenes.map(\.json))
    for (scene, verdict) in zip(scenes, verdicts) { #expect(validator.accepts(scene) == verdict, "\(scene.json)") }
    #expect(Set(verdicts) == [true, false])
  }

  private static var schemaPath: String {
    get throws { try #require(file).url.path() }
  }

  /// Whether `jsonschema` takes each of these texts, as PyYAML reads them.
  private static func verdicts(on scenes: [String]) throws -> [Bool] {
    let script = """
      import json, sys, yaml, jsonschema
      validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
      def verdict(text):
          try: return validator.is_valid(json.loads(json.dumps(yaml.safe_load(text), default=lambda _: 0)))
          except (yaml.YAMLError, RecursionError, TypeError, ValueError): return False
      print(json.dumps([verdict(text) for text in json.load(sys.stdin)]))
      """
    let answer = try PythonTools.tool("python").run(
      ["-c", script, try schemaPath], input: try JSONEncoder().encode(scenes))
    return try JSONDecoder().decode([Bool].self, from: Data(answer.output.utf8))
  }

  /// Whether all that is wrong with a file can be seen by a schema.
  private static func isOfSchemas(_ path: String) -> Bool {
    let codes = CommandRun(["check", "--reporter", "concise", path]).output.matches(of: /(?m)\[(SG1\d\d)\]$/).map {
      $0.1
    }
    return codes.contains { code in
      DiagnosticCatalogue.find(String(code)).map { notOfSchemas[$0.code.name] == nil } ?? false
    }
  }
}
