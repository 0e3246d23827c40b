/// The straight lines that GSAP's `CustomEase` plays a path by.
///
/// Each cubic is halved as long as the distances of its two handles from its chord, added, are more than
/// 1 ÷ √(200000·precision); each half puts its middle into the line. Above a precision of 1 these points are what is
/// played; at 1 and below they are sampled once more.
///
/// Source: GSAP 3, src/CustomEase.js.
struct CustomEasePath {
  /// The corners of the line, x as a part of the duration.
  private(set) var points: [LinearPoint] = []

  private let threshold: Double

  /// Flattens cubics of x and y that follow each other.
  init(_ segments: [(x: CubicNumber, y: CubicNumber)], precision: Int) {
    threshold = 1 / (200_000 * Double(precision))
    for segment in segments {
      append(segment.x.p0, segment.y.p0)
      flatten(segment.x, segment.y, depth: 24)
      append(segment.x.p3, segment.y.p3)
    }
  }

  private mutating func flatten(_ x: CubicNumber, _ y: CubicNumber, depth: Int) {
    let dx = x.p3 - x.p0
    let dy = y.p3 - y.p0
    let first = ((x.p1 - x.p3) * dy - (y.p1 - y.p3) * dx).magnitude
    let second = ((x.p2 - x.p3) * dy - (y.p2 - y.p3) * dx).magnitude
    let sum = first + second
    let isCurved = depth > 0 && sum * sum > threshold * (dx * dx + dy * dy)
    if isCurved { flatten(x.part(from: 0, to: 0.5), y.part(from: 0, to: 0.5), depth: depth - 1) }
    append(x.value(at: 0.5), y.value(at: 0.5))
    if isCurved { flatten(x.part(from: 0.5, to: 1), y.part(from: 0.5, to: 1), depth: depth - 1) }
  }

  private mutating func append(_ x: Double, _ y: Double) {
    if let last = points.last, x < last.x || (x == last.x && y == last.y) { return }
    points.append(LinearPoint(x: x, y: y))
  }
}
