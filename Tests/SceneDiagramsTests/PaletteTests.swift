import Foundation
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneGraphs
@testable import SceneRunViews

@Suite("Colours")
struct PaletteTests {
  private static let palettes = [("light", Palette.light), ("dark", Palette.dark)]

  @Test("Texts stand out from whatever may lie behind them", arguments: palettes)
  func texts(_ name: String, _ palette: Palette) throws {
    var grounds = [palette.paper]
    grounds += DiagramGraph.Cluster.Meaning.allCases.map { palette.fill(of: $0) }.filter { $0 != "none" }
    grounds += DiagramGraph.Node.Meaning.allCases.filter { $0 != .entry }.map { palette.fill(of: $0) }
    for role in DiagramText.Role.allCases {
      for ground in grounds {
        #expect(try contrast(palette.color(of: role), ground) >= 4.5, "\(role) on \(ground)")
      }
    }
  }

  @Test("Texts of runs stand out from whatever may lie behind them", arguments: palettes)
  func sketches(_ name: String, _ palette: Palette) throws {
    for face in SketchText.Face.allCases {
      for ground in [palette.paper, palette.container, palette.card, palette.shown, palette.moving] {
        #expect(try contrast(face.color(palette), ground) >= 4.5, "\(face) on \(ground)")
      }
    }
  }

  @Test("Lines stand out from whatever may lie behind them", arguments: palettes)
  func lines(_ name: String, _ palette: Palette) throws {
    let lines =
      DiagramGraph.Edge.Meaning.allCases.map { palette.color(of: $0) }
      + DiagramGraph.Node.Meaning.allCases.map { palette.stroke(of: $0) }
    for line in lines {
      for ground in [palette.paper, palette.container, palette.file] {
        #expect(try contrast(line, ground) >= 3, "\(line) on \(ground)")
      }
    }
  }

  @Test("Names stand out under what darkens them and their ground alike", arguments: palettes)
  func dimmed(_ name: String, _ palette: Palette) throws {
    let opacity = try #require(
      SketchLook.dim.shape.firstMatch(of: /fill-opacity: ([\d.]+)/).flatMap { Double($0.output.1) })
    func darkened(_ color: String) throws -> String {
      let value = try #require(Int(color.dropFirst(), radix: 16))
      let parts = [value >> 16 & 255, value >> 8 & 255, value & 255].map { Int(Double($0) * (1 - opacity)) }
      return "#" + parts.map { String($0 + 256, radix: 16).dropFirst() }.joined()
    }
    for ground in [palette.shown, palette.container, palette.card] {
      #expect(try contrast(darkened(palette.ink), darkened(ground)) >= 4.5, "on \(ground)")
    }
  }

  @Test("Contrast is WCAG's")
  func contrast() throws {
    #expect(try abs(contrast("#000000", "#FFFFFF") - 21) < 0.01)
    #expect(try abs(contrast("#767676", "#FFFFFF") - 4.54) < 0.01)
  }

  private func contrast(_ one: String, _ other: String) throws -> Double {
    let (a, b) = (try luminance(one), try luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: String) throws -> Double {
    let value = try #require(UInt32(color.dropFirst(), radix: 16))
    let parts = [value >> 16 & 255, value >> 8 & 255, value & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
