import AnimationModel
import Testing

/// Tests of both builders: the statements that a block of keyframes and a block of tracks may contain.
@Suite struct KeyframesBuilderTests {
  struct Pose {
    var scale = 1.0
    var offset = 0.0
  }

  private func targets(
    @KeyframeTrackContentBuilder<Double> _ content: () -> some KeyframeTrackContent<Double>
  ) -> [Double] {
    content().keyframes.map(\.target)
  }

  private func names(
    @KeyframesBuilder<Pose> _ content: () -> some Keyframes<Pose>
  ) -> [String] {
    KeyframeTimeline(initialValue: Pose(), content: content).outline.tracks.map(\.name)
  }

  @Test func keyframesFollowEachOtherInOrder() {
    #expect(targets {}.isEmpty)
    #expect(targets { MoveKeyframe(1) } == [1])
    let all = targets {
      MoveKeyframe(1)
      LinearKeyframe(2, duration: 1)
      CubicKeyframe(3, duration: 1)
      SpringKeyframe(4)
    }
    #expect(all == [1, 2, 3, 4])
  }

  @Test(arguments: [true, false])
  func keyframesTakeConditions(flag: Bool) {
    let some: Double? = flag ? 9 : nil
    let result = targets {
      let first = 1.0
      MoveKeyframe(first)
      if flag {
        CubicKeyframe(2, duration: 1)
        SpringKeyframe(3)
      } else {
        LinearKeyframe(4, duration: 1)
      }
      if flag { MoveKeyframe(5) }
      if let some { MoveKeyframe(some) }
      if #available(macOS 14, *) { MoveKeyframe(6) }
    }
    #expect(result == (flag ? [1, 2, 3, 5, 9, 6] : [1, 4, 6]))
  }

  enum Mood: CaseIterable {
    case calm
    case glad
    case wild
  }

  @Test(arguments: zip(Mood.allCases, [[1.0], [2, 3], []]))
  func keyframesTakeSwitches(mood: Mood, expected: [Double]) {
    let result = targets {
      switch mood {
      case .calm:
        MoveKeyframe(1)
      case .glad:
        MoveKeyframe(2)
        SpringKeyframe(3)
      case .wild:
        if false { MoveKeyframe(4) }
      }
    }
    #expect(result == expected)
  }

  @Test func keyframesTakeLoops() {
    let result = targets {
      for height in [5.0, 3, 1] {
        CubicKeyframe(height, duration: 0.1)
        SpringKeyframe(-height)
      }
    }
    #expect(result == [5, -5, 3, -3, 1, -1])
  }

  /// A custom group of keyframes.
  struct Bounce: KeyframeTrackContent {
    var height: Double

    var body: some KeyframeTrackContent<Double> {
      CubicKeyframe(height, duration: 0.2)
      if height > 1 {
        Again(height: height)
      } else {
        SpringKeyframe(0)
      }
    }

    struct Again: KeyframeTrackContent {
      var height: Double
      var body: some KeyframeTrackContent<Double> { MoveKeyframe(height / 2) }
    }
  }

  @Test func keyframesCanBeGroupedInATypeOfOnesOwn() {
    let result = targets {
      Bounce(height: 4)
      Bounce(height: 1)
    }
    #expect(result == [4, 2, 1, 0])
  }

  @Test func tracksFollowEachOtherInOrder() {
    #expect(names {}.isEmpty)
    let all = names {
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      KeyframeTrack(\.offset) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
      }
    }
    #expect(all == ["scale", "offset"])
  }

  @Test(arguments: [true, false])
  func tracksTakeConditions(flag: Bool) {
    let result = names {
      if flag {
        KeyframeTrack(\.scale) { SpringKeyframe(2) }
      } else {
        KeyframeTrack(\.offset) { SpringKeyframe(2) }
        KeyframeTrack(\.scale) { SpringKeyframe(2) }
      }
      if flag { KeyframeTrack(\.offset) { MoveKeyframe(1) } }
      for _ in 0..<2 { KeyframeTrack(\.scale) { MoveKeyframe(1) } }
      if #available(macOS 14, *) { KeyframeTrack(\.offset) { MoveKeyframe(1) } }
    }
    let last = ["scale", "scale", "offset"]
    #expect(result == (flag ? ["scale", "offset"] : ["offset", "scale"]) + last)
  }

  struct Jump: Keyframes {
    var height: Double

    var body: some Keyframes<Pose> {
      KeyframeTrack(\.offset) { CubicKeyframe(height, duration: 0.3) }
      KeyframeTrack(\.scale) { SpringKeyframe(1.2) }
    }
  }

  /// A custom group of keyframes for a value that moves as a whole.
  struct Pulse: Keyframes {
    var body: some Keyframes<Double> {
      LinearKeyframe(2, duration: 1)
      SpringKeyframe(0, duration: 1)
    }
  }

  @Test func keyframesOfTheWholeValueCanBeGroupedInATypeOfOnesOwn() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { Pulse() }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == 1)
  }

  @Test func tracksCanBeGroupedInATypeOfOnesOwn() {
    let result = names {
      Jump(height: 4)
      KeyframeTrack(\.scale) { MoveKeyframe(1) }
    }
    #expect(result == ["offset", "scale", "scale"])
  }

  @KeyframesBuilder<Pose>
  private static func leap(_ height: Double) -> some Keyframes<Pose> {
    KeyframeTrack(\Pose.offset) { Self.channel(height) }
  }

  @KeyframeTrackContentBuilder<Double>
  private static func channel(_ height: Double) -> some KeyframeTrackContent<Double> {
    for part in [1.0, 0.5] {
      LinearKeyframe(height * part, duration: 0.1)
    }
  }

  @Test func functionsCanBuildTracksAndKeyframes() {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Self.leap(8) }
    #expect(timeline.value(time: 0.1).offset == 8)
    #expect(timeline.duration == 0.2)
  }

  /// Keyframes without a track move the whole value.
  @Test(arguments: [true, false])
  func keyframesOfTheWholeValueNeedNoTrack(flag: Bool) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      if flag {
        LinearKeyframe(1, duration: 1)
      } else {
        LinearKeyframe(2, duration: 1)
      }
      for height in [3.0, 4] {
        LinearKeyframe(height, duration: 1)
      }
      if flag { LinearKeyframe(5, duration: 1) }
    }
    #expect(timeline.duration == (flag ? 4 : 3))
    #expect(timeline.value(time: 1) == (flag ? 1 : 2))
    #expect(timeline.value(progress: 1) == (flag ? 5 : 4))
    #expect(timeline.outline.tracks.map(\.name) == [""])
  }

  @Test func trackOfTheWholeValueIsTheSame() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { LinearKeyframe(1, duration: 1) }
    }
    #expect(timeline.value(time: 0.25) == 0.25)
    let empty = KeyframeTimeline(initialValue: 3.0) {}
    #expect(empty.duration == 0)
    #expect(empty.value(time: 1) == 3)
    #expect(empty.value(progress: 0.5) == 3)
  }
}
