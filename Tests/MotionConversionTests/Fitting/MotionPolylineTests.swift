import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct MotionPolylineTests {
  private static let even = MotionPiece(
    from: 0, value: 0, velocity: 5, to: 2, value: 1, velocity: -3)
  private static let steep = MotionPiece(
    time: Cubic(0, 1, 0, 1), value: Cubic(0, 0, 1, 1), slack: 0, span: 1, curve: 1)

  @Test(arguments: [0.01, 0.0001])
  func theLineIsWithinItsDistance(precision: Double) throws {
    for piece in [Self.even, Self.steep] {
      let line = try #require(MotionPolyline([piece][...], within: precision))
      #expect(line.distance >= precision && line.distance < precision * 1.01 + 1e-8)
      #expect(line.times.first == 0 && line.times.last == piece.end)
      for (index, (start, end)) in zip(line.times, line.times.dropFirst()).enumerated() {
        #expect(end > start)
        for part in [0.25, 0.5, 0.75] {
          let value = line.values[index] + (line.values[index + 1] - line.values[index]) * part
          let exact = piece.value(at: start + (end - start) * part)
          #expect((value - exact).magnitude <= line.distance)
        }
      }
    }
  }

  /// A parabola with the second derivative 2 needs chords of √(8·ε ÷ 2).
  @Test func cornersAreAsManyAsNeeded() throws {
    let parabola = MotionPiece(from: 0, value: 0, velocity: 0, to: 1, value: 1, velocity: 2)
    let line = try #require(MotionPolyline([parabola][...], within: 0.0001))
    #expect(line.times.count == 51)
  }

  @Test func reversedItBeginsAtTheEnd() throws {
    let line = try #require(MotionPolyline([Self.even][...], within: 0.01))
    let reversed = line.reversed
    #expect(reversed.times.first == 0 && reversed.times.last == 2)
    #expect(reversed.values == line.values.reversed())
    #expect(zip(reversed.times, reversed.times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func tooManyCornersAreNone() {
    #expect(MotionPolyline([Self.even][...], within: 1e-12) == nil)
    #expect(MotionPolyline([], within: 0.1) == nil)
  }
}
