internal import ScenePlan

/// Sizes and places of views.
extension PlanReader {
  /// A size, `[width,height]`.
  mutating func screenSize() -> ScreenSize { row(.size) { $0.sizeOperands() } }

  /// The picture that a scene asks for.
  mutating func picture() -> PictureRecord {
    var picture = PictureRecord()
    var object = object(of: PlanPictureKey.self)
    while let key = next(in: &object) {
      switch key {
      case .view: picture.view = wordHere(PictureView.self)
      case .step: picture.step = text()
      }
    }
    return picture
  }

  /// A place, `[x,y,width,height]`.
  mutating func childFrame() -> ChildFrame { row(.frame) { $0.frameOperands() } }

  /// A layout: its word, and what the word needs.
  mutating func layout() -> ChildLayout {
    row(.layout) { reader in
      switch reader.word(ChildLayoutWord.self) {
      case .vertical: .vertical
      case .horizontal: .horizontal
      case .center: .center(reader.sizeOperands())
      case .frames: .frames(reader.frames())
      case .paging: .paging(isVertical: reader.flag())
      }
    }
  }

  /// The rest of the row: `[template,x,y,width,height]` for each child.
  private mutating func frames() -> [Int: ChildFrame] {
    var frames: [Int: ChildFrame] = [:]
    while hasMore(), advance() {
      let (template, frame) = row(.childFrame) { ($0.templateOperand(), $0.frameOperands()) }
      frames[template] = frame
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
