import AnimationModel
import TestSupport
import Testing

/// Keyframe reference, section 6: examples worked independently, and the probes of section 8.
@Suite struct KeyframeExampleTests {
  /// Example 1: unequal cubics, one with an end velocity.
  private static let unequalCubics = KeyframePath(
    initialValue: 0.0,
    keyframes: [
      .cubic(to: 10, duration: 0.2), .cubic(to: 4, duration: 0.3),
      .cubic(to: 20, duration: 0.5, endVelocity: -8),
    ])

  @Test(arguments: [
    (0.05, 1.4875, 53.75), (0.1, 4.8, 73), (0.2, 10, 8), (0.275, 9.224_218_75, -24.90625),
    (0.35, 6.83125, -35.125), (0.5, 4, 12.5), (0.625, 7.566_406_25, 40.84375),
    (0.75, 13.28125, 46.875), (0.9, 19.048, 24.66), (1.2, 20, 0),
  ])
  func unequalCubics(time: Double, value: Double, velocity: Double) {
    #expect(isClose(Self.unequalCubics.value(time: time), value, .absolute(1e-12)))
    #expect(isClose(Self.unequalCubics.velocity(time: time), velocity, .absolute(1e-10)))
  }

  @Test func unequalCubicsEndWithTheVelocityTheyWereGiven() {
    #expect(isClose(Self.unequalCubics.duration, 1, .absolute(1e-15)))
    #expect(Self.unequalCubics.segments.map(\.endVelocity) == [8, 12.5, -8])
    #expect(isClose(Self.unequalCubics.value(time: 1), 20, .absolute(1e-12)))
  }

  /// Example 2: a spring that is cut, and one that is not.
  @Test(arguments: [
    (0.36, 1), (0.46, 1.211_651_062), (0.56, 1.436_855_448), (0.66, 1.516_965_181),
    (0.76, 1.519_651_305), (0.96, 1.500_368_350), (1.16, 1.499_389_329), (1.26, 1.288_214_957),
    (1.36, 1.063_180_351), (1.5, 0.977_232_152), (2.0, 1.000_383_769),
    (2.387_678_639, 0.999_990_218),
    (9, 0.999_990_218),
  ])
  func scaleOfTheTalk(time: Double, value: Double) {
    #expect(isClose(Self.scaleTrack.value(time: time), value, .printed(9)))
  }

  private static let scaleTrack = KeyframePath(
    initialValue: 1.0,
    keyframes: [
      .linear(to: 1, duration: 0.36), .spring(to: 1.5, duration: 0.8, spring: .bouncy),
      .spring(to: 1, spring: .bouncy),
    ])

  @Test func scaleOfTheTalkHandsItsVelocityOn() {
    let cut = Self.scaleTrack.segments[1]
    let last = Self.scaleTrack.segments[2]
    #expect(isClose(cut.endValue, 1.499_389_329, .printed(9)))
    #expect(isClose(cut.endVelocity, 0.006_036_799, .printed(9)))
    #expect(last.startVelocity == cut.endVelocity)
    #expect(last.startValue == cut.endValue)
    // The page prints …639, a unit too many in the last place: forty digits give 1.2276786379885…
    #expect(isClose(last.duration, 1.227_678_637_988_549_3, .absolute(1e-14)))
    #expect(isClose(Self.scaleTrack.duration, 2.387_678_637_988_549_3, .absolute(1e-14)))
  }

  /// Example 3: springs that begin with the velocity of springs.
  private static let translationTrack = KeyframePath(
    initialValue: 0.0,
    keyframes: [
      .linear(to: 0, duration: 0.1), .spring(to: 20, duration: 0.15, spring: .bouncy),
      .spring(to: -60, duration: 1, spring: .bouncy), .spring(to: 0, spring: .bouncy),
    ])

  @Test(arguments: [
    (0.15, 2.914_300_271), (0.2, 8.466_042_461), (0.25, 13.701_103_603), (0.3, 5.817_016_829),
    (0.4, -34.125_807_165), (0.5, -57.940_947_091), (0.75, -61.191_046_260),
    (1.25, -60.004_603_634), (1.3, -51.264_265_402), (1.5, -0.955_827_452),
    (2.0, -0.108_505_489), (5, 0.000_011_942_8),
  ])
  func translationOfTheTalk(time: Double, value: Double) {
    #expect(isClose(Self.translationTrack.value(time: time), value, .printed(9)))
  }

  @Test func translationOfTheTalkHandsItsVelocitiesOn() {
    let segments = Self.translationTrack.segments
    #expect(isClose(segments[1].endVelocity, 91.698_555_817, .printed(9)))
    #expect(isClose(segments[2].endValue, -60.004_603_634, .printed(9)))
    #expect(isClose(segments[2].endVelocity, -0.103_842_342, .printed(9)))
    #expect(isClose(segments[3].duration, 1.771_958_304, .printed(9)))
    #expect(isClose(Self.translationTrack.duration, 3.021_958_304, .printed(9)))
  }

  /// Example 4: eight cubics in a row.
  private static let stretchTrack = KeyframePath(
    initialValue: 1.0,
    keyframes: zip(
      [1, 0.6, 1.5, 1.05, 1, 0.8, 1.04, 1], [0.1, 0.15, 0.1, 0.15, 0.88, 0.1, 0.4, 0.22]
    )
    .map { .cubic(to: $0, duration: $1) })

  @Test(arguments: [
    (0.05, 1.02), (0.175, 0.7325), (0.3, 1.0525), (0.425, 1.317_851_942), (0.94, 0.999_663_166),
    (1.43, 0.895_811_224), (1.68, 0.907_870_968), (1.99, 1.028_870_968),
  ])
  func stretchOfTheTalk(time: Double, value: Double) {
    #expect(isClose(Self.stretchTrack.value(time: time), value, .printed(9)))
  }

  @Test func stretchOfTheTalkHasTheListedKnotVelocities() {
    let listed = [
      0, -1.6, 2, 1.8, -0.485_436_893, -0.255_102_041, 0.08, 0.322_580_645, 0,
    ]
    let segments = Self.stretchTrack.segments
    for (segment, (start, end)) in zip(segments, zip(listed, listed.dropFirst())) {
      #expect(isClose(segment.startVelocity, start, .printed(9)))
      #expect(isClose(segment.endVelocity, end, .printed(9)))
    }
  }

  /// Example 5: a line with a curve, a cubic, a spring; with the least certain rule.
  @Test(arguments: [
    (0.1, 2.930_093_765), (0.15, 4.107_856_750), (0.3, 6), (0.35, 6.71875), (0.4, 8.25),
    (0.45, 9.65625), (0.5, 10), (0.55, 8.129_201_276), (0.6, 5.550_049_513), (0.7, 2.539_749_804),
    (0.9, 1.920_487_494), (2, 1.999_987_328),
  ])
  func lineCubicAndSpring(time: Double, value: Double) {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [
        .linear(to: 6, duration: 0.3, timingCurve: .easeOut), .cubic(to: 10, duration: 0.2),
        .spring(to: 2, spring: Spring(duration: 0.4, bounce: 0.2)),
      ])
    #expect(isClose(path.value(time: time), value, .printed(9)))
    #expect(isClose(path.segments[2].duration, 1.098_225_706, .printed(9)))
    #expect(isClose(path.duration, 1.598_225_706, .printed(9)))
  }

  // Example 6.

  @Test func sampleOfApple() {
    let path = KeyframePath<Double>(
      initialValue: 0, keyframes: [.cubic(to: 100, duration: 0.3), .cubic(to: 0, duration: 0.7)])
    #expect(path.segments[0].endVelocity == 0)
    #expect(isClose(path.value(time: 0.45), 88.192_419_825, .printed(9)))
  }

  @Test(arguments: [(0.29, -1.645_390_071), (0.6425, 9.354_609_929), (0.7675, -1)])
  func angleOfTheTalkDipsBeforeItTurns(time: Double, degrees: Double) {
    let timeline = KeyframeTimeline(initialValue: Angle.zero) {
      CubicKeyframe(.zero, duration: 0.58)
      CubicKeyframe(.degrees(16), duration: 0.125)
      CubicKeyframe(.degrees(-16), duration: 0.125)
      CubicKeyframe(.degrees(16), duration: 0.125)
      CubicKeyframe(.zero, duration: 0.125)
    }
    #expect(isClose(timeline.value(time: time).degrees, degrees, .printed(9)))
    #expect(isClose(timeline.duration, 1.08, .absolute(1e-12)))
  }

  @Test(arguments: [
    (0.1, 35.773956, 449.437376), (0.25, 82.102555, 170.601711), (0.5, 98.639907, 14.744737),
    (1, 99.995269, 0.055070),
  ])
  func springIsCutWhereItIs(duration: Double, value: Double, velocity: Double) {
    let path = KeyframePath<Double>(
      initialValue: 0, keyframes: [.spring(to: 100, duration: duration)])
    #expect(isClose(path.finalValue, value, .printed(6)))
    #expect(isClose(path.segments[0].endVelocity, velocity, .printed(6)))
  }

  @Test(arguments: [
    (Spring(), 1.0, 1.0), (Spring(), 10, 1.2), (Spring(), 100, 1.4), (.snappy, 1, 1.092396),
    (.snappy, 10, 1.307966), (.snappy, 100, 1.523535), (.bouncy, 1, 1.306476),
    (.bouncy, 10, 1.568239), (.bouncy, 100, 1.830001),
  ])
  func springWithoutDurationLastsWithItsWay(spring: Spring, way: Double, duration: Double) {
    let path = KeyframePath(initialValue: 3.0, keyframes: [.spring(to: 3 + way, spring: spring)])
    #expect(isClose(path.duration, duration, .printed(6)))
  }

  @Test func springWithoutDurationEndsWhereItIs() {
    let path = KeyframePath(initialValue: 0.0, keyframes: [.spring(to: 100)])
    #expect(isClose(path.finalValue, 99.999_957_456, .printed(9)))
    // The float noise of adding tenths is SwiftUI's.
    #expect(path.duration == 1.400_000_000_000_000_1)
  }

  @Test(arguments: [(-1.0, 5.0), (0, 5), (0.25, 7), (0.5, 9), (0.500_001, 2), (3, 2)])
  func movesAtBothEnds(time: Double, value: Double) {
    let path = KeyframePath<Double>(
      initialValue: 0, keyframes: [.move(to: 5), .linear(to: 9, duration: 0.5), .move(to: 2)])
    #expect(path.value(time: time) == value)
  }

  @Test(arguments: [
    (0.0, 3.164_062_5), (0.05, 4.150_390_625), (0.1, 3.90625), (0.15, 2.900_390_625),
    (0.2, 1.601_562_5), (0.3, 0),
  ])
  func restartKeepsValueAndVelocity(time: Double, value: Double) {
    let first = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10, duration: 0.4) }
    #expect(isClose(first.velocity(time: 0.15), 35.15625, .absolute(1e-12)))
    let second = KeyframeTimeline(
      initialValue: first.value(time: 0.15), initialVelocity: first.velocity(time: 0.15)
    ) {
      CubicKeyframe(0, duration: 0.3)
    }
    #expect(isClose(second.value(time: time), value, .absolute(1e-12)))
  }

  /// SwiftUI's surplus is in the velocity that is handed on, and not in the velocity that is shown.
  @Test func overdampedSpringHandsItsSurplusOn() {
    let path = KeyframePath<Double>(
      initialValue: 0,
      keyframes: [
        .spring(to: 10, duration: 1, spring: Spring(duration: 0.5, bounce: -0.5)),
        .spring(to: 0, spring: Spring(duration: 0.5, bounce: -0.5)),
      ])
    #expect(isClose(path.value(time: 1), 9.628_445_303, .printed(9)))
    #expect(isClose(path.segments[0].endVelocity, 1.251_079_974, .printed(9)))
    #expect(isClose(path.segments[0].carriedVelocity, 11.251_079_974, .printed(9)))
    #expect(path.segments[1].startVelocity == path.segments[0].carriedVelocity)
  }

  // Keyframe reference, section 8: the probes that tell one reading of a rule from another.

  @Test(arguments: [
    ("cubic before a spring", 0.125, 13.75),
    ("end velocity of the first keyframe", 1.5, 21.875),
    ("end velocity of the second keyframe", 2.5, 10.625),
    ("line that ends as ease-in does", 0.3, 15),
    ("target of a spring that was cut", 0.45, -0.625),
  ])
  func readsTheRuleAsTheReferenceDoes(_ name: String, time: Double, value: Double) throws {
    let keyframes: [String: [Keyframe<Double>]] = [
      "cubic before a spring": [
        .cubic(to: 40, duration: 0.25), .spring(to: 100, duration: 0.5, spring: .bouncy),
      ],
      "end velocity of the first keyframe": [
        .cubic(to: 10, duration: 1, endVelocity: 5), .cubic(to: 30, duration: 1),
      ],
      "end velocity of the second keyframe": [
        .cubic(to: 10, duration: 1), .cubic(to: 20, duration: 1, endVelocity: 5),
        .cubic(to: 0, duration: 1),
      ],
      "line that ends as ease-in does": [
        .linear(to: 10, duration: 0.2, timingCurve: .easeIn), .cubic(to: 20, duration: 0.2),
      ],
      "target of a spring that was cut": [
        .spring(to: 10, duration: 0.2, spring: Spring(duration: 0.4)),
        .linear(to: 0, duration: 0.2), .cubic(to: 5, duration: 0.2),
      ],
    ]
    let path = KeyframePath(initialValue: 0, keyframes: try #require(keyframes[name]))
    #expect(isClose(path.value(time: time), value, .absolute(1e-6)))
  }
}
