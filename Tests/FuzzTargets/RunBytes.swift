import SceneBasics
import SceneCompiler
import SceneDiagrams
import SceneGraphs
import ScenePlan
import ScenePlayer
import SceneRunViews
import SceneRuns
import SceneTrace

/// Everything that is made of a scene or a plan: plan file, listing, traces, trees, drawings, the page.
enum RunBytes {
  static func violations(by bytes: [UInt8], isPlan: Bool, _ forms: FormChoice) -> [String] {
    let compilation = CheckedBytes.compile(bytes)
    guard let plan = compilation.plan, compilation.isOfPlan == isPlan else { return [] }
    var violations: [String] = []
    let written = text { PlanWriter.write(plan, into: &$0) }
    let again = CheckedBytes.compile(written)
    if again.plan != plan { violations.append("the plan can't be written and read again") }
    check("the listing", text { PlanListing.write(plan, into: &$0) }, &violations)
    guard !plan.steps.isEmpty else { return violations }
    var recorder = RunRecorder()
    let outcome = Pipeline.run(plan, observer: &recorder)
    // A plan that was made by hand may run into a bound; one that was compiled has been played before.
    if !isPlan, outcome.limit != nil, !compilation.diagnostics.contains(where: \.exceedsLimit) {
      violations.append("a run meets a bound of which check says nothing")
    }
    var forms = forms
    let formats: [any TraceFormat] = TraceFormats.all + [PlayerFormat()]
    for format in forms.among(formats) {
      var options = TraceOptions(showsInstructions: true)
      options.sources = compilation.isOfPlan ? [] : compilation.files.all
      check(format.name, trace(plan, as: format, options), &violations)
    }
    draw(plan, recorder.recording, &forms, &violations)
    return violations
  }

  private static func draw(
    _ plan: HierarchyPlan, _ recording: RunRecording, _ forms: inout FormChoice, _ violations: inout [String]
  ) {
    for view in forms.among(RunViews.all) {
      for format in forms.among(view.formats) {
        let drawing = text {
          view.write(recording, of: plan, as: format, style: DiagramStyle(), into: &$0)
        }
        check("\(view.name) as \(format)", drawing, &violations)
      }
    }
    let states = recording.firstAndLastState
    for state in forms.among([states?.first, states?.last].compactMap(\.self)) {
      for format in forms.among(TreeFormats.all) {
        check(format.name, text { format.write(state, of: plan, into: &$0) }, &violations)
      }
      for view in forms.among(DiagramViews.all) {
        let graph = view.graph(of: plan, at: DiagramMoment(state: state, title: "then"))
        _ = graph.focused(on: plan.templates.first?.id, depth: 1)
        for format in forms.among(DiagramFormats.all) {
          let drawing = text { format.write([graph], style: DiagramStyle(), into: &$0) }
          check("\(view.name) as \(format.name)", drawing, &violations)
        }
      }
    }
  }

  private static func trace(_ plan: HierarchyPlan, as format: any TraceFormat, _ options: TraceOptions) -> [UInt8] {
    var recorder = RunRecorder(format.contents(options))
    _ = Pipeline.run(plan, observer: &recorder)
    return text { format.write(recorder.recording, of: plan, options: options, into: &$0) }
  }

  private static func text(_ body: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    body(&writer)
    return writer.take()
  }

  /// Checks that bytes to be printed or drawn are text, and that nothing in them steers a terminal or hides.
  private static func check(_ name: String, _ bytes: [UInt8], _ violations: inout [String]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      violations.append("\(name) isn't UTF-8")
      return
    }
    // The page's script is ours; what it shows comes as JSON.
    if let scalar = text.unicodeScalars.first(where: VisibleLetters.isTreacherous) {
      violations.append("\(name) has a raw U+\(String(scalar.value, radix: 16, uppercase: true))")
    }
  }
}

/// Letters as a reader of an output sees them.
enum VisibleLetters {
  /// Whether a letter steers a terminal or hides what stands beside it.
  static func isTreacherous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
