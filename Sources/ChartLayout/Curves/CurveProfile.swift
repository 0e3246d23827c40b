internal import DrawingModel

/// The heights of a drawn curve in narrow columns from left to right, with which free areas are found
/// quickly.
struct CurveProfile: Sendable {
  private let left: Double
  private let step: Double
  private var columns: [Extent]
  /// The extents of several columns together, which answer most questions.
  private var blocks: [Extent]

  /// A range of y, from the least to the largest; empty where the first is larger.
  private struct Extent {
    var top = Double.infinity
    var bottom = -Double.infinity

    mutating func include(_ top: Double, _ bottom: Double) {
      self.top = min(self.top, top)
      self.bottom = max(self.bottom, bottom)
    }
  }

  /// The number of columns in a block.
  private static let block = 8
  /// The largest number of columns, however wide the plot is.
  private static let mostColumns = 800.0

  /// Makes an empty profile across a plot.
  ///
  /// - Parameter column: The width of a column, in points, by which curves seem wider.
  init(across plot: Rect, column: Double) {
    left = plot.left
    let count = max(min((plot.size.width / column).rounded(.up), Self.mostColumns), 1)
    step = max(plot.size.width, 1e-6) / count
    columns = Array(repeating: Extent(), count: Int(count))
    blocks = Array(repeating: Extent(), count: Int(count) / Self.block + 1)
  }

  /// Adds a straight line that goes to the right, or up or down.
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

  /// Adds a dot.
  mutating func add(_ point: Point, reach: Double) {
    for column in index(point.x - reach)...index(point.x + reach) {
      include(point.y - reach, point.y + reach, at: column)
    }
  }

  /// Whether the curve may touch a rectangle.
  func meets(_ rect: Rect) -> Bool {
    guard rect.right >= left, rect.left <= left + step * Double(columns.count) else { return false }
    let (top, bottom, end) = (rect.top, rect.bottom, index(rect.right))
    var column = index(rect.left)
    while column <= end {
      let next = (column / Self.block + 1) * Self.block
      let block = blocks[column / Self.block]
      if block.top <= bottom, block.bottom >= top {
        for column in column..<min(next, end + 1)
        where columns[column].top <= bottom && columns[column].bottom >= top { return true }
      }
      column = next
    }
    return false
  }

  /// The least and the largest y of the curve at an x; nil where there is no curve.
  func extent(at x: Double) -> (top: Double, bottom: Double)? {
    guard x >= left, x <= left + step * Double(columns.count) else { return nil }
    let column = columns[index(x)]
    return column.top <= column.bottom ? (column.top, column.bottom) : nil
  }

  private mutating func include(_ top: Double, _ bottom: Double, at column: Int) {
    columns[column].include(top, bottom)
    blocks[column / Self.block].include(top, bottom)
  }

  private func index(_ x: Double) -> Int {
    min(max(Int((x - left) / step), 0), columns.count - 1)
  }
}
