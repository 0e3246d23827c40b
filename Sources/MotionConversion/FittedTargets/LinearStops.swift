internal import RecordingFormats

/// The points of a piecewise linear function as CSS writes them, with as few digits as keep within an error.
struct LinearStops {
  /// The points as they are read back, with positions and values rounded to their decimals.
  private(set) var points: [LinearPoint]

  /// The text of CSS's `linear(…)`.
  private(set) var text: String

  /// The numbers of decimals of percentages and values that are tried.
  private static let decimals = 0...7

  private var positions: [String]
  private var values: [String]

  /// Rounds points; nil if none of the roundings that are tried stays within the error.
  init?(_ exact: [LinearPoint], of outline: MotionOutline, within maxError: Double) {
    guard LinearCertificate.holds(exact, of: outline, within: maxError) else { return nil }
    var best: LinearStops?
    for value in Self.decimals {
      for position in Self.decimals {
        let candidate = LinearStops(
          exact, positionDecimals: position, valueDecimals: value, outline)
        if let best, candidate.text.utf8.count >= best.text.utf8.count { break }
        if LinearCertificate.holds(candidate.points, of: outline, within: maxError) {
          best = candidate
          break
        }
      }
    }
    guard var best else { return nil }
    best.shorten(of: outline, within: maxError)
    self = best
  }

  private init(
    _ exact: [LinearPoint], positionDecimals: Int, valueDecimals: Int, _ outline: MotionOutline
  ) {
    points = exact
    positions = exact.map { point in
      NumberText.trimmed(
        NumberText.fixed(
          point.x * 100,
          decimals: point.isJump ? Self.jumpDecimals(outline.duration) : positionDecimals))
    }
    values = exact.map { NumberText.trimmed(NumberText.fixed($0.y, decimals: valueDecimals)) }
    text = ""
    for index in points.indices {
      if !points[index].isJump { points[index].x = (Double(positions[index]) ?? 0) / 100 }
      points[index].y = Double(values[index]) ?? .nan
    }
    write()
  }

  /// The number of decimals of a percentage that give a time to half a microsecond.
  private static func jumpDecimals(_ duration: Double) -> Int {
    var decimals = 2
    var step = duration * 1e-4
    while step > 1e-6, decimals < 12 {
      step /= 10
      decimals += 1
    }
    return decimals
  }

  /// Removes digits one by one wherever the segments on both sides still stay within the error.
  private mutating func shorten(of outline: MotionOutline, within maxError: Double) {
    for index in points.indices {
      var shorter = true
      while shorter {
        shorter = false
        for candidate in Self.rounder(values[index]) where index + 1 < points.count {
          if accepts(index, value: candidate, of: outline, within: maxError) {
            shorter = true
            break
          }
        }
        let isInside = points[index].x > 0 && points[index].x < 1 && !points[index].isJump
        for candidate in Self.rounder(positions[index]) where isInside {
          if accepts(index, position: candidate, of: outline, within: maxError) {
            shorter = true
            break
          }
        }
      }
    }
    write()
  }

  private mutating func accepts(
    _ index: Int, position: String? = nil, value: String? = nil, of outline: MotionOutline,
    within maxError: Double
  ) -> Bool {
    var point = points[index]
    if let position { point.x = (Double(position) ?? 0) / 100 }
    if let value { point.y = Double(value) ?? .nan }
    func isClose(_ start: LinearPoint, _ end: LinearPoint) -> Bool {
      guard end.x > start.x else { return end.x == start.x }
      return LinearCertificate.error(from: start, to: end, of: outline).bound <= maxError
    }
    if index > 0 {
      let before = points[index - 1]
      guard point.x > before.x || before.isJump == point.isJump, point.x >= before.x,
        isClose(before, point)
      else { return false }
    }
    if index + 1 < points.count {
      let next = points[index + 1]
      guard next.x > point.x || next.x == points[index].x, isClose(point, next) else {
        return false
      }
    }
    points[index] = point
    if let position { positions[index] = position }
    if let value { values[index] = value }
    return true
  }

  /// The two numbers with one decimal less that are next to a number, the nearer one first.
  private static func rounder(_ text: String) -> [String] {
    guard let dot = text.firstIndex(of: "."), let number = Double(text) else { return [] }
    let decimals = text.distance(from: dot, to: text.endIndex) - 2
    var scale = 1.0
    for _ in 0..<max(decimals, 0) { scale *= 10 }
    let down = (number * scale).rounded(.down)
    let pair = number * scale - down < 0.5 ? [down, down + 1] : [down + 1, down]
    return pair.map { NumberText.trimmed(NumberText.fixed($0 / scale, decimals: max(decimals, 0))) }
  }

  private mutating func write() {
    var stops: [String] = []
    var index = 0
    while index < points.count {
      let isFirst = index == 0
      let isLast = index == points.count - 1
      if (isFirst && points[index].x == 0) || (isLast && points[index].x == 1) {
        stops.append(values[index])
      } else if index + 2 < points.count, values[index + 1] == values[index] {
        stops.append("\(values[index]) \(positions[index])% \(positions[index + 1])%")
        index += 1
      } else {
        stops.append("\(values[index]) \(positions[index])%")
      }
      index += 1
    }
    text = "linear(\(stops.joined(separator: ", ")))"
  }
}
