/// The fewest straight links that lead through a tube around a line, from one end to the other.
///
/// The tube is the line moved up and down by a half-width, and its boundaries are as straight as the line between
/// its corners. A link therefore stays within the tube exactly if it does at every corner that it passes. Beginning
/// anywhere on a first interval, the reach of one link is bounded by the one line that gets furthest: it touches a
/// boundary and then, further on, leaves through the other one. The next link starts from the stretch of that line
/// behind the last touch, the window; a link that crosses the window, bending to the other side, is bound by the
/// near boundary from the touch on and by the far one from the end of the window on. So link follows link, and no
/// path with fewer links exists.
/// could do with fewer.
///
/// Source: H. Imai and M. Iri, "An optimal algorithm for approximating a piecewise linear function", 1986; the
/// feasible lines are kept as a convex polygon of height and slope, which is cut by one boundary after the other.
struct FewestLinks {
  /// The corners of the links from the start to the end of the line.
  let corners: [(x: Double, y: Double)]

  /// The number of links.
  var count: Int { corners.count - 1 }

  /// The links through the tube around a line.
  ///
  /// - Parameters:
  ///   - line: The line in the middle.
  ///   - halfWidth: The largest distance of the links from the line; above 0.
  ///   - start: The range of the values at which the links begin; nil for anywhere in the tube.
  ///   - end: The largest distance of the last link from the line at its end; nil for the half-width.
  ///   - limit: The number of links at which the search is given up.
  init?(
    along line: MotionPolyline, halfWidth: Double, from start: ClosedRange<Double>? = nil,
    within end: Double? = nil, limit: Int = 1000
  ) {
    guard halfWidth > 0, line.times.count > 1 else { return nil }
    let search = Search(
      x: line.times, y: line.values, halfWidth: halfWidth,
      endWidth: min(end ?? halfWidth, halfWidth))
    let first = line.values[0]
    let range = start ?? (first - halfWidth)...(first + halfWidth)
    guard let corners = search.corners(from: range, limit: limit) else { return nil }
    self.corners = corners
  }
}

private struct Search {
  let x: [Double]
  let y: [Double]
  let halfWidth: Double
  let endWidth: Double

  /// The tube may be narrower at its end, towards which it then tapers from the last corner but one.
  private func width(_ index: Int) -> Double { index == x.count - 1 ? endWidth : halfWidth }

  func low(_ index: Int) -> Double { y[index] - width(index) }
  func high(_ index: Int) -> Double { y[index] + width(index) }

  /// A line that gets furthest, and the stretch of the line from which the next link starts.
  struct Window {
    var line: Line
    var start: Double
    var end: Double
    /// The last corner before the end of the window.
    var index: Int
    /// Whether the line leaves through the upper boundary, so that the next link bends down.
    var leavesHigh: Bool
  }

  func corners(from range: ClosedRange<Double>, limit: Int) -> [(x: Double, y: Double)]? {
    var lines: [Line] = []
    var windows: [Window] = []
    var polygon = LinePolygon(origin: x[0], range: range)
    var index = 0
    while lines.count < limit {
      switch reach(polygon, from: index) {
      case .end(let line):
        lines.append(line)
        return corners(of: lines, windows)
      case .window(let window):
        if let last = windows.last, window.end <= last.end { return nil }
        lines.append(window.line)
        windows.append(window)
        guard let next = start(after: window) else { return nil }
        polygon = next
        index = window.index
      }
    }
    return nil
  }

  private func corners(of lines: [Line], _ windows: [Window]) -> [(x: Double, y: Double)] {
    let last = x[x.count - 1]
    var corners = [(x: x[0], y: lines[0].value(at: x[0]))]
    for (index, window) in windows.enumerated() {
      let next = lines[index + 1]
      // The crossing of the next line with the window; anywhere on the window if they are one line.
      let turn = next.slope - window.line.slope
      let crossing =
        turn == 0
        ? window.end
        : window.start + (window.line.value(at: window.start) - next.value(at: window.start)) / turn
      let x = min(max(crossing, window.start), window.end)
      corners.append((x, window.line.value(at: x)))
    }
    corners.append((last, lines[lines.count - 1].value(at: last)))
    return corners
  }

  private enum Reach {
    case end(Line)
    case window(Window)
  }

  /// Cuts the polygon by one corner after the other until nothing is left of it.
  private func reach(_ start: LinePolygon, from first: Int) -> Reach {
    var polygon = start
    for index in (first + 1)..<x.count {
      let (lowest, highest) = polygon.values(at: x[index])
      let low = low(index)
      let high = high(index)
      if highest < low || lowest > high {
        return .window(window(of: polygon, failingAt: index, leavesHigh: lowest > high))
      }
      if highest > high { polygon.cut(at: x[index], isUpper: true, high) }
      if lowest < low { polygon.cut(at: x[index], isUpper: false, low) }
    }
    return .end(polygon.middle)
  }

  /// Returns the line of a polygon that gets furthest towards a corner that no line reaches.
  private func window(
    of polygon: LinePolygon, failingAt index: Int, leavesHigh: Bool
  ) -> Window {
    let from = x[index - 1]
    let to = x[index]
    let sign = leavesHigh ? -1.0 : 1.0
    let bounds =
      leavesHigh ? (high(index - 1), high(index)) : (low(index - 1), low(index))
    var best: (fraction: Double, vertex: Int) = (-1, 0)
    for vertex in polygon.vertices {
      let before = sign * (polygon.value(of: vertex, at: from) - bounds.0)
      let after = sign * (polygon.value(of: vertex, at: to) - bounds.1)
      let fraction = before <= 0 ? 0 : before / (before - after)
      if fraction > best.fraction { best = (fraction, vertex) }
    }
    let end = min(from + (to - from) * best.fraction, to)
    return Window(
      line: polygon.line(best.vertex),
      start: min(polygon.lastTouch(of: best.vertex, isUpper: !leavesHigh) ?? polygon.origin, end),
      end: end, index: index - 1, leavesHigh: leavesHigh)
  }

  /// The lines that cross a window and bend away from the boundary through which it leaves.
  private func start(after window: Window) -> LinePolygon? {
    var polygon = LinePolygon(
      window: window.line, from: window.start, to: window.end, window.leavesHigh)
    // The near boundary counts from the touch on, up to the corner before the end of the window.
    var index = window.index
    while index > 0, x[index] > window.start { index -= 1 }
    while index <= window.index {
      if x[index] > window.start {
        polygon.cut(
          at: x[index], isUpper: !window.leavesHigh, window.leavesHigh ? low(index) : high(index))
        if polygon.isEmpty { return nil }
      }
      index += 1
    }
    return polygon
  }
}
