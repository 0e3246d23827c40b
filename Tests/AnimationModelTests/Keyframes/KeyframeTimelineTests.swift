import AnimationModel
import TestSupport
import Testing

@Suite struct KeyframeTimelineTests {
  struct Size: Animatable {
    var width = 0.0
    var height = 0.0

    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(width, height) }
      set { (width, height) = (newValue.first, newValue.second) }
    }
  }

  struct Pose {
    var scale = 1.0
    var size = Size()
    var angle = Angle.zero
    var name = "fixed"
  }

  private static var timeline: KeyframeTimeline<Pose> {
    KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(1, duration: 0.36)
        SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
        SpringKeyframe(1, spring: .bouncy)
      }
      KeyframeTrack(\.size) {
        CubicKeyframe(Size(width: 100, height: 20), duration: 0.5)
        LinearKeyframe(Size(width: 0, height: 40), duration: 0.5)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
    }
  }

  @Test func durationIsThatOfTheLongestTrack() {
    #expect(isClose(Self.timeline.duration, 2.387_678_638, .printed(9)))
  }

  @Test func tracksMoveTheirProperties() {
    let pose = Self.timeline.value(time: 0.5)
    #expect(isClose(pose.size.width, 100, .absolute(1e-12)))
    #expect(isClose(pose.size.height, 20, .absolute(1e-12)))
    #expect(isClose(pose.angle.degrees, 45, .absolute(1e-12)))
    #expect(pose.name == "fixed")
    #expect(
      isClose(Self.timeline.value(time: 0.46).scale, 1.211_651_062, .printed(9)))
  }

  @Test func shorterTrackHoldsItsEnd() {
    let pose = Self.timeline.value(time: 2)
    #expect(pose.angle.degrees == 90)
    #expect(pose.size.height == 40)
  }

  @Test(arguments: [-0.5, 0, 0.1, 0.5, 0.99, 1, 1.5])
  func progressIsTimeInDurations(progress: Double) {
    let timeline = Self.timeline
    let pose = timeline.value(progress: progress)
    let same = timeline.value(time: progress * timeline.duration)
    #expect(pose.scale == same.scale)
    #expect(pose.size.width == same.size.width)
    #expect(pose.angle == same.angle)
  }

  @Test func updateLeavesOtherPropertiesAlone() {
    let timeline = Self.timeline
    var pose = Pose(scale: 9, angle: .degrees(3), name: "mine")
    timeline.update(value: &pose, time: 0.5)
    #expect(pose.name == "mine")
    #expect(pose.scale == timeline.value(time: 0.5).scale)
    var other = Pose(name: "mine")
    timeline.update(value: &other, progress: 0.5 / timeline.duration)
    #expect(isClose(other.scale, pose.scale, .absolute(1e-9)))
    #expect(other.name == "mine")
  }

  @Test func velocityIsThatOfEachTrack() {
    let velocity = Self.timeline.velocity(time: 0.75)
    #expect(isClose(velocity.size.width, -200, .relative(1e-12)))
    #expect(isClose(velocity.size.height, 40, .relative(1e-12)))
    #expect(isClose(velocity.angle.degrees, 90, .relative(1e-12)))
    #expect(Self.timeline.velocity(time: 0.5).size.width == -200)
    #expect(Self.timeline.velocity(time: 1).angle == .zero)
    #expect(Self.timeline.velocity(time: 9).scale == 0)
  }

  /// The velocity of a property without a track is the property's initial value.
  @Test func velocityOfAPropertyWithoutATrackIsNotTouched() {
    let timeline = KeyframeTimeline(initialValue: Pose(scale: 7)) {
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
    }
    #expect(timeline.velocity(time: 0.5).scale == 7)
  }

  @Test func lastOfTwoTracksOfAPropertyWins() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(100, duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
      KeyframeTrack(\.size) { LinearKeyframe(Size(width: 8, height: 8), duration: 1) }
      KeyframeTrack(\.size.height) { LinearKeyframe(1, duration: 1) }
    }
    let pose = timeline.value(time: 1)
    #expect(pose.scale == 3)
    #expect(pose.size.width == 8)
    #expect(pose.size.height == 1)
  }

  @Test func trackWithoutKeyframesLeavesItsPropertyAlone() {
    let timeline = KeyframeTimeline(initialValue: Pose(scale: 4)) { KeyframeTrack(\.scale) {} }
    var pose = Pose(scale: 9)
    timeline.update(value: &pose, time: 1)
    #expect(pose.scale == 9)
    #expect(timeline.value(time: 1).scale == 4)
    #expect(timeline.velocity(time: 1).scale == 0)
  }

  @Test func tracksBeginWithTheVelocityTheyAreHanded() {
    var velocity = Pose(scale: 6)
    velocity.size.width = -30
    let timeline = KeyframeTimeline(initialValue: Pose(), initialVelocity: velocity) {
      KeyframeTrack(\.scale) { SpringKeyframe(2) }
      KeyframeTrack(\.size) { LinearKeyframe(Size(width: 10, height: 0), duration: 1) }
    }
    #expect(timeline.velocity(time: 0).scale == 6)
    // A line ignores it.
    #expect(timeline.velocity(time: 0).size.width == 10)
  }

  @Test func endlessTimelineHasABeginning() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      SpringKeyframe(2, spring: Spring(bounce: 1))
    }
    #expect(timeline.duration == .infinity)
    #expect(timeline.value(progress: 0) == 1)
    #expect(timeline.value(progress: 1) == 2)
  }

  @Test func tuplesMoveToo() {
    let timeline = KeyframeTimeline(initialValue: (x: 1.0, y: 2.0)) {
      KeyframeTrack(\.x) { LinearKeyframe(3, duration: 1) }
    }
    #expect(timeline.value(time: 0.5) == (2, 2))
    #expect(timeline.outline.tracks.map(\.name) == ["x"])
  }

  struct Jump {
    var scale = 1.0
    var verticalStretch = 1.0
    var verticalTranslation = 0.0
    var angle = Angle.zero
  }

  /// The block of the talk as it is written in an app: four tracks at once.
  @Test func exampleOfTheTalkLastsAsLongAsItsLongestTrack() {
    let timeline = KeyframeTimeline(initialValue: Jump()) {
      KeyframeTrack(\.angle) {
        CubicKeyframe(.zero, duration: 0.58)
        CubicKeyframe(.degrees(16), duration: 0.125)
        CubicKeyframe(.degrees(-16), duration: 0.125)
        CubicKeyframe(.degrees(16), duration: 0.125)
        CubicKeyframe(.zero, duration: 0.125)
      }
      KeyframeTrack(\.verticalStretch) {
        CubicKeyframe(1.0, duration: 0.1)
        CubicKeyframe(0.6, duration: 0.15)
        CubicKeyframe(1.5, duration: 0.1)
        CubicKeyframe(1.05, duration: 0.15)
        CubicKeyframe(1.0, duration: 0.88)
        CubicKeyframe(0.8, duration: 0.1)
        CubicKeyframe(1.04, duration: 0.4)
        CubicKeyframe(1.0, duration: 0.22)
      }
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.0, duration: 0.36)
        SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
        SpringKeyframe(1.0, spring: .bouncy)
      }
      KeyframeTrack(\.verticalTranslation) {
        LinearKeyframe(0.0, duration: 0.1)
        SpringKeyframe(20.0, duration: 0.15, spring: .bouncy)
        SpringKeyframe(-60.0, duration: 1.0, spring: .bouncy)
        SpringKeyframe(0.0, spring: .bouncy)
      }
    }
    #expect(isClose(timeline.duration, 3.021_958_304, .printed(9)))
    let ends = timeline.outline.tracks.map(\.path.duration)
    for (end, listed) in zip(ends, [1.08, 2.1, 2.387_678_638, 3.021_958_304]) {
      #expect(isClose(end, listed, .printed(9)))
    }
    let jump = timeline.value(time: 0.3)
    #expect(isClose(jump.verticalStretch, 1.0525, .printed(9)))
    #expect(isClose(jump.verticalTranslation, 5.817_016_829, .printed(9)))
  }
}
