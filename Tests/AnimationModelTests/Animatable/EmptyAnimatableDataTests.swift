import AnimationModel
import Testing

@Suite struct EmptyAnimatableDataTests {
  @Test func operationsDoNothing() {
    var data = EmptyAnimatableData()
    data.scale(by: 7)
    data += .zero
    data -= .zero
    #expect(data + data == data - data)
    #expect(data == .zero)
    #expect(data.magnitudeSquared == 0)
  }

  /// Semantics reference, section 2.2.
  @Test func takesNoRoom() {
    #expect(MemoryLayout<EmptyAnimatableData>.size == 0)
  }
}
