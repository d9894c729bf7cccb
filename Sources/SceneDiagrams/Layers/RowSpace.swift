/// The room between two layers, or at an end of a row.
struct RowSpace {
  private var label = 0
  /// Whether arrows of other layers go on there.
  var isPassed = false
  /// How many arrows begin or end at its left, and at its right.
  private var (left, right) = (0, 0)
  /// The bundles that end there.
  private var bundles: (left: Set<Int>, right: Set<Int>) = ([], [])

  /// Adds an arrow that begins there, or one that ends there with others of its bundle.
  mutating func add(_ label: Int, _ side: NestedWires.Side, _ bundle: Int?) {
    self.label = max(self.label, label)
    if let bundle {
      let isNew = side == .left ? bundles.left.insert(bundle).inserted : bundles.right.insert(bundle).inserted
      if !isNew { return }
    }
    switch side {
    case .left: left += 1
    case .right: right += 1
    }
  }

  func width(isEnd: Bool, least: Int) -> Int {
    if isEnd, left + right == 0 { return isPassed ? max(least, RowPlan.channel) : least }
    let channels = (RowPlan.channel(of: left), RowPlan.channel(of: right))
    return label == 0 ? max(channels.0, channels.1) : channels.0 + label + channels.1
  }
}
