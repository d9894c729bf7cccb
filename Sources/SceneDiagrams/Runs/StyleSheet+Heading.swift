/// The heading's looks, which pictures of every kind share.
extension StyleSheet {
  /// The sizes of its lines.
  static var headingFaces: String {
    DiagramText.Role.allCases.map { role in
      rule(
        ".heads .\(role.name)",
        "font-size: \(role.size(in: .heading))px; font-weight: \(role.isBold(in: .heading) ? "bold" : "normal")")
    }.joined()
  }

  /// Their colours.
  static func headingColors(_ palette: Palette) -> String {
    DiagramText.Role.allCases.map { rule(".heads .\($0.name)", "fill: \(palette.color(of: $0))") }.joined()
  }
}
