import AnimationModel
import Testing

@Suite struct UnitPointTests {
  @Test func namedPointsLieWhereTheirNamesSay() {
    #expect(UnitPoint() == .zero)
    #expect(UnitPoint.zero == .topLeading)
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect(UnitPoint.leading == UnitPoint(x: 0, y: 0.5))
    #expect(UnitPoint.trailing == UnitPoint(x: 1, y: 0.5))
    #expect(UnitPoint.top == UnitPoint(x: 0.5, y: 0))
    #expect(UnitPoint.bottom == UnitPoint(x: 0.5, y: 1))
    #expect(UnitPoint.topLeading == UnitPoint(x: 0, y: 0))
    #expect(UnitPoint.topTrailing == UnitPoint(x: 1, y: 0))
    #expect(UnitPoint.bottomLeading == UnitPoint(x: 0, y: 1))
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
  }
}
