internal import DrawingModel

/// Finds positions for words about points so that they cover nothing: close to the point if there is room, otherwise
/// further away with a hairline that leads to the point.
struct LabelPlacer {
  let metrics: ChartMetrics
  let measurer: any TextMeasuring
  /// The area in which words may be.
  let room: Rect
  /// The areas that neither words nor hairlines may touch: other words, marks.
  let solids: [Rect]
  /// All of these areas and the curves, which words may not touch and hairlines should not cross.
  private let ground: CoveredGround

  /// - Parameters:
  ///   - metrics: The measures of the figure.
  ///   - measurer: The measurer of words.
  ///   - room: The room in which words may be.
  ///   - solids: The areas that neither words nor hairlines may touch: other words, marks.
  ///   - lines: The areas that only words may not touch: lines across the plot.
  ///   - outlines: The curves.
  init(
    metrics: ChartMetrics, measurer: any TextMeasuring, room: Rect, solids: [Rect], lines: [Rect],
    outlines: [CurveOutline]
  ) {
    self.metrics = metrics
    self.measurer = measurer
    self.room = room
    self.solids = solids
    ground = CoveredGround(of: room, rects: solids + lines, outlines: outlines)
  }

  /// Words that need a position, from the longest to the shortest form.
  struct Request {
    let runs: [TextRun]
    let point: Point
    /// The index of the mark's own square among the solids; nil for words about a curve, which has none.
    let own: Int?
    /// Further points at which the words may be, for words about a curve.
    var alternatives: [Point] = []
  }

  /// A position for words.
  struct Position {
    let text: PlacedText
    let leader: [Point]

    /// Whether the hairline leads through a box.
    fileprivate func leads(through box: Rect) -> Bool {
      guard let start = leader.first, let end = leader.last else { return false }
      return LineSegment(start: start, end: end).meets(box)
    }
  }

  /// A position for one of the forms of a request; a position far from the point may cover something.
  private struct Candidate {
    /// The index of the form.
    let form: Int
    let x: Double
    let bounds: Rect
    /// The hairline to a far position; nil for a near position, which covers nothing.
    let leader: LineSegment?
    /// The least cost: each curve that the hairline crosses adds to it.
    let cost: Double
  }

  /// The best of the positions so far: of two with the same cost the first found.
  private struct Choice {
    let cost: Double
    let place: Int

    func isBefore(_ cost: Double, _ place: Int) -> Bool {
      self.cost == cost ? self.place < place : self.cost < cost
    }
  }

  /// The cost of a shorter form, in lines of distance.
  private static var costOfShortness: Double { 2.2 }
  /// The number of free close positions after which no further ones are searched.
  private static var enough: Int { 5 }
  /// The cost of each further point of a curve.
  private static var costOfAlternative: Double { 0.3 }
  /// The cost of a crossed curve.
  private static var costOfCrossing: Double { 1.5 }

  /// Places the words of marks on one baseline below or above all of them, moved apart where they are too close;
  /// returns nil where no baseline is free.
  ///
  /// - Parameters:
  ///   - marks: The marks' points, and half the heights of the marks.
  ///   - words: The areas of other words, which hairlines may not cross either.
  func row(
    _ runs: [TextRun], at marks: [(point: Point, reach: Double)], clearOf words: [Rect]
  ) -> [Position]? {
    guard let height = runs.map({ measurer.lineHeight(of: $0.font) }).max() else { return nil }
    let widths = runs.map { measurer.width(of: $0.text, in: $0.font) }
    let widest = widths.max() ?? 0
    let middles = LabelSpreading.spread(
      marks.map(\.point.x), spacing: widest + metrics.base * 0.6, from: room.left + widest / 2,
      to: room.right - widest / 2)
    guard (middles.max() ?? 0) <= room.right - widest / 2 + 0.5 else { return nil }
    let lowest = marks.map { $0.point.y + $0.reach }.max() ?? 0
    let highest = marks.map { $0.point.y - $0.reach }.min() ?? 0
    for step in [0.15, 0.6, 1.1, 1.7, 2.4, 3.2] {
      for isBelow in [true, false] {
        let top =
          isBelow ? lowest + step * metrics.base : highest - step * metrics.base - height
        if let row = row(runs, at: marks, middles, top: top, isBelow: isBelow),
          !row.contains(where: { position in words.contains { position.leads(through: $0) } })
        {
          return row
        }
      }
    }
    return nil
  }

  private func row(
    _ runs: [TextRun], at marks: [(point: Point, reach: Double)], _ middles: [Double], top: Double,
    isBelow: Bool
  ) -> [Position]? {
    var row: [Position] = []
    for (index, run) in runs.enumerated() {
      var run = run
      run.anchor = .middle
      let text = PlacedText(run, x: middles[index], top: top, measuring: measurer)
      guard isFree(text.bounds) else { return nil }
      let mark = marks[index]
      let edge = isBelow ? text.bounds.top : text.bounds.bottom
      let start = Point(
        x: mark.point.x, y: mark.point.y + (isBelow ? mark.reach : -mark.reach))
      let end = Point(
        x: min(max(mark.point.x, text.bounds.left), text.bounds.right),
        y: edge + (isBelow ? -1 : 1) * metrics.base * 0.05)
      let isNear =
        (edge - start.y).magnitude < metrics.base * 0.5
        && (mark.point.x - middles[index]).magnitude < text.bounds.size.width * 0.5
      row.append(Position(text: text, leader: isNear ? [] : [start, end]))
    }
    let leaders = row.compactMap { position in
      position.leader.first.flatMap { start in
        position.leader.last.map { LineSegment(start: start, end: $0) }
      }
    }
    for (index, leader) in leaders.enumerated()
    where leaders[(index + 1)...].contains(where: leader.crosses) { return nil }
    return row
  }

  /// Places all requests, those with the fewest positions near them first.
  func positions(_ requests: [Request]) -> [Position?] {
    let candidates = requests.map(candidates)
    let near = candidates.map { list in list.count { $0.leader == nil } }
    let order = requests.indices.sorted { (near[$0], $0) < (near[$1], $1) }
    var positions: [Position?] = Array(repeating: nil, count: requests.count)
    var taken: [Rect] = []
    var leaders: [LineSegment] = []
    for index in order {
      let list = candidates[index]
      guard
        let free = best(of: list, for: requests[index], besides: taken, leaders).map({ list[$0] })
      else { continue }
      taken.append(clear(free.bounds))
      if let leader = free.leader { leaders.append(leader) }
      positions[index] = Position(
        text: PlacedText(
          requests[index].runs[free.form], x: free.x, top: free.bounds.top, measuring: measurer),
        leader: free.leader.map { [$0.start, $0.end] } ?? [])
    }
    return positions
  }

  /// The index of the position with the least cost among those that cover nothing; nil if every position covers
  /// something.
  ///
  /// Far positions are looked at in order of their cost, as long as they may cost less than the best: mostly there
  /// are hundreds, of which few need to be looked at.
  private func best(
    of list: [Candidate], for request: Request, besides taken: [Rect], _ leaders: [LineSegment]
  ) -> Int? {
    func isOpen(_ bounds: Rect) -> Bool {
      let box = clear(bounds)
      return !taken.contains(where: box.intersects) && !leaders.contains { $0.meets(box) }
    }
    var best: Choice?
    var far: [Int] = []
    for (place, candidate) in list.enumerated() {
      if candidate.leader != nil {
        far.append(place)
      } else if best?.isBefore(candidate.cost, place) != true, isOpen(candidate.bounds) {
        best = Choice(cost: candidate.cost, place: place)
      }
    }
    if let best { far.removeAll { best.isBefore(list[$0].cost, $0) } }
    far.sort { list[$0].cost == list[$1].cost ? $0 < $1 : list[$0].cost < list[$1].cost }
    for place in far {
      let candidate = list[place]
      if best?.isBefore(candidate.cost, place) == true { break }
      guard let leader = candidate.leader, isOpen(candidate.bounds),
        !taken.contains(where: leader.meets), !leaders.contains(where: leader.crosses),
        isFree(candidate, of: request)
      else { continue }
      let cost = candidate.cost + Double(ground.crossings(of: leader)) * Self.costOfCrossing
      if best?.isBefore(cost, place) != true { best = Choice(cost: cost, place: place) }
    }
    return best?.place
  }

  /// The positions of a request: those near its points that cover nothing, and, where these are few, all far ones.
  private func candidates(_ request: Request) -> [Candidate] {
    // Measured once: hundreds of positions are tried for each.
    let forms = request.runs.map { run in
      (anchor: run.anchor, metrics: measurer.metrics(of: run.text, in: run.font))
    }
    var candidates: [Candidate] = []
    for (rank, point) in ([request.point] + request.alternatives).enumerated() {
      addCandidates(
        request, forms, at: point, penalty: Double(rank) * Self.costOfAlternative, to: &candidates)
    }
    return candidates
  }

  private func addCandidates(
    _ request: Request, _ forms: [(anchor: TextRun.Anchor, metrics: TextMetrics)], at point: Point,
    penalty base: Double, to candidates: inout [Candidate]
  ) {
    // The number of this point's positions that are free.
    var count = 0
    for (rank, form) in forms.enumerated() {
      let size = Size(
        width: form.metrics.width, height: form.metrics.ascent + form.metrics.descent)
      let penalty = base + Double(rank) * Self.costOfShortness
      for (left, top, cost) in near(point, size) {
        let bounds = PlacedText.bounds(form.anchor, x: left, top: top, form.metrics)
        guard isFree(bounds) else { continue }
        count += 1
        candidates.append(
          Candidate(form: rank, x: left, bounds: bounds, leader: nil, cost: cost + penalty))
      }
      // Where several close positions are free, no further ones are searched.
      guard count < Self.enough else { break }
      for (center, cost) in far(point, size) {
        let x = center.x - size.width / 2
        let bounds = PlacedText.bounds(
          form.anchor, x: x, top: center.y - size.height / 2, form.metrics)
        guard room.contains(bounds) else { continue }
        let leader = leader(
          from: point, to: bounds,
          leaving: request.own == nil ? metrics.curveWidth : metrics.ringRadius * 1.3)
        let candidate = Candidate(
          form: rank, x: x, bounds: bounds, leader: leader, cost: cost + penalty)
        candidates.append(candidate)
        // The number of free positions decides whether a shorter form is searched for, too.
        if rank + 1 < forms.count, count < Self.enough, isFree(candidate, of: request) {
          count += 1
        }
      }
    }
  }

  /// Whether a far position and its hairline cover nothing.
  private func isFree(_ candidate: Candidate, of request: Request) -> Bool {
    isFree(candidate.bounds)
      && candidate.leader.map { leader in
        !ground.meets(leader) { index in index < solids.count && index != request.own }
      } ?? true
  }

  /// The room that words need, with some air around them.
  private func clear(_ bounds: Rect) -> Rect {
    bounds.inset(
      by: Insets(
        top: 0, left: -metrics.base * 0.15, bottom: 0, right: -metrics.base * 0.15))
  }

  private func isFree(_ bounds: Rect) -> Bool {
    guard room.contains(bounds) else { return false }
    let box = clear(bounds)
    guard !ground.isCovered(box) else { return false }
    return !ground.isCrossed(bounds.inset(by: Insets(all: -metrics.curveWidth * 0.9)))
  }

  /// The distance of the nearest words from a point's middle.
  private var nearest: Double { metrics.ringRadius + metrics.base * 0.25 }

  /// Positions around a point: above, beside, below, and between these.
  private func near(
    _ point: Point, _ size: Size
  ) -> [(left: Double, top: Double, cost: Double)] {
    Self.steps.enumerated().map { rank, step in
      let (x, y) = step
      // Shifts to one side are measured from the ring's edge, centred ones from its middle.
      let isCorner = x != -0.5 && y != -0.5
      let distance = isCorner ? nearest * 0.75 : nearest
      let left = point.x + size.width * x + (x == 0 ? distance : x == -1 ? -distance : 0)
      let top = point.y + size.height * y + (y == 0 ? distance : y == -1 ? -distance : 0)
      return (left, top, Double(rank) * 0.08)
    }
  }

  /// The positions of the left and the upper edge of words near a point, in parts of their size from it.
  private static let steps: [(x: Double, y: Double)] = [
    (-0.5, -1), (0, -1), (-1, -1), (0, -0.5), (-1, -0.5), (-0.5, 0), (0, 0), (-1, 0),
  ]

  /// The middles of positions further off, in sixteen directions.
  private func far(_ point: Point, _ size: Size) -> [(center: Point, cost: Double)] {
    var positions: [(center: Point, cost: Double)] = []
    positions.reserveCapacity(Self.levels.count * Self.directions.count)
    for level in Self.levels {
      let reach = nearest + level * size.height
      for (x, y) in Self.directions {
        let center = Point(
          x: point.x + x * (reach + size.width / 2), y: point.y + y * (reach + size.height / 2))
        positions.append((center, 1 + level + (1 + y) * 0.1))
      }
    }
    return positions
  }

  /// The distances at which positions are searched, in lines.
  private static let levels = [1.2, 2, 3, 4.2, 5.6, 7.5, 10, 13]

  /// The directions, at multiples of a sixteenth of a circle.
  private static let directions: [(x: Double, y: Double)] = {
    let quarter = [(0, -1), (0.3827, -0.9239), (0.7071, -0.7071), (0.9239, -0.3827)]
    return quarter + quarter.map { (-$0.1, $0.0) } + quarter.map { (-$0.0, -$0.1) }
      + quarter.map { ($0.1, -$0.0) }
  }()

  /// The hairline from the edge of a mark, or of a curve, to the nearest position of a box.
  private func leader(
    from point: Point, to box: Rect, leaving first: Double
  ) -> LineSegment {
    let end = Point(
      x: min(max(point.x, box.left), box.right), y: min(max(point.y, box.top), box.bottom))
    let (dx, dy) = (end.x - point.x, end.y - point.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
    let last = length - metrics.base * 0.12
    return LineSegment(
      start: Point(x: point.x + dx / length * first, y: point.y + dy / length * first),
      end: Point(x: point.x + dx / length * last, y: point.y + dy / length * last))
  }
}
