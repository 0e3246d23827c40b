internal import CurveGeometry
internal import DrawingModel

/// The rectangles and lines that cover parts of a room, sorted into cells: checking whether a position is free takes as
/// long among many as among few.
struct CoveredGround {
  private let grid: GroundGrid
  private let rects: Cover<Rect>
  private let segments: Cover<LineSegment>

  /// - Parameters:
  ///   - room: The room in which positions are searched.
  ///   - rects: The rectangles that cover ground.
  ///   - outlines: The curves that cover ground.
  init(of room: Rect, rects: [Rect], outlines: [CurveOutline]) {
    let segments = outlines.flatMap(\.segments)
    grid = GroundGrid(over: room)
    self.rects = Cover(rects, at: rects.map(grid.cells), in: grid)
    self.segments = Cover(
      segments, at: segments.map { [grid] in grid.cells(of: $0.bounds) }, in: grid)
  }

  /// Whether a rectangle meets one of those that cover ground.
  func isCovered(_ box: Rect) -> Bool {
    rects.contains(in: grid.cells(of: box)) { _, rect in rect.intersects(box) }
  }

  /// Whether a curve goes through a rectangle.
  func isCrossed(_ box: Rect) -> Bool {
    segments.contains(in: grid.cells(of: box)) { _, segment in segment.meets(box) }
  }

  /// Whether a line meets one of the rectangles that `counts` accepts.
  ///
  /// - Parameter counts: Whether the rectangle with an index is looked at.
  func meets(_ line: LineSegment, where counts: (Int) -> Bool) -> Bool {
    grid.cells(along: line).contains { cells in
      rects.contains(in: cells) { index, rect in counts(index) && line.meets(rect) }
    }
  }

  /// The number of times that curves cross a line.
  func crossings(of line: LineSegment) -> Int {
    segments.count(in: grid.cells(along: line)) { $0.crosses(line) }
  }
}

/// A room cut into cells of nearly one size.
private struct GroundGrid {
  let columns: Int
  let rows: Int
  private let room: Rect

  /// The side of a cell, in points.
  private static let side = 16.0

  /// The most cells along a side of the room.
  private static let mostCells = 512.0

  init(over room: Rect) {
    self.room = room
    columns = Int(saturating: min(max((room.right - room.left) / Self.side, 1), Self.mostCells))
    rows = Int(saturating: min(max((room.bottom - room.top) / Self.side, 1), Self.mostCells))
  }

  /// The cells that a rectangle reaches; parts outside of the room count as its edge.
  func cells(of rect: Rect) -> Cells {
    let left = position(rect.left - room.left, room.right - room.left, columns)
    let right = position(rect.right - room.left, room.right - room.left, columns)
    let top = position(rect.top - room.top, room.bottom - room.top, rows)
    let bottom = position(rect.bottom - room.top, room.bottom - room.top, rows)
    return Cells(
      left: min(left, right), top: min(top, bottom), right: max(left, right),
      bottom: max(top, bottom))
  }

  /// The cells that a line goes through, row by row from the top: only few of the cells of its bounding rectangle.
  ///
  /// A row goes one cell further to both sides than the line, for rounding.
  func cells(along line: LineSegment) -> [Cells] {
    let bounds = line.bounds
    let around = cells(of: bounds)
    let slope = (line.end.x - line.start.x) / (line.end.y - line.start.y)
    guard around.top < around.bottom, around.left < around.right, slope.isFinite else {
      return [around]
    }
    let height = (room.bottom - room.top) / Double(rows)
    func x(at y: Double) -> Double { line.start.x + (y - line.start.y) * slope }
    return (around.top...around.bottom).map { row in
      let top = row == around.top ? bounds.top : room.top + Double(row) * height
      let bottom = row == around.bottom ? bounds.bottom : room.top + Double(row + 1) * height
      let reached = cells(
        of: Rect(
          left: min(x(at: top), x(at: bottom)), top: top, right: max(x(at: top), x(at: bottom)),
          bottom: bottom))
      return Cells(
        left: max(reached.left - 1, around.left), top: row,
        right: min(reached.right + 1, around.right), bottom: row)
    }
  }

  private func position(_ distance: Double, _ length: Double, _ count: Int) -> Int {
    let part = length > 0 ? distance / length * Double(count) : 0
    return min(max(Int(saturating: part.rounded(.down)), 0), count - 1)
  }
}

/// The cells from one corner to the opposite one, both included.
///
/// Plain loops go through the cells: a thousand positions are tried for one label.
private struct Cells {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int

  /// Whether one of the cells is also one of the others.
  func meets(_ other: Cells) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  /// Calls a closure for each cell.
  func each(_ body: (_ row: Int, _ column: Int) -> Void) {
    var row = top
    while row <= bottom {
      var column = left
      while column <= right {
        body(row, column)
        column += 1
      }
      row += 1
    }
  }
}

/// Shapes, found by the cells that they reach.
private struct Cover<Shape> {
  private let shapes: [Shape]
  private let cellsOfShapes: [Cells]
  private let columns: Int
  /// The indices of the shapes that reach a cell, cell by cell, row by row.
  private let members: [Int]
  /// The start of each cell's indices in `members`, and, after the last cell, the end of all.
  private let starts: [Int]

  init(_ shapes: [Shape], at cellsOfShapes: [Cells], in grid: GroundGrid) {
    self.shapes = shapes
    self.cellsOfShapes = cellsOfShapes
    let columns = grid.columns
    self.columns = columns
    var starts = [Int](repeating: 0, count: columns * grid.rows + 1)
    for cells in cellsOfShapes {
      cells.each { row, column in starts[row * columns + column + 1] += 1 }
    }
    var place = 1
    while place < starts.count {
      starts[place] += starts[place - 1]
      place += 1
    }
    var ends = starts
    var members = [Int](repeating: 0, count: starts[starts.count - 1])
    for index in cellsOfShapes.indices {
      cellsOfShapes[index].each { row, column in
        let place = row * columns + column
        members[ends[place]] = index
        ends[place] += 1
      }
    }
    self.members = members
    self.starts = starts
  }

  /// Whether a shape in the cells matches.
  func contains(in cells: Cells, where matches: (Int, Shape) -> Bool) -> Bool {
    var row = cells.top
    while row <= cells.bottom {
      // The cells of a row follow each other, and so do their shapes.
      var next = starts[row * columns + cells.left]
      let end = starts[row * columns + cells.right + 1]
      while next < end {
        let index = members[next]
        if matches(index, shapes[index]) { return true }
        next += 1
      }
      row += 1
    }
    return false
  }

  /// The number of shapes in the cells along a line that match.
  func count(in path: [Cells], where matches: (Shape) -> Bool) -> Int {
    var count = 0
    var previous: Cells?
    for cells in path {
      cells.each { row, column in
        var next = starts[row * columns + column]
        let end = starts[row * columns + column + 1]
        while next < end {
          let index = members[next]
          next += 1
          // A shape of several cells counts in the first one of them: along a line these follow each other.
          let first = cellsOfShapes[index]
          guard row == (first.top > cells.top ? first.top : cells.top),
            column == (first.left > cells.left ? first.left : cells.left)
          else { continue }
          if !(previous?.meets(first) ?? false), matches(shapes[index]) { count += 1 }
        }
      }
      previous = cells
    }
    return count
  }
}

extension LineSegment {
  /// The smallest rectangle around the line.
  fileprivate var bounds: Rect {
    Rect(
      left: min(start.x, end.x), top: min(start.y, end.y), right: max(start.x, end.x),
      bottom: max(start.y, end.y))
  }
}
