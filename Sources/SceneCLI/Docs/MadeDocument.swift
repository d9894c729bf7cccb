internal import SceneBasics
internal import SceneFiles
internal import SceneSession

/// A document whose regions have been made, and what is to be written for it.
struct MadeDocument {
  /// The document as it was read.
  let document: MarkedDocument
  let dialect: MarkdownDialect
  /// Its own text first, then its pictures.
  private(set) var changes: [FileChange]

  var path: String { changes[0].path }
  var regionCount: Int { document.regions.count }

  /// Reads what stands in the place of a gallery's pictures, so that it isn't lost.
  mutating func readFormerPictures(in files: any FileSystem) {
    guard hasGallery else { return }
    changes =
      [changes[0]]
      + changes.dropFirst().map { FileChange($0.path, $0.bytes, former: try? files.read($0.path).get()) }
  }

  /// The path of a file that a region 'gallery' would replace, and that no gallery has made: this document doesn't show
  /// it yet, or it isn't a picture of this command. Nil if there is none.
  ///
  /// Such a region takes the names of its pictures from the scenes, and no call names them.
  var stranger: String? {
    guard hasGallery else { return nil }
    let former = String(decoding: changes[0].former ?? [], as: UTF8.self)
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return changes.dropFirst().first { picture in
      guard let old = picture.former, old != picture.bytes else { return false }
      let own = picture.path.hasPrefix(folder) ? String(picture.path.dropFirst(folder.count)) : picture.path
      let name = String(own.split(separator: "/").last ?? "")
      let isNamed = document.regions.contains { !$0.command.hasPrefix(Gallery().name) && $0.command.contains(name) }
      let isShown = former.contains("]" + dialect.picture("", own).dropFirst(3))
      let isOurs = String(decoding: old.prefix(4_096), as: UTF8.self).contains("class=\"scenograph")
      return !isNamed && !(isShown && isOurs)
    }?.path
  }

  private var hasGallery: Bool { document.regions.contains { $0.command.hasPrefix(Gallery().name) } }

  /// A change in full: each line of a text. A picture is told by its size and by the sentences of its description that
  /// differ, since a word that changed moves much of it.
  ///
  /// - Parameters:
  ///   - change: One of the changes.
  ///   - old: What the file holds.
  func difference(of change: FileChange, from old: [UInt8]) -> String {
    guard FileEnding.of(change.path) == "svg" else {
      return UnifiedDifference.text(from: old, to: change.bytes, path: change.path)
    }
    let (before, after) = (PictureWords(of: old), PictureWords(of: change.bytes))
    let name = VisibleText.of(change.path)
    let size = before.size == after.size || before.size.isEmpty ? after.size : before.size + " → " + after.size
    var text = "--- \(name)\n+++ \(name)\n\(size)"
    let rows = LineAlignment.rows(before.sentences, after.sentences)
    if before.sentences == after.sentences { text += "; its description stays as it is" }
    text += "\n"
    for row in rows {
      switch row {
      case .both: break
      case .first(let index): text += "-" + VisibleText.of(before.sentences[index]) + "\n"
      case .second(let index): text += "+" + VisibleText.of(after.sentences[index]) + "\n"
      }
    }
    return text
  }

  /// The changes to come, in a line for each region or picture and its first lines that differ.
  ///
  /// - Parameters:
  ///   - change: One of the changes.
  ///   - old: What the file holds.
  func shortDifference(of change: FileChange, from old: [UInt8]) -> String {
    guard change.path == path else {
      let words = [old, change.bytes].map { PictureWords(of: $0).lines }
      return MadeDocument.lines(
        VisibleText.of(change.path), [old, change.bytes].map(MadeDocument.lineCount), words[0], words[1])
    }
    let next = MarkedDocument(change.bytes, dialect: dialect)
    return zip(document.regions, next.regions).reduce(into: "") { text, pair in
      let (before, after) = (document.content(of: pair.0), next.content(of: pair.1))
      if before == after { return }
      text += MadeDocument.lines(
        VisibleText.of("\(path):\(pair.0.line): \(pair.0.command)"), [before.count, after.count], before, after)
    }
  }

  private static func lines(_ subject: String, _ counts: [Int], _ old: [String], _ new: [String]) -> String {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - same
    let behind = min(rest, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let number = counts[0] == counts[1] ? "\(counts[0])" : "\(counts[0]) → \(counts[1])"
    var text = "\(subject): \(number) line\(counts.max() == 1 ? "" : "s")\n"
    if same < old.count - behind { text += "-" + VisibleText.of(old[same]) + "\n" }
    if same < new.count - behind { text += "+" + VisibleText.of(new[same]) + "\n" }
    return text
  }

  private static func lineCount(of bytes: [UInt8]) -> Int { bytes.count { $0 == 0x0A } }
}
