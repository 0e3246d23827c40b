import Testing

@testable import MotionConversion

@Suite struct LineTests {
  @Test func aLineGoesThroughItsPoints() {
    let line = Line((1, 2), (3, -4))
    #expect(line.value(at: 1) == 2 && line.value(at: 3) == -4 && line.value(at: 2) == -1)
    #expect(line.slope == -3)
    #expect(Line(x: 1, y: 5, slope: 0.5).value(at: 5) == 7)
  }
}
