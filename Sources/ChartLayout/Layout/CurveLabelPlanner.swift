internal import DrawingModel

/// Sets each series' label inside the plots: at its curve where that is furthest from the others, or at
/// its end, otherwise where there is room with a hairline that leads to it.
struct CurveLabelPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  /// The indices of the series that have labels.
  let labelled: [Int]
  let appearances: [SeriesAppearance]
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The most labels that stand at their curves.
  private static var maximumCount: Int { 8 }
  /// The most curves of a sweep, whose order identifies those in between.
  private static var maximumSweep: Int { 24 }
  /// The most curves of a sweep of which each has a label whatever it takes.
  private static var shortSweep: Int { 4 }
  /// The most of the figure's width that a label may take beside others, and one or two by themselves.
  private static var maximumShare: (many: Double, few: Double) { (0.42, 0.6) }
  /// How often labels look for better positions once all have one.
  private static var rounds: Int { 3 }

  private typealias Candidate = CurveLabelCandidates.Candidate

  /// Whether all labels belong to one sweep, so that the first and the last say enough.
  private var isSweep: Bool {
    labelled.count > 2
      && labelled.allSatisfy { chart.series[$0].isRamp }
  }

  /// Whether labels at curves serve in a figure of this width.
  func isPossible(width: Double) -> Bool {
    guard !labelled.isEmpty,
      labelled.count <= (isSweep ? Self.maximumSweep : Self.maximumCount)
    else { return false }
    let share = labelled.count > 2 ? Self.maximumShare.many : Self.maximumShare.few
    return labelled.allSatisfy {
      measurer.width(of: text($0), in: font($0)) <= width * share
    }
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
      for (series, position) in zip(here, positions(of: here, in: scene)) {
        if let position { entries[series] = entry(series, position) }
      }
      // The lanes of a figure show the same things; other panels are about velocity and acceleration.
      guard chart.hasLanes else { break }
    }
    return isEnough(Set(entries.keys)) ? labelled.compactMap { entries[$0] } : nil
  }

  /// Whether the labels that found positions say which curve is which.
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
    // Above the first plot there is air in which labels of peaks may stand.
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
    let run = TextRun(text(series), font: font(series), color: appearances[series].label)
    return LayoutPlan.Entry(
      series: series, sample: nil,
      label: PlacedText(run, x: position.box.left, top: position.box.top, measuring: measurer),
      leader: position.leader.map { [position.anchor, $0.end] } ?? [])
  }

  // MARK: Choosing positions

  /// Whether the label of a series may stand away from its curve: in a long sweep those of its ends only.
  private func allowsLeader(_ series: Int) -> Bool {
    guard isSweep, labelled.count > Self.shortSweep else { return true }
    return series == ends?.first || series == ends?.last
  }

  /// A position for each label, or nil where there is none.
  private func positions(of series: [Int], in scene: CurveLabelScene) -> [Candidate?] {
    let sources = series.map { index in
      let extent = measurer.metrics(of: text(index), in: font(index))
      return CurveLabelCandidates(
        scene: scene, series: index,
        label: Size(width: extent.width, height: extent.ascent + extent.descent),
        allowsLeaders: allowsLeader(index))
    }
    var candidates = sources.map { $0.all(withFar: false) }
    var chosen: [Candidate?] = Array(repeating: nil, count: series.count)
    // The ends of a sweep come first, then those with the least choice.
    let first = isSweep ? ends : nil
    let order = series.indices.sorted { a, b in
      func rank(_ index: Int) -> (Int, Int, Int) {
        let isEnd = series[index] == first?.first || series[index] == first?.last
        return (isEnd ? 0 : 1, candidates[index].count { $0.cost < 2 }, index)
      }
      return rank(a) < rank(b)
    }
    for index in order { chosen[index] = best(of: candidates[index], beside: chosen) }
    for index in order where chosen[index] == nil {
      candidates[index] = sources[index].all(withFar: true)
      chosen[index] = best(of: candidates[index], beside: chosen)
    }
    for index in order where chosen[index] == nil {
      makeRoom(for: index, candidates, &chosen)
    }
    for _ in 0..<Self.rounds {
      for index in order where chosen[index] != nil {
        var others = chosen
        others[index] = nil
        chosen[index] = best(of: candidates[index], beside: others)
      }
    }
    return chosen
  }

  /// The best position that is free beside others.
  private func best(of candidates: [Candidate], beside others: [Candidate?]) -> Candidate? {
    var best: (candidate: Candidate, cost: Double)?
    for candidate in candidates {
      guard candidate.cost - 0.5 < best?.cost ?? .infinity else { break }
      guard !others.contains(where: { $0.map { conflict(candidate, $0) } ?? false }) else {
        continue
      }
      // Labels that begin one below the other look tidy.
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
    for index: Int, _ candidates: [[Candidate]], _ chosen: inout [Candidate?]
  ) {
    for wish in candidates[index] {
      let overlapping = chosen.indices.filter { other in
        chosen[other].map { conflict(wish, $0) } ?? false
      }
      guard overlapping.count == 1, let other = overlapping.first else { continue }
      var tried = chosen
      tried[index] = wish
      tried[other] = nil
      guard let position = best(of: candidates[other], beside: tried) else { continue }
      tried[other] = position
      chosen = tried
      return
    }
  }

  /// Whether two labels with their hairlines overlap.
  private func conflict(_ first: Candidate, _ second: Candidate) -> Bool {
    let air = metrics.base * 0.3
    let box = first.box.inset(by: Insets(top: 0, left: -air, bottom: 0, right: -air))
    if box.intersects(second.box) { return true }
    if let leader = first.leader, leader.meets(second.box) { return true }
    if let leader = second.leader, leader.meets(first.box) { return true }
    guard let leader = first.leader, let other = second.leader else { return false }
    return LineSegment(start: first.anchor, end: leader.end)
      .crosses(LineSegment(start: second.anchor, end: other.end))
  }
}
