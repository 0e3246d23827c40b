internal import DrawingModel

/// The possible positions of one curve's label, from best to worst.
struct CurveLabelCandidates {
  /// A position for a label.
  struct Candidate: Hashable {
    let box: Rect
    /// The point of the curve at which the label belongs.
    let anchor: Point
    /// The hairline from the curve to the label, where the label is not close to the curve.
    let leader: LineSegment?
    /// The cost of the position: the higher, the worse.
    let cost: Double
  }

  let scene: CurveLabelScene
  let series: Int
  /// The extent of the label.
  let label: Size
  /// Whether the label may be away from the curve with a hairline to it.
  var allowsLeaders = true

  private var base: Double { scene.metrics.base }

  /// The largest number of positions that are compared.
  private static let most = 48
  /// The largest number of points of a curve from which more distant positions are searched.
  private static let mostFar = 6
  /// The distances at which other curves are searched, in base sizes.
  private static let distances = [0.22, 0.5, 0.9, 1.5, 2.4, 3.6]

  /// The cost of a close position below which no more distant ones are searched.
  private static let goodEnough = 1.6

  /// All positions, from best to worst.
  ///
  /// - Parameter withFar: Whether positions with hairlines are included although a close one is good.
  func all(withFar: Bool) -> [Candidate] {
    guard let curve = scene.curves.first(where: { $0.series == series }) else { return [] }
    let free = curve.anchors.map { anchor in
      scene.distance(
        from: Rect(left: anchor.x, top: anchor.y, right: anchor.x, bottom: anchor.y),
        toOthersThan: series, steps: Self.distances)
    }
    var found: [Candidate] = []
    // Where another curve is nearer than this, it would not be clear which of the two is meant.
    for (index, anchor) in curve.anchors.enumerated() where free[index] > 0.5 {
      let isEnd = index == curve.anchors.count - 1
      found += near(anchor, freedom: free[index], isEnd: isEnd)
    }
    // Where a good position is close by, hairlines are not worth their ink.
    if allowsLeaders, withFar || !found.contains(where: { $0.cost < Self.goodEnough }) {
      // A hairline that leads to several curves at once leads nowhere; its dot needs less room than words.
      let best = free.indices.filter { free[$0] > 0.22 }.sorted { (free[$1], $0) < (free[$0], $1) }
      for index in best.prefix(Self.mostFar) {
        found += far(curve.anchors[index], freedom: free[index])
      }
    }
    // A stable order: of two positions with the same cost the first found comes first.
    let order = found.indices.sorted { (found[$0].cost, $0) < (found[$1].cost, $1) }
    return order.prefix(Self.most).map { found[$0] }
  }

  /// Returns the cost of a point near which there are other curves.
  private func crowding(_ freedom: Double) -> Double {
    1.6 * (1 - min(freedom / (Self.distances.last ?? 1), 1))
  }

  /// The distance of a label from the curves of other series, in base sizes.
  private func distance(_ box: Rect) -> Double {
    scene.distance(from: box, toOthersThan: series, steps: [0.45, 0.8, 1.3])
  }

  /// Returns the cost of other curves near a label, which the label might seem to name.
  private func ambiguity(_ distance: Double) -> Double {
    switch distance {
    case ..<0.5: 3
    case ..<0.9: 1.4
    case ..<1.4: 0.5
    default: 0
    }
  }

  private func near(_ point: Point, freedom: Double, isEnd: Bool) -> [Candidate] {
    let gap = scene.air + base * 0.3
    let corner = gap * 0.7
    let (w, h) = (label.width, label.height)
    let positions: [(left: Double, top: Double)] = [
      (point.x - w / 2, point.y - gap - h), (point.x + gap, point.y - h / 2),
      (point.x - w / 2, point.y + gap), (point.x - gap - w, point.y - h / 2),
      (point.x + corner, point.y - corner - h), (point.x + corner, point.y + corner),
      (point.x - corner - w, point.y - corner - h), (point.x - corner - w, point.y + corner),
      // At the end of a level stretch, flush with it.
      (point.x - w, point.y - gap - h), (point.x - w, point.y + gap),
    ]
    return positions.enumerated().compactMap { rank, position in
      let box = Rect(x: position.left, y: position.top, width: w, height: h)
      guard scene.isFree(box) else { return nil }
      let isLevel = scene.isOnLine(point)
      let bonus = isEnd && freedom > 1 && !isLevel ? 0.2 : 0
      return Candidate(
        box: box, anchor: point, leader: nil,
        cost: crowding(freedom) + ambiguity(distance(box)) + Double(rank) * 0.03 - bonus
          + (scene.isParted(box, from: point) ? 0.5 : 0) + (isLevel ? 0.8 : 0))
    }
  }

  /// The largest length of a hairline, in base sizes.
  private static let longest = 9.0
  /// The largest number of curves that a hairline crosses.
  private static let mostCrossings = 3.0

  /// Eight directions, level ones first: hairlines to the side are the easiest to follow.
  private static let directions: [(x: Double, y: Double)] = [
    (1, 0), (-1, 0), (0.866, 0.5), (0.866, -0.5), (-0.866, -0.5), (-0.866, 0.5), (0, 1), (0, -1),
  ]

  private func far(_ point: Point, freedom: Double) -> [Candidate] {
    Self.directions.flatMap { direction -> [Candidate] in
      var reach = base * 0.9
      var found: [Candidate] = []
      while reach < base * Self.longest, found.count < 2 {
        defer { reach *= 1.2 }
        let box = box(at: reach, from: point, direction)
        guard scene.isFree(box) else { continue }
        let distance = distance(box)
        guard distance > 0.8, let leader = leader(from: point, to: box) else { continue }
        let crossings = Double(scene.crossings(of: leader))
        guard crossings <= Self.mostCrossings else { break }
        let tilt = direction.y == 0 ? 0 : 0.25
        found.append(
          Candidate(
            box: box, anchor: point, leader: leader,
            cost: 1.5 + crowding(freedom) * 0.6 + reach / base * 0.11 + crossings * 0.9 + tilt
              + ambiguity(distance) * 0.5))
        reach *= 1.6
      }
      return found
    }
  }

  /// The area of a label whose nearest edge is at a distance from a point.
  private func box(
    at reach: Double, from point: Point, _ direction: (x: Double, y: Double)
  ) -> Rect {
    let (w, h) = (label.width, label.height)
    let x = point.x + direction.x * reach
    let y = point.y + direction.y * reach
    let left = direction.x == 0 ? x - w / 2 : direction.x > 0 ? x : x - w
    let top = direction.x != 0 ? y - h / 2 : direction.y > 0 ? y : y - h
    guard direction.x > 0, direction.y == 0 else {
      return Rect(x: left, y: top, width: w, height: h)
    }
    // Labels on one side begin at positions in common.
    return Rect(x: (left / base).rounded(.up) * base, y: top, width: w, height: h)
  }

  /// The hairline from the curve to the nearest position of a label; nil if it would cross something.
  private func leader(from point: Point, to box: Rect) -> LineSegment? {
    let isBeside = point.x < box.left || point.x > box.right
    let end = Point(
      x: min(max(point.x, box.left), box.right),
      y: isBeside ? box.center.y : min(max(point.y, box.top), box.bottom))
    let (dx, dy) = (end.x - point.x, end.y - point.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
    let (first, last) = (base * 0.3, length - base * 0.2)
    guard last > first else { return nil }
    let line = LineSegment(
      start: Point(x: point.x + dx / length * first, y: point.y + dy / length * first),
      end: Point(x: point.x + dx / length * last, y: point.y + dy / length * last))
    return scene.solids.contains(where: line.meets) ? nil : line
  }
}
