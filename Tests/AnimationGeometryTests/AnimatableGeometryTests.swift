import AnimationGeometry
import AnimationModel
import Foundation
import Testing

@Suite("Points, sizes and rectangles as animatable values")
struct AnimatableGeometryTests {
  static let rectangles = [
    CGRect.zero,
    CGRect(x: 1, y: 2, width: 3, height: 4),
    CGRect(x: -10.5, y: 0.25, width: 1e6, height: 0),
    CGRect(x: 5, y: 5, width: -20, height: -1),
  ]

  @Test("The data are pairs in SwiftUI's order, unscaled")
  func order() {
    let point: AnimatablePair<CGFloat, CGFloat> = CGPoint(x: 1, y: 2).animatableData
    #expect(point == AnimatablePair(1, 2))
    let size: AnimatablePair<CGFloat, CGFloat> = CGSize(width: 3, height: 4).animatableData
    #expect(size == AnimatablePair(3, 4))
    let rectangle:
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> =
        CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rectangle == AnimatablePair(point, size))
  }

  @Test("What is read and written back is the same value", arguments: rectangles)
  func roundTrip(rectangle: CGRect) {
    #expect(
      written(rectangle.animatableData, to: CGRect(x: 9, y: 9, width: 9, height: 9)) == rectangle)
    #expect(written(rectangle.origin.animatableData, to: CGPoint(x: 9, y: 9)) == rectangle.origin)
    #expect(
      written(rectangle.size.animatableData, to: CGSize(width: 9, height: 9)) == rectangle.size)
  }

  @Test("The squared length of a rectangle is that of its four numbers")
  func magnitude() {
    let data = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(data.magnitudeSquared == 1 + 4 + 9 + 16)
  }

  @Test("Half way between two rectangles is half way in every number")
  func halfway() {
    let start = CGRect(x: 0, y: 10, width: 100, height: 50)
    let end = CGRect(x: 20, y: 30, width: 50, height: 150)
    var delta = end.animatableData - start.animatableData
    delta.scale(by: 0.5)
    let shown = written(start.animatableData + delta, to: start)
    #expect(shown == CGRect(x: 10, y: 20, width: 75, height: 100))
  }

  /// Semantics reference, section 2.4.
  @Test("A point of the unit square is animated in 128ths")
  func unitPoint() {
    var point = UnitPoint(x: 0.25, y: -1)
    let data: AnimatablePair<CGFloat, CGFloat> = point.animatableData
    #expect(data == AnimatablePair(32, -128))
    point.animatableData = AnimatablePair(64, 192)
    #expect(point == UnitPoint(x: 0.5, y: 1.5))
  }

  @Test("A track of such points has numbers of the unit square, not 128 times as much")
  func unitPointTrack() {
    struct Box {
      var anchor = UnitPoint.center
    }
    let timeline = KeyframeTimeline(initialValue: Box()) {
      KeyframeTrack(\.anchor) { LinearKeyframe(.bottomTrailing, duration: 1) }
    }
    let track = timeline.outline.tracks[0]
    #expect(track.name == "anchor")
    #expect(track.path.finalValue == [1, 1])
    #expect(timeline.value(time: 0.5).anchor == UnitPoint(x: 0.75, y: 0.75))
  }

  private func written<A: Animatable>(_ data: A.AnimatableData, to value: A) -> A {
    var value = value
    value.animatableData = data
    return value
  }
}
