import Kymograph
import Testing

@Suite("What animatable properties are made of")
struct AnimatableSynthesisTests {
  @Test("A vector is its own data, even if it is animatable as well")
  func vectors() {
    #expect(AnimatableSynthesis.data(of: 2.5) == 2.5)
    #expect(AnimatableSynthesis.data(of: CGFloat(2.5)) == CGFloat(2.5))
    #expect(AnimatableSynthesis.data(of: AnimatablePair(1.0, 2.0)) == AnimatablePair(1, 2))
    var number = 1.0
    AnimatableSynthesis.setData(of: &number, to: 3)
    #expect(number == 3)
    var pair = AnimatablePair(1.0, 2.0)
    AnimatableSynthesis.setData(of: &pair, to: AnimatablePair(3, 4))
    #expect(pair == AnimatablePair(3, 4))
  }

  @Test("An animatable value has its vector")
  func animatable() {
    var angle = Angle(radians: 1)
    #expect(AnimatableSynthesis.data(of: angle) == 128)
    AnimatableSynthesis.setData(of: &angle, to: 256)
    #expect(angle.radians == 2)
  }

  @Test("Anything else has nothing, and setting that does nothing")
  func others() {
    var text = "text"
    #expect(AnimatableSynthesis.data(of: text) == EmptyAnimatableData())
    #expect(AnimatableSynthesis.data(of: 3) == EmptyAnimatableData())
    #expect(AnimatableSynthesis.data(of: Double?.none) == EmptyAnimatableData())
    AnimatableSynthesis.setData(of: &text, to: EmptyAnimatableData())
    #expect(text == "text")
  }
}
