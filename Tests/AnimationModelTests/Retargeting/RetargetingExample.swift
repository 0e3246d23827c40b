import AnimationModel
import Testing

/// A change of the target in an example.
struct ExampleChange: Sendable {
  var time: Double
  var animation: Animation
  var target: Double
}

/// An example of animations that take over from each other, starting at 0.
struct RetargetingExample: Sendable, CustomTestStringConvertible {
  var name: String
  var changes: [ExampleChange]
  var values: [(time: Double, value: Double)]
  var decimals = 4

  var testDescription: String { name }

  /// Returns the values at times in ascending order, as on frames at these times.
  func onFrames(_ times: [Double]) -> [Double] {
    var run = RunningAnimation(changes[0].animation, value: changes[0].target)
    var next = 1
    var target = changes[0].target
    return times.map { time in
      while next < changes.count && changes[next].time <= time {
        let change = changes[next]
        run.retarget(by: change.target - target, with: change.animation, at: change.time)
        target = change.target
        next += 1
      }
      return run.covered(at: time) ?? target
    }
  }

  /// Returns the motion after the last change up to a time.
  func motion(at time: Double) -> RunningMotion<Double> {
    var run = RunningMotion(changes[0].animation, value: changes[0].target)
    var target = changes[0].target
    for change in changes.dropFirst() where change.time <= time {
      run.retarget(by: change.target - target, with: change.animation, at: change.time)
      target = change.target
    }
    return run
  }

  /// Returns the values at times on the continuous clock.
  func continuously(_ times: [Double]) -> [Double] {
    times.map { motion(at: $0).motion.state($0, .shown).value }
  }

  /// The combinations of the semantics reference, section 9.3.
  static let combinations: [RetargetingExample] = [
    RetargetingExample(
      name: "three linears",
      changes: [
        ExampleChange(time: 0, animation: .linear(duration: 1), target: 10),
        ExampleChange(time: 0.25, animation: .linear(duration: 1), target: 15),
        ExampleChange(time: 0.5, animation: .linear(duration: 1), target: 12),
      ],
      values: [
        (0.25, 2.5), (0.4, 5.65), (0.5, 7.5), (0.6, 9.435), (0.75, 11.4375), (1, 12.875),
        (1.1, 12.9), (1.25, 12.75), (1.4, 12.3), (1.5, 12),
      ]),
    RetargetingExample(
      name: "two linears",
      changes: [
        ExampleChange(time: 0, animation: .linear(duration: 1), target: 10),
        ExampleChange(time: 0.25, animation: .linear(duration: 1), target: 15),
      ],
      values: [(0.25, 2.5), (0.75, 11.25)]),
    RetargetingExample(
      name: "ease-in-out there and back",
      changes: [
        ExampleChange(time: 0, animation: .easeInOut(duration: 0.35), target: 100),
        ExampleChange(time: 0.1, animation: .easeInOut(duration: 0.35), target: 0),
      ],
      values: [
        (0.05, 4.0904), (0.1, 16.9702), (0.15, 36.2952), (0.2, 51.6087), (0.25, 51.6087),
        (0.3, 36.2952), (0.35, 16.9702), (0.4, 4.0904), (0.45, 0),
      ]),
    RetargetingExample(
      name: "linear to below the start",
      changes: [
        ExampleChange(time: 0, animation: .linear(duration: 0.8), target: 1),
        ExampleChange(time: 0.24, animation: .linear(duration: 0.45), target: -0.5),
      ],
      values: [(0.24, 0.3), (0.44, 0.083333), (0.6, -0.25), (0.69, -0.5)],
      decimals: 6),
  ]
}

/// Returns the value that an animation covers at a time at which it must not be over.
func covered<V: VectorArithmetic>(
  _ run: inout RunningAnimation<V>, at time: Double
) throws -> V {
  let value = run.covered(at: time)
  return try #require(value)
}
