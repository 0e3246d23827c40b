import AnimationSyntax
import MotionRecording
import Testing

@testable import AnimationSyntax

/// Arguments that are not played: their changes are reported, whatever their values are.
@Suite("Views: arguments that are compared")
struct NoticedArgumentTests {
  private func played(_ view: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          ZStack {
            \(view)
            Capsule().opacity(isOn ? 1 : 0)
              .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          }
        }
      }
      """, doing: "tap(\"Capsule\")")
  }

  @Test(
    "of modifiers that move, what their numbers do not depend on",
    arguments: [
      (
        "Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [isOn ? 4 : 8]))",
        "Circle.stroke.dash"
      ),
      ("Circle().stroke(style: StrokeStyle(miterLimit: isOn ? 4 : 8))", "Circle.stroke.miterLimit"),
      (
        "Circle().strokeBorder(style: StrokeStyle(lineCap: isOn ? .round : .butt))",
        "Circle.strokeBorder.lineCap"
      ),
      (
        "Circle().rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0), perspective: isOn ? 1 : 0)",
        "Circle.rotation3DEffect.perspective"
      ),
      (
        "Circle().rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0), anchorZ: isOn ? 1 : 0)",
        "Circle.rotation3DEffect.anchorZ"
      ),
      ("Circle().frame(width: 40, alignment: isOn ? .top : .bottom)", "Circle.frame.alignment"),
      ("Circle().blur(radius: 2, opaque: isOn)", "Circle.blur.opaque"),
      ("Circle().cornerRadius(2, antialiased: isOn)", "Circle.cornerRadius.antialiased"),
      ("Circle().border(isOn ? .red : .blue, width: 2)", "Circle.border.color"),
    ])
  func moving(view: String, attribute: String) throws {
    let played = try played(view)
    #expect(played.attributes == ["Capsule.opacity"])
    #expect(
      played.notes.contains { $0.hasPrefix("a.swift:5:7: \(attribute) has no rows: ") },
      "\(played.notes)")
  }

  @Test(
    "of other modifiers, where views hang and what bars and lists look like",
    arguments: [
      (
        "Circle().overlay(alignment: isOn ? .top : .bottom) { Text(\"a\") }",
        "Circle.overlay.alignment"
      ),
      (
        "Circle().background(alignment: isOn ? .top : .bottom) { Text(\"a\") }",
        "Circle.background.alignment"
      ),
      ("Circle().mask(alignment: isOn ? .top : .bottom) { Text(\"a\") }", "Circle.mask.alignment"),
      (
        "Circle().overlay(Text(\"a\"), alignment: isOn ? .top : .bottom)",
        "Circle.overlay.alignment"
      ),
      (
        "Circle().safeAreaInset(edge: .top, spacing: isOn ? 4 : 8) { Text(\"a\") }",
        "Circle.safeAreaInset.spacing"
      ),
      ("Circle().toolbar(isOn ? .hidden : .visible, for: .tabBar)", "Circle.toolbar"),
      ("Circle().navigationBarHidden(isOn)", "Circle.navigationBarHidden"),
      ("Circle().statusBarHidden(isOn)", "Circle.statusBarHidden"),
      ("Circle().listRowSeparator(isOn ? .hidden : .visible)", "Circle.listRowSeparator"),
      ("Circle().badge(isOn ? 1 : 2)", "Circle.badge"),
    ])
  func hanging(view: String, attribute: String) throws {
    let played = try played(view)
    #expect(
      played.notes.contains { $0.hasPrefix("a.swift:5:7: \(attribute) has no rows: ") },
      "\(played.notes)")
  }

  @Test(
    "of views, all but what is read, gone through or not seen",
    arguments: [
      ("Spacer(minLength: isOn ? 4 : 8)", "Spacer.minLength"),
      ("Label(\"a\", systemImage: isOn ? \"b\" : \"c\")", "Label.systemImage"),
      (
        "RoundedRectangle(cornerRadius: 4, style: isOn ? .circular : .continuous)",
        "RoundedRectangle.style"
      ),
      ("HStack(alignment: isOn ? .top : .bottom) { Circle() }", "HStack.alignment"),
      ("Image(systemName: \"wifi\", variableValue: isOn ? 1 : 0)", "Image.variableValue"),
      ("Button(\"Go\", role: isOn ? .destructive : nil) { }", "Button.role"),
      ("Slider(value: .constant(1), in: 0...(isOn ? 2 : 3))", "Slider.in"),
    ])
  func views(view: String, attribute: String) throws {
    let played = try played(view)
    #expect(
      played.notes.contains { $0.hasPrefix("a.swift:5:7: \(attribute) has no rows: ") },
      "\(played.notes)")
  }

  @Test(
    "what is drawn or shown by closures and shapes is told where it may change",
    arguments: [
      ("Path { $0.addLine(to: CGPoint(x: isOn ? 1 : 0, y: 0)) }", "'Path' is not played"),
      (
        "Circle().background(in: Capsule(style: isOn ? .circular : .continuous))",
        "'.background(in:)' is not played"
      ),
      ("Circle().tabItem { Image(systemName: isOn ? \"a\" : \"b\") }", "'.tabItem' is not played"),
    ])
  func shapes(view: String, note: String) throws {
    let played = try played(view)
    #expect(
      played.notes.contains { $0.hasPrefix("a.swift:5:") && $0.contains(note) }, "\(played.notes)")
  }

  @Test(
    "what stays as it is, and what nobody sees, is not told",
    arguments: [
      "Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 8]))",
      "Circle().stroke(.red, style: .init(lineWidth: isOn ? 2 : 3, lineCap: .round, dash: [4, 8]))",
      "Circle().stroke(style: .init(lineWidth: 2, dash: [4, 8], dashPhase: isOn ? 12 : 0))",
      "Spacer(minLength: 4)",
      "Circle().tag(isOn).allowsHitTesting(isOn).accessibilityHidden(isOn)",
      "Circle().navigationTitle(isOn ? \"a\" : \"b\")",
      "Circle().overlay(alignment: .top) { Text(\"a\") }",
      "Circle().toolbar(.hidden, for: .tabBar)", "Label(\"a\", systemImage: \"b\")",
      "Path { $0.addLine(to: CGPoint(x: 1, y: 0)) }", "Circle().contentShape(Circle())",
    ])
  func silent(view: String) throws {
    #expect(try played(view).notes.isEmpty)
  }

  @Test(
    "the corners of shapes play wherever they stand",
    arguments: [
      (
        "RoundedRectangle(cornerSize: CGSize(width: isOn ? 8 : 4, height: 2))",
        "RoundedRectangle.cornerSize.width"
      ),
      (
        "Circle().background(.red, in: RoundedRectangle(cornerRadius: isOn ? 8 : 4))",
        "Circle.cornerRadius"
      ),
      ("Circle().background(.red, in: .rect(cornerRadius: isOn ? 8 : 4))", "Circle.cornerRadius"),
      ("Circle().clipShape(.rect(cornerRadius: isOn ? 8 : 4))", "Circle.cornerRadius"),
    ])
  func corners(view: String, attribute: String) throws {
    try played(view).expect(attribute, [0.5: 4, 1: 6, 1.5: 8])
  }

  @Test(
    "a part that is not known leaves out what depends on it, and nothing else",
    arguments: [
      ("Circle().stroke(.red, style: StrokeStyle(lineWidth: isOn ? model.width : 5))", true),
      ("Circle().rotation3DEffect(.degrees(isOn ? 90 : 0), axis: (x: model.x, y: 0, z: 0))", true),
      ("Circle().stroke(style: StrokeStyle(lineWidth: 5, dashPhase: model.phase))", true),
      ("Circle().stroke(style: StrokeStyle(lineWidth: isOn ? 4 : 5, dash: model.dash))", false),
    ])
  func unknownParts(view: String, isLeftOut: Bool) throws {
    let played = try played(view)
    #expect(
      played.notes.contains { $0.contains("'model.") && $0.contains("left out") } == isLeftOut,
      "\(played.notes)")
    #expect(played.attributes.contains("Circle.stroke.lineWidth") == !isLeftOut)
  }

  @Test("what a form's numbers depend on is found by asking for them")
  func unread() throws {
    let stroke = try #require(MovingModifiers.all["stroke"])
    let parts = stroke.overloads.map { stroke.unread(in: $0).count }
    // The color, the cap, the join, the limit, the dashes, and antialiasing.
    #expect(parts == [2, 6, 1, 5])
    let frame = try #require(MovingModifiers.all["frame"])
    #expect(frame.unread(in: frame.overloads[0]) == [.init(parameter: 2, part: nil)])
    let padding = try #require(MovingModifiers.all["padding"])
    #expect(padding.overloads.allSatisfy { padding.unread(in: $0).isEmpty })
  }
}
