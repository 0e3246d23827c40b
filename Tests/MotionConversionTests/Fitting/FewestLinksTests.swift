import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct FewestLinksTests {
  /// The distance of a parabola from a line over a stretch h is at least h² ÷ 8, and n equal stretches
  /// reach that.
  @Test(arguments: 1...12)
  func aParabolaNeedsAsManyLinksAsItsFormulaSays(count: Int) throws {
    let h = 1 / Double(count)
    let line = try parabola()
    let enough = try #require(FewestLinks(along: line, halfWidth: h * h / 8 * 1.001))
    #expect(enough.count == count)
    let tooNarrow = try #require(FewestLinks(along: line, halfWidth: h * h / 8 * 0.999))
    #expect(tooNarrow.count == count + 1)
  }

  @Test func oneLinkIsEnoughForALine() throws {
    let line = try polyline([(0, 0), (1, 1), (2, 2)])
    #expect(FewestLinks(along: line, halfWidth: 1e-6)?.count == 1)
  }

  @Test func aStartAndAnEndAreKept() throws {
    let line = try parabola()
    let links = try #require(
      FewestLinks(along: line, halfWidth: 0.01, from: 0...0.000_001, within: 1e-6))
    #expect((0...0.000_001).contains(links.corners[0].y))
    let last = links.corners[links.corners.count - 1]
    #expect(last.x == 1 && (last.y - 1).magnitude <= 1.001e-6)
  }

  /// On a fine grid of corners the fewest links are found by trying every pair: never fewer than in the
  /// whole plane, and mostly as many.
  @Test func noGridFindsFewer() throws {
    var random = SmallRandom(seed: 20)
    var equal = 0
    let rounds = 40
    for round in 0..<rounds {
      let points = (0..<9).map { (x: Double($0) / 8, y: random.next()) }
      let line = try polyline(points)
      let halfWidth = 0.12 + 0.2 * random.next()
      let links = try #require(FewestLinks(along: line, halfWidth: halfWidth))
      for (start, end) in zip(links.corners, links.corners.dropFirst()) {
        #expect(stays(start, end, points, halfWidth + 1e-6), "round \(round)")
        #expect(end.x > start.x)
      }
      let onGrid = fewestOnGrid(points, halfWidth)
      #expect(links.count <= onGrid, "round \(round)")
      if links.count == onGrid { equal += 1 }
    }
    #expect(equal > rounds * 3 / 4)
  }

  private func parabola() throws -> MotionPolyline {
    let piece = MotionPiece(
      from: 0, value: 0, velocity: 0, to: 1, value: 1, velocity: 2)
    return try #require(MotionPolyline([piece][...], within: 1e-6))
  }

  private func polyline(_ points: [(x: Double, y: Double)]) throws -> MotionPolyline {
    let pieces = zip(points, points.dropFirst()).map {
      MotionPiece(from: $0.x, value: $0.y, to: $1.x, value: $1.y)
    }
    return try #require(MotionPolyline(pieces[...], within: 1e-3))
  }

  private func height(_ points: [(x: Double, y: Double)], _ x: Double) -> Double {
    let index = min(Int(x * 8), 7)
    let part = x * 8 - Double(index)
    return points[index].y + (points[index + 1].y - points[index].y) * part
  }

  /// Whether a link stays in the tube, checked at the corners of the tube that it passes and at its own
  /// ends.
  private func stays(
    _ start: (x: Double, y: Double), _ end: (x: Double, y: Double),
    _ points: [(x: Double, y: Double)], _ halfWidth: Double
  ) -> Bool {
    guard end.x > start.x else { return false }
    let xs = points.map(\.x).filter { $0 > start.x && $0 < end.x } + [start.x, end.x]
    return xs.allSatisfy { x in
      let y = start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
      return (y - height(points, x)).magnitude <= halfWidth
    }
  }

  private func fewestOnGrid(_ points: [(x: Double, y: Double)], _ halfWidth: Double) -> Int {
    let columns = 24
    let rows = 8
    let grid = (0...columns).map { column -> [(x: Double, y: Double)] in
      let x = Double(column) / Double(columns)
      return (0...rows).map { row in
        (x, height(points, x) + halfWidth * (2 * Double(row) / Double(rows) - 1))
      }
    }
    var fewest = Array(
      repeating: Array(repeating: Int.max, count: rows + 1), count: columns + 1)
    fewest[0] = Array(repeating: 0, count: rows + 1)
    for to in 1...columns {
      for row in 0...rows {
        for from in 0..<to {
          for start in 0...rows where fewest[from][start] < fewest[to][row] - 1 {
            if stays(grid[from][start], grid[to][row], points, halfWidth) {
              fewest[to][row] = fewest[from][start] + 1
            }
          }
        }
      }
    }
    return fewest[columns].min() ?? .max
  }
}

/// Pseudorandom numbers between 0 and 1, the same in every run.
struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 0x1p53
  }
}
