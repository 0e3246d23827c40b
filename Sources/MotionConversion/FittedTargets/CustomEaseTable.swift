internal import CurveGeometry

/// The motion that GSAP's `CustomEase` plays for path data: points joined by straight lines, which are found with a
/// table.
///
/// Each cubic is halved as long as the sum of the distances of its two handles from its chord is more than 1 ÷
/// √(200000·precision); its middle becomes a point in any case. Points that go back in time are dropped. A table then
/// has an entry for each of equal intervals, as many as the shortest interval between two points fits into a second of
/// progress, and each entry is at most one point behind.
///
/// Two points at one time are a trap: the line between them gets a width of a thousandth, which no point of the path
/// has, and the values after it are extrapolated along it. ``isVertical`` says whether there are such points.
///
/// This describes precisions above 1; at 1 and below the points are sampled once more.
///
/// Source: GSAP 3.12.7, src/CustomEase.js.
struct CustomEaseTable {
  /// A point of the path, and the line to the next one.
  struct Point {
    var x: Double
    var y: Double
    fileprivate(set) var width = 0.0
    fileprivate(set) var rise = 0.0
    fileprivate(set) var nextX = Double.nan
  }

  /// A cubic of progress and value.
  typealias Curve = (x: Cubic, y: Cubic)

  /// The points in order.
  private(set) var points: [Point] = []

  /// Whether two points have the same x, so that values after them are not those of the path.
  private(set) var isVertical = false

  /// The number of entries of the table.
  let size: Double

  private let threshold: Double

  /// The width that a vertical line gets.
  private static let widthOfVertical = 0.001

  /// The depth of halving, which no path of decimals reaches.
  private static let deepest = 40

  /// Makes the points of cubics that follow each other.
  ///
  /// - Parameters:
  ///   - curves: The cubics, from progress 0 to 1.
  ///   - precision: The precision with which the cubics are halved; more than 1.
  init(_ curves: [Curve], precision: Int) {
    threshold = 1 / (Double(precision) * 200_000)
    var all: [Point] = []
    for curve in curves {
      all.append(Point(x: curve.x.p0, y: curve.y.p0))
      Self.halve(curve, threshold, Self.deepest, into: &all)
      all.append(Point(x: curve.x.p3, y: curve.y.p3))
    }
    var shortest = 1.0
    for (index, point) in all.enumerated() {
      guard let last = points.indices.last else {
        points.append(point)
        continue
      }
      let previous = points[last]
      let isLater = point.x > previous.x || (point.x == previous.x && point.y != previous.y)
      guard isLater, point.x <= 1 else { continue }
      points[last].width = point.x - previous.x
      points[last].rise = point.y - previous.y
      points[last].nextX = point.x
      points.append(point)
      if point.x == previous.x {
        isVertical = true
        points[last].width = Self.widthOfVertical
        // At the very end the vertical line begins earlier.
        if index == all.count - 1 {
          points[last].x -= Self.widthOfVertical
          shortest = min(shortest, Self.widthOfVertical)
        }
      } else {
        shortest = min(shortest, points[last].width)
      }
    }
    size = (1 / shortest + 1).rounded(.down)
  }

  private static func halve(
    _ curve: Curve, _ threshold: Double, _ depth: Int, into points: inout [Point]
  ) {
    let (x, y) = (curve.x, curve.y)
    let (width, rise) = (x.p3 - x.p0, y.p3 - y.p0)
    let first = ((x.p1 - x.p3) * rise - (y.p1 - y.p3) * width).magnitude
    let second = ((x.p2 - x.p3) * rise - (y.p2 - y.p3) * width).magnitude
    let distance = first + second
    let isCurved = distance * distance > threshold * (width * width + rise * rise) && depth > 0
    let (times, values) = (x.split(at: 0.5), y.split(at: 0.5))
    if isCurved { halve((times.before, values.before), threshold, depth - 1, into: &points) }
    points.append(Point(x: times.before.p3, y: values.before.p3))
    if isCurved { halve((times.after, values.after), threshold, depth - 1, into: &points) }
  }

  /// The corners of the lines.
  var corners: [LinearPoint] { points.map { LinearPoint(x: $0.x, y: $0.y) } }

  /// The function that is played: the value at a progress from 0 to 1, found through the table.
  func ease() -> (_ progress: Double) -> Double {
    let count = Int(min(max(size, 1), 1e8))
    let step = 1 / Double(count)
    var table: [Int] = []
    table.reserveCapacity(count)
    var index = 0
    for entry in 0..<count {
      if index + 1 < points.count, points[index].nextX < Double(entry) * step { index += 1 }
      table.append(index)
    }
    if index < points.count - 1, points.count > 1 { table[count - 1] = points.count - 2 }
    return { progress in
      let entry = Int(min(max(progress * Double(count), 0), Double(count - 1)))
      var index = table[entry]
      if index + 1 < points.count, points[index].nextX < progress { index += 1 }
      let point = points[index]
      return point.y + (progress - point.x) / point.width * point.rise
    }
  }
}
