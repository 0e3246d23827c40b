internal import DrawingModel

/// Rectangles and lines that cover parts of a room, found by where they are: to ask whether a position is free
/// takes as long among many as among few.
struct CoveredGround {
  private let room: Rect
  private let columns: Int
  private let rows: Int
  private let rects: [Rect]
  private let segments: [LineSegment]
  private var rectsIn: [[Int]]
  private var segmentsIn: [[Int]]

  /// The side of a cell, in points.
  private static let side = 16.0

  /// The most cells along a side of the room.
  private static let mostCells = 512.0

  /// - Parameters:
  ///   - room: Where positions are looked for.
  ///   - rects: What covers ground.
  ///   - outlines: The curves that do.
  init(of room: Rect, rects: [Rect], outlines: [CurveOutline]) {
    self.room = room
    self.rects = rects
    segments = outlines.flatMap(\.segments)
    columns = Int(saturating: min(max((room.right - room.left) / Self.side, 1), Self.mostCells))
    rows = Int(saturating: min(max((room.bottom - room.top) / Self.side, 1), Self.mostCells))
    rectsIn = Array(repeating: [], count: columns * rows)
    segmentsIn = Array(repeating: [], count: columns * rows)
    for (index, rect) in rects.enumerated() {
      for cell in cells(of: rect) { rectsIn[cell].append(index) }
    }
    for (index, segment) in segments.enumerated() {
      for cell in cells(of: segment.bounds) { segmentsIn[cell].append(index) }
    }
  }

  /// Whether a rectangle covers a part of another.
  func isCovered(_ box: Rect) -> Bool {
    cells(of: box).contains { cell in rectsIn[cell].contains { rects[$0].intersects(box) } }
  }

  /// Whether a curve goes through a rectangle.
  func isCrossed(_ box: Rect) -> Bool {
    cells(of: box).contains { cell in segmentsIn[cell].contains { segments[$0].meets(box) } }
  }

  /// The rectangles that may meet a line.
  func rects(near line: LineSegment) -> Set<Int> {
    cells(of: line.bounds).reduce(into: []) { $0.formUnion(rectsIn[$1]) }
  }

  /// How often curves cross a line.
  func crossings(of line: LineSegment) -> Int {
    let near: Set<Int> = cells(of: line.bounds).reduce(into: []) { $0.formUnion(segmentsIn[$1]) }
    return near.count { segments[$0].crosses(line) }
  }

  /// The cells that a rectangle reaches; what is outside of the room counts as its edge.
  private func cells(of rect: Rect) -> [Int] {
    let left = position(rect.left - room.left, room.right - room.left, columns)
    let right = position(rect.right - room.left, room.right - room.left, columns)
    let top = position(rect.top - room.top, room.bottom - room.top, rows)
    let bottom = position(rect.bottom - room.top, room.bottom - room.top, rows)
    return (min(top, bottom)...max(top, bottom)).flatMap { row in
      (min(left, right)...max(left, right)).map { row * columns + $0 }
    }
  }

  private func position(_ distance: Double, _ length: Double, _ count: Int) -> Int {
    let part = length > 0 ? distance / length * Double(count) : 0
    return min(max(Int(saturating: part.rounded(.down)), 0), count - 1)
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
