internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams

/// The file that plays runs, one or several.
struct PlayerDocument {
  let title: String
  /// Whether it asks for each step before it shows it.
  var asksFirst = false

  /// Writes what stands before the recordings.
  func writeStart(into output: inout ByteWriter) {
    let style = PlayerStyle.text(light: .light, dark: .dark)
    output.write("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    output.write("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    output.write("script-src 'sha256-\(SHA256.base64(of: Array(PlayerScript.text.utf8)))'; ")
    output.write("style-src 'sha256-\(SHA256.base64(of: Array(style.utf8)))'; ")
    output.write("base-uri 'none'; form-action 'none'\">\n")
    output.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    output.write(xml: title.oneLine)
    output.write("</title>\n<style>")
    output.write(style)
    output.write("</style>\n</head>\n<body\(asksFirst ? " data-ask" : "")>\n")
    output.write(PlayerMarkup.text)
  }

  /// Writes a recording: JSON in which no tag begins.
  func writeRun(into output: inout ByteWriter, _ write: (inout ByteWriter) -> Void) {
    output.write("<script type=\"application/json\" class=\"run\">")
    write(&output)
    output.write("</script>\n")
  }

  /// Writes what stands behind the recordings.
  func writeEnd(into output: inout ByteWriter) {
    output.write("<script>")
    output.write(PlayerScript.text)
    output.write("</script>\n</body>\n</html>\n")
  }
}
