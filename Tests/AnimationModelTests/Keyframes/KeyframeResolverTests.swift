import TestSupport
import Testing

@testable import AnimationModel

/// Keyframe reference, section 3.4: one row for each rule about the velocities of a cubic.
@Suite struct KeyframeResolverTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keyframes: [Keyframe<Double>]
    let cubic: Int
    let velocity: Double
  }

  private static func segments(
    _ keyframes: [Keyframe<Double>], initialVelocity: Double = 0
  ) -> [KeyframeSegment<Double>] {
    KeyframePath(initialValue: 2, initialVelocity: initialVelocity, keyframes: keyframes).segments
  }

  @Test(arguments: [
    Rule(
      testDescription: "1: says its own",
      keyframes: [.move(to: 9), .cubic(to: 5, duration: 0.5, startVelocity: -4)],
      cubic: 1, velocity: -4),
    Rule(
      testDescription: "2: at the start of the track",
      keyframes: [.cubic(to: 5, duration: 0.5)],
      cubic: 0, velocity: 3),
    Rule(
      testDescription: "3: after a move",
      keyframes: [.move(to: 9), .cubic(to: 5, duration: 0.5), .cubic(to: 1, duration: 1)],
      cubic: 1, velocity: 0),
    Rule(
      testDescription: "4: after a line",
      keyframes: [.linear(to: 9, duration: 0.5), .cubic(to: 5, duration: 0.5)],
      cubic: 1, velocity: 14),
    Rule(
      testDescription: "4: after a line that ends level",
      keyframes: [
        .linear(to: 9, duration: 0.5, timingCurve: .easeOut), .cubic(to: 5, duration: 1),
      ],
      cubic: 1, velocity: 0),
    Rule(
      testDescription: "4: after a line that ends upright, which is ours",
      keyframes: [
        .linear(to: 9, duration: 0.5, timingCurve: .circularEaseIn), .cubic(to: 5, duration: 1),
      ],
      cubic: 1, velocity: 0),
    Rule(
      testDescription: "4: after a line of no duration, which is ours",
      keyframes: [.linear(to: 9, duration: 0), .cubic(to: 5, duration: 1)],
      cubic: 1, velocity: 0),
    Rule(
      testDescription: "6: after a cubic that says its end",
      keyframes: [
        .cubic(to: 1, duration: 1), .cubic(to: 9, duration: 0.5, endVelocity: 6),
        .cubic(to: 5, duration: 1),
      ],
      cubic: 2, velocity: 6),
    Rule(
      testDescription: "6 does not hold for the second keyframe",
      keyframes: [.cubic(to: 9, duration: 0.5, endVelocity: 6), .cubic(to: 5, duration: 1)],
      cubic: 1, velocity: 2),
    Rule(
      testDescription: "7: after a cubic",
      keyframes: [
        .cubic(to: 1, duration: 1), .cubic(to: 9, duration: 0.5), .cubic(to: 5, duration: 1.5),
      ],
      cubic: 2, velocity: 2),
    Rule(
      testDescription: "7: after a cubic of no duration",
      keyframes: [.cubic(to: 9, duration: 0), .cubic(to: 5, duration: 1.5)],
      cubic: 1, velocity: 1),
  ])
  func cubicBegins(_ rule: Rule) {
    let segment = Self.segments(rule.keyframes, initialVelocity: 3)[rule.cubic]
    #expect(isClose(segment.startVelocity, rule.velocity, .absolute(1e-12)))
  }

  @Test(arguments: [
    Rule(
      testDescription: "1: says its own",
      keyframes: [.cubic(to: 5, duration: 0.5, endVelocity: -4), .cubic(to: 0, duration: 1)],
      cubic: 0, velocity: -4),
    Rule(
      testDescription: "2: at the end of the track",
      keyframes: [.cubic(to: 5, duration: 0.5)],
      cubic: 0, velocity: 0),
    Rule(
      testDescription: "3: before a move",
      keyframes: [.cubic(to: 5, duration: 0.5), .move(to: 0)],
      cubic: 0, velocity: 0),
    Rule(
      testDescription: "4: before a line",
      keyframes: [.cubic(to: 5, duration: 0.5), .linear(to: 0, duration: 0.25)],
      cubic: 0, velocity: -20),
    Rule(
      testDescription: "4: before a line that begins as ease-out does",
      keyframes: [
        .cubic(to: 5, duration: 0.5), .linear(to: 0, duration: 0.25, timingCurve: .easeOut),
      ],
      cubic: 0, velocity: -20),
    Rule(
      testDescription: "4: before a line that begins upright, which is ours",
      keyframes: [
        .cubic(to: 5, duration: 0.5), .linear(to: 0, duration: 0.25, timingCurve: .circularEaseOut),
      ],
      cubic: 0, velocity: 0),
    Rule(
      testDescription: "4: before a line of no duration, which is ours",
      keyframes: [.cubic(to: 5, duration: 0.5), .linear(to: 0, duration: 0)],
      cubic: 0, velocity: 0),
    Rule(
      testDescription: "5: before a cubic that says its start",
      keyframes: [.cubic(to: 5, duration: 0.5), .cubic(to: 0, duration: 1, startVelocity: 7)],
      cubic: 0, velocity: 7),
    Rule(
      testDescription: "6: before a cubic",
      keyframes: [.cubic(to: 5, duration: 0.5), .cubic(to: 8, duration: 1)],
      cubic: 0, velocity: 4),
    Rule(
      testDescription: "6: before a cubic of no duration",
      keyframes: [.cubic(to: 5, duration: 0.5), .cubic(to: 8, duration: 0)],
      cubic: 0, velocity: 6),
    Rule(
      testDescription: "7: before a spring that says its start",
      keyframes: [.cubic(to: 5, duration: 0.5), .spring(to: 8, startVelocity: 7)],
      cubic: 0, velocity: 7),
    Rule(
      testDescription: "8: before a spring",
      keyframes: [.cubic(to: 5, duration: 0.5), .spring(to: 8, duration: 9)],
      cubic: 0, velocity: 6),
    Rule(
      testDescription: "8: a cubic of no duration before a spring, which is ours",
      keyframes: [.cubic(to: 5, duration: 0), .spring(to: 8)],
      cubic: 0, velocity: 0),
  ])
  func cubicEnds(_ rule: Rule) {
    let segment = Self.segments(rule.keyframes)[rule.cubic]
    #expect(isClose(segment.endVelocity, rule.velocity, .absolute(1e-12)))
    #expect(segment.carriedVelocity == segment.endVelocity)
  }

  /// Rule 5, and note (b): of a spring that was cut, start velocities use the target and end velocities the value.
  @Test func cubicCountsFromTheTargetOfASpringThatWasCut() {
    let segments = Self.segments([
      .spring(to: 10, duration: 0.1), .cubic(to: 20, duration: 0.2), .cubic(to: 0, duration: 0.3),
    ])
    #expect(segments[1].startVelocity == segments[0].carriedVelocity)
    #expect(isClose(segments[1].endVelocity, (0 - segments[0].endValue) / 0.5, .relative(1e-12)))
    #expect(isClose(segments[2].startVelocity, (0 - 10) / 0.5, .relative(1e-12)))
  }

  @Test func springBeginsWithTheVelocityThatIsCarried() {
    #expect(Self.segments([.spring(to: 5)], initialVelocity: 3)[0].startVelocity == 3)
    #expect(
      Self.segments([.spring(to: 5, startVelocity: 8)], initialVelocity: 3)[0].startVelocity == 8)
    let afterLine = Self.segments([.linear(to: 6, duration: 0.5), .spring(to: 5)])
    #expect(afterLine[1].startVelocity == 8)
    let afterMove = Self.segments([.move(to: 6), .spring(to: 5)], initialVelocity: 3)
    #expect(afterMove[1].startVelocity == 0)
    let afterCubic = Self.segments([.cubic(to: 6, duration: 0.5, endVelocity: 4), .spring(to: 5)])
    #expect(afterCubic[1].startVelocity == 4)
  }

  /// A line begins with its own velocity, whatever velocity the keyframe before it hands on.
  @Test func lineIgnoresWhatItIsHanded() {
    let segments = Self.segments([.spring(to: 50, duration: 0.1), .linear(to: 0, duration: 0.5)])
    #expect(segments[0].carriedVelocity > 100)
    #expect(isClose(segments[1].startVelocity, -segments[0].endValue / 0.5, .relative(1e-12)))
  }

  /// The nominal slope of a line after a spring that was cut starts at the spring's last value, not at its target.
  @Test func springAfterALineBeginsWithTheSlopeOfTheLine() {
    let segments = Self.segments([
      .spring(to: 50, duration: 0.1), .linear(to: 0, duration: 0.5), .spring(to: 5),
    ])
    #expect(segments[2].startVelocity == segments[1].endVelocity)
  }
}
