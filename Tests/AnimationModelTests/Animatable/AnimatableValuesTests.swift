import AnimationModel
import Testing

@Suite("AnimatableValues")
struct AnimatableValuesTests {
  @Test("arithmetic is part by part")
  func arithmetic() {
    let values = AnimatableValues(3.0, 4.0)
    #expect(values.magnitudeSquared == 25)
    var doubled = values
    doubled.scale(by: 2)
    #expect(doubled == AnimatableValues(6.0, 8.0))
    #expect(doubled.magnitudeSquared == 100)
    #expect(doubled - values == values)
    #expect(values + .zero == values)
    #expect(values != doubled)
  }

  @Test("parts may differ in type and nest")
  func mixed() {
    let values = AnimatableValues(Float(1), AnimatablePair(2.0, 3.0), AnimatableValues(4.0))
    #expect(values.magnitudeSquared == 30)
  }

  @Test("an empty pack takes no room and weighs nothing")
  func empty() {
    let values = AnimatableValues()
    #expect(values == .zero)
    #expect(values.magnitudeSquared == 0)
    #expect(MemoryLayout.size(ofValue: values) == 0)
  }

  @Test("it moves as a pair does")
  func moves() {
    var values = RunningAnimation(.bouncy, value: AnimatableValues(10.0, -4.0))
    var pair = RunningAnimation(.bouncy, value: AnimatablePair(10.0, -4.0))
    for frame in 0..<100 {
      let time = Double(frame) / 60
      let left = values.covered(at: time)
      let right = pair.covered(at: time)
      #expect(left?.value.0 == right?.first)
      #expect(left?.value.1 == right?.second)
    }
  }
}
