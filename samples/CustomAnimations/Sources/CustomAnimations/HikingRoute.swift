import Kymograph

/// A way up to a summit and down again, which changes from one hike to another.
@Animatable
public struct HikingRoute {
  /// Where the hike begins.
  public var start: CGPoint

  /// The highest point.
  public var summit: CGPoint

  /// Where it ends.
  public var end: CGPoint

  /// How much the way winds: the height of the bends.
  public var winding: CGFloat = 0

  /// Whether it is walked from the end to the start; that cannot be animated.
  @AnimatableIgnored public var isReversed: Bool

  /// Makes a route.
  public init(
    from start: CGPoint, over summit: CGPoint, to end: CGPoint, winding: CGFloat = 0,
    isReversed: Bool = false
  ) {
    self.start = start
    self.summit = summit
    self.end = end
    self.winding = winding
    self.isReversed = isReversed
  }

  /// The way as a number of points in the order in which they are passed.
  public func points(count: Int) -> [CGPoint] {
    let points = (0..<count).map { point(at: CGFloat($0) / CGFloat(count - 1)) }
    return isReversed ? points.reversed() : points
  }

  /// A point at a fraction of the way: the summit is half way, and there are four bends on either side.
  private func point(at fraction: CGFloat) -> CGPoint {
    let (from, to) = fraction < 0.5 ? (start, summit) : (summit, end)
    let part = (fraction < 0.5 ? fraction : fraction - 0.5) * 2
    let bend = winding * sin(part * 4 * .pi)
    return CGPoint(
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part + bend)
  }
}
