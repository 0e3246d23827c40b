import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct CubicTests {
  static let cubics: [Cubic] = {
    var random = SmallRandom(seed: 3)
    return (0..<40).map { _ in
      func next() -> Double { 4 * random.next() - 2 }
      return Cubic(next(), next(), next(), next())
    }
  }()

  private static func points(_ cubic: Cubic) -> [Double] {
    [cubic.p0, cubic.p1, cubic.p2, cubic.p3]
  }

  @Test func valuesAreThoseOfDeCasteljau() {
    for cubic in Self.cubics {
      for s in [0, 0.1, 0.37, 0.5, 0.99, 1] {
        #expect((cubic.value(at: s) - deCasteljau(Self.points(cubic), s)).magnitude < 1e-14)
      }
    }
  }

  @Test func slopesAreDifferences() {
    for cubic in Self.cubics {
      for s in [0.05, 0.4, 0.9] {
        let difference = (cubic.value(at: s + 1e-5) - cubic.value(at: s - 1e-5)) / 2e-5
        #expect((cubic.slope(at: s) - difference).magnitude < 1e-8)
      }
      #expect((cubic.slope(at: 0) - cubic.startSlope).magnitude < 1e-13)
      #expect((cubic.slope(at: 1) - cubic.endSlope).magnitude < 1e-13)
    }
  }

  @Test func valuesAndSlopesMakeACubic() {
    let cubic = Cubic(value: 1, slope: 6, to: 2, slope: -3)
    #expect(Self.points(cubic) == [1, 3, 3, 2])
    #expect((Cubic(from: 1, to: 4).value(at: 0.25) - 1.75).magnitude < 1e-15)
  }

  @Test func aPartIsTheCubicBetweenItsEnds() {
    for cubic in Self.cubics {
      let part = cubic.part(from: 0.2, to: 0.7)
      for s in [0, 0.3, 0.8, 1] {
        #expect((part.value(at: s) - cubic.value(at: 0.2 + 0.5 * s)).magnitude < 1e-13)
      }
    }
  }

  /// The slope has as many sign changes as a thousand samples find, at the same positions.
  @Test func turnsAreWhereTheSlopeChangesItsSign() {
    var count = 0
    for cubic in Self.cubics {
      let slopes = (0...1000).map { cubic.slope(at: Double($0) / 1000) }
      let changes = (0..<1000).filter { (slopes[$0] < 0) != (slopes[$0 + 1] < 0) }
      let turns = [cubic.turns.first, cubic.turns.second].compactMap(\.self)
      #expect(turns.count == changes.count)
      for (turn, change) in zip(turns, changes) {
        #expect((turn - (Double(change) + 0.5) / 1000).magnitude < 1e-3)
        #expect(cubic.slope(at: turn).magnitude < 1e-12)
      }
      count += turns.count
    }
    #expect(count > 20)
  }

  @Test func noSampleIsLargerThanTheLargest() {
    for cubic in Self.cubics {
      for (a, b) in [(0.0, 1.0), (0.3, 0.6), (0.9, 1)] {
        let (magnitude, at) = cubic.largestMagnitude(from: a, to: b)
        let samples = (0...1000).map { cubic.value(at: a + (b - a) * Double($0) / 1000).magnitude }
        let largest = samples.max() ?? 0
        #expect(magnitude >= largest && magnitude <= largest + 1e-4)
        #expect((a...b).contains(at) && cubic.value(at: at).magnitude == magnitude)
      }
    }
  }

  @Test func arithmeticIsByCoefficient() {
    let difference = Cubic(4, 3, 2, 1) - Cubic(1, 1, 1, 5)
    #expect(difference == Cubic(3, 2, 1, -4))
    #expect(difference.mapped { $0 * 2 } == Cubic(6, 4, 2, -8))
    #expect(difference.isFinite && !Cubic(0, .nan, 0, 0).isFinite)
  }
}
