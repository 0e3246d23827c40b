import AnimationModel
import TestSupport
import Testing

@Suite struct KeyframePathComponentsTests {
  private static let path = KeyframePath(
    initialValue: DynamicVector([1, 10]),
    keyframes: [
      .linear(to: [3, 0], duration: 0.4), .cubic(to: [0, 5], duration: 0.3, endVelocity: [1, 2]),
      .spring(to: [2, 300], spring: .bouncy),
    ])

  @Test(arguments: [0, 1])
  func componentMovesAsInTheVector(index: Int) {
    let component = Self.path.component(index)
    #expect(component.duration == Self.path.duration)
    for time in stride(from: -0.1, through: Self.path.duration + 0.1, by: 0.0173) {
      #expect(component.value(time: time) == Self.path.value(time: time)[index])
      #expect(
        isClose(
          component.velocity(time: time), Self.path.velocity(time: time)[index],
          .relative(1e-12)))
    }
  }

  /// The whole vector has to settle, so a number that is there sooner waits.
  @Test func componentsShareTheLengthOfASpring() {
    let alone = KeyframePath(
      initialValue: 1.0,
      keyframes: [
        .linear(to: 3, duration: 0.4), .cubic(to: 0, duration: 0.3, endVelocity: 1),
        .spring(to: 2, spring: .bouncy),
      ])
    #expect(alone.duration < Self.path.duration)
    #expect(Self.path.component(0).duration == Self.path.duration)
  }

  @Test func componentThatIsNotThereIsZero() {
    let component = Self.path.component(2)
    #expect(component.value(time: 0.2) == 0)
    #expect(component.duration == Self.path.duration)
  }
}
