/// The colours of a picture, for light or dark surroundings.
///
/// They are Okabe and Ito's, which people with any kind of colour vision tell apart. They are so light or dark that the
/// contrast of texts is 4.5 : 1, and that of lines 3 : 1. What a colour says, a line's style or a word says too.
package struct Palette: Sendable {
  /// The ground that everything is drawn on.
  package var paper: String
  /// Names and main lines.
  package var ink: String
  /// Texts and lines that matter less.
  package var muted: String
  /// Thin lines.
  package var line: String
  /// Ornaments, which don't need to be seen.
  package var faint: String
  /// Rows and pictures of no meaning, on a screen.
  package var placeholder: String
  /// The colour of things that are on the screen.
  package var blue: String
  /// The colour of things that are amiss, or lead back.
  package var vermilion: String
  package var green: String
  package var purple: String
  /// The colour of things that have gone.
  package var ochre: String
  /// Behind what isn't on: a dark display in any surroundings.
  package var night: String
  /// Behind what is on the screen, and behind what comes or goes.
  package var shown: String
  package var moving: String
  /// Behind what is out of place.
  package var amiss: String
  /// Behind all other boxes.
  package var card: String
  /// Behind what lies in a container, and in another file.
  package var container: String
  package var file: String

  /// For light surroundings.
  package static let light = Palette(
    paper: "#FFFFFF", ink: "#1F2937", muted: "#56606E", line: "#7F8895", faint: "#C9CFD6", placeholder: "#C6D9EA",
    blue: "#0068A5",
    vermilion: "#B04300",
    green: "#00735A", purple: "#8E4585", ochre: "#8A5A00", night: "#20262E", shown: "#DCEBF7", moving: "#F1F7FC",
    amiss: "#FDF1E8", card: "#FFFFFF",
    container: "#F3F4F6", file: "#FAF8F2")
  /// For dark surroundings.
  package static let dark = Palette(
    paper: "#0D1117", ink: "#E6EDF3", muted: "#A3ADB9", line: "#7D8794", faint: "#3A4450", placeholder: "#1E4463",
    blue: "#63B8EA",
    vermilion: "#FF9B57",
    green: "#3FC79B", purple: "#DDA0C4", ochre: "#E3B341", night: "#05070A", shown: "#12324C", moving: "#0F2233",
    amiss: "#3A2213", card: "#1A212B",
    container: "#141A22", file: "#111820")

  /// The colour of a text.
  package func color(of role: DiagramText.Role) -> String {
    switch role {
    case .heading, .name, .title: ink
    case .kind, .state, .detail, .note: muted
    case .alarm: vermilion
    }
  }
}
