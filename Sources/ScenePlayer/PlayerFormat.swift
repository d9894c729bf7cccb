public import SceneBasics
internal import SceneDiagrams
public import ScenePlan
public import SceneTrace

/// A page that plays a run: the tree and the screen beside the trace and the source, in one file without a network.
///
/// Nothing of a scene is executed: it comes as data, is written into the page as text, and the page names by their
/// hashes the only script and the only style that may run.
public struct PlayerFormat: TraceFormat {
  public let name = "html"
  public let summary = "a page that plays the run, in one file; for browsers"

  public init() {}

  public func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> any Trace {
    let selection = EventSelection(options.filter, of: plan, standard: Set(Callback.Group.allCases))
    return RecordedTrace(
      PlayerPage(plan: plan, selection: selection, sources: options.sources, findings: options.findings),
      output: output)
  }
}

/// The page of one recording.
struct PlayerPage: RecordedPage {
  let plan: HierarchyPlan
  let selection: EventSelection
  let sources: [SourceFile]
  let findings: [Diagnostic]

  func write(_ recording: RunRecording, into output: inout ByteWriter) {
    let style = PlayerStyle.text(light: .light, dark: .dark)
    let script = PlayerScript.text
    output.write("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    output.write("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    output.write("script-src 'sha256-\(SHA256.base64(of: Array(script.utf8)))'; ")
    output.write("style-src 'sha256-\(SHA256.base64(of: Array(style.utf8)))'; ")
    output.write("base-uri 'none'; form-action 'none'\">\n")
    output.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    output.write(xml: plan.scene.oneLine)
    output.write("</title>\n<style>")
    output.write(style)
    output.write("</style>\n</head>\n<body>\n")
    output.write(PlayerMarkup.text)
    output.write("<script type=\"application/json\" id=\"run\">")
    write(data(of: recording), into: &output)
    output.write("</script>\n<script>")
    output.write(script)
    output.write("</script>\n</body>\n</html>\n")
  }

  private func data(of recording: RunRecording) -> [UInt8] {
    var data = PlayerData(plan: plan, selection: selection, sources: sources, findings: findings)
    data.write(recording)
    return data.bytes
  }

  /// In JSON a `<` stands only inside a text; spelled as a number, it begins no tag.
  private func write(_ json: [UInt8], into output: inout ByteWriter) {
    var start = json.startIndex
    for (index, byte) in json.enumerated() where byte == 0x3C {
      output.write(bytes: json[start..<index])
      output.write("\\u003c")
      start = index + 1
    }
    output.write(bytes: json[start...])
  }
}
