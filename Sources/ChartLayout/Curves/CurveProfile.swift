internal import DrawingModel

/// How high a drawn curve reaches in narrow columns from left to right, to see quickly what it leaves free.
struct CurveProfile: Sendable {
  private let left: Double
  private let step: Double
  /// The least and the largest y in each column; none where the first is larger.
  private var tops: [Double]
  private var bottoms: [Double]

  /// The width of a column, in points.
  private static let column = 3.0
  /// The most columns, however wide the plot is.
  private static let mostColumns = 800.0

  /// A profile of nothing across a plot.
  init(across plot: Rect) {
    left = plot.left
    let count = max(min((plot.size.width / Self.column).rounded(.up), Self.mostColumns), 1)
    step = max(plot.size.width, 1e-6) / count
    tops = Array(repeating: .infinity, count: Int(count))
    bottoms = Array(repeating: -.infinity, count: Int(count))
  }

  /// Takes in a straight line that goes to the right, or up or down.
  mutating func add(_ line: LineSegment) {
    let (first, last) = (index(line.left), index(line.right))
    guard first < last else {
      include(min(line.start.y, line.end.y), max(line.start.y, line.end.y), at: first)
      return
    }
    let (start, end) = line.start.x <= line.end.x ? (line.start, line.end) : (line.end, line.start)
    let slope = (end.y - start.y) / (end.x - start.x)
    for column in first...last {
      let x0 = max(left + Double(column) * step, start.x)
      let x1 = min(left + Double(column + 1) * step, end.x)
      let (y0, y1) = (start.y + (x0 - start.x) * slope, start.y + (x1 - start.x) * slope)
      include(min(y0, y1), max(y0, y1), at: column)
    }
  }

  /// Takes in a dot.
  mutating func add(_ point: Point, reach: Double) {
    for column in index(point.x - reach)...index(point.x + reach) {
      include(point.y - reach, point.y + reach, at: column)
    }
  }

  /// Whether the curve may touch a rectangle.
  func meets(_ rect: Rect) -> Bool {
    guard rect.right >= left, rect.left <= left + step * Double(tops.count) else { return false }
    for column in index(rect.left)...index(rect.right)
    where tops[column] <= rect.bottom && bottoms[column] >= rect.top { return true }
    return false
  }

  private mutating func include(_ top: Double, _ bottom: Double, at column: Int) {
    tops[column] = min(tops[column], top)
    bottoms[column] = max(bottoms[column], bottom)
  }

  private func index(_ x: Double) -> Int {
    min(max(Int((x - left) / step), 0), tops.count - 1)
  }
}
