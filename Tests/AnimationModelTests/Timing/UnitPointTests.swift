import AnimationModel
import Testing

@Suite struct UnitPointTests {
  /// Section 2.4.
  @Test func isAnimatedIn128ths() {
    var point = UnitPoint(x: 0.25, y: -1)
    #expect(point.animatableData == AnimatablePair(32, -128))
    point.animatableData = AnimatablePair(64, 192)
    #expect(point == UnitPoint(x: 0.5, y: 1.5))
  }

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
