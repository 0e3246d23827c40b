import AnimationSyntax
import MotionRecording
import Testing

/// The rows of whole views whose changes trigger each other.
@Suite("Views: worked examples of sequences")
struct ViewSequenceExamplesTests {
  @Test("9: an endless pulse")
  func endless() throws {
    let played = try PlayedViews(
      ViewExamplesTests.view(
        """
        Circle().scaleEffect(p ? 1.2 : 1).opacity(p ? 0.5 : 1).onAppear {
          withAnimation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true)) { p = true } }
        """, states: "@State var p = false"))
    played.expect(
      "Circle.scaleEffect",
      [0.4: 1.1, 0.8: 1.2, 49.0 / 60: 1.2, 50.0 / 60: 1.1998344421386717, 1.2: 1.1071760177612304])
    played.expect("Circle.opacity", [1.2: 0.7320599555969238, 10: 0.9115128517150879])
    #expect(played.rows.last?.time == 10)
    #expect(
      played.animations(of: "Circle.opacity") == [
        ".easeInOut(duration: 0.8).repeatForever(autoreverses: true)"
      ])
  }

  @Test("11: a heart in phases")
  func phases() throws {
    let played = try PlayedViews(
      "enum Phase { case rest, up, down }\n"
        + ViewExamplesTests.view(
          """
          Image(systemName: "heart").phaseAnimator([Phase.rest, .up, .down], trigger: tapped) {
            $0.scaleEffect($1 == .up ? 1.4 : 1).offset(y: $1 == .up ? -30 : $1 == .down ? 6 : 0)
          } animation: {
            switch $0 {
            case .up: .spring(duration: 0.3, bounce: 0.4)
            case .down: .easeIn(duration: 0.15)
            case .rest: .bouncy
            }
          }.onTapGesture { tapped.toggle() }
          """, states: "@State private var tapped = false"))
    played.expect(
      "Image.scaleEffect",
      [0.6: 1.3347698147475513, 0.8: 1.402576174205643, 0.9: 1.1940832856978467])
    #expect(played.row("Image.scaleEffect", at: 0.8)?.event == "logicallyComplete+combine")
    played.expectEnd("Image.scaleEffect", 0.95)
    played.expect("Image.offset.y", [0.6: -25.107736106066355, 0.95: 6, 1: 5.057087174004925])
    played.expectEnd("Image.offset.y", 121.0 / 60)
  }

  @Test("13: a stack that moves for ever")
  func stack() throws {
    let played = try PlayedViews(
      """
      struct Stack: View {
        let names: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
        @State private var isApart = false
        var body: some View {
          ZStack {
            ForEach(0..<names.count, id: \\.self) {
              Rectangle().fill(names[$0]).frame(width: 100, height: 100)
                .cornerRadius(isApart ? CGFloat($0) * 25.0 : CGFloat($0) * 1.0)
                .offset(x: isApart ? CGFloat($0) * 25.0 : CGFloat($0) * -25.0, y: CGFloat($0) * 10.0)
            }
            .onAppear {
              withAnimation(.easeInOut(duration: 1).delay(0.5).repeatForever(autoreverses: true)) { isApart.toggle() }
            }
          }
        }
      }
      """)
    played.expect(
      "Rectangle[6].cornerRadius",
      [
        0: 5, 0.5: 5, 1: 65, 1.5: 125, 2: 125, 122.0 / 60: 124.93648529052734,
        152.0 / 60: 61.55418395996094, 10: 48.05919647216797,
      ])
    played.expect("Rectangle[2].offset.x", [1: 0, 152.0 / 60: -1.4357566833496094])
    played.expect("Rectangle[6].offset.x", [1: 0, 152.0 / 60: -7.178783416748047])
    #expect(!played.attributes.contains("Rectangle[1].cornerRadius"))
    #expect(!played.attributes.contains { $0.hasSuffix("offset.y") })
    #expect(played.rows.last?.time == 10)
  }

  @Test("14: a completion that turns back")
  func completion() throws {
    let played = try PlayedViews(
      ViewExamplesTests.view(
        """
        Button {
          withAnimation(.interpolatingSpring(stiffness: 170, damping: 10)) { isUp.toggle() } completion: {
            withAnimation(.bouncy(extraBounce: 0.4)) { isUp = false } }
        } label: {
          Text("up").rotationEffect(.degrees(isUp ? -45 : 0), anchor: .bottomLeading).scaleEffect(isUp ? 1.5 : 1)
        }
        """, states: "@State private var isUp = false"))
    played.expect(
      "Text.rotationEffect",
      [
        0.6: -24.635804218952078, 0.9: -46.881307310226966, 59.0 / 60: -42.15269888742635,
        1.2: 13.168632834007559,
      ])
    #expect(
      played.row("Text.rotationEffect", at: 59.0 / 60)?.event == "logicallyComplete+merge")
    played.expectEnd("Text.rotationEffect", 221.0 / 60)
    played.expect("Text.scaleEffect", [0.6: 1.2737311579883563, 1.2: 0.8536818573999162])
    played.expectEnd("Text.scaleEffect", 143.0 / 60)
  }

  @Test("15: letters that flip one after the other")
  func letters() throws {
    let played = try PlayedViews(
      ViewExamplesTests.view(
        """
        HStack(spacing: 0) {
          ForEach(0..<word.count, id: \\.self) { place in
            Text(String(word[place])).rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
              .animation(.default.delay(Double(place) * 0.1), value: angle)
          }
        }
        Button { angle = (angle == .zero) ? 360 : .zero } label: { Text("Flip") }
        """, states: "let word = Array(\"Hello\")\n@State private var angle = Double.zero"))
    played.expect(
      "Text[1].rotation3DEffect", [0.6: 133.47430140452798, 0.8: 320.4130893641395])
    played.expectEnd("Text[1].rotation3DEffect", 118.0 / 60)
    played.expect("Text[2].rotation3DEffect", [0.8: 259.6600138909784])
    played.expectEnd("Text[2].rotation3DEffect", 124.0 / 60)
    played.expect("Text[5].rotation3DEffect", [1: 133.47430140452798])
    played.expectEnd("Text[5].rotation3DEffect", 142.0 / 60)
    #expect(played.attributes.count == 5)
  }
}
