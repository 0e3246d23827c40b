public import DrawingModel

extension Chart {
  /// The size of a figure in which this chart can be read well.
  ///
  /// Charts with one panel or two have a ratio of height to width of five to eight; lanes and the
  /// rows of a strobe are given enough height each.
  ///
  /// - Parameter width: The width in points, meant for 200 and more.
  /// - Returns: A size of that width, with whole points of height.
  public func suggestedSize(width: Double) -> Size {
    let usual = width * Self.usualHeight
    let base = max(ChartMetrics.smallestBase, width / density.basesAcross)
    let strobe = (strobe?.lanes ?? []).reduce(0) { height, lane in
      let isNamed = !lane.name.isEmpty || (self.strobe?.lanes.count ?? 0) > 1
      return height + (Self.strobeRow + (isNamed ? Self.strobeName : 0)) * base
    }
    guard hasLanes else {
      // A quarter of the figure may go to a strobe before the figure grows.
      // Panels below the first get the height that they need to be read, and the first its share.
      let weights = panels.map(\.safeWeight)
      let lowest = weights.dropFirst().min() ?? 0
      let plots = lowest > 0 ? Self.lowestPanel * weights.reduce(0, +) / lowest : 0
      let panels = (plots + Self.panelHeading * Double(weights.count) + Self.axes) * base
      let height = max(usual, usual * 0.75 + strobe, weights.count > 1 ? panels + strobe : 0)
      return Size(width: width, height: min(height, Self.tallest * width).rounded())
    }
    let weights = panels.map(\.safeWeight)
    let largest = weights.max() ?? 1
    let lanes = weights.reduce(0) { $0 + Self.laneHeight * $1 / largest + Self.laneHeading }
    let height = max(usual, (lanes + Self.surroundings) * base + strobe)
    return Size(width: width, height: min(height, Self.tallest * width).rounded())
  }

  /// The least height of a panel below the first, in base sizes.
  private static let lowestPanel = 9.0
  /// The height of a panel's heading and the gap above it, in base sizes.
  private static let panelHeading = 2.5
  /// The height of the header and the time axis of panels, in base sizes.
  private static let axes = 5.6
  /// The height of most figures, as a part of the width.
  private static let usualHeight = 0.625
  /// The largest height, as a part of the width.
  private static let tallest = 10.0
  /// The height of a lane's plot in base sizes.
  private static let laneHeight = 4.5
  /// The height of a lane's name in base sizes.
  private static let laneHeading = 1.8
  /// The height of a lane of a strobe in base sizes.
  private static let strobeRow = 1.4
  /// The height of a name above a lane of a strobe, in base sizes.
  private static let strobeName = 1.0
  /// The height of header and time axis in base sizes.
  private static let surroundings = 13.0
}
