internal import CurveGeometry

extension Chart {
  /// The labelled series whose curves cannot be told apart, in groups of two and more.
  ///
  /// Curves are the same where they lie on each other in every panel, within a pixel of a large
  /// figure. One of them may stay at its end value a little longer than the other.
  public var coincidences: [[Int]] {
    let named = series.indices.filter { series[$0].naming == .label }
    guard named.count > 1 else { return [] }
    let extents = panels.map { panel in
      let extent = ValueExtent(of: panel)
      return extent.maximum - extent.minimum
    }
    let curves = panels.map { Dictionary(grouping: $0.curves, by: \.series) }
    func coincide(_ one: Int, _ other: Int) -> Bool {
      zip(curves, extents).allSatisfy { curves, extent in
        let (mine, theirs) = (curves[one] ?? [], curves[other] ?? [])
        return mine.count == theirs.count
          && zip(mine, theirs).allSatisfy {
            $0.coincides(
              with: $1, value: extent * Self.sameness, time: safeDuration * Self.sameness,
              rest: safeDuration * Self.longestRest)
          }
      }
    }
    // Curves that coincide end at about the same time: others need not be compared.
    func stretch(_ series: Int) -> Int {
      let end = curves.lazy.compactMap { $0[series]?.last?.pieces.last?.knots.last?.time }.first
      // A little longer than the longest rest, because of rounding.
      let length = safeDuration * Self.longestRest * 1.01
      return Int(saturating: ((end ?? 0) / length).rounded(.down))
    }
    var groups: [[Int]] = []
    var byStretch: [Int: [Int]] = [:]
    for index in named {
      let stretch = stretch(index)
      let known = (stretch - 1...stretch + 1).flatMap { byStretch[$0] ?? [] }.sorted()
        .first { coincide(index, groups[$0][0]) }
      if let known {
        groups[known].append(index)
      } else {
        byStretch[stretch, default: []].append(groups.count)
        groups.append([index])
      }
    }
    return groups.filter { group in
      group.count > 1 && curves.contains { $0[group[0]] != nil }
    }
  }

  /// The largest distance of two curves that coincide, as a part of the figure's extent.
  private static let sameness = 0.0015
  /// The largest difference between the times at which two such curves end, as a part of the time
  /// axis.
  private static let longestRest = 0.04

  /// The chart in which curves that coincide are one curve with one label: `a = b`.
  ///
  /// - Parameter groups: The groups of curves that coincide, as in ``coincidences``.
  public func joining(_ groups: [[Int]]) -> Chart {
    guard !groups.isEmpty else { return self }
    var chart = self
    var owners: [Int: Int] = [:]
    for group in groups {
      chart.series[group[0]].label = group.map { series[$0].label }.joined(separator: " = ")
      for index in group.dropFirst() {
        owners[index] = group[0]
        chart.series[index].naming = .shared(with: group[0])
        chart.series[index].style = .same(as: group[0])
      }
    }
    for index in chart.panels.indices {
      chart.panels[index].curves.removeAll { owners[$0.series] != nil }
      chart.panels[index].marks = Self.joined(panels[index].marks, owners)
    }
    let stages = Dictionary(grouping: rulers, by: \.series)
    chart.rulers.removeAll { ruler in
      owners[ruler.series].flatMap { stages[$0] }?.contains { $0.stages == ruler.stages } ?? false
    }
    chart.strobe?.lanes.removeAll { owners[$0.series] != nil }
    return chart
  }

  /// The marks of curves that were joined, each only once.
  private static func joined(_ marks: [ChartMark], _ owners: [Int: Int]) -> [ChartMark] {
    let joined = Set(owners.values)
    var kept: [ChartMark] = []
    // The indices of each curve's marks among those that are kept.
    var places: [Int: [Int]] = [:]
    for mark in marks {
      var mark = mark
      mark.series = owners[mark.series] ?? mark.series
      let isKnown = (places[mark.series] ?? []).contains {
        kept[$0].kind == mark.kind && kept[$0].words == mark.words
      }
      if !isKnown || !joined.contains(mark.series) {
        places[mark.series, default: []].append(kept.count)
        kept.append(mark)
      }
    }
    return kept
  }
}

extension ChartCurve {
  /// Whether the curve lies on another within some value and time, and some time at rest at the end.
  fileprivate func coincides(
    with other: ChartCurve, value: Double, time: Double, rest: Double
  ) -> Bool {
    guard role == other.role, pieces.count == other.pieces.count,
      frames.count == other.frames.count
    else { return false }
    // The ends tell most curves apart.
    for (index, (mine, theirs)) in zip(pieces, other.pieces).enumerated() {
      guard let first = mine.knots.first, let last = mine.knots.last,
        let otherFirst = theirs.knots.first, let otherLast = theirs.knots.last
      else {
        guard mine.knots.isEmpty, theirs.knots.isEmpty else { return false }
        continue
      }
      let end = index == pieces.count - 1 ? max(rest, time) : time
      guard first.isNear(otherFirst, value, time), last.isNear(otherLast, value, end) else {
        return false
      }
    }
    return zip(pieces, other.pieces).allSatisfy {
      $0.follows($1, within: value) && $1.follows($0, within: value)
    }
      && zip(frames, other.frames).allSatisfy {
        ($0.time - $1.time).magnitude <= time && ($0.value - $1.value).magnitude <= value
      }
  }
}

extension CurveKnot {
  fileprivate func isNear(_ other: CurveKnot, _ value: Double, _ time: Double) -> Bool {
    (self.value - other.value).magnitude <= value && (self.time - other.time).magnitude <= time
  }
}

extension CurvePiece {
  /// Whether every knot lies on another piece.
  fileprivate func follows(_ other: CurvePiece, within distance: Double) -> Bool {
    guard knots != other.knots else { return true }
    var index = 0
    for knot in knots {
      while index + 2 < other.knots.count, other.knots[index + 1].time < knot.time { index += 1 }
      guard index + 1 < other.knots.count else { return knots.count == other.knots.count }
      let segment = HermiteSegment(other.knots[index], other.knots[index + 1])
      let length = segment.length
      let part = length > 0 ? min(max((knot.time - segment.start) / length, 0), 1) : 1
      guard (segment.state(at: part).value - knot.value).magnitude <= distance else { return false }
    }
    return true
  }
}
