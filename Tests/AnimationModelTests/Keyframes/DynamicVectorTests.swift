import AnimationModel
import Testing

@Suite struct DynamicVectorTests {
  @Test func numbersThatAreNotThereAreZero() {
    let vector: DynamicVector = [1, 2, 3]
    #expect(vector + [10] == [11, 2, 3])
    #expect([10] - vector == [9, -2, -3])
    #expect(vector + .zero == vector)
    #expect((DynamicVector.zero - vector).components == [-1, -2, -3])
    #expect(vector - vector == .zero)
    #expect(vector[2] == 3)
    #expect(vector[3] == 0)
    #expect(vector[-1] == 0)
  }

  @Test func equalVectorsHashAlike() {
    let vectors: [DynamicVector] = [[1], [1, 0], [1, 0, -0.0]]
    #expect(Set(vectors).count == 1)
    #expect(Set<DynamicVector>([[], [0], [0, 0]]).count == 1)
    #expect(vectors[0] != [1, 1])
    #expect(DynamicVector([0, 1]) != [1])
  }

  @Test func scalesAndMeasures() {
    let vector: DynamicVector = [3, 4]
    #expect(vector.magnitudeSquared == 25)
    #expect(vector.scaled(by: 2).components == [6, 8])
    #expect(vector.animatableData == vector)
  }
}
