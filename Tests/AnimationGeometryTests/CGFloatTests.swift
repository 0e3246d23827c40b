import AnimationGeometry
import AnimationModel
import Foundation
import TestSupport
import Testing

@Suite("CGFloat as a vector")
struct CGFloatTests {
  @Test("It is scaled as a Double is", arguments: [-2.5, 0, 0.1, 1, 3], AwkwardNumbers.ordinary)
  func scaling(factor: Double, number: Double) {
    var vector = CGFloat(number)
    vector.scale(by: factor)
    var expected = number
    expected.scale(by: factor)
    #expect(Double(vector) == expected)
  }

  @Test("Its squared length is its square", arguments: [-3, 0, 0.5, 1e10])
  func magnitude(number: Double) {
    #expect(CGFloat(number).magnitudeSquared == number * number)
  }

  @Test("It animates as itself")
  func animatableData() {
    var number: CGFloat = 4
    #expect(number.animatableData == 4)
    number.animatableData = 5
    #expect(number == 5)
  }

  @Test("An animation moves it as it moves a Double", arguments: [0.0, 0.1, 0.3, 0.5])
  func motion(time: Double) {
    func position<V: VectorArithmetic>(of value: V) -> V {
      Spring(duration: 0.5, bounce: 0.3).value(target: value, time: time)
    }
    #expect(Double(position(of: CGFloat(200))) == position(of: 200.0))
  }
}
