import AnimationModel
import TestSupport
import Testing

@Suite struct KeyframeOutlineTests {
  struct Pair: Animatable {
    var width = 0.0
    var height = 0.0
    var area: Double {
      get { width * height }
      set { width = newValue / height }
    }

    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(width, height) }
      set { (width, height) = (newValue.first, newValue.second) }
    }
  }

  struct Box<Content> {
    var size = Pair()
    var angle = Angle.zero
    var scale = 1.0
    var content: Content
  }

  typealias Nested = Box<[String: [Double]]>

  private static var timeline: KeyframeTimeline<Nested> {
    KeyframeTimeline(initialValue: Nested(content: [:])) {
      KeyframeTrack(\.size.width) { CubicKeyframe(20, duration: 0.5) }
      KeyframeTrack(\.size.area) { LinearKeyframe(1, duration: 0.1) }
      KeyframeTrack(\.size.area) { LinearKeyframe(1, duration: 0.1) }.named("area")
      KeyframeTrack(\.scale.asPercent) { LinearKeyframe(1, duration: 0.1) }
      KeyframeTrack(\.self.scale) { LinearKeyframe(1, duration: 0.1) }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.radians(2), duration: 1)
        SpringKeyframe(.zero, spring: .bouncy)
      }
    }
  }

  @Test func tracksAreNamedByTheirKeyPaths() {
    #expect(
      Self.timeline.outline.tracks.map(\.name)
        == ["size.width", "size", "area", "scale", "scale", "angle"])
  }

  @Test func trackOfAComputedPropertyIsCalledByItsNumber() {
    let timeline = KeyframeTimeline(initialValue: Pair()) {
      KeyframeTrack(\.width) { MoveKeyframe(1) }
      KeyframeTrack(\.area) { MoveKeyframe(1) }
    }
    #expect(timeline.outline.tracks.map(\.name) == ["width", "track 2"])
  }

  /// The numbers are radians and fractions, not 128 times as much.
  @Test func numbersAreInTheUnitOfTheProperty() throws {
    let timeline = Self.timeline
    let tracks = timeline.outline.tracks
    let angle = try #require(tracks.first { $0.name == "angle" })
    #expect(angle.componentCount == 1)
    #expect(angle.path.segments[0].target == [2])
    #expect(angle.path.value(time: 0.5) == [1])
    #expect(angle.path.velocity(time: 0.5) == [2])
    for time in stride(from: 0, through: timeline.duration, by: 0.05) {
      #expect(
        isClose(
          angle.path.value(time: time)[0], timeline.value(time: time).angle.radians,
          .absolute(1e-13)))
    }
    // The spring lasts as for 256, not as for 2.
    #expect(
      angle.path.segments[1].duration
        == Spring.bouncy.settlingDuration(
          target: -256, initialVelocity: 256, epsilon: 0.0001))
    #expect(
      isClose(
        KeyframePath(
          initialValue: 0.0, unitScale: 128,
          keyframes: [.linear(to: 2, duration: 1), .spring(to: 0, spring: .bouncy)]
        ).duration, angle.path.duration, .relative(1e-12)))
  }

  @Test func outlineIsAsLongAsTheTimeline() {
    #expect(Self.timeline.outline.duration == Self.timeline.duration)
    #expect(KeyframeOutline(tracks: []).duration == 0)
  }

  @Test func outlineOfEqualTimelinesIsEqual() {
    #expect(Self.timeline.outline == Self.timeline.outline)
    #expect(Set([Self.timeline.outline, Self.timeline.outline]).count == 1)
  }

  /// A vector that cannot list its numbers still has its segments.
  @Test func vectorOfAnUnknownTypeHasNoNumbers() {
    struct Opaque: VectorArithmetic, Animatable {
      var number = 0.0
      static var zero: Opaque { Opaque() }
      static func + (lhs: Opaque, rhs: Opaque) -> Opaque { Opaque(number: lhs.number + rhs.number) }
      static func - (lhs: Opaque, rhs: Opaque) -> Opaque { Opaque(number: lhs.number - rhs.number) }
      mutating func scale(by rhs: Double) { number *= rhs }
      var magnitudeSquared: Double { number * number }
    }
    let timeline = KeyframeTimeline(initialValue: Opaque()) {
      LinearKeyframe(Opaque(number: 4), duration: 1)
      SpringKeyframe(Opaque(number: 0))
    }
    #expect(timeline.value(time: 0.5).number == 2)
    let track = timeline.outline.tracks[0]
    #expect(track.componentCount == 0)
    #expect(track.path.segments.map(\.kind.name) == ["linear", "spring"])
    #expect(track.path.duration == timeline.duration)
  }
}

extension Double {
  fileprivate var asPercent: Double {
    get { self * 100 }
    set { self = newValue / 100 }
  }
}
