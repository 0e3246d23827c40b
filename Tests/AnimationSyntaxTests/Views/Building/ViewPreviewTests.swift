import AnimationSyntax
import Testing

/// The content of a preview, and the views that may write its values.
@Suite("Views: previews")
struct ViewPreviewTests {
  private static let dot = """
    struct Dot: View {
      @Binding var isOn: Bool
      var body: some View {
        Circle().scaleEffect(isOn ? 2 : 1).animation(.linear(duration: 1), value: isOn)
          .onTapGesture { isOn.toggle() }
      }
    }
    """

  @Test(
    "states of a preview are states",
    arguments: [
      "@Previewable @State var on = false; Dot(isOn: $on)",
      "@Previewable @State var on = false\nVStack { Dot(isOn: $on); Text(\"a\") }",
      "@Previewable @State var on: Bool = false; return Dot(isOn: $on).padding()",
    ])
  func states(preview: String) throws {
    let played = try PlayedViews("\(Self.dot)\n#Preview { \(preview) }", options: .init())
    played.expect("Circle.scaleEffect", [0.5: 1, 1: 1.5, 1.5: 2], within: 1e-6)
    let written = try PlayedViews(
      "\(Self.dot)\n#Preview { \(preview) }", doing: "at(1) { on = true }")
    written.expect("Circle.scaleEffect", [1: 1, 1.5: 1.5, 2: 2], within: 1e-6)
  }

  @Test(
    "a preview whose body has its label is one too",
    arguments: [
      "#Preview(body: { Dot(size: 3) })", "#Preview(\"Big\", body: { Dot(size: 3) })",
      "#Preview(\"Big\", traits: .sizeThatFitsLayout, body: {\n  Dot(size: 3)\n})",
    ])
  func bodies(preview: String) throws {
    let played = try PlayedViews(
      """
      struct Dot: View {
        var size: Double
        @State private var isOn = false
        var body: some View { Circle().offset(x: isOn ? size : 0).onTapGesture { isOn = true } }
      }
      \(preview)
      """, options: .init())
    played.expect("Circle.offset.x", [0.45: 0, 0.5: 3])
  }

  @Test("a property that a preview's state gives follows it")
  func properties() throws {
    let played = try PlayedViews(
      """
      struct Dot: View {
        var size: Double
        var body: some View { Circle().offset(x: size) }
      }
      #Preview {
        @Previewable @State var size = 1.0
        Dot(size: size).onTapGesture { withAnimation(.linear(duration: 1)) { size = 3 } }
      }
      """, options: .init())
    played.expect("Circle.offset.x", [0.5: 1, 1: 2, 1.5: 3], within: 1e-6)
  }

  @Test(
    "the script writes to a constant binding, which the app does not",
    arguments: [
      "Dot(isOn: .constant(false))", "ZStack { Color.black; Dot(isOn: .constant(false)) }",
    ])
  func constants(preview: String) throws {
    let text = "\(Self.dot)\n#Preview { \(preview) }"
    let tapped = try PlayedViews(text, options: .init())
    #expect(tapped.attributes.isEmpty)
    let written = try PlayedViews(text, doing: "at(0.5) { isOn = true }; at(2) { isOn = false }")
    written.expect("Circle.scaleEffect", [0.5: 1, 1: 1.5, 1.5: 2, 2.5: 1.5, 3: 1], within: 1e-6)
  }

  @Test(
    "in a view of another file a preview shows its own",
    arguments: [
      "#Preview { Device { Card() } }",
      "#Preview { Device(.phone) { model in Card(model: model) }.padding() }",
      "#Preview { Group { Device(content: { Card() }) } }",
      "struct Card_Previews: PreviewProvider { static var previews: some View { Device { Card() } } }",
    ])
  func wrappers(preview: String) throws {
    let played = try PlayedViews(
      """
      struct Card: View {
        var model: Model?
        @State private var isOn = false
        var body: some View {
          Shelf { Capsule().onTapGesture { isOn.toggle() } }
          Circle().offset(x: isOn ? 10 : 0).onTapGesture { isOn.toggle() }
        }
      }
      \(preview)
      """, options: .init())
    played.expect("Circle.offset.x", [0.45: 0, 0.5: 10])
    #expect(
      played.notes.contains(
        "a.swift:5:5: 'Shelf' is not in the files; what it shows is left out"))
    #expect(
      played.notes.contains {
        $0.hasSuffix("'Device' is not in the files; only what is inside of it is played")
      }, "\(played.notes)")
  }

  @Test("what the script writes to an animatable view moves")
  func animatable() throws {
    let played = try PlayedViews(
      """
      struct Wave: View, Animatable {
        var phase: Double
        var animatableData: Double { get { phase } set { phase = newValue } }
        var body: some View { Circle().offset(x: phase * 10) }
      }
      #Preview { Wave(phase: 0) }
      """, doing: "at(0.5) { withAnimation(.linear(duration: 1)) { phase = 1 } }")
    played.expect("Wave.phase", [0.5: 0, 1: 0.5, 1.5: 1], within: 1e-6)
    played.expect("Circle.offset.x", [0.5: 0, 1: 5, 1.5: 10], within: 1e-6)
  }
}
