internal import ScenePlan

/// Sizes and places of views.
extension PlanReader {
  /// A size, `[width,height]`.
  mutating func screenSize() -> ScreenSize {
    var size = ScreenSize.phone
    row("a size") { size = $0.sizeOperands() }
    return size
  }

  /// The picture that a scene asks for.
  mutating func picture() -> PictureRecord {
    var picture = PictureRecord()
    object(of: PlanPictureKey.self) { reader, key in
      switch key {
      case .view: picture.view = reader.wordHere(PictureView.self)
      case .step: picture.step = reader.text()
      }
    }
    return picture
  }

  /// A place, `[x,y,width,height]`.
  mutating func childFrame() -> ChildFrame {
    var frame = ChildFrame(x: 0, y: 0, width: 0, height: 0)
    row("a frame") { frame = $0.frameOperands() }
    return frame
  }

  /// A layout: its word, and what the word needs.
  mutating func layout() -> ChildLayout {
    var layout = ChildLayout.vertical
    row("a layout") { reader in
      switch reader.word(ChildLayoutWord.self) {
      case .vertical: layout = .vertical
      case .horizontal: layout = .horizontal
      case .center: layout = .center(reader.sizeOperands())
      case .frames: layout = .frames(reader.frames())
      case .paging: layout = .paging(isVertical: reader.advance() ? reader.flagHere() : false)
      }
    }
    return layout
  }

  /// The rest of the row: `[template,x,y,width,height]` for each child.
  private mutating func frames() -> [Int: ChildFrame] {
    var frames: [Int: ChildFrame] = [:]
    while !hasFailed, var rest = row, cursor.next(&rest.items) {
      row = rest
      row("a child's frame") { reader in
        let template = reader.advance() ? reader.index(.templates) : 0
        frames[template] = reader.frameOperands()
      }
    }
    return frames
  }

  private mutating func sizeOperands() -> ScreenSize { ScreenSize(width: points(0), height: points(0)) }

  private mutating func frameOperands() -> ChildFrame {
    ChildFrame(x: points(), y: points(), width: points(0), height: points(0))
  }

  private mutating func points(_ least: Int = -100_000) -> Int {
    guard advance() else { return 0 }
    let most = 100_000
    let number = number(least..., "a number of points")
    if number > most { failToFind("a number of points up to \(most)") }
    return min(number, most)
  }
}
