public import AnimationModel

/// The axes along which a view scrolls.
public struct ScrollAxes: OptionSet, Hashable, Sendable {
  /// The axes as bits.
  public let rawValue: Int

  /// Creates a set of axes.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To the left and to the right.
  public static let horizontal = ScrollAxes(rawValue: 1)

  /// Up and down.
  public static let vertical = ScrollAxes(rawValue: 2)
}

/// A view that scrolls.
public struct ScrollPlace: Hashable, Sendable {
  /// The identity of the view.
  public var identity: ViewIdentity

  /// Along which axes it scrolls.
  public var axes: ScrollAxes
}

/// How a view is scrolled: evenly.
public struct ScrollMotion: Hashable, Sendable {
  /// How much the offset of what is inside grows, in points.
  public var distance: ViewSize

  /// How it goes.
  let path: ViewDragPath

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - distance: How much the offset of what is inside grows, in points.
  ///   - seconds: How long it takes, 0 or more.
  public init(by distance: ViewSize, seconds: Double) {
    self.distance = distance
    path = ViewDragPath(straight: distance, seconds: seconds)
  }

  /// A motion to be tried, along the axes of a view.
  init(usualAlong axes: ScrollAxes) {
    let isVertical = axes.contains(.vertical)
    self.init(
      by: ViewSize(
        width: isVertical ? 0 : Self.usualDistance, height: isVertical ? Self.usualDistance : 0),
      seconds: Self.usualSeconds)
  }

  /// How far is scrolled where nothing says so, in points: our choice.
  private static let usualDistance = 300.0

  /// How long it takes where nothing says so, in seconds: our choice.
  public static let usualSeconds = 0.5

  /// Whether a view can be scrolled so.
  func fits(_ axes: ScrollAxes) -> Bool {
    (distance.width == 0 || axes.contains(.horizontal))
      && (distance.height == 0 || axes.contains(.vertical))
  }
}

/// How far a view has been scrolled.
public struct ScrollState: Hashable, Sendable {
  /// How far before, in points.
  public var previous: ViewSize

  /// How far now, in points.
  public var offset: ViewSize
}
