import AnimationGeometry
import AnimationModel
import Foundation
import TestSupport
import Testing

@Suite struct CGFloatComponentsTests {
  struct Pose {
    var size = CGSize(width: 10, height: 20)
    var frame = CGRect.zero
  }

  @Test func geometryListsItsNumbers() {
    #expect(CGFloat(2).components == [2])
    #expect(CGSize(width: 1, height: 2).animatableData.components == [1, 2])
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.components == [1, 2, 3, 4])
  }

  /// Keyframe reference, section 6, example 6: Apple's sample.
  @Test func pointsMoveThroughKeyframes() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      CubicKeyframe(.init(x: 0, y: 100), duration: 0.3)
      CubicKeyframe(.init(x: 0, y: 0), duration: 0.7)
    }
    #expect(isClose(timeline.value(time: 0.45).y, 88.192_419_825, .printed(9)))
    #expect(timeline.outline.tracks[0].componentCount == 2)
  }

  @Test func sizesMoveThroughKeyframesNumberByNumber() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.size) {
        LinearKeyframe(CGSize(width: 30, height: 0), duration: 1)
        SpringKeyframe(.zero, spring: .bouncy)
      }
      KeyframeTrack(\.frame) { LinearKeyframe(.init(x: 0, y: 0, width: 8, height: 8), duration: 1) }
    }
    let tracks = timeline.outline.tracks
    #expect(tracks.map(\.name) == ["size", "frame"])
    #expect(tracks.map(\.componentCount) == [2, 4])
    #expect(tracks[0].path.component(0).value(time: 0.5) == 20)
    #expect(tracks[0].path.component(1).velocity(time: 0.5) == -20)
  }

  struct Bubble {
    var scale: CGFloat = 1
    var offset = CGSize.zero
  }

  /// Literals take the property's type, as they do in an app.
  @Test func graphicsFloatsMoveThroughKeyframes() {
    let timeline = KeyframeTimeline(initialValue: Bubble()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.5, duration: 0.5)
        SpringKeyframe(1.0, duration: 0.8, spring: .bouncy)
      }
      KeyframeTrack(\.offset) {
        CubicKeyframe(CGSize(width: 0, height: -60), duration: 0.4)
        CubicKeyframe(.zero, duration: 0.4)
      }
    }
    #expect(timeline.value(time: 0.25).scale == 1.25)
    #expect(timeline.velocity(time: 0.25).scale == 1)
    #expect(timeline.value(time: 0.4).offset.height == -60)
  }
}
