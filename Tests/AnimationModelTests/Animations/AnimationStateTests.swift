import AnimationModel
import Testing

@Suite struct AnimationStateTests {
  private struct Count: AnimationStateKey {
    static var defaultValue: Int { 7 }
  }

  private struct Position<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Position { Position() }
    var value = V.zero
  }

  @Test func missingKeyReadsItsDefault() {
    #expect(AnimationState<Double>()[Count.self] == 7)
  }

  @Test func keysAreTypes() {
    var state = AnimationState<Double>()
    state[Count.self] = 1
    state[Position<Double>.self].value = 2
    #expect(state[Count.self] == 1)
    #expect(state[Position<Double>.self].value == 2)
    #expect(state[Position<Float>.self].value == 0)
  }
}
