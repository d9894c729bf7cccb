// swift-tools-version: 6.1
// Floors from top to bottom; a target imports only what stands on a lower floor (see Sources/README.md).

import PackageDescription

let package = Package(
  name: "scenograph",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "scenograph", targets: ["scenograph"]),
    .executable(name: "scenograph-benchmark", targets: ["SceneBenchmark"]),
    .library(name: "SceneCompiler", targets: ["SceneCompiler"]),
  ],
  targets: [
    // MARK: Floor 12: the command, and what measures it
    .executableTarget(
      name: "SceneBenchmark",
      dependencies: [
        "CLibYAML", "SceneBasics", "SceneCanvas", "SceneCompiler", "SceneDiagrams", "ScenePlan", "ScenePlayer",
        "SceneProgram", "SceneRunViews", "SceneRuns", "SceneTrace", "SceneWorld",
      ]),
    .executableTarget(name: "scenograph", dependencies: ["SceneCLI"], exclude: ["static.ld", "static.order"]),

    // MARK: Floor 11: verbs, and documents made of their output
    .target(
      name: "SceneCLI",
      dependencies: [
        "CBuild", "SceneBasics", "SceneCode", "SceneCompiler", "SceneDiagrams", "SceneFiles", "SceneGraphs",
        "SceneImport", "SceneLanguage", "SceneLogs", "ScenePlan", "ScenePlayer", "SceneProgram", "SceneRules",
        "SceneRunViews", "SceneRuns", "SceneServer", "SceneSession", "SceneStoryboards", "SceneSyntax", "SceneTrace",
        "SceneWhy", "SceneWorld",
      ]),

    // MARK: Floor 10: the language server; all that verbs share
    .target(name: "SceneServer", dependencies: ["SceneBasics", "SceneCompiler", "SceneEditing"]),
    .target(
      name: "SceneSession",
      dependencies: [
        "SceneBasics", "SceneCanvas", "SceneCode", "SceneCompiler", "SceneDiagrams", "SceneFiles", "SceneGraphs",
        "SceneImport", "SceneLogs", "ScenePlan", "SceneProgram", "SceneRunViews", "SceneRuns", "SceneSearch",
        "SceneStoryboards", "SceneSyntax", "SceneTrace", "SceneWhy", "SceneWorld", "SceneWriting",
      ]),

    // MARK: Floor 9: questions about a text that is being edited
    .target(
      name: "SceneEditing",
      dependencies: [
        "SceneBasics", "SceneCompiler", "SceneDiagrams", "SceneGraphs", "SceneKinds", "SceneLanguage", "ScenePlan",
        "SceneProgram", "SceneRuns", "SceneSyntax", "SceneTrace", "SceneWhy", "SceneWorld", "SceneYAML",
      ]),

    // MARK: Floor 8: the pipeline
    .target(
      name: "SceneCompiler",
      dependencies: [
        "SceneBasics", "SceneDiagrams", "SceneFiles", "SceneGraphs", "SceneLanguage", "SceneLogs", "ScenePlan",
        "ScenePlayer", "SceneProgram", "SceneRules", "SceneRunViews", "SceneRuns", "SceneSearch", "SceneSemantics",
        "SceneStoryboards", "SceneSyntax", "SceneTrace", "SceneWhy", "SceneWorld",
      ]),

    // MARK: Floor 7: document to program, storyboards to scenes; a run as a page, as a trace
    .target(
      name: "SceneImport",
      dependencies: [
        "SceneBasics", "SceneCode", "SceneKinds", "SceneLanguage", "ScenePlan", "SceneProgram", "SceneRuns",
        "SceneStoryboards", "SceneSyntax", "SceneWorld", "SceneWriting", "SceneYAML",
      ]),
    .target(
      name: "ScenePlayer",
      dependencies: [
        "SceneBasics", "SceneCanvas", "SceneDiagrams", "ScenePlan", "SceneRunViews", "SceneTrace", "SceneWorld",
      ]),
    .target(
      name: "SceneSemantics",
      dependencies: [
        "SceneBasics", "SceneKinds", "SceneLanguage", "ScenePlan", "SceneProgram", "SceneSyntax", "SceneWorld",
      ]),
    .target(
      name: "SceneSearch",
      dependencies: [
        "SceneBasics", "SceneKinds", "SceneLogs", "ScenePlan", "SceneProgram", "SceneRuns", "SceneWorld",
      ]),
    .target(name: "SceneTrace", dependencies: ["SceneBasics", "ScenePlan", "SceneWorld"]),
    .target(
      name: "SceneWhy",
      dependencies: [
        "SceneBasics", "SceneKinds", "ScenePlan", "SceneProgram", "SceneRuns", "SceneWorld",
      ]),

    // MARK: Floor 6: UIKit's own kinds of containers
    .target(
      name: "SceneKinds", dependencies: ["SceneBasics", "ScenePlan", "SceneProgram", "SceneRuns", "SceneWorld"]),

    // MARK: Floor 5: what an app's code and a person do; pictures of a run; programs as scenes
    .target(name: "SceneRuns", dependencies: ["SceneBasics", "ScenePlan", "SceneProgram", "SceneWorld"]),
    .target(
      name: "SceneRunViews", dependencies: ["SceneBasics", "SceneCanvas", "SceneDiagrams", "SceneGraphs", "ScenePlan"]),
    .target(
      name: "SceneWriting", dependencies: ["SceneBasics", "SceneLanguage", "ScenePlan", "SceneProgram", "SceneSyntax"]),

    // MARK: Floor 4: what plays a program, reads a scene, and draws
    .target(name: "SceneDiagrams", dependencies: ["SceneBasics", "SceneCanvas", "SceneGraphs", "ScenePlan"]),
    .target(name: "SceneSyntax", dependencies: ["SceneBasics", "SceneLanguage", "ScenePlan", "SceneYAML"]),
    .target(name: "SceneWorld", dependencies: ["SceneBasics", "ScenePlan", "SceneProgram"]),

    // MARK: Floor 3: the program, the language of scenes, and what reads
    .target(name: "SceneLanguage", dependencies: ["SceneBasics", "ScenePlan", "SceneYAML"]),
    .target(name: "SceneGraphs", dependencies: ["SceneBasics", "SceneCanvas", "ScenePlan"]),
    .target(name: "SceneLogs", dependencies: ["SceneBasics", "ScenePlan"]),
    .target(name: "SceneProgram", dependencies: ["SceneBasics", "ScenePlan"]),
    .target(name: "SceneRules", dependencies: ["SceneBasics", "ScenePlan"]),
    .target(name: "SceneStoryboards", dependencies: ["CExpat", "SceneBasics", "SceneCode"]),

    // MARK: Floor 2: the plan and its vocabulary; the files of the machine; YAML as such
    .target(name: "SceneCanvas", dependencies: ["SceneBasics"]),
    .target(name: "SceneCode", dependencies: ["SceneBasics"]),
    .target(name: "SceneFiles", dependencies: ["CFileAttributes", "SceneBasics"]),
    .target(name: "ScenePlan", dependencies: ["SceneBasics"]),
    .target(name: "SceneYAML", dependencies: ["CLibYAML", "SceneBasics"]),

    // MARK: Floor 1: places, names, findings, bytes
    .target(name: "SceneBasics"),

    // MARK: Floor 0: the readers of XML and YAML, the system's file attributes, what the build knows
    .target(
      name: "CBuild",
      cSettings: Context.environment["SCENOGRAPH_COMMIT"].flatMap { commit in
        commit.isEmpty || !commit.allSatisfy(\.isHexDigit) ? nil : [.define("SCENOGRAPH_COMMIT", to: commit)]
      }),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CFileAttributes"),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    // MARK: Tests
    .target(
      name: "FuzzTargets",
      dependencies: [
        "SceneBasics", "SceneCLI", "SceneDiagrams", "SceneFiles", "SceneGraphs", "SceneLogs", "ScenePlan",
        "ScenePlayer",
        "SceneRunViews", "SceneRuns", "SceneServer", "SceneSession", "SceneSyntax", "SceneTrace",
      ], path: "Tests/FuzzTargets"),
    .testTarget(name: "ConformanceTests", dependencies: ["SceneCompiler", "SceneTestSupport"]),
    .testTarget(name: "GoldenTests", dependencies: ["SceneTestSupport"]),
    .testTarget(
      name: "PropertyTests",
      dependencies: [
        "SceneBasics", "SceneCompiler", "SceneKinds", "SceneLogs", "ScenePlan", "SceneProgram", "SceneRuns",
        "SceneSearch", "SceneSemantics", "SceneSyntax", "SceneTestSupport", "SceneWhy", "SceneWorld", "SceneWriting",
      ]),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "SceneBasics", "SceneCLI", "SceneCompiler", "SceneFiles", "SceneLanguage", "ScenePlan", "SceneRules",
        "SceneSession", "SceneSyntax", "SceneTestSupport",
      ]),
    .testTarget(
      name: "RuleTests", dependencies: ["SceneBasics", "SceneCompiler", "ScenePlan", "SceneRules", "SceneTestSupport"]),
    .target(name: "SamplePlans", dependencies: ["ScenePlan"], path: "Tests/SamplePlans"),
    .testTarget(name: "SceneBasicsTests", dependencies: ["SceneBasics", "SceneTestSupport"]),
    .testTarget(
      name: "SceneCLITests",
      dependencies: [
        "SamplePlans", "SceneBasics", "SceneCLI", "SceneDiagrams", "SceneFiles", "ScenePlan", "SceneRuns",
        "SceneSession", "SceneSyntax", "SceneTestSupport", "SceneWorld", "SceneYAML",
      ]),
    .testTarget(
      name: "SceneCompilerTests",
      dependencies: ["SamplePlans", "SceneBasics", "SceneCompiler", "ScenePlan", "SceneSyntax", "SceneTestSupport"]),
    .testTarget(
      name: "SceneDiagramsTests",
      dependencies: [
        "SamplePlans", "SceneBasics", "SceneCanvas", "SceneDiagrams", "SceneGraphs", "ScenePlan", "SceneRunViews",
        "SceneTestSupport",
      ]),
    .testTarget(
      name: "SceneImportTests",
      dependencies: [
        "SceneBasics", "SceneCLI", "SceneImport", "ScenePlan", "SceneProgram", "SceneStoryboards", "SceneTestSupport",
        "SceneWriting",
      ]),
    .testTarget(name: "ScenePlanTests", dependencies: ["SamplePlans", "SceneBasics", "ScenePlan"]),
    .testTarget(
      name: "SceneLogsTests",
      dependencies: ["FuzzTargets", "SceneBasics", "SceneLogs", "ScenePlan", "SceneTestSupport"]),
    .testTarget(name: "SceneRuntimeTests", dependencies: ["SamplePlans", "SceneBasics", "SceneCompiler", "ScenePlan"]),
    .testTarget(
      name: "SceneSemanticsTests",
      dependencies: [
        "SceneBasics", "SceneCompiler", "SceneKinds", "ScenePlan", "SceneProgram", "SceneRuns", "SceneTestSupport",
        "SceneWhy", "SceneWorld",
      ]),
    .testTarget(
      name: "SceneServerTests",
      dependencies: ["SceneBasics", "SceneCompiler", "SceneEditing", "SceneServer", "SceneTestSupport"]),
    .testTarget(
      name: "SceneStoryboardsTests",
      dependencies: ["SceneBasics", "SceneCode", "SceneStoryboards", "SceneTestSupport"]),
    .testTarget(
      name: "SceneSyntaxTests",
      dependencies: [
        "SamplePlans", "SceneBasics", "SceneLanguage", "ScenePlan", "SceneSyntax", "SceneTestSupport", "SceneYAML",
      ]),
    .target(
      name: "SceneTestSupport", dependencies: ["SceneBasics", "SceneCLI", "SceneFiles", "SceneSession"],
      path: "Tests/SceneTestSupport"),
    .testTarget(
      name: "SceneTraceTests",
      dependencies: ["SamplePlans", "SceneBasics", "ScenePlan", "SceneRuns", "SceneTrace", "SceneWorld"]),
    .testTarget(name: "TidyTests", dependencies: ["SceneTestSupport"]),
    .testTarget(
      name: "TrustTests",
      dependencies: ["FuzzTargets", "SceneBasics", "SceneCLI", "SceneFiles", "SceneSession", "SceneTestSupport"],
      path: "Tests/Trust",
      exclude: [
        "README.md", "coverage", "coverage.py", "coverage.txt", "fuzz", "fuzz.tsv", "memory.py", "page", "sanitize",
        "static", "starve.c",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The plugin, which runs the command in other packages. SwiftPM compiles once more what a plugin calls, so a build of this
// package is without it. Other packages have it among their checkouts, or in a folder, for which they ask.
if Context.packageDirectory.contains("/checkouts/") || Context.environment["SCENOGRAPH_PLUGINS"] != nil {
  let writes = "'docs --write', 'fmt', '--fix' and '-o' write files of the package."
  package.products.append(.plugin(name: "ScenographCommand", targets: ["ScenographCommand"]))
  package.targets.append(
    .plugin(
      name: "ScenographCommand",
      capability: .command(
        intent: .custom(verb: "scenograph", description: "Check, run and draw scenes of view controllers."),
        permissions: [.writeToPackageDirectory(reason: writes)]),
      dependencies: ["scenograph"], path: "Sources/Plugins/ScenographCommand"))
}

// What libFuzzer runs needs its runtime, so only Tests/Trust/fuzz builds it.
if Context.environment["SCENOGRAPH_FUZZ"] != nil {
  package.targets.append(.executableTarget(name: "SceneFuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz"))
}

// For a build of its own, such as one under a sanitizer, `.ci/core` names the test targets that it needs.
if let tests = Context.environment["SCENOGRAPH_TESTS"]?.split(separator: " ").map({ "\($0)Tests" }) {
  let others = ["FuzzTargets", "SceneBenchmark"]
  package.products.removeAll { $0.name == "scenograph-benchmark" }
  package.targets.removeAll { $0.type == .test ? !tests.contains($0.name) : others.contains($0.name) }
}

for target in package.targets where target.type != .system && target.type != .plugin && target.name != "CBuild" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// The static executable, as small as it can be. No other package may use targets with such flags, so all other builds
// are without them.
if let form = Context.environment["SCENOGRAPH_STATIC"] {
  // Where little is done often, the code is optimized for size. In SceneImport is a copy of a function that a launch
  // calls, and the linker would take that one.
  let cold = [
    "SceneCLI", "SceneCanvas", "SceneCode", "SceneCompiler", "SceneDiagrams", "SceneLogs", "ScenePlayer", "SceneRules",
    "SceneRunViews", "SceneSession", "SceneStoryboards", "SceneWhy", "SceneWriting",
  ]
  // Debugging and unwinding need tables. Each function is in a section of its own, so that the linker finds those that
  // are never called. The engine of regular expressions would be 1.3 MB. A generic type is asked for by a call and not
  // by a name, since to read names was a fifth of a small scene's check. Its room for instances is made when needed.
  let frontend = [
    "-function-sections", "-disable-implicit-string-processing-module-import",
    "-disable-concrete-type-metadata-mangled-name-accessors", "-disable-preallocated-instantiation-caches",
  ]
  // The names of UIKit's messages are those of cases, read from the reflection metadata of their target. No other name
  // is asked for, so all other targets are without such metadata: at least 0.13 MB. Tests/Trust/static compares what is
  // said.
  let named = ["ScenePlan"]
  // The functions that are needed stand side by side, as Tests/Speed/order has found them. It asks for their names.
  let folder = "\(Context.packageDirectory)/Sources/scenograph"
  let linker =
    (form == "symbols" ? [] : ["-s"]) + [
      "--icf=all", "-O2", "--no-eh-frame-hdr", "\(folder)/static.ld", "--symbol-ordering-file=\(folder)/static.order",
      "--no-warn-symbol-ordering",
    ]
  for target in package.targets where target.type != .system && target.type != .plugin && target.name != "CBuild" {
    let size = cold.contains(target.name) ? ["-Osize"] : []
    let names = named.contains(target.name) ? [] : ["-disable-reflection-metadata"]
    let flags = ["-gnone"] + size + (frontend + names).flatMap { ["-Xfrontend", $0] }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags), .define("SCENOGRAPH_STATIC")]
    guard target.name == "scenograph" else { continue }
    target.linkerSettings = [
      .unsafeFlags(["-static-executable", "-use-ld=lld"] + linker.flatMap { ["-Xlinker", $0] })
    ]
  }
}
