import AnimationModel
import Testing

@Suite struct AnimatableTests {
  private struct Offset: Animatable {
    var name: String
    var x: Double
    var animatableData: Double {
      get { x }
      set { x = newValue }
    }
  }

  private struct Still: Animatable, Equatable {
    typealias AnimatableData = EmptyAnimatableData
    var text: String
  }

  private struct Vector: VectorArithmetic, Animatable {
    var x: Double
    static var zero: Vector { Vector(x: 0) }
    static func + (lhs: Vector, rhs: Vector) -> Vector { Vector(x: lhs.x + rhs.x) }
    static func - (lhs: Vector, rhs: Vector) -> Vector { Vector(x: lhs.x - rhs.x) }
    mutating func scale(by rhs: Double) { x *= rhs }
    var magnitudeSquared: Double { x * x }
  }

  @Test func numbersAreTheirOwnData() {
    var number = 2.5
    #expect(number.animatableData == 2.5)
    number.animatableData = 4
    #expect(number == 4)
    var float = Float(1)
    float.animatableData = 2
    #expect(float == 2)
  }

  @Test func vectorsAreTheirOwnData() {
    var vector = Vector(x: 1)
    vector.animatableData = Vector(x: 3)
    #expect(vector.animatableData == Vector(x: 3))
  }

  @Test func whatHasNoDataStays() {
    var still = Still(text: "a")
    still.animatableData = EmptyAnimatableData()
    #expect(still == Still(text: "a"))
  }

  @Test func restOfAValueIsNotAnimated() {
    let value = Spring.smooth.value(
      fromValue: Offset(name: "here", x: 0), toValue: Offset(name: "there", x: 10),
      initialVelocity: Offset(name: "", x: 0), time: 0.1)
    #expect(value.name == "here")
    #expect(value.x > 3 && value.x < 4)
  }
}
