/// The positions of the sides of a rectangle.
struct RectangleSides: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Creates the sides from an origin and a size, which may be negative.
  init(_ numbers: SIMD4<Double>) {
    left = numbers[0] + min(numbers[2], 0)
    top = numbers[1] + min(numbers[3], 0)
    right = numbers[0] + max(numbers[2], 0)
    bottom = numbers[1] + max(numbers[3], 0)
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The rectangle as an origin and a size.
  var value: SwiftValue { .geometry(.rectangle, [left, top, right - left, bottom - top]) }

  /// Returns the smallest rectangle around this one and another one.
  func union(_ other: RectangleSides) -> RectangleSides {
    RectangleSides(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Returns the area that the rectangle shares with another one; nil if there is none.
  func intersection(_ other: RectangleSides) -> RectangleSides? {
    let shared = RectangleSides(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return shared.left < shared.right && shared.top < shared.bottom ? shared : nil
  }

  /// Returns whether the rectangle shares an area with another one; nil for two that only touch.
  func intersects(_ other: RectangleSides) -> Bool? {
    if intersection(other) != nil { return true }
    let isApart =
      left > other.right || other.left > right || top > other.bottom || other.top > bottom
    return isApart ? false : nil
  }

  /// Returns the rectangle with its sides moved inwards; nil if they pass each other.
  func inset(_ across: Double, _ down: Double) -> RectangleSides? {
    let inner = RectangleSides(
      left: left + across, top: top + down, right: right - across, bottom: bottom - down)
    return inner.left <= inner.right && inner.top <= inner.bottom ? inner : nil
  }

  /// The smallest rectangle around this one whose sides are at whole numbers.
  var roundedOut: RectangleSides {
    RectangleSides(
      left: left.rounded(.down), top: top.rounded(.down), right: right.rounded(.up),
      bottom: bottom.rounded(.up))
  }

  /// Returns the rectangle moved to the right and down.
  func moved(_ across: Double, _ down: Double) -> RectangleSides {
    RectangleSides(
      left: left + across, top: top + down, right: right + across, bottom: bottom + down)
  }
}
