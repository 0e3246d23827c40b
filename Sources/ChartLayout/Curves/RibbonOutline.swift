internal import DrawingModel

/// The outline of the area between two courses in drawing coordinates.
enum RibbonOutline {
  /// A closed path along the one course and back along the other; empty where one of them has no line.
  static func path(of ribbon: ChartRibbon, time: AxisScale, value: AxisScale) -> Path {
    let there = unbroken(ribbon.first, time: time, value: value)
    let back = reversed(unbroken(ribbon.second, time: time, value: value))
    guard there.count > 1, back.count > 1 else { return Path() }
    return Path(joined(there) + joined(back, isContinuation: true) + [.close])
  }

  private static func unbroken(
    _ pieces: [CurvePiece], time: AxisScale, value: AxisScale
  ) -> [Path.Element] {
    CurveTrace(ChartCurve(series: 0, pieces: pieces), time: time, value: value).path.elements
  }

  /// The same steps with straight lines in the place of gaps.
  private static func joined(
    _ elements: [Path.Element], isContinuation: Bool = false
  ) -> [Path.Element] {
    elements.enumerated().map { index, element in
      guard case .move(let point) = element, index > 0 || isContinuation else { return element }
      return .line(point)
    }
  }

  /// The same line drawn from its end to its start.
  private static func reversed(_ elements: [Path.Element]) -> [Path.Element] {
    var result: [Path.Element] = []
    var pen: Point?
    for element in elements {
      guard let start = pen else {
        if case .move(let point) = element { pen = point }
        continue
      }
      switch element {
      case .move(let end), .line(let end):
        result.append(.line(start))
        pen = end
      case .curve(let first, let second, let end):
        result.append(.curve(second, first, start))
        pen = end
      case .close: break
      }
    }
    guard let end = pen else { return [] }
    return [.move(end)] + result.reversed()
  }
}
