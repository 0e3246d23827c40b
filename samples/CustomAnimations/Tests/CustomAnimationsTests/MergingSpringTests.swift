import CustomAnimations
import Kymograph
import Testing

@Suite("The merging spring")
struct MergingSpringTests {
  private let change = AnimatedChange(animation: .mergingSpring(response: 0.5))

  @Test("It arrives without going too far")
  func arrival() throws {
    let recording = try Recorder(to: 100).record(
      .animation(.mergingSpring(response: 0.5)), framesPerSecond: 60)
    #expect(recording.values == recording.values.sorted())
    #expect(recording.times.last == 1)
    #expect(100 - recording.values[59] < 0.01)
  }

  @Test("Its velocity is the change of its value")
  func velocity() throws {
    let recording = try Recorder(to: 1).record(
      .animation(.mergingSpring(response: 0.5)), framesPerSecond: 1000)
    for row in 1..<900 {
      let slope = (recording.values[row + 1] - recording.values[row - 1]) * 500
      #expect(abs(slope - recording.velocities[row]) < 1e-3)
    }
  }

  @Test("Taking over, it goes on from the place and with the velocity it finds")
  func takeover() throws {
    let rate = 1000.0
    var animator = Animator(0.0, clock: .frames(rate: rate))
    var (places, velocities): ([Double], [Double]) = ([], [])
    for frame in 0...1500 {
      let time = Double(frame) / rate
      if frame == 0 { animator.change(to: 100, change, at: time) }
      if frame == 150 { animator.change(to: -50, change, at: time) }
      if frame == 300 { animator.change(to: 20, change, at: time) }
      animator.update(to: time)
      places.append(animator.shown)
      velocities.append(animator.velocity)
    }
    #expect(animator.takeNotices().count { $0.kind == .merge } == 2)
    for cut in [150, 300] {
      #expect(abs(places[cut] - places[cut - 1]) < 1)
      #expect(abs(places[cut] - places[cut - 1] - velocities[cut] / rate) < 0.05)
      #expect(abs(velocities[cut] - velocities[cut - 1]) < 25)
    }
    #expect(places.last == 20)
    #expect(!animator.isAnimating)
  }
}
