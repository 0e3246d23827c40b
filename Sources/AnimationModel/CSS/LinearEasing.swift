internal import CurveGeometry

/// Straight lines between points whose inputs do not decrease: CSS's `linear()` with all positions resolved.
package struct LinearEasing: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package let input: Double
    package let output: Double
  }

  /// Two or more points, in order of input; two points with the same input make a jump.
  package let points: [Point]

  /// Resolves the positions as CSS does: the first is 0 and the last 1 unless given, none lies before
  /// an earlier one, and runs without positions are spread evenly.
  ///
  /// Source: CSS Easing Functions Level 2, "create a linear easing function".
  package init(_ stops: [LinearStop]) {
    precondition(stops.count >= 2, "linear() needs at least two stops")
    var outputs: [Double] = []
    var inputs: [Double?] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      var start = stop.start
      if start == nil, index == 0 { start = 0 }
      if start == nil, index == stops.count - 1 { start = 1 }
      for position in [start, stop.end] {
        guard let position else { continue }
        largest = max(largest, position)
        outputs.append(stop.output)
        inputs.append(largest)
      }
      if start == nil {
        outputs.append(stop.output)
        inputs.append(nil)
      }
    }
    points = zip(Self.spread(inputs), outputs).map { Point(input: $0, output: $1) }
  }

  /// Fills each run of missing positions evenly between its neighbours.
  ///
  /// The first and the last position must be present.
  private static func spread(_ inputs: [Double?]) -> [Double] {
    var settled: [Double] = []
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      let before = settled.last ?? input
      for index in 0..<missing {
        let fraction = Double(index + 1) / Double(missing + 1)
        settled.append(before + (input - before) * fraction)
      }
      missing = 0
      settled.append(input)
    }
    return settled
  }

  /// The index of the first point of the segment that gives the value at an input.
  private func segment(at progress: Double) -> Int {
    let next = points.partitionIndex { $0.input > progress }
    return min(max(next - 1, 0), points.count - 2)
  }

  /// The height of the line at an input; outside the points the nearest segment is extended.
  ///
  /// At a jump, the height after it. Where the outermost segment is itself a jump, it is not extended:
  /// before it the first point's output holds, after it the last one's.
  package func value(at progress: Double) -> Double {
    let index = segment(at: progress)
    let from = points[index]
    let to = points[index + 1]
    let width = to.input - from.input
    guard width > 0 else { return progress < from.input ? from.output : to.output }
    if progress == to.input { return to.output }
    return from.output + (to.output - from.output) * ((progress - from.input) / width)
  }

  /// The slope of the segment that begins at or before an input.
  package func slope(at progress: Double) -> Double {
    slope(ofSegment: segment(at: progress))
  }

  private func slope(ofSegment index: Int) -> Double {
    let width = points[index + 1].input - points[index].input
    return width > 0 ? (points[index + 1].output - points[index].output) / width : 0
  }

  /// The inputs in 0…1 at which two points of different output meet.
  package var jumps: [Double] {
    var found: [Double] = []
    for (index, point) in points.enumerated() where (0...1).contains(point.input) {
      // All points of one input are one jump, from the first output to the last.
      let isFirst = index == 0 || points[index - 1].input < point.input
      guard isFirst else { continue }
      let last = points[index...].prefix { $0.input == point.input }.last ?? point
      if last.output != point.output { found.append(point.input) }
    }
    return found
  }

  /// The inputs between 0 and 1 at which two segments of different slope meet without a jump.
  package var corners: [Double] {
    let jumps = Set(jumps)
    var found: [Double] = []
    for index in points.indices.dropFirst().dropLast() {
      let input = points[index].input
      guard input > 0, input < 1, !jumps.contains(input), found.last != input else { continue }
      if slope(ofSegment: index - 1) != slope(ofSegment: index) { found.append(input) }
    }
    return found
  }
}
