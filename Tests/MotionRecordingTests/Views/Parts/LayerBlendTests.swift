import AnimationModel
import TestSupport
import Testing

@testable import MotionRecording

@Suite("Blended layers")
struct LayerBlendTests {
  /// The test is independent of the product rule: it uses only values and their differences.
  @Test(
    "velocity and acceleration are those of the blended value",
    arguments: [LayerBlend.sum, .product, .remainder])
  func derivatives(blend: LayerBlend) {
    func motion(_ rate: Double) -> ContinuousMotion<Double> {
      ContinuousMotion(duration: .infinity, timeScale: 1) { time, _ in
        MotionState(
          value: time * time * rate, velocity: 2 * time * rate, acceleration: 2 * rate)
      }
    }
    let all = blend.motion(of: [(1, motion(3)), (2, motion(-1)), (0.5, nil)])
    let step = 1e-4
    for time in [0.25, 1, 2.5] {
      let states = [-step, 0, step].map { all.state(time + $0, .shown) }
      let slope = (states[2].value - states[0].value) / (2 * step)
      let bend = (states[2].velocity - states[0].velocity) / (2 * step)
      #expect(isClose(states[1].velocity, slope, .relative(1e-6)))
      #expect(isClose(states[1].acceleration, bend, .relative(1e-6)))
      let numbers = [1 + 3 * time * time, 2 - time * time, 0.5]
      #expect(
        isClose(
          all.state(time, .shown).value, blend.value(numbers) - blend.value([1, 2, 0.5]),
          .absolute(1e-9)))
    }
  }

  @Test("it is over when the last of them is, with a corner where each ends")
  func ends() {
    func motion(_ duration: Double) -> ContinuousMotion<Double> {
      ContinuousMotion(duration: duration, timeScale: duration) { _, _ in .resting(at: 0) }
    }
    let all = LayerBlend.sum.motion(of: [(0, motion(1)), (0, motion(3)), (0, motion(2))])
    #expect(all.duration == 3)
    #expect(all.timeScale == 1)
    #expect(all.corners(0, 10) == [1, 2, 3])
    #expect(all.corners(0, 2.5) == [1, 2])
  }
}
