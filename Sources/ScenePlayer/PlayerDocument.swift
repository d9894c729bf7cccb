internal import SceneBasics
internal import SceneDiagrams

/// The file that plays runs, one or several.
struct PlayerDocument {
  let title: String
  /// Each recording as data, in pieces.
  private(set) var runs: [[ArraySlice<UInt8>]]

  /// Writes the file. The recordings are given away with it, piece by piece: they are as large as it is.
  mutating func write(into output: inout ByteWriter) {
    let style = PlayerStyle.text(light: .light, dark: .dark)
    let script = PlayerScript.text
    output.write("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    output.write("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    output.write("script-src 'sha256-\(SHA256.base64(of: Array(script.utf8)))'; ")
    output.write("style-src 'sha256-\(SHA256.base64(of: Array(style.utf8)))'; ")
    output.write("base-uri 'none'; form-action 'none'\">\n")
    output.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    output.write(xml: title.oneLine)
    output.write("</title>\n<style>")
    output.write(style)
    output.write("</style>\n</head>\n<body>\n")
    output.write(PlayerMarkup.text)
    for index in runs.indices {
      output.write("<script type=\"application/json\" class=\"run\">")
      for piece in runs[index].indices {
        write(runs[index][piece], into: &output)
        runs[index][piece] = []
      }
      output.write("</script>\n")
    }
    output.write("<script>")
    output.write(script)
    output.write("</script>\n</body>\n</html>\n")
  }

  /// In JSON a `<` stands only inside a text; spelled as a number, it begins no tag.
  private func write(_ json: ArraySlice<UInt8>, into output: inout ByteWriter) {
    var start = json.startIndex
    for index in json.indices where json[index] == 0x3C {
      output.write(bytes: json[start..<index])
      output.write("\\u003c")
      start = index + 1
    }
    output.write(bytes: json[start...])
  }
}
