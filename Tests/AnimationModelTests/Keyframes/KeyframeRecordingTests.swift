import AnimationModel
import TestSupport
import Testing

/// Keyframe reference, section 7: the output of SwiftUI.
@Suite struct KeyframeRecordingTests {
  struct Arm: Sendable, CustomTestStringConvertible {
    let name: String
    var initialValue = 0.0
    let keyframes: [Keyframe<Double>]
    let duration: Double
    let samples: [(time: Double, value: Double)]

    var testDescription: String { name }
    var path: KeyframePath<Double> {
      KeyframePath(initialValue: initialValue, keyframes: keyframes)
    }
  }

  /// Keyframe reference, section 7.1: times with values, printed with three decimals.
  static let arms: [Arm] = [
    Arm(
      name: "K1",
      keyframes: [
        .linear(to: 10, duration: 0.2), .linear(to: -10, duration: 0.2),
        .linear(to: 0, duration: 0.2),
      ],
      duration: 0.6,
      samples: [
        (-0.1, 0), (0, 0), (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, 5), (0.3, 0),
        (0.35, -5), (0.4, -10), (0.5, -5), (0.6, 0), (0.8, 0), (1, 0), (1.5, 0),
      ]),
    Arm(
      name: "K2",
      keyframes: [.linear(to: 10, duration: 0.4, timingCurve: .easeInOut)],
      duration: 0.4,
      samples: [
        (-0.1, 0), (0, 0), (0.05, 0.311), (0.1, 1.292), (0.15, 2.928), (0.2, 5), (0.25, 7.072),
        (0.3, 8.708), (0.35, 9.689), (0.4, 10), (0.5, 10), (0.6, 10), (0.8, 10), (1, 10),
        (1.5, 10),
      ]),
    Arm(
      name: "K3",
      keyframes: [
        .cubic(to: 10, duration: 0.2), .cubic(to: -10, duration: 0.2),
        .cubic(to: 0, duration: 0.2),
      ],
      duration: 0.6,
      samples: [
        (-0.1, 0), (0, 0), (0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.2, 10), (0.25, 6.406),
        (0.3, 0), (0.35, -6.406), (0.4, -10), (0.5, -5.625), (0.6, 0), (0.8, 0), (1, 0), (1.5, 0),
      ]),
    Arm(
      name: "K3b",
      keyframes: [.cubic(to: 10, duration: 0.4)],
      duration: 0.4,
      samples: [
        (-0.1, 0), (0, 0), (0.05, 0.430), (0.1, 1.562), (0.15, 3.164), (0.2, 5), (0.25, 6.836),
        (0.3, 8.437), (0.35, 9.570), (0.4, 10), (0.5, 10), (0.6, 10), (0.8, 10), (1, 10),
        (1.5, 10),
      ]),
    Arm(
      name: "K3c",
      keyframes: [.cubic(to: 10, duration: 0.1), .cubic(to: 0, duration: 0.3)],
      duration: 0.4,
      samples: [
        (0.025, 1.562), (0.05, 5), (0.075, 8.437), (0.1, 10), (0.15, 9.259), (0.2, 7.407),
        (0.25, 5), (0.3, 2.593), (0.35, 0.741),
      ]),
    Arm(
      name: "K3d",
      keyframes: [
        .linear(to: 10, duration: 0.2), .cubic(to: 0, duration: 0.2),
        .linear(to: 5, duration: 0.2),
      ],
      duration: 0.6,
      samples: [
        (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, 9.609), (0.3, 5.625), (0.35, 1.328),
        (0.4, 0), (0.5, 2.5),
      ]),
    Arm(
      name: "K4",
      keyframes: [.spring(to: 10, duration: 0.4, spring: Spring(duration: 0.4))],
      duration: 0.4,
      samples: [
        (-0.1, 0), (0, 0), (0.05, 1.860), (0.1, 4.656), (0.15, 6.819), (0.2, 8.210),
        (0.25, 9.029), (0.3, 9.487), (0.35, 9.734), (0.4, 9.864), (0.5, 9.864), (0.6, 9.864),
        (0.8, 9.864), (1, 9.864), (1.5, 9.864),
      ]),
    Arm(
      name: "K4c",
      keyframes: [
        .spring(to: 10, duration: 0.2, spring: Spring(duration: 0.4)),
        .linear(to: 0, duration: 0.2),
      ],
      duration: 0.4,
      samples: [
        (-0.1, 0), (0, 0), (0.05, 1.860), (0.1, 4.656), (0.15, 6.819), (0.2, 8.210), (0.25, 6.158),
        (0.3, 4.105), (0.35, 2.053), (0.4, 0), (0.5, 0), (0.6, 0), (0.8, 0), (1, 0), (1.5, 0),
      ]),
    Arm(
      name: "K5",
      keyframes: [
        .linear(to: 10, duration: 0.2), .move(to: -5), .linear(to: 0, duration: 0.2),
      ],
      duration: 0.4,
      samples: [
        (-0.1, 0), (0, 0), (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, -3.75),
        (0.3, -2.5), (0.35, -1.25), (0.4, 0), (0.5, 0), (0.6, 0), (0.8, 0), (1, 0), (1.5, 0),
      ]),
    Arm(
      name: "K8, of which the nan at 0 is ours to leave out",
      initialValue: 4,
      keyframes: [.linear(to: 4, duration: 0)],
      duration: 0,
      samples: [(0, 4), (0.1, 4)]),
  ]

  @Test(arguments: arms)
  func playsAsRecorded(_ arm: Arm) {
    #expect(isClose(arm.path.duration, arm.duration, .printed(3)))
    for sample in arm.samples {
      #expect(
        isClose(arm.path.value(time: sample.time), sample.value, .printed(3)),
        "at \(sample.time)")
    }
  }

  /// K1 printed a negative zero: durations are taken off one after the other.
  @Test func lastKnotOfThreeRoundsAsSwiftUIRounds() {
    let value = Self.arms[0].path.value(time: 0.6)
    #expect(value < 0)
    #expect(isClose(value, 0, .absolute(1e-13)))
  }

  /// K7: the field without a track keeps its value.
  @Test(arguments: [(0.0, 3.0), (0.1, 6.5), (0.2, 10), (0.5, 10)])
  func fieldWithoutTrackStays(time: Double, first: Double) {
    struct Fields {
      var first = 3.0
      var second = 7.0
    }
    let timeline = KeyframeTimeline(initialValue: Fields()) {
      KeyframeTrack(\.first) { LinearKeyframe(10, duration: 0.2) }
    }
    #expect(timeline.duration == 0.2)
    #expect(isClose(timeline.value(time: time).first, first, .printed(3)))
    #expect(timeline.value(time: time).second == 7)
  }

  /// K9.
  @Test(arguments: [(0.0, 0.0), (0.5, 5), (1, 10), (1.5, 10)])
  func progressIsAPartOfTheDuration(progress: Double, value: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 0.4) }
    #expect(isClose(timeline.value(progress: progress), value, .printed(3)))
  }

  /// K4b: ε is 0.0001, not the 0.001 of the property of the spring.
  @Test func springWithoutDurationSettlesAsRecorded() {
    let path = KeyframePath<Double>(
      initialValue: 0,
      keyframes: [.spring(to: 10, spring: Spring(duration: 0.4, bounce: 0.3))])
    #expect(isClose(path.duration, 1.273, .printed(3)))
    #expect(isClose(path.duration, 1.273_009, .printed(6)))
  }

  /// Keyframe reference, section 7.2.
  @Test(arguments: [(0.4, 0.0, 4.656), (0.4, 0.5, 6.473), (1, 0, 1.313), (0.5, 0.15, 3.881)])
  func springsMoveAsRecorded(duration: Double, bounce: Double, value: Double) {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [.spring(to: 10, spring: Spring(duration: duration, bounce: bounce))])
    #expect(isClose(path.value(time: 0.1), value, .printed(3)))
  }

  /// Keyframe reference, section 7.4, to the last digit.
  @Test(arguments: [(0.5, 0.5166473388671875), (1, 2), (1.5, 3.4833526611328125)])
  func easedLineAnswersTheReportedDigits(time: Double, value: Double) {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [.linear(to: 4, duration: 2, timingCurve: .easeInOut)])
    #expect(path.value(time: time) == value)
  }

  @Test(arguments: [
    (0.0, 0.0), (0.5, 3.946996856186481), (1, 3.99981598869808), (1.5, 3.9999994975789717),
    (2, 3.9999999987652255), (3, 3.9999999987652255),
  ])
  func longSpringAnswersTheReportedDigits(time: Double, value: Double) {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [.spring(to: 4, duration: 2, spring: .smooth, startVelocity: 1.5)])
    #expect(isClose(path.value(time: time), value, .absolute(4e-15)))
  }

  /// The reported figure continues the spring backwards; a later recording has the start value, as the library does.
  @Test func springIsAtItsStartBeforeIt() {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [.spring(to: 4, duration: 2, spring: .smooth, startVelocity: 1.5)])
    #expect(path.value(time: -1) == 0)
  }

  @Test(arguments: [-1.0, 0, 0.5, 1])
  func moveAloneIsAtItsTargetAlways(time: Double) {
    let path = KeyframePath(initialValue: 0.0, keyframes: [.move(to: 4)])
    #expect(path.value(time: time) == 4)
    #expect(path.duration == 0)
  }

  /// Semantics reference, section 13.2: a reimplementation's own checks.
  @Test(arguments: [(0.5, 50.0), (1.5, 125), (3, 200)])
  func linesAndMovePassTheListedChecks(time: Double, value: Double) {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [
        .linear(to: 100, duration: 1), .linear(to: 150, duration: 1), .move(to: 200),
      ])
    #expect(path.value(time: time) == value)
  }
}
