internal import DrawingModel

/// Places each series' label inside the plots: at its curve where that is furthest from the others, or at its end,
/// otherwise where there is room, with a hairline that leads to the curve.
struct CurveLabelPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  /// The indices of the series that have labels.
  let labelled: [Int]
  /// The place that labels may have.
  let style: CurveLabelStyle
  /// The width of the figure.
  let width: Double
  let appearances: [SeriesAppearance]
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The largest number of labels that are at their curves in one panel.
  private static var maximumCount: Int { 8 }
  /// The largest number of curves of a sweep, whose order identifies those in between.
  private static var maximumSweep: Int { 24 }
  /// The number of curves up to which each curve of a sweep must have a label.
  private static var shortSweep: Int { 4 }
  /// The largest part of the figure's width that a label may take: one of many, and one of one or two.
  private static var maximumShare: (many: Double, few: Double) { (0.42, 0.6) }
  /// The part of the figure's width beyond which a label takes two lines, if it may.
  private static var lineShare: Double { 0.25 }
  /// The number of times that labels look for better positions once all have one.
  private static var rounds: Int { 3 }

  private typealias Candidate = CurveLabelCandidates.Candidate

  /// Whether all labels belong to one sweep, so that its first and last label are enough.
  private var isSweep: Bool {
    labelled.count > 2
      && labelled.allSatisfy { chart.series[$0].isRamp }
  }

  /// Whether labels may be at their curves in a figure of this width.
  func isPossible(width: Double) -> Bool {
    guard !labelled.isEmpty,
      largestCount <= (isSweep ? Self.maximumSweep : Self.maximumCount)
    else { return false }
    switch style {
    case .line: break
    // Two lines are for labels that have no room on one.
    case .lines: guard labelled.contains(where: { texts($0).count > 1 }) else { return false }
    // Labels that are too long for the plot are behind the name of their lane.
    case .headings: return chart.hasLanes
    case .legend: return false
    }
    return labelled.allSatisfy(isShort)
  }

  /// The number of labels in the panel with the most of them: lanes show curves of their own, other panels the same
  /// ones.
  private var largestCount: Int {
    guard chart.hasLanes else { return labelled.count }
    let labelled = Set(labelled)
    return chart.panels.map { panel in
      Set(panel.curves.filter { $0.role == .main }.map(\.series)).intersection(labelled).count
    }.max() ?? 0
  }

  /// Whether a label is short enough to be at its curve.
  private func isShort(_ series: Int) -> Bool {
    let isRoomy = labelled.count <= 2 || chart.hasLanes
    let share = isRoomy ? Self.maximumShare.few : Self.maximumShare.many
    return extent(series).width <= width * share
  }

  /// The lines of a label.
  private func texts(_ series: Int) -> [String] {
    TextFitting(measurer: measurer).lines(
      of: text(series), font: font(series), width: width * Self.lineShare,
      lines: style.lines)
  }

  /// Returns the size of a label.
  private func extent(_ series: Int) -> Size {
    let texts = texts(series)
    let height = measurer.lineHeight(of: font(series))
    return Size(
      width: texts.map { measurer.width(of: $0, in: font(series)) }.max() ?? 0,
      height: height * Double(texts.count))
  }

  private func text(_ series: Int) -> String {
    TextFitting<Measurer>.singleLine(chart.series[series].label)
  }

  private func font(_ series: Int) -> Font { metrics.font(for: chart.series[series]) }

  /// Places the labels; nil where there is no room for them.
  ///
  /// - Parameters:
  ///   - plan: The figure with everything but labels, marks and names of stretches.
  ///   - top: The upper edge of the room above the first plot.
  ///   - right: The right edge of the room for words.
  func plan(in plan: LayoutPlan, top: Double, right: Double) -> [LayoutPlan.Entry]? {
    var entries: [Int: LayoutPlan.Entry] = [:]
    for (index, panel) in plan.panels.enumerated() {
      let here = labelled.filter { series in
        entries[series] == nil && panel.traces.contains { $0.series == series && $0.role == .main }
      }
      guard !here.isEmpty else { continue }
      let scene = scene(of: panel, index, in: plan, top: top, right: right)
      let short = here.filter(isShort)
      for (series, position) in zip(short, positions(of: short, in: scene)) {
        if let position { entries[series] = entry(series, position) }
      }
      if style == .headings {
        guard addHeadings(here, behind: panel, right: right, to: &entries) else { return nil }
      }
      // The lanes of a figure show the same things; other panels are about velocity and acceleration.
      guard chart.hasLanes else { break }
    }
    return isEnough(Set(entries.keys)) ? labelled.compactMap { entries[$0] } : nil
  }

  /// Puts labels that are not at their curves behind the name of their lane.
  ///
  /// - Returns: Whether there is room for all of them.
  private func addHeadings(
    _ series: [Int], behind panel: LayoutPlan.Panel, right: Double,
    to entries: inout [Int: LayoutPlan.Entry]
  ) -> Bool {
    let missing = series.filter { entries[$0] == nil }
    let boxes = series.compactMap { entries[$0]?.bounds }
    let planner = LaneHeadingPlanner(
      chart: chart, appearances: appearances, metrics: metrics, measurer: measurer)
    guard
      let found = planner.entries(of: missing, behind: panel, right: right, clearOf: boxes)
    else { return false }
    for entry in found { entries[entry.series] = entry }
    return true
  }

  /// Whether the labels that found positions are enough to tell which curve is which.
  private func isEnough(_ placed: Set<Int>) -> Bool {
    guard isSweep, let first = ends?.first, let last = ends?.last else {
      return placed.count == labelled.count
    }
    return placed.contains(first) && placed.contains(last)
  }

  /// The first and the last curve of a sweep.
  private var ends: (first: Int, last: Int)? {
    func position(_ index: Int) -> Double {
      if case .ramp(let position) = chart.series[index].style { position } else { 0 }
    }
    guard let first = labelled.min(by: { position($0) < position($1) }),
      let last = labelled.max(by: { position($0) < position($1) })
    else { return nil }
    return (first, last)
  }

  private func scene(
    of panel: LayoutPlan.Panel, _ index: Int, in plan: LayoutPlan, top: Double, right: Double
  ) -> CurveLabelScene {
    let plot = panel.plot
    // Above the first plot there is air in which labels of peaks may be.
    let room = Rect(
      left: plot.left + metrics.base * 0.3, top: index == 0 ? top : plot.top, right: right,
      bottom: plot.bottom - metrics.base * 0.2)
    let points = chart.panels[index].marks.filter { $0.time.isFinite && $0.value.isFinite }.map {
      Point(
        x: plan.timeScale.position(of: $0.time), y: panel.scale.position(of: $0.value))
    }
    return CurveLabelScene(
      panel, room: room, texts: plan.texts, points: points,
      uprights: plan.moments.filter { !$0.line.isEmpty }.map(\.x), metrics: metrics)
  }

  private func entry(_ series: Int, _ position: Candidate) -> LayoutPlan.Entry {
    let height = measurer.lineHeight(of: font(series))
    let placed = texts(series).enumerated().map { index, text in
      PlacedText(
        TextRun(text, font: font(series), color: appearances[series].label), x: position.box.left,
        top: position.box.top + height * Double(index), measuring: measurer)
    }
    return LayoutPlan.Entry(
      series: series, sample: nil, label: placed[0], secondLine: placed.dropFirst().first,
      leader: position.leader.map { [position.anchor, $0.end] } ?? [])
  }

  // MARK: Choosing positions

  /// Whether the label of a series may be away from its curve: in a long sweep only the labels of its ends.
  private func allowsLeader(_ series: Int) -> Bool {
    guard isSweep, labelled.count > Self.shortSweep else { return true }
    return series == ends?.first || series == ends?.last
  }

  /// The positions of the labels; nil for a label that has none.
  private func positions(of series: [Int], in scene: CurveLabelScene) -> [Candidate?] {
    let sources = series.map { index in
      CurveLabelCandidates(
        scene: scene, series: index, label: extent(index), allowsLeaders: allowsLeader(index))
    }
    var candidates = sources.map { $0.all(withFar: false) }
    var chosen: [Candidate?] = Array(repeating: nil, count: series.count)
    // The ends of a sweep come first, then the labels with the fewest good positions.
    let first = isSweep ? ends : nil
    let order = series.indices.sorted { a, b in
      func rank(_ index: Int) -> (Int, Int, Int) {
        let isEnd = series[index] == first?.first || series[index] == first?.last
        return (isEnd ? 0 : 1, candidates[index].count { $0.cost < 2 }, index)
      }
      return rank(a) < rank(b)
    }
    let ranks = Ranks(series: series, scene: scene, base: metrics.base)
    for index in order { chosen[index] = best(of: index, candidates, beside: chosen, ranks) }
    for index in order where chosen[index] == nil {
      candidates[index] = sources[index].all(withFar: true)
      chosen[index] = best(of: index, candidates, beside: chosen, ranks)
    }
    for index in order where chosen[index] == nil {
      makeRoom(for: index, candidates, &chosen, ranks)
    }
    for _ in 0..<Self.rounds {
      for index in order where chosen[index] != nil {
        var others = chosen
        others[index] = nil
        chosen[index] = best(of: index, candidates, beside: others, ranks)
      }
    }
    return chosen
  }

  /// The vertical order of the labels in one column, which is the order of their curves.
  private struct Ranks {
    let series: [Int]
    let scene: CurveLabelScene
    let base: Double

    /// The largest distance of two labels that are read together as a column, in base sizes.
    private static var reach: Double { 3 }

    /// Whether one label is above another though its curve is below the other's.
    func areReversed(_ first: Int, _ one: Candidate, _ second: Int, _ other: Candidate) -> Bool {
      let (a, b) = (one.box, other.box)
      guard a.left < b.right, b.left < a.right,
        max(a.top, b.top) - min(a.bottom, b.bottom) < base * Self.reach
      else { return false }
      let orders = Set(
        [one.anchor.x, other.anchor.x, max(a.left, b.left)].map {
          scene.order(of: series[first], series[second], at: $0)
        }.filter { $0 != 0 })
      // Where curves cross between the labels, either order is right.
      guard orders.count == 1, let order = orders.first else { return false }
      return (a.center.y < b.center.y) != (order < 0)
    }
  }

  /// The best position that is free beside the other labels.
  private func best(
    of index: Int, _ candidates: [[Candidate]], beside others: [Candidate?], _ ranks: Ranks
  ) -> Candidate? {
    var best: (candidate: Candidate, cost: Double)?
    for candidate in candidates[index] {
      guard candidate.cost - 0.5 < best?.cost ?? .infinity else { break }
      let isTaken = others.indices.contains { other in
        others[other].map { conflict(index, candidate, other, $0, ranks) } ?? false
      }
      guard !isTaken else { continue }
      // Labels whose left edges are aligned look tidy.
      let isAligned = others.contains { other in
        other.map { ($0.box.left - candidate.box.left).magnitude < 0.5 } ?? false
      }
      let cost = candidate.cost - (isAligned ? 0.4 : 0)
      if cost < best?.cost ?? .infinity { best = (candidate, cost) }
    }
    return best?.candidate
  }

  /// Moves one label that overlaps another to a position where it does not.
  private func makeRoom(
    for index: Int, _ candidates: [[Candidate]], _ chosen: inout [Candidate?], _ ranks: Ranks
  ) {
    for wish in candidates[index] {
      let overlapping = chosen.indices.filter { other in
        chosen[other].map { conflict(index, wish, other, $0, ranks) } ?? false
      }
      guard overlapping.count == 1, let other = overlapping.first else { continue }
      var tried = chosen
      tried[index] = wish
      tried[other] = nil
      guard let position = best(of: other, candidates, beside: tried, ranks) else { continue }
      tried[other] = position
      chosen = tried
      return
    }
  }

  /// Whether two labels with their hairlines overlap, or are in the wrong vertical order.
  private func conflict(
    _ index: Int, _ first: Candidate, _ other: Int, _ second: Candidate, _ ranks: Ranks
  ) -> Bool {
    if ranks.areReversed(index, first, other, second) { return true }
    // Side by side, short labels would be read as one.
    let air = metrics.base * 0.9
    let box = first.box.inset(by: Insets(top: 0, left: -air, bottom: 0, right: -air))
    if box.intersects(second.box) { return true }
    if let leader = first.leader, leader.meets(second.box) { return true }
    if let leader = second.leader, leader.meets(first.box) { return true }
    guard let leader = first.leader, let own = second.leader else { return false }
    return LineSegment(start: first.anchor, end: leader.end)
      .crosses(LineSegment(start: second.anchor, end: own.end))
  }
}
