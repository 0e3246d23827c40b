/// Finds positions for names above upright lines, in rows of which the lowest is next to the lines.
///
/// A name begins at its line if it can, like the heading of the part that follows. A line ends below its name, so
/// that a name may be above the lines of names in rows below it, and never above others.
struct MomentPlanner {
  /// A line and the width of its name.
  struct Anchor: Hashable {
    /// The horizontal position of the line.
    var x: Double
    /// Whether the line is drawn.
    var hasLine: Bool
    /// The importance of the name: where there is no room for all names, the more important ones stay.
    var importance: Int
  }

  /// The position of a name.
  struct Position: Hashable {
    /// The row, 0 for the lowest.
    var row: Int
    var left: Double
    var width: Double

    fileprivate var right: Double { left + width }
  }

  /// The positions that were found.
  struct Result: Hashable {
    /// A position for each name; nil for one that is left out.
    var positions: [Position?] = []
    /// The widest that a name may be.
    var widthLimit = Double.infinity

    /// The rows that are used.
    var rows: Int { (positions.compactMap { $0?.row }.max() ?? -1) + 1 }
  }

  /// The least and the largest x of a name.
  let left: Double
  let right: Double
  /// The least distance of two names in a row.
  let gap: Double
  /// The width below which a name is not cut.
  let shortest: Double

  /// The largest distance by which a name is moved, in gaps.
  private static let farthest = 5.0

  /// The parts of the whole width to which names are cut, tried one after the other.
  private static let cuts = [1, 0.75, 0.5, 0.4, 0.33, 0.25, 0.2, 0.15, 0.1]

  /// Finds positions: names are moved first, then spread over more rows, then cut, then left out.
  ///
  /// Names of importance below 0 are left out before any other name is cut.
  ///
  /// - Parameter width: The width of a name when cut to a width.
  func plan(
    _ anchors: [Anchor], rows maximum: Int, width: (_ index: Int, _ limit: Double) -> Double
  ) -> Result {
    guard maximum > 0, !anchors.isEmpty else { return Result(positions: anchors.map { _ in nil }) }
    let all = Array(anchors.indices)
    let needed = all.filter { anchors[$0].importance >= 0 }
    let whole = all.map { width($0, .infinity) }
    for some in [all, needed] {
      for rows in 1...maximum {
        if let positions = positions(of: some, anchors, whole, rows: rows) {
          return Result(positions: positions)
        }
      }
    }
    var limit = right - left
    for cut in Self.cuts where (right - left) * cut >= shortest || cut == 1 {
      limit = (right - left) * cut
      let widths = all.map { width($0, limit) }
      if let positions = positions(of: needed, anchors, widths, rows: maximum) {
        return Result(positions: positions, widthLimit: limit)
      }
    }
    let widths = all.map { width($0, limit) }
    return Result(positions: somePositions(anchors, widths, rows: maximum), widthLimit: limit)
  }

  /// The positions for some of the names; nil unless all of them have one.
  private func positions(
    of some: [Int], _ anchors: [Anchor], _ widths: [Double], rows: Int
  ) -> [Position?]? {
    // A name that is moved may cover the line of another, so names are tried moved and not moved.
    for isMoving in [true, false] {
      if let positions = allPositions(of: some, anchors, widths, rows: rows, isMoving: isMoving) {
        return positions
      }
    }
    return nil
  }

  private func allPositions(
    of some: [Int], _ anchors: [Anchor], _ widths: [Double], rows: Int, isMoving: Bool
  ) -> [Position?]? {
    var positions: [Position?] = anchors.map { _ in nil }
    var taken: [Taken] = []
    // From the last to the first: an earlier name finds room in a row above.
    for index in some.sorted(by: { anchors[$0].x > anchors[$1].x }) {
      let position = position(
        anchors[index], widths[index], among: taken, rows: rows, isMoving: isMoving)
      guard let position else { return nil }
      positions[index] = position
      taken.append(Taken(position: position, anchor: anchors[index]))
    }
    return positions
  }

  /// The positions for as many names as possible: the more important ones first, and of these the earlier ones.
  private func somePositions(_ anchors: [Anchor], _ widths: [Double], rows: Int) -> [Position?] {
    var positions: [Position?] = anchors.map { _ in nil }
    var taken: [Taken] = []
    let order = anchors.indices.sorted {
      (-anchors[$0].importance, $0) < (-anchors[$1].importance, $1)
    }
    for index in order {
      let position = position(
        anchors[index], widths[index], among: taken, rows: rows, isMoving: true)
      guard let position else { continue }
      positions[index] = position
      taken.append(Taken(position: position, anchor: anchors[index]))
    }
    return positions
  }

  /// A name that already has its position: there are far fewer of these, so that only they are compared with.
  private struct Taken {
    let position: Position
    let anchor: Anchor
  }

  private func position(
    _ anchor: Anchor, _ width: Double, among taken: [Taken], rows: Int, isMoving: Bool
  ) -> Position? {
    let x = anchor.x
    let wish = min(x, right - width)
    guard width > 0, wish >= left else { return nil }
    var lefts = [wish]
    for other in taken where isMoving {
      for edge in [other.position.left, other.anchor.x] { lefts.append(edge - gap - width) }
      for edge in [other.position.right, other.anchor.x] { lefts.append(edge + gap) }
    }
    // A name stays above its line, and most of it behind the line unless the figure's edge prevents that.
    let least = max(left, x - (wish < x ? width : min(width / 2, gap * Self.farthest)))
    lefts = lefts.filter { $0 >= least && $0 <= wish }.sorted(by: >)
    for row in 0..<rows {
      for left in lefts {
        let position = Position(row: row, left: left, width: width)
        if isFree(position, anchor, among: taken) { return position }
      }
    }
    return nil
  }

  private func isFree(_ position: Position, _ anchor: Anchor, among taken: [Taken]) -> Bool {
    func covers(_ position: Position, _ line: Anchor) -> Bool {
      line.hasLine && line.x > position.left - gap / 2 && line.x < position.right + gap / 2
    }
    for other in taken {
      let (other, line) = (other.position, other.anchor)
      if other.row == position.row {
        if position.left < other.right + gap && other.left < position.right + gap { return false }
      } else if other.row > position.row {
        if covers(position, line) { return false }
      } else if covers(other, anchor) {
        return false
      }
    }
    return true
  }
}
