internal import CurveGeometry

/// The fewest points of a piecewise linear function that stays within an error of a motion.
struct LinearFit {
  /// The points from 0 to 1, not rounded; two with the same x make a jump.
  let points: [LinearPoint]

  /// Whether it is proved that fewer points do not suffice.
  let isFewest: Bool

  /// The largest number of points: browsers can read more, people cannot.
  static let pointLimit = 1000

  /// Fits a motion; nil if it needs too many points.
  ///
  /// The points are then moved to the middle of the remaining room, so that their error is the smallest for
  /// their number and there is room to round them.
  init?(_ outline: MotionOutline, within maxError: Double) {
    let jumps = outline.jumps
    // Each section between two jumps has at least two points.
    guard 2 * (jumps.count + 1) <= Self.pointLimit else { return nil }
    let cuts = [0] + jumps + [outline.pieces.count]
    var points: [LinearPoint] = []
    var isFewest = true
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let isLast = to == outline.pieces.count
      guard points.count < Self.pointLimit,
        let section = Section(
          outline.pieces[from..<to], within: maxError, endingAt: isLast ? outline.target : nil,
          limit: Self.pointLimit - points.count)
      else { return nil }
      isFewest = isFewest && section.isFewest
      points += section.points.enumerated().map { index, point in
        let isEdge = (index == 0 && from > 0) || (index == section.points.count - 1 && !isLast)
        return LinearPoint(x: point.x / outline.duration, y: point.y, isJump: isEdge)
      }
      if !isLast {
        // A small jump might be passed on a slope, with fewer points.
        let gap = outline.pieces[to].value.p0 - outline.pieces[to - 1].value.p3
        isFewest = isFewest && gap.magnitude > 2 * maxError
      }
      if section.endsOffTarget { points.append(LinearPoint(x: 1, y: outline.target)) }
    }
    points[0].x = 0
    for index in points.indices where points[index].x > 1 - 1e-12 { points[index].x = 1 }
    self.points = points
    self.isFewest = isFewest
  }
}

/// A stretch between two jumps.
private struct Section {
  var points: [(x: Double, y: Double)]
  var isFewest: Bool
  /// Whether the section ends away from the target of the motion, so that one more point is needed at the
  /// target.
  var endsOffTarget = false

  /// The largest distances of the polyline from the motion, as parts of the error: first roughly, then as
  /// finely as needed to know whether fewer points suffice.
  private static let finenesses = [1.0 / 32, 1.0 / 256, 1.0 / 2048]

  /// The number of halvings of the interval in which the smallest error for a number of points lies.
  private static let halvings = 12

  init?(
    _ pieces: ArraySlice<MotionPiece>, within maxError: Double, endingAt target: Double?,
    limit: Int
  ) {
    var best: Section?
    for fineness in Self.finenesses {
      guard let line = MotionPolyline(pieces, within: maxError * fineness) else { break }
      guard line.distance < maxError / 2 else { return nil }
      guard let section = Section(line, within: maxError, endingAt: target, limit: limit) else {
        break
      }
      if best.map({ section.points.count < $0.points.count || section.isFewest }) ?? true {
        best = section
      }
      if section.isFewest { break }
    }
    guard let best else { return nil }
    self = best
  }

  /// Searches the links from the end, which is a point where the motion ends at its target.
  private init?(
    _ line: MotionPolyline, within maxError: Double, endingAt target: Double?, limit: Int
  ) {
    let backwards = line.reversed
    let end = backwards.times.last ?? 0
    let inner = maxError - line.distance
    let outer = maxError + line.distance
    let last = line.values.last ?? 0
    let arrives = target.map { (last - $0).magnitude <= inner } ?? false
    // The point is an interval, a millionth of the error wide, to allow for rounding.
    let start = arrives ? target.map { ($0 - maxError * 1e-6)...($0 + maxError * 1e-6) } : nil
    guard
      var links = FewestLinks(along: backwards, halfWidth: inner, from: start, limit: limit)
    else { return nil }
    let fewest = FewestLinks(along: backwards, halfWidth: outer, from: start, limit: links.count)
    // At the edge of the tube it is not known whether the links might end at the target after all.
    let isOpen = target.map { !arrives && (last - $0).magnitude <= outer } ?? false
    isFewest = fewest?.count == links.count && !isOpen
    // The first point is the start of the motion, if that needs no further points.
    var beginning: Double?
    if let exact = FewestLinks(
      along: backwards, halfWidth: inner, from: start, within: maxError * 1e-6, limit: links.count)
    {
      beginning = maxError * 1e-6
      links = exact
    }
    var corners = links.corners
    var low = 0.0
    var high = inner
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if let tighter = FewestLinks(
        along: backwards, halfWidth: middle, from: start, within: beginning, limit: links.count),
        tighter.count <= links.count
      {
        corners = tighter.corners
        high = middle
      } else {
        low = middle
      }
    }
    let offset = line.times.first ?? 0
    points = corners.reversed().map { (x: end - $0.x + offset, y: $0.y) }
    if beginning != nil, let first = line.values.first { points[0].y = first }
    if let target {
      if arrives { points[points.count - 1].y = target } else { endsOffTarget = true }
    }
  }
}
