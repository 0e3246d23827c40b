import AnimationSyntax
import Testing

/// Only the part of an asymmetric transition that is played has rows.
@Suite("Views: rows of asymmetric transitions")
struct AsymmetricRowsTests {
  private static func played(_ taps: Int, showsConstants: Bool = false) throws -> PlayedViews {
    let userActions = (0..<taps).map { "at(\(Double($0) + 0.5)) { tap(\"Go\") }" }
    return try PlayedViews(
      """
      struct V: View {
        @State var on = false
        var body: some View {
          VStack {
            Button("Go") { withAnimation(.linear(duration: 0.25)) { on.toggle() } }
            if on {
              Circle().frame(width: 20, height: 20)
                .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
            }
          }
        }
      }
      """, options: ViewOptions(actions: userActions, showsConstants: showsConstants))
  }

  @Test("coming in, the other half has none")
  func insertion() throws {
    #expect(try Self.played(1).attributes == ["Circle.opacity"])
  }

  @Test("with both halves both have rows")
  func both() throws {
    let played = try Self.played(2)
    #expect(played.attributes == ["Circle.opacity", "Circle.offset.x"])
    played.expect("Circle.opacity", [0.5: 0, 0.75: 1])
    played.expect("Circle.offset.x", [0.75: 0, 1.75: -20])
  }

  @Test("constants are shown where they are asked for")
  func constants() throws {
    #expect(try Self.played(1, showsConstants: true).attributes.contains("Circle.offset.x"))
  }
}
