import Kymograph
import Testing

// Without an import of Foundation: the names that SwiftUI exports are available all the same.

private struct Ramp: CustomAnimation {
  var duration: TimeInterval
  var power: CGFloat = 2

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    var covered = value
    covered.scale(by: pow(time / duration, power))
    return covered
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { previous.base is Ramp }
}

@Suite("Animations written for SwiftUI, without an import of Foundation")
struct TimeIntervalTests {
  @Test("Its time interval is a number of seconds")
  func interval() throws {
    let recording = try Recorder(to: 100).record(
      .animation(Animation(Ramp(duration: 1))), rowsPerSecond: 4)
    #expect(recording.values == [0, 6.25, 25, 56.25, 100])
  }
}
