import Testing

@testable import MotionConversion

/// The ring that is cut at its peak, compared with a polygon whose vertices are all looked at.
@Suite struct LinePolygonTests {
  /// Lines as points of height and slope, cut by scanning every vertex.
  private struct Scanned {
    let origin: Double
    var vertices: [(height: Double, slope: Double)]

    func values(at x: Double) -> [Double] {
      vertices.map { $0.height + $0.slope * (x - origin) }
    }

    mutating func cut(at x: Double, isUpper: Bool, _ y: Double) {
      let excess = values(at: x).map { isUpper ? $0 - y : y - $0 }
      var kept: [(height: Double, slope: Double)] = []
      for (index, here) in excess.enumerated() {
        let next = (index + 1) % vertices.count
        if here <= 0 { kept.append(vertices[index]) }
        if (here < 0 && excess[next] > 0) || (here > 0 && excess[next] < 0) {
          let part = here / (here - excess[next])
          let (a, b) = (vertices[index], vertices[next])
          kept.append(
            (a.height + (b.height - a.height) * part, a.slope + (b.slope - a.slope) * part))
        }
      }
      vertices = kept
    }
  }

  /// Tubes along a random walk, and along a curve that bends one way, which leaves a vertex for each bound.
  @Test(arguments: 1...30, [true, false])
  func theRingIsThePolygon(seed: Int, bendsOneWay: Bool) {
    var random = SmallRandom(seed: UInt64(seed))
    var polygon = LinePolygon(origin: 0, range: -0.5...0.5)
    var scanned = Scanned(
      origin: 0, vertices: [(-0.5, -1e7), (0.5, -1e7), (0.5, 1e7), (-0.5, 1e7)])
    var middle = 0.0
    var largestCount = 0
    for step in 1...200 {
      let x = Double(step) * (0.5 + random.next() / 2)
      guard x > Double(step - 1) else { continue }
      middle = bendsOneWay ? 0.002 * x * x : middle + 0.3 * (random.next() - 0.5)
      let (lowest, highest) = polygon.values(at: x)
      let values = scanned.values(at: x)
      let scale = max(1, highest.magnitude, lowest.magnitude)
      #expect((lowest - (values.min() ?? .nan)).magnitude < 1e-9 * scale, "step \(step)")
      #expect((highest - (values.max() ?? .nan)).magnitude < 1e-9 * scale, "step \(step)")
      let width = bendsOneWay ? 4.0 : 0.7
      if highest < middle - width || lowest > middle + width { break }
      if highest > middle + width {
        polygon.cut(at: x, isUpper: true, middle + width)
        scanned.cut(at: x, isUpper: true, middle + width)
      }
      if lowest < middle - width {
        polygon.cut(at: x, isUpper: false, middle - width)
        scanned.cut(at: x, isUpper: false, middle - width)
      }
      #expect(polygon.vertices.count == scanned.vertices.count)
      for (vertex, other) in zip(polygon.vertices, scanned.vertices) {
        #expect((polygon.line(vertex).y - other.height).magnitude < 1e-9)
        #expect(
          (polygon.line(vertex).slope - other.slope).magnitude
            <= 1e-12 * max(1, other.slope.magnitude))
      }
      largestCount = max(largestCount, polygon.vertices.count)
    }
    #expect(largestCount >= 3)
  }

  @Test func nothingIsLeftBeyondAllLines() {
    var polygon = LinePolygon(origin: 0, range: 0...1)
    polygon.cut(at: 0, isUpper: true, -1)
    #expect(polygon.isEmpty && polygon.vertices.isEmpty)
    polygon.cut(at: 1, isUpper: false, 0)
    #expect(polygon.isEmpty)
  }

  /// Through a gate from 0 to 1 at x = 0 and one from 2 to 3 at x = 1 the slopes go from 1 to 3.
  @Test func theMiddleLineGoesThroughAllGates() {
    var polygon = LinePolygon(origin: 0, range: 0...1)
    polygon.cut(at: 1, isUpper: true, 3)
    polygon.cut(at: 1, isUpper: false, 2)
    let slopes = polygon.vertices.map { polygon.line($0).slope }
    #expect((slopes.min() ?? 0) > 0.999_999 && (slopes.max() ?? 9) < 3.000_001)
    let middle = polygon.middle
    #expect((0...1).contains(middle.value(at: 0)) && (2...3).contains(middle.value(at: 1)))
    // Each vertex touches two of the four bounds.
    for vertex in polygon.vertices {
      let touches = [true, false].compactMap { polygon.lastTouch(of: vertex, isUpper: $0) }
      #expect(!touches.isEmpty && touches.allSatisfy { $0 == 0 || $0 == 1 })
    }
  }

  /// From a window on a level line the next lines fall.
  @Test func linesFromAWindowBendAway() {
    let polygon = LinePolygon(window: Line(x: 0, y: 1, slope: 0), from: 2, to: 3, true)
    for vertex in polygon.vertices {
      let line = polygon.line(vertex)
      #expect(line.slope <= 0)
      #expect(line.value(at: 2) >= 1 - 1e-9 && line.value(at: 3) <= 1 + 1e-9)
    }
  }
}
