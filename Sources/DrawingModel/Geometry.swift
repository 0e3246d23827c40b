/// A position on a drawing, in points; x grows to the right and y downwards.
public struct Point: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the upper edge.
  public var y: Double

  /// Makes the position `x` points from the left and `y` points from the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The extent of a drawing or of a part of it, in points.
public struct Size: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes an extent of `width` by `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle, in points.
///
/// Width and height are never negative where this package makes a rectangle; an empty rectangle
/// touches nothing.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Makes a rectangle from its upper left corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Makes a rectangle from its four edges.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The x of the left edge.
  public var left: Double { origin.x }
  /// The y of the upper edge.
  public var top: Double { origin.y }
  /// The x of the right edge.
  public var right: Double { origin.x + size.width }
  /// The y of the lower edge.
  public var bottom: Double { origin.y + size.height }
  /// The middle of the rectangle.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The rectangle with each edge moved inwards by `insets`; negative insets make it larger.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      left: left + insets.left, top: top + insets.top,
      right: right - insets.right, bottom: bottom - insets.bottom)
  }

  /// Whether the two rectangles share more than an edge.
  public func intersects(_ other: Rect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether `other` lies inside or on the edge, within `tolerance` points.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.left >= left - tolerance && other.right <= right + tolerance
      && other.top >= top - tolerance && other.bottom <= bottom + tolerance
  }

  /// Whether `point` lies inside or on the edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }
}

/// Distances from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// Points from the upper edge.
  public var top: Double
  /// Points from the left edge.
  public var left: Double
  /// Points from the lower edge.
  public var bottom: Double
  /// Points from the right edge.
  public var right: Double

  /// Makes four distances.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes the same distance on all four sides.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
