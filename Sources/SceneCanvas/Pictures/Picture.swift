/// A place in a picture, in pixels from its upper left corner.
package struct Point: Hashable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A part of a picture.
package struct Rectangle: Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Its right edge.
  package var maxX: Int { x + width }
  /// Its lower edge.
  package var maxY: Int { y + height }
  /// The middle of its width.
  package var midX: Int { x + width / 2 }

  /// The part that is left when its edges move inwards; outwards for negative numbers.
  package func inset(x dx: Int, y dy: Int) -> Rectangle {
    Rectangle(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// A copy that is moved.
  package func moved(x dx: Int, y dy: Int) -> Rectangle {
    Rectangle(x: x + dx, y: y + dy, width: width, height: height)
  }
}

/// A graph with a place for everything: what layouts make and picture formats write.
package struct Picture {
  /// Text and where its upper left corner is.
  package struct Caption {
    package var text: TextBlock
    package var origin: Point
    /// Whether lines stand in the middle of the room rather than at its left.
    var isCentred = false

    package init(text: TextBlock, origin: Point, isCentred: Bool = false) {
      self.text = text
      self.origin = origin
      self.isCentred = isCentred
    }

    /// The room that it takes.
    package var frame: Rectangle { Rectangle(x: origin.x, y: origin.y, width: text.width, height: text.height) }
  }

  /// A node or a frame, by its index in the graph.
  package struct Box {
    package var index: Int
    package var frame: Rectangle
    /// The text in it.
    package var caption: Caption?
    /// The text in the bar at its top.
    package var title: Caption?
    /// How round its corners are.
    package var radius = 7
    /// Small bars that make it look like what it is.
    package var ornaments: [Rectangle] = []
    /// Whether it lies above the others, as a card does.
    package var isLifted = false

    package init(
      index: Int, frame: Rectangle, caption: Caption? = nil, title: Caption? = nil, radius: Int = 7
    ) {
      self.index = index
      self.frame = frame
      self.caption = caption
      self.title = title
      self.radius = radius
    }
  }

  /// A way from one place to the next.
  package enum Stretch: Hashable {
    case line(to: Point)
    /// A curve that leaves and arrives along one axis, bent half-way.
    case sideways(to: Point)
    case downwards(to: Point)
    /// A rounded corner.
    case corner(over: Point, to: Point)
    /// A bow to the right, back to the same distance from the left.
    case back(to: Point)
  }

  /// An arrow, by its index in the graph.
  package struct Arrow {
    package var index: Int
    package var start: Point
    package var stretches: [Stretch]
    package var label: Caption?
    /// Whether the label stands on the line and covers it.
    package var isLabelOnLine = false

    package init(index: Int, start: Point, stretches: [Stretch], label: Caption? = nil) {
      self.index = index
      self.start = start
      self.stretches = stretches
      self.label = label
    }
  }

  /// A line that sets apart what stands below it.
  package struct Rule {
    package var start: Point
    package var length: Int
    package var words: Caption

    package init(start: Point, length: Int, words: Caption) {
      self.start = start
      self.length = length
      self.words = words
    }
  }

  package var width = 0
  package var height = 0
  package var heading: Caption?
  /// Remarks on what is drawn.
  package private(set) var footnotes: Caption?
  /// The frames, each behind the one that it lies in.
  package var frames: [Box] = []
  package var boxes: [Box] = []
  package var arrows: [Arrow] = []
  package var rules: [Rule] = []
  /// The boxes that were there in the picture before.
  package var ghosts: [Box] = []

  /// How much room is left around everything.
  package static let margin = 24

  /// A picture with a heading, below which everything else has its place.
  ///
  /// - Parameters:
  ///   - size: How much room everything else takes.
  ///   - room: How wide it may be; nil for no limit.
  package init(heading texts: [DiagramText], size: (width: Int, height: Int), room: Int? = nil) {
    let heading = TextBlock(heading: texts, room: room, above: size.width)
    let origin = Point(x: Picture.margin, y: Picture.margin - 4)
    self.heading = Caption(text: heading, origin: origin)
    top = origin.y + heading.height + 20
    width = max(size.width, heading.width) + 2 * Picture.margin
    height = top + size.height + Picture.margin
  }

  /// Adds what stands below all else.
  package mutating func add(_ footnotes: TextBlock) {
    guard footnotes.height > 0 else { return }
    self.footnotes = Caption(text: footnotes, origin: Point(x: Picture.margin, y: height - Picture.margin + 14))
    width = max(width, footnotes.width + 2 * Picture.margin)
    height += footnotes.height + 14
  }

  /// Where the drawing below the heading begins.
  package private(set) var top = 0
}
