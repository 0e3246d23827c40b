/// Finds places for names above upright lines, in rows of which the lowest is next to the lines.
///
/// A name begins at its line if it can, like the heading of what follows. A line ends below its name,
/// so that a name may stand over the lines of names in rows below it, and never over others.
struct MomentPlanner {
  /// A line and the width of its name.
  struct Anchor: Hashable {
    /// Where the line is.
    var x: Double
    /// Whether the line is drawn.
    var hasLine: Bool
    /// Which names stay where there is no room for all.
    var importance: Int
  }

  /// Where a name is.
  struct Place: Hashable {
    /// The row, 0 for the lowest.
    var row: Int
    var left: Double
    var width: Double

    fileprivate var right: Double { left + width }
  }

  /// What was found.
  struct Result: Hashable {
    /// A place for each name; nil for one that is left out.
    var places: [Place?] = []
    /// The widest that a name may be.
    var widthLimit = Double.infinity

    /// The rows that are used.
    var rows: Int { (places.compactMap { $0?.row }.max() ?? -1) + 1 }
  }

  /// The least and the largest x of a name.
  let left: Double
  let right: Double
  /// The least distance of two names in a row.
  let gap: Double
  /// What a name is not cut below.
  let shortest: Double

  /// How far a name is moved, in gaps.
  private static let farthest = 5.0

  /// The parts of the whole width to which names are cut, one after the other.
  private static let cuts = [1, 0.75, 0.5, 0.4, 0.33, 0.25, 0.2, 0.15, 0.1]

  /// Finds places: names are moved first, then spread over more rows, then cut, then left out.
  ///
  /// Those of importance below 0 are left out before any is cut.
  ///
  /// - Parameter width: The width of a name when cut to a width.
  func plan(
    _ anchors: [Anchor], rows maximum: Int, width: (_ index: Int, _ limit: Double) -> Double
  ) -> Result {
    guard maximum > 0, !anchors.isEmpty else { return Result(places: anchors.map { _ in nil }) }
    let all = Array(anchors.indices)
    let needed = all.filter { anchors[$0].importance >= 0 }
    let whole = all.map { width($0, .infinity) }
    for some in [all, needed] {
      for rows in 1...maximum {
        if let places = places(of: some, anchors, whole, rows: rows) {
          return Result(places: places)
        }
      }
    }
    var limit = right - left
    for cut in Self.cuts where (right - left) * cut >= shortest || cut == 1 {
      limit = (right - left) * cut
      let widths = all.map { width($0, limit) }
      if let places = places(of: needed, anchors, widths, rows: maximum) {
        return Result(places: places, widthLimit: limit)
      }
    }
    let widths = all.map { width($0, limit) }
    return Result(places: somePlaces(anchors, widths, rows: maximum), widthLimit: limit)
  }

  /// Places for some names, all of them, or nil.
  private func places(
    of some: [Int], _ anchors: [Anchor], _ widths: [Double], rows: Int
  ) -> [Place?]? {
    // Moving one name may close the way for another's line, so both ways are tried.
    for isMoving in [true, false] {
      if let places = allPlaces(of: some, anchors, widths, rows: rows, isMoving: isMoving) {
        return places
      }
    }
    return nil
  }

  private func allPlaces(
    of some: [Int], _ anchors: [Anchor], _ widths: [Double], rows: Int, isMoving: Bool
  ) -> [Place?]? {
    var places: [Place?] = anchors.map { _ in nil }
    // From the last to the first: an earlier name finds room in a row above.
    for index in some.sorted(by: { anchors[$0].x > anchors[$1].x }) {
      let place = place(
        index, anchors, widths[index], among: places, rows: rows, isMoving: isMoving)
      guard let place else { return nil }
      places[index] = place
    }
    return places
  }

  /// Places for the more important names, and of these for the earlier ones.
  private func somePlaces(_ anchors: [Anchor], _ widths: [Double], rows: Int) -> [Place?] {
    var places: [Place?] = anchors.map { _ in nil }
    let order = anchors.indices.sorted {
      (-anchors[$0].importance, $0) < (-anchors[$1].importance, $1)
    }
    for index in order {
      places[index] = place(
        index, anchors, widths[index], among: places, rows: rows, isMoving: true)
    }
    return places
  }

  private func place(
    _ index: Int, _ anchors: [Anchor], _ width: Double, among places: [Place?], rows: Int,
    isMoving: Bool
  ) -> Place? {
    let x = anchors[index].x
    let wish = min(x, right - width)
    guard width > 0, wish >= left else { return nil }
    var lefts = [wish]
    for case (let place?, let anchor) in zip(places, anchors) where isMoving {
      for edge in [place.left, anchor.x] { lefts.append(edge - gap - width) }
      for edge in [place.right, anchor.x] { lefts.append(edge + gap) }
    }
    // A name stays above its line, and most of it behind the line but for the figure's edge.
    let least = max(left, x - (wish < x ? width : min(width / 2, gap * Self.farthest)))
    lefts = lefts.filter { $0 >= least && $0 <= wish }.sorted(by: >)
    for row in 0..<rows {
      for left in lefts {
        let place = Place(row: row, left: left, width: width)
        if isFree(place, anchors[index], among: places, anchors) { return place }
      }
    }
    return nil
  }

  private func isFree(
    _ place: Place, _ anchor: Anchor, among places: [Place?], _ anchors: [Anchor]
  ) -> Bool {
    func covers(_ place: Place, _ line: Anchor) -> Bool {
      line.hasLine && line.x > place.left - gap / 2 && line.x < place.right + gap / 2
    }
    for case (let other?, let line) in zip(places, anchors) {
      if other.row == place.row {
        if place.left < other.right + gap && other.left < place.right + gap { return false }
      } else if other.row > place.row {
        if covers(place, line) { return false }
      } else if covers(other, anchor) {
        return false
      }
    }
    return true
  }
}
