import AnimationModel
import Testing

@Suite struct AnimatablePairTests {
  private let pair = AnimatablePair(3.0, 4.0)

  @Test func calculatesPartByPart() {
    #expect(pair + AnimatablePair(1, -1) == AnimatablePair(4, 3))
    #expect(pair - AnimatablePair(1, -1) == AnimatablePair(2, 5))
    var sum = pair
    sum += AnimatablePair(1, -1)
    #expect(sum == AnimatablePair(4, 3))
    sum -= AnimatablePair(4, 3)
    #expect(sum == .zero)
    #expect(AnimatablePair<Double, Double>.zero == AnimatablePair(0, 0))
  }

  @Test func scalesBothParts() {
    #expect(pair.scaled(by: 2) == AnimatablePair(6, 8))
  }

  /// Semantics reference, section 2.3: (3, 4) has 25, doubled 100.
  @Test func squaredLengthIsTheSumOfBoth() {
    #expect(pair.magnitudeSquared == 25)
    #expect(pair.scaled(by: 2).magnitudeSquared == 100)
  }

  @Test func nests() {
    let nested = AnimatablePair(AnimatablePair(1.0, 2.0), Float(2))
    #expect(nested.magnitudeSquared == 9)
    #expect((nested + nested).first.second == 4)
    #expect(nested.scaled(by: 0.5).second == 1)
  }

  @Test func equalPairsHashAlike() {
    #expect(Set([pair, AnimatablePair(3, 4), AnimatablePair(4, 3)]).count == 2)
  }
}
