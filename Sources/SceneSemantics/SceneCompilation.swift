package import SceneBasics
internal import SceneKinds
internal import SceneLanguage
package import ScenePlan
package import SceneProgram
package import SceneSyntax
package import SceneWorld

/// Plays a program and knows the causes of its events, which the findings of UIKit's messages tell.
package typealias CausePlay = (Program, Limits) -> any CauseSource

/// Document to plan: the passes in order.
package enum SceneCompilation {
  /// Resolves a document's names, checks them, and lowers the scene by playing it.
  ///
  /// - Parameters:
  ///   - document: The scene.
  ///   - sources: Takes in the imported files.
  ///   - symbols: The names of the document.
  ///   - wantsPlan: Whether a plan is written. To check a scene there is no need for one, and it takes time and room.
  ///   - variation: Other circumstances than those that the scene names.
  ///   - loader: Reads imported files.
  ///   - sink: Takes SG2xx and above.
  ///   - explain: Knows why UIKit says something.
  /// - Returns: The plan, nil if a finding stops the compilation or none was wanted; and whether the scene was played to
  ///   its end.
  package static func compile(
    _ document: consuming SceneDocument, sources: inout SourceFiles, symbols: consuming SymbolTable, wantsPlan: Bool,
    as variation: Variation = Variation(), loader: inout some SourceLoader, sink: inout DiagnosticSink,
    explain: CausePlay
  ) -> (plan: HierarchyPlan?, wasPlayed: Bool) {
    let isPlayed = document.initial != nil
    let isMended = !document.mendedLines.isEmpty
    let limits = sources[document.file].limits
    guard
      let scene = resolve(
        consume document, sources: &sources, symbols: consume symbols, as: variation, loader: &loader, sink: &sink,
        mayBePart: isPlayed)
    else {
      return (nil, false)
    }
    guard isPlayed || wantsPlan else { return (nil, false) }
    // The document goes before a world comes: that halves what a launch needs.
    let files = scene.files.entries.map(\.document.file)
    let program = build(consume scene, as: variation, loader, wantsTitles: wantsPlan)
    guard isPlayed else { return (HierarchyPlan(head: program), false) }
    loader.watch?.begin(.play)
    let findings = PlayFindings(program, files: files, limits: limits, watch: loader.watch, isOfPart: isMended)
    let (simulation, plan): (Simulation, HierarchyPlan?) =
      wantsPlan && !isMended
      ? Simulation.record(program, limits: limits, observer: findings)
      : (Simulation.run(program, limits: limits, observer: findings), nil)
    if var findings = simulation.observer as? PlayFindings {
      loader.watch?.begin(.explain)
      if isMended {
        var found = DiagnosticSink()
        findings.report(to: &found, explain: explain)
        report(found.diagnostics, ofPartTo: &sink)
      } else {
        findings.report(to: &sink, explain: explain)
      }
    }
    return sink.stopsCompilation ? (nil, false) : (plan, true)
  }

  /// Resolves a document's names, checks them, plays the scene and judges what it expects, all in one pass.
  ///
  /// - Parameters:
  ///   - document: The scene.
  ///   - sources: Takes in the imported files.
  ///   - symbols: The names of the document.
  ///   - variation: Other circumstances than those that the scene names.
  ///   - loader: Reads imported files.
  ///   - sink: Takes SG2xx and above. Whether one of them stops the scene is known after the scene was played.
  ///   - explain: Knows why UIKit says something.
  ///   - observers: Watch the run.
  /// - Returns: The plan without routines, nil if a finding stops the scene; the observers and how the run ended, nil
  ///   where the scene has no `initial`.
  package static func play<each Observer: LifecycleObserver>(
    _ document: consuming SceneDocument, sources: inout SourceFiles, symbols: consuming SymbolTable,
    as variation: Variation = Variation(), loader: inout some SourceLoader, sink: inout DiagnosticSink,
    explain: CausePlay, observers: repeat each Observer
  ) -> (plan: HierarchyPlan?, run: (observers: (repeat each Observer), outcome: RunOutcome)?) {
    let isPlayed = document.initial != nil
    let limits = sources[document.file].limits
    guard
      let scene = resolve(
        consume document, sources: &sources, symbols: consume symbols, as: variation, loader: &loader, sink: &sink)
    else {
      return (nil, nil)
    }
    let files = scene.files.entries.map(\.document.file)
    let program = build(consume scene, as: variation, loader)
    guard isPlayed else { return (HierarchyPlan(head: program), nil) }
    loader.watch?.begin(.play)
    let findings = PlayFindings(program, files: files, limits: limits, watch: loader.watch)
    let list = ObserverList(findings, repeat each observers)
    let (played, cast, outcome) = Simulation.play(program, limits: limits, list: list)
    loader.watch?.begin(.explain)
    if var findings = played.all.first as? PlayFindings { findings.report(to: &sink, explain: explain) }
    if sink.stopsCompilation { return (nil, nil) }
    return (cast, (played.last(repeat each observers), outcome))
  }

  /// Resolves a document's names, checks them, and gives the program that a simulation plays.
  ///
  /// - Returns: Nil if a finding stops the compilation.
  package static func program(
    _ document: SceneDocument, sources: inout SourceFiles, symbols: SymbolTable, as variation: Variation = Variation(),
    loader: inout some SourceLoader, sink: inout DiagnosticSink
  ) -> Program? {
    resolve(document, sources: &sources, symbols: symbols, as: variation, loader: &loader, sink: &sink)
      .map { build($0, as: variation, loader) }
  }

  private static func build(
    _ scene: consuming ResolvedScene, as variation: Variation, _ loader: some SourceLoader, wantsTitles: Bool = true
  ) -> Program {
    loader.watch?.begin(.build)
    return ProgramBuilder.build(scene, wantsTitles: wantsTitles).varied(by: variation)
  }

  private static func resolve(
    _ document: consuming SceneDocument, sources: inout SourceFiles, symbols: consuming SymbolTable,
    as variation: Variation, loader: inout some SourceLoader, sink: inout DiagnosticSink, mayBePart: Bool = false
  ) -> ResolvedScene? {
    // Where the YAML itself is broken the rest of the file is missing, and with it the names that others lead to.
    if sink.hasBrokenYAML, document.mendedLines.isEmpty { return nil }
    loader.watch?.begin(.check)
    let mended = document.mendedLines
    let files = SceneFiles.load(
      consume document, sources: sources, symbols: consume symbols, loader: &loader, sink: &sink)
    sources = files.sources
    var scene = ResolvedScene(files)
    scene.vary(by: variation)
    if !mended.isEmpty {
      reportNames(of: scene, without: mended, sink: &sink)
      return mayBePart ? wholePart(of: files, before: mended, as: variation, sink: &sink) : nil
    }
    check(scene, sink: &sink)
    if sink.stopsCompilation { return nil }
    StructureRules.run(scene, sink: &sink)
    return scene
  }

  private static func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    ReferenceCheck.run(scene, sink: &sink)
    AdditionCheck.run(scene, sink: &sink)
    ContainmentCheck.run(scene, sink: &sink)
  }

  /// A scene up to the step in which its first line can't be read: the steps above it do what they will do in the whole.
  ///
  /// - Returns: Nil if a declaration can't be read, or something else stops the scene.
  private static func wholePart(
    of files: SceneFiles, before lines: [MendedLine], as variation: Variation, sink: inout DiagnosticSink
  ) -> ResolvedScene? {
    var files = files
    let document = files.entries[0].document
    let isAtFault = sink.diagnostics.contains { finding in
      finding.severity == .error && !(101...119).contains(finding.code.number)
    }
    guard !isAtFault, let first = lines.min(by: { $0.line < $1.line }), let script = document.scriptSpan,
      script.line < first.line, let steps = document.script,
      let last = steps.lastIndex(where: { $0.verb.span.line <= first.line })
    else { return nil }
    // A line that stands further out than a verb is no part of that step; a tab says nothing of that.
    let verb = steps[last].verb.span
    let margin = first.written.prefix { $0 == " " || $0 == "\t" }
    let isWhole = verb.line < first.line && !margin.contains("\t") && margin.count + 1 < verb.column
    files.entries[0].document.script = Array(steps[..<(isWhole ? last + 1 : last)])
    var scene = ResolvedScene(files)
    scene.vary(by: variation)
    var found = DiagnosticSink()
    check(scene, sink: &found)
    return found.stopsCompilation ? nil : scene
  }

  /// Reports findings of the moments in a part of a scene. Nothing is fixed in a file as long as it can't be read.
  private static func report(_ findings: [Diagnostic], ofPartTo sink: inout DiagnosticSink) {
    for var finding in findings {
      finding.fix = nil
      finding.remedy = nil
      sink.report(finding)
    }
  }

  /// Reports which names of controllers and files lead nowhere in a scene of which some lines can't be read.
  ///
  /// Segues, actions, ids of steps and keys may stand on one of these lines: nothing is said of them before it is whole.
  private static func reportNames(of scene: ResolvedScene, without lines: [MendedLine], sink: inout DiagnosticSink) {
    var found = DiagnosticSink()
    check(scene, sink: &found)
    let document = scene.files.entries[0].document
    let (damaged, words) = (Set(lines.map(\.line)), MendedWords(of: lines))
    let isImport = { (line: UInt32) in document.keys.last { $0.span.line <= line }?.value == .import }
    let hasImports = document.keys.contains { $0.value == .import } && !damaged.contains(where: isImport)
    for var finding in found.diagnostics {
      let isDamaged = finding.span.file == document.file && damaged.contains(finding.span.line)
      let isController = finding.code == Diagnostic.unknownController.code
      guard isController || finding.code == Diagnostic.unreadableImport.code else { continue }
      if isController, !hasImports, finding.message.contains("/") { continue }
      if isDamaged || words.explain(finding) { continue }
      finding.fix = nil
      finding.remedy = nil
      sink.report(finding)
    }
  }
}
