import AnimationModel
import AnimationSyntax
import MotionRecording
import TestSupport
import Testing

@testable import SwiftProgram

/// The keyframes of the keyframe reference, sections 6 and 7, from their text to their numbers.
@Suite struct KeyframeSampleTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    var start = "0"
    let keyframes: String
    let duration: Double
    let values: [(time: Double, value: Double)]
    var decimals = 3

    var testDescription: String { name }
    var text: String { "KeyframeTrack(initialValue: \(start)) { \(keyframes) }" }
  }

  /// Returns the first curve of a text.
  private static func curve(_ text: String) throws -> KeyframeCurve {
    let subject = try #require(try Expression.parse(text).first?.subject)
    guard case .keyframes(let curve) = subject else {
      throw ExpressionError(problem: KeyframeProblem.noKeyframes, range: 0..<0, source: text)
    }
    return curve
  }

  /// Keyframe reference, section 7.1: values that SwiftUI printed to three decimals.
  static let recorded: [Sample] = [
    Sample(
      name: "K1",
      keyframes:
        "LinearKeyframe(10, duration: 0.2); LinearKeyframe(-10, duration: 0.2); LinearKeyframe(0, duration: 0.2)",
      duration: 0.6,
      values: [
        (-0.1, 0), (0, 0), (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, 5), (0.3, 0),
        (0.35, -5), (0.4, -10), (0.5, -5), (0.6, 0), (0.8, 0), (1, 0), (1.5, 0),
      ]),
    Sample(
      name: "K2", keyframes: "LinearKeyframe(10, duration: 0.4, timingCurve: .easeInOut)",
      duration: 0.4,
      values: [
        (-0.1, 0), (0, 0), (0.05, 0.311), (0.1, 1.292), (0.15, 2.928), (0.2, 5), (0.25, 7.072),
        (0.3, 8.708), (0.35, 9.689), (0.4, 10), (0.5, 10), (1.5, 10),
      ]),
    Sample(
      name: "K3",
      keyframes:
        "CubicKeyframe(10, duration: 0.2); CubicKeyframe(-10, duration: 0.2); CubicKeyframe(0, duration: 0.2)",
      duration: 0.6,
      values: [
        (-0.1, 0), (0, 0), (0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.2, 10), (0.25, 6.406),
        (0.3, 0), (0.35, -6.406), (0.4, -10), (0.5, -5.625), (0.6, 0), (1.5, 0),
      ]),
    Sample(
      name: "K3b", keyframes: "CubicKeyframe(10, duration: 0.4)", duration: 0.4,
      values: [
        (0, 0), (0.05, 0.430), (0.1, 1.562), (0.15, 3.164), (0.2, 5), (0.25, 6.836), (0.3, 8.437),
        (0.35, 9.570), (0.4, 10), (1.5, 10),
      ]),
    Sample(
      name: "K3c", keyframes: "CubicKeyframe(10, duration: 0.1); CubicKeyframe(0, duration: 0.3)",
      duration: 0.4,
      values: [
        (0.025, 1.562), (0.05, 5), (0.075, 8.437), (0.1, 10), (0.15, 9.259), (0.2, 7.407),
        (0.25, 5), (0.3, 2.593), (0.35, 0.741),
      ]),
    Sample(
      name: "K3d",
      keyframes:
        "LinearKeyframe(10, duration: 0.2); CubicKeyframe(0, duration: 0.2); LinearKeyframe(5, duration: 0.2)",
      duration: 0.6,
      values: [
        (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, 9.609), (0.3, 5.625), (0.35, 1.328),
        (0.4, 0), (0.5, 2.5),
      ]),
    Sample(
      name: "K4",
      keyframes: "SpringKeyframe(10, duration: 0.4, spring: Spring(duration: 0.4, bounce: 0))",
      duration: 0.4,
      values: [
        (-0.1, 0), (0, 0), (0.05, 1.860), (0.1, 4.656), (0.15, 6.819), (0.2, 8.210),
        (0.25, 9.029), (0.3, 9.487), (0.35, 9.734), (0.4, 9.864), (1.5, 9.864),
      ]),
    Sample(
      name: "K4c",
      keyframes:
        "SpringKeyframe(10, duration: 0.2, spring: .init(duration: 0.4)); LinearKeyframe(0, duration: 0.2)",
      duration: 0.4,
      values: [
        (0, 0), (0.05, 1.860), (0.1, 4.656), (0.15, 6.819), (0.2, 8.210), (0.25, 6.158),
        (0.3, 4.105), (0.35, 2.053), (0.4, 0), (1, 0),
      ]),
    Sample(
      name: "K5",
      keyframes:
        "LinearKeyframe(10, duration: 0.2); MoveKeyframe(-5); LinearKeyframe(0, duration: 0.2)",
      duration: 0.4,
      values: [
        (0, 0), (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, -3.75), (0.3, -2.5),
        (0.35, -1.25), (0.4, 0), (1.5, 0),
      ]),
  ]

  /// Keyframe reference, section 7.4: reported with all digits.
  static let reported: [Sample] = [
    Sample(
      name: "a curve", keyframes: "LinearKeyframe(4, duration: 2, timingCurve: .easeInOut)",
      duration: 2,
      values: [(0.5, 0.5166473388671875), (1, 2), (1.5, 3.4833526611328125)], decimals: 12),
    Sample(
      name: "a spring beyond its rest",
      keyframes: "SpringKeyframe(4, duration: 2, spring: .smooth, startVelocity: 1.5)",
      duration: 2,
      values: [
        (0, 0), (0.5, 3.946996856186481), (1, 3.99981598869808), (1.5, 3.9999994975789717),
        (2, 3.9999999987652255), (3, 3.9999999987652255),
      ], decimals: 12),
    Sample(
      name: "a jump", keyframes: "MoveKeyframe(4)", duration: 0,
      values: [(-1, 4), (0, 4), (0.5, 4), (1, 4)], decimals: 12),
  ]

  /// Keyframe reference, section 6: values that another program computed from the rules.
  static let examples: [Sample] = [
    Sample(
      name: "1, unequal cubics",
      keyframes: """
        CubicKeyframe(10, duration: 0.2); CubicKeyframe(4, duration: 0.3)
        CubicKeyframe(20, duration: 0.5, endVelocity: -8)
        """, duration: 1,
      values: [
        (0.05, 1.4875), (0.1, 4.8), (0.2, 10), (0.275, 9.22421875), (0.35, 6.83125), (0.5, 4),
        (0.625, 7.56640625), (0.75, 13.28125), (0.9, 19.048), (1, 20), (1.2, 20),
      ], decimals: 8),
    Sample(
      name: "2, the scale of the talk", start: "1.0",
      keyframes: """
        LinearKeyframe(1.0, duration: 0.36)
        SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
        SpringKeyframe(1.0, spring: .bouncy)
        """, duration: 2.387678639,
      values: [
        (0.36, 1), (0.46, 1.211651062), (0.56, 1.436855448), (0.66, 1.516965181),
        (0.76, 1.519651305), (0.96, 1.500368350), (1.16, 1.499389329), (1.26, 1.288214957),
        (1.36, 1.063180351), (1.5, 0.977232152), (2, 1.000383769), (3, 0.999990218),
      ], decimals: 9),
    Sample(
      name: "3, spring after spring",
      keyframes: """
        LinearKeyframe(0, duration: 0.1)
        SpringKeyframe(20, duration: 0.15, spring: .bouncy)
        SpringKeyframe(-60, duration: 1.0, spring: .bouncy)
        SpringKeyframe(0, spring: .bouncy)
        """, duration: 3.021958304,
      values: [
        (0.15, 2.914300271), (0.2, 8.466042461), (0.25, 13.701103603), (0.3, 5.817016829),
        (0.4, -34.125807165), (0.5, -57.940947091), (0.75, -61.191046260), (1.25, -60.004603634),
        (1.3, -51.264265402), (1.5, -0.955827452), (2, -0.108505489),
      ], decimals: 9),
    Sample(
      name: "4, eight cubics", start: "1",
      keyframes: """
        CubicKeyframe(1.0, duration: 0.1); CubicKeyframe(0.6, duration: 0.15)
        CubicKeyframe(1.5, duration: 0.1); CubicKeyframe(1.05, duration: 0.15)
        CubicKeyframe(1.0, duration: 0.88); CubicKeyframe(0.8, duration: 0.1)
        CubicKeyframe(1.04, duration: 0.4); CubicKeyframe(1.0, duration: 0.22)
        """, duration: 2.1,
      values: [
        (0.05, 1.02), (0.175, 0.7325), (0.3, 1.0525), (0.425, 1.317851942), (0.94, 0.999663166),
        (1.43, 0.895811224), (1.68, 0.907870968), (1.99, 1.028870968),
      ], decimals: 9),
    Sample(
      name: "5, a curve, a cubic and a spring",
      keyframes: """
        LinearKeyframe(6, duration: 0.3, timingCurve: .easeOut); CubicKeyframe(10, duration: 0.2)
        SpringKeyframe(2, spring: Spring(duration: 0.4, bounce: 0.2))
        """, duration: 1.598225706,
      values: [
        (0.1, 2.930093765), (0.15, 4.107856750), (0.3, 6), (0.35, 6.71875), (0.4, 8.25),
        (0.45, 9.65625), (0.5, 10), (0.55, 8.129201276), (0.6, 5.550049513), (0.7, 2.539749804),
        (0.9, 1.920487494), (2, 1.999987328),
      ], decimals: 8),
    Sample(
      name: "6, moves at both ends",
      keyframes: "MoveKeyframe(5); LinearKeyframe(9, duration: 0.5); MoveKeyframe(2)",
      duration: 0.5, values: [(-1, 5), (0, 5), (0.25, 7), (0.5, 9), (0.6, 2)], decimals: 9),
    Sample(
      name: "6, the angle of the talk", start: "Angle.zero",
      keyframes: """
        CubicKeyframe(.zero, duration: 0.58); CubicKeyframe(.degrees(16), duration: 0.125)
        CubicKeyframe(.degrees(-16), duration: 0.125); CubicKeyframe(.degrees(16), duration: 0.125)
        CubicKeyframe(.zero, duration: 0.125)
        """, duration: 1.08,
      values: [(0.29, -1.645390071), (0.6425, 9.354609929), (0.7675, -1)], decimals: 9),
    Sample(
      name: "6, an overdamped spring before another",
      keyframes: """
        SpringKeyframe(10, duration: 1, spring: Spring(duration: 0.5, bounce: -0.5))
        SpringKeyframe(0, duration: 1)
        """, duration: 2, values: [(1, 9.628445303), (1.1, 6.504186)], decimals: 6),
  ]

  @Test(arguments: recorded + reported + examples)
  func textPlaysAsTheReferenceSays(_ sample: Sample) throws {
    #expect(try Expression.parse(sample.text).count == 1)
    let curve = try Self.curve(sample.text)
    #expect(isClose(curve.duration, sample.duration, .printed(min(sample.decimals, 8))))
    for (time, value) in sample.values {
      let found = curve.path.value(time: time)
      #expect(isClose(found, value, .printed(sample.decimals)), "\(time): \(found)")
    }
  }

  /// The samples through the recorder, whose rows begin at 0; a row at the end shows the final values.
  @Test(arguments: recorded + examples)
  func rowsAreThoseOfThePath(_ sample: Sample) throws {
    let subject = try #require(try Expression.parse(sample.text).first?.subject)
    for (time, value) in sample.values where time > 0 && time != sample.duration {
      var recorder = Recorder()
      recorder.span = time
      let recording = try recorder.record(subject, intervals: 1)
      let found = try #require(recording.values.last)
      #expect(isClose(found, value, .printed(sample.decimals)), "\(time): \(found)")
    }
  }

  /// Keyframe reference, section 7.1, arm K7, and section 7.1, K8: a keyframe of no duration is at its target.
  @Test func whatHasNoTrackMakesNoCurve() throws {
    let curves = try Expression.parse(
      #"KeyframeTimeline(initialValue: (a: 3, b: 7)) { KeyframeTrack(\.a) { LinearKeyframe(10, duration: 0.2) } }"#
    )
    #expect(curves.map(\.name) == ["a"])
    let moving = try Self.curve(
      #"KeyframeTimeline(initialValue: (a: 3, b: 7)) { KeyframeTrack(\.a) { LinearKeyframe(10, duration: 0.2) } }"#
    )
    #expect(moving.path.value(time: 0.1) == 6.5 && moving.path.value(time: 0.5) == 10)
    let still = try Self.curve("KeyframeTrack(initialValue: 3) { LinearKeyframe(4, duration: 0) }")
    #expect(still.path.value(time: 0.1) == 4)
  }

  /// Keyframe reference, section 6, example 6: durations that are nil depend on the travel.
  @Test(arguments: [
    ("Spring()", 1, 1.0), ("Spring()", 10, 1.2), ("Spring()", 100, 1.4),
    (".snappy", 1, 1.092396), (".snappy", 10, 1.307966), (".snappy", 100, 1.523535),
    (".bouncy", 1, 1.306476), (".bouncy", 10, 1.568239), (".bouncy", 100, 1.830001),
  ])
  func aSpringWithoutADurationSettles(spring: String, travel: Int, duration: Double) throws {
    let text = "KeyframeTrack(initialValue: 0) { SpringKeyframe(\(travel), spring: \(spring)) }"
    let curve = try Self.curve(text)
    #expect(isClose(curve.duration, duration, .printed(6)))
  }

  /// Keyframe reference, section 4.3: SwiftUI settles 128 times the radians, and 128 times the point of the unit
  /// square.
  @Test(arguments: [
    ("Angle.zero", ".radians(1)", 1.0), ("UnitPoint.zero", "UnitPoint(x: 1, y: 0)", 1),
    ("0.0", "1.0", 1.0 / 128),
  ])
  func anglesAndUnitPointsSettleMoreNarrowly(start: String, to: String, scale: Double) throws {
    let text = "KeyframeTrack(initialValue: \(start)) { SpringKeyframe(\(to), spring: .bouncy) }"
    let curve = try Self.curve(text)
    // The same as a plain number that moves 128 times as far.
    let expected = KeyframePath(
      initialValue: 0.0, keyframes: [.spring(to: 128 * scale, spring: .bouncy)]
    ).duration
    #expect(isClose(curve.duration, expected, .relative(1e-12)))
  }
}
