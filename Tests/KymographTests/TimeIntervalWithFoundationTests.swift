import Foundation
import Kymograph
import Testing

private struct Ramp: CustomAnimation {
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    var covered = value
    covered.scale(by: time / duration)
    return covered
  }
}

@Suite("Animations written for SwiftUI, with an import of Foundation")
struct TimeIntervalWithFoundationTests {
  @Test("Its time interval is Foundation's")
  func interval() throws {
    let duration: Foundation.TimeInterval = 1
    let recording = try Recorder(to: 100).record(
      .animation(Animation(Ramp(duration: duration))), rowsPerSecond: 4)
    #expect(recording.values == [0, 25, 50, 75, 100])
  }
}
