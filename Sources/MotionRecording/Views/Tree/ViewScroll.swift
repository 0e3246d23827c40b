public import AnimationModel

/// The axes along which a view scrolls.
public struct ScrollAxes: OptionSet, Hashable, Sendable {
  /// The axes as bits.
  public let rawValue: Int

  /// Makes a set of axes.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = ScrollAxes(rawValue: 1)

  /// The vertical axis.
  public static let vertical = ScrollAxes(rawValue: 2)
}

/// A view that scrolls.
public struct ScrollPlace: Hashable, Sendable {
  /// The identity of the view.
  public var identity: ViewIdentity

  /// The axes along which the view scrolls.
  public var axes: ScrollAxes
}

/// The way in which a view is scrolled, at a constant velocity.
public struct ScrollMotion: Hashable, Sendable {
  /// The distance by which the content offset grows, in points.
  public var distance: ViewSize

  /// The path of the finger.
  let path: ViewDragPath

  /// Makes a motion.
  ///
  /// - Parameters:
  ///   - distance: The distance by which the content offset grows, in points.
  ///   - seconds: The duration, 0 or more.
  public init(by distance: ViewSize, seconds: Double) {
    self.distance = distance
    path = ViewDragPath(straight: distance, seconds: seconds)
  }

  /// Makes a motion to be tried, along the axes of a view.
  init(usualAlong axes: ScrollAxes) {
    let isVertical = axes.contains(.vertical)
    self.init(
      by: ViewSize(
        width: isVertical ? 0 : Self.usualDistance, height: isVertical ? Self.usualDistance : 0),
      seconds: Self.usualSeconds)
  }

  /// The default distance of a scroll, in points: our choice.
  private static let usualDistance = 300.0

  /// The default duration of a scroll, in seconds: our choice.
  public static let usualSeconds = 0.5

  /// Whether a view with the given axes can be scrolled this way.
  func fits(_ axes: ScrollAxes) -> Bool {
    (distance.width == 0 || axes.contains(.horizontal))
      && (distance.height == 0 || axes.contains(.vertical))
  }
}

/// The scroll offset of a view, with the previous one.
public struct ScrollState: Hashable, Sendable {
  /// The previous offset, in points.
  public var previous: ViewSize

  /// The current offset, in points.
  public var offset: ViewSize
}
