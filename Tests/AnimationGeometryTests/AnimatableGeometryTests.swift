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

  private func written<A: Animatable>(_ data: A.AnimatableData, to value: A) -> A {
    var value = value
    value.animatableData = data
    return value
  }
}
