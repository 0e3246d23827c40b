import AnimationModel
import Testing

@Suite struct ComponentwiseVectorTests {
  @Test func listsNumbersInOrder() {
    #expect(2.5.components == [2.5])
    #expect(Float(2.5).components == [2.5])
    #expect(EmptyAnimatableData().components == [])
    #expect(AnimatablePair(1.0, AnimatablePair(Float(2), 3.0)).components == [1, 2, 3])
    #expect(AnimatableValues(1.0, AnimatablePair(2.0, 3.0), 4.0).components == [1, 2, 3, 4])
    #expect(DynamicVector([1, 2]).components == [1, 2])
  }

  /// A vector whose type is not known where it is listed.
  @Test(
    arguments: [
      AnimatablePair(1.0, 2.0), AnimatableValues(1.0, 2.0), DynamicVector([1, 2]),
    ] as [any VectorArithmetic & Sendable])
  func isFoundBehindAnyVector(vector: any VectorArithmetic & Sendable) {
    #expect((vector as? any ComponentwiseVector)?.components == [1, 2])
  }
}
