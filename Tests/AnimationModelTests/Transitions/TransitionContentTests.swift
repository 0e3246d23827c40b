import AnimationModel
import Testing

@Suite("Transition content")
struct TransitionContentTests {
  @Test("what is done in turn is put together")
  func effect() {
    let content = TransitionContent().opacity(0.5).offset(x: 1, y: 2).scaleEffect(2, anchor: .top)
      .blur(radius: 3).opacity(0.5).offset(widths: 1, heights: -1).scaleEffect(x: 3)
      .blur(radius: 4)
    #expect(
      content.effect
        == TransitionEffect(
          opacity: 0.25, offset: TransitionOffset(x: 1, y: 2, widths: 1, heights: -1),
          scaleX: 6, scaleY: 2, anchor: .center, blurRadius: 7))
  }

  @Test("turns in space and changes of colors are put together, too")
  func spaceAndColors() {
    let content = TransitionContent().rotation3DEffect(.degrees(10), axis: (x: 0, y: 5, z: 0))
      .rotation3DEffect(.degrees(5), axis: (x: 3, y: -4, z: 0), anchor: .top)
      .rotation3DEffect(.degrees(5), axis: (x: 0, y: 0, z: 0))
      .hueRotation(.degrees(20)).hueRotation(.degrees(30)).brightness(0.25).brightness(0.5)
      .contrast(0.5).contrast(0.5).saturation(2).saturation(0.25).grayscale(0.5).grayscale(0.5)
    #expect(
      content.effect
        == TransitionEffect(
          rotation3D: RotationIn3D(x: 3, y: 6),
          colors: TransitionColors(
            hueDegrees: 50, brightness: 0.75, contrast: 0.25, saturation: 0.5, color: 0.25)))
    #expect(content.effect.body(content: TransitionContent()).effect == content.effect)
  }

  @Test("an offset in widths and heights is one in points for a view of a size")
  func resolution() {
    let offset = TransitionOffset(x: 1, y: 2, widths: 0.5, heights: -1)
    #expect(offset.resolved(in: ViewSize(width: 50, height: 30)) == TransitionOffset(x: 26, y: -28))
  }

  @Test("an animation is for what its body does, unless that has one of its own")
  func animation() {
    let content = TransitionContent().opacity(0).animation(.linear) { content in
      content.offset(x: 1).animation(nil) { $0.blur(radius: 2) }
    }.scaleEffect(2)
    #expect(content.parts.map(\.change.kind) == [.opacity, .offset, .blur, .scale])
    #expect(content.parts.map(\.animation) == [.none, .some(.linear), .some(nil), .none])
  }
}
