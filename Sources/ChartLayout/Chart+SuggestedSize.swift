public import DrawingModel

extension Chart {
  /// The size of a figure in which this chart can be read well.
  ///
  /// Charts with one panel or two are five wide and eight long; lanes are given enough height each.
  ///
  /// - Parameter width: The width in points, meant for 200 and more.
  /// - Returns: A size of that width, with whole points of height.
  public func suggestedSize(width: Double) -> Size {
    let usual = width * Self.usualHeight
    guard hasLanes else { return Size(width: width, height: usual.rounded()) }
    let base = max(ChartMetrics.smallestBase, width / 80)
    let weights = panels.map(\.safeWeight)
    let largest = weights.max() ?? 1
    let lanes = weights.reduce(0) { $0 + Self.laneHeight * $1 / largest + Self.laneHeading }
    let height = max(usual, (lanes + Self.surroundings) * base)
    return Size(width: width, height: min(height, Self.tallest * width).rounded())
  }

  /// The height of most figures, as a part of the width.
  private static let usualHeight = 0.625
  /// The largest height, as a part of the width.
  private static let tallest = 10.0
  /// The height of a lane's plot in base sizes.
  private static let laneHeight = 4.5
  /// The height of a lane's name in base sizes.
  private static let laneHeading = 1.8
  /// The height of header and time axis in base sizes.
  private static let surroundings = 13.0
}
