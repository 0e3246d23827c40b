public import Kymograph
import Testing

@Animatable
private struct Wave: Equatable {
  var height: Double
  var phase: Angle
  var depth: Float = 2
  var origin = CGPoint.zero
  @AnimatableIgnored var name = "wave"
  @AnimatableIgnored var isFilled: Bool
  static let shared = Wave(height: 1, phase: .zero, isFilled: true)
  let mass = 3.0
  var area: Double { height * mass }
}

@Animatable
private struct Single {
  var amount: CGFloat
}

@Animatable
private struct Generic<Value: VectorArithmetic, Shape: Animatable> {
  var value: Value
  var shape: Shape
}

@Animatable
private final class Box {
  var width = 1.0
  var height: Double = 2 {
    didSet { changes += 1 }
  }
  @AnimatableIgnored var changes = 0
}

/// A type that declares its conformance, and whose vector the macro makes.
@Animatable
private struct Conforming: Animatable {
  var amount: Double
}

/// A type with properties that do not animate, which need not be marked.
@Animatable
private struct Counted {
  var amount: Double
  var count: Int
  var name: String
}

/// A type whose vector is declared by hand, and which gets only the conformance.
@Animatable
private struct Handwritten {
  var amount: Double
  var count = 0

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

@MainActor
@Animatable
private struct Isolated {
  var amount: Double
}

/// A public type, whose vector has to be public as well.
@Animatable
public struct Visible {
  /// A number.
  public var amount: Double
}

@Animatable
private struct Escaped {
  var `repeat`: Double
  var value: Double
  var newValue: Double
}

@Suite("Types made animatable by the macro")
struct AnimatableTests {
  @Test("The vector has the stored variables' vectors, in order, with their own scale")
  func data() {
    let wave = Wave(height: 4, phase: .radians(0.5), origin: CGPoint(x: 7, y: 8), isFilled: true)
    let data: AnimatableValues<Double, Double, Float, AnimatablePair<CGFloat, CGFloat>> =
      wave.animatableData
    #expect(data == AnimatableValues(4, 64, 2, AnimatablePair(7, 8)))
    #expect(data.magnitudeSquared == 16 + 4096 + 4 + 49 + 64)
  }

  @Test("Writing the vector changes these variables and no others")
  func writing() {
    var wave = Wave(height: 4, phase: .zero, name: "tide", isFilled: true)
    wave.animatableData = AnimatableValues(1, 128, 3, AnimatablePair(5, 6))
    #expect(
      wave
        == Wave(
          height: 1, phase: .radians(1), depth: 3, origin: CGPoint(x: 5, y: 6), name: "tide",
          isFilled: true))
  }

  @Test("A vector that is read and written back changes nothing")
  func roundTrip() {
    var wave = Wave(height: 0.1, phase: .radians(3), depth: -1, isFilled: false)
    let copy = wave
    wave.animatableData = copy.animatableData
    #expect(wave == copy)
  }

  @Test("One variable makes a pack of one")
  func single() {
    var single = Single(amount: 3)
    let data: AnimatableValues<CGFloat> = single.animatableData
    #expect(data == AnimatableValues(3))
    single.animatableData = AnimatableValues(5)
    #expect(single.amount == 5)
  }

  @Test("What does not animate has an empty part")
  func empty() {
    var counted = Counted(amount: 2, count: 3, name: "route")
    let data: AnimatableValues<Double, EmptyAnimatableData, EmptyAnimatableData> =
      counted.animatableData
    #expect(data.magnitudeSquared == 4)
    counted.animatableData.scale(by: 2)
    #expect(counted.amount == 4)
    #expect(counted.count == 3)
    #expect(counted.name == "route")
  }

  @Test("A vector that is written by hand is the type's")
  func handwritten() {
    func doubled<Value: Animatable>(_ value: Value) -> Value {
      var value = value
      value.animatableData.scale(by: 2)
      return value
    }
    #expect(doubled(Handwritten(amount: 3, count: 4)).amount == 6)
    #expect(Handwritten.AnimatableData.self == Double.self)
  }

  @Test("Type parameters take part by what they are known to be")
  func generic() {
    var generic = Generic(value: AnimatablePair(1.0, 2.0), shape: Angle(radians: 1))
    let data: AnimatableValues<AnimatablePair<Double, Double>, Double> = generic.animatableData
    #expect(data == AnimatableValues(AnimatablePair(1, 2), 128))
    generic.animatableData.scale(by: 2)
    #expect(generic.value == AnimatablePair(2, 4))
    #expect(generic.shape == Angle(radians: 2))
  }

  @Test("A class is written through, and its observers are told")
  func reference() {
    let box = Box()
    box.animatableData = AnimatableValues(3, 4)
    #expect(box.width == 3)
    #expect(box.height == 4)
    #expect(box.changes == 1)
  }

  @Test("A type that conforms already, is isolated, public or has odd names works the same way")
  func others() async {
    #expect(halved(Conforming(amount: 3)).amount == 1.5)
    #expect(halved(Visible(amount: 5)).amount == 2.5)
    await MainActor.run { #expect(halved(Isolated(amount: 4)).amount == 2) }
    let escaped = halved(Escaped(repeat: 2, value: 4, newValue: 6))
    #expect([escaped.repeat, escaped.value, escaped.newValue] == [1, 2, 3])
  }

  private func halved<A: Animatable>(_ value: A) -> A {
    var value = value
    value.animatableData.scale(by: 0.5)
    return value
  }
}
