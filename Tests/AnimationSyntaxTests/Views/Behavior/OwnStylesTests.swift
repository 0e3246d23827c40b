import AnimationSyntax
import MotionRecording
import Testing

/// Views in styles of the app other than those of buttons and toggles.
@Suite("Views: styles of the app's own")
struct OwnStylesTests {
  private func played(
    _ view: String, _ style: String, _ body: String, more: String = ""
  ) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Own: \(style)Style {
        var isOn = false
        func makeBody(configuration: Configuration) -> some View { \(body) }
      }
      extension \(style)Style where Self == Own { static func own(_ isOn: Bool) -> Own { Own(isOn: isOn) } }
      struct ContentView: View {
        @State private var isOn = false
        @State private var part = 1.0
        var body: some View {
          VStack {
            \(view)
            Ellipse().onTapGesture { isOn = true; part = 3 }
          }
        }
      }
      \(more)
      """, options: ViewOptions(actions: ["tap(\"Ellipse\")"]), end: 2)
  }

  /// Content that moves from 0 to 10 in a second.
  private static let animation = ".animation(.linear(duration: 1), value: isOn)"

  @Test(
    "what a style makes moves, and nothing else of the view",
    arguments: [
      (
        "Label(\"Hi\", systemImage: \"star\").labelStyle(Own(isOn: isOn))", "Label",
        "configuration.icon.offset(x: isOn ? 10 : 0)", "Image.offset.x"
      ),
      (
        "Label(\"Hi\", systemImage: \"star\").labelStyle(.own(isOn))", "Label",
        "HStack { configuration.icon; configuration.title.offset(x: isOn ? 10 : 0) }",
        "Text.offset.x"
      ),
      (
        "Label { Circle() } icon: { Capsule() }.labelStyle(.own(isOn))", "Label",
        "HStack { configuration.icon; configuration.title.offset(x: isOn ? 10 : 0) }",
        "Circle.offset.x"
      ),
      (
        "GroupBox(\"Hi\") { Circle() }.groupBoxStyle(.own(isOn))", "GroupBox",
        "VStack { configuration.label.offset(x: isOn ? 10 : 0); configuration.content }",
        "Text.offset.x"
      ),
      (
        "GroupBox { Circle() } label: { Capsule() }.groupBoxStyle(.own(isOn))", "GroupBox",
        "VStack { configuration.label; configuration.content.offset(x: isOn ? 10 : 0) }",
        "Circle.offset.x"
      ),
      (
        "LabeledContent(\"Hi\") { Circle() }.labeledContentStyle(.own(isOn))", "LabeledContent",
        "VStack { configuration.label; configuration.content.offset(x: isOn ? 10 : 0) }",
        "Circle.offset.x"
      ),
      (
        "Label(\"Hi\", systemImage: \"star\").labelStyle(.own(isOn))", "Label",
        "Label(configuration).offset(x: isOn ? 10 : 0)", "Label.offset.x"
      ),
      (
        "Label(\"Hi\", systemImage: \"star\").labelStyle(.own(isOn))", "Label",
        "Label { configuration.title.offset(x: isOn ? 10 : 0) } icon: { configuration.icon }",
        "Text.offset.x"
      ),
    ])
  func styles(view: String, style: String, body: String, row: String) throws {
    let played = try played(view, style, "(\(body))\(Self.animation)")
    #expect(played.attributes == [row], "\(played.notes)")
    played.expect(row, [0.5: 0, 1: 5, 1.5: 10], within: 1e-3)
    #expect(played.notes.isEmpty, "\(played.notes)")
  }

  @Test(
    "a progress is the part of the whole",
    arguments: [
      ("ProgressView(value: part, total: 4)", 0.25, 0.75),
      ("ProgressView(\"Hi\", value: part / 4)", 0.25, 0.75),
      ("ProgressView()", 0, 0),
    ])
  func progress(view: String, first: Double, last: Double) throws {
    let played = try PlayedViews(
      """
      struct Own: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          Capsule().scaleEffect(configuration.fractionCompleted ?? 0)
            .animation(.linear(duration: 1), value: configuration.fractionCompleted)
        }
      }
      struct ContentView: View {
        @State private var part = 1.0
        var body: some View {
          VStack { \(view).progressViewStyle(Own()); Ellipse().onTapGesture { part = 3 } }
        }
      }
      """, options: ViewOptions(actions: ["tap(\"Ellipse\")"], showsConstants: true), end: 2)
    #expect(!played.attributes.contains { $0.hasPrefix("ProgressView") })
    let middle = (first + last) / 2
    played.expect("Capsule.scaleEffect", [0: first, 1: middle, 1.5: last], within: 1e-3)
  }

  /// The bounds of the value are those of `GaugeStyleConfiguration.value`, 0 and 1.
  @Test(
    "a gauge's value is the part of its bounds",
    arguments: [
      ("Gauge(value: part, in: 0...4) { Circle() }", 0.25, 0.75),
      ("Gauge(value: part, in: -1...3) { Circle() }", 0.5, 1),
      ("Gauge(value: part / 4) { Circle() } currentValueLabel: { Ellipse() }", 0.25, 0.75),
      ("Gauge(value: part, in: 2...2.5) { Circle() }", 0, 1),
      ("Gauge(value: part, in: 3...3) { Circle() }", 0, 0),
    ])
  func gauges(view: String, first: Double, last: Double) throws {
    let played = try PlayedViews(
      """
      struct Own: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          Capsule().scaleEffect(configuration.value)
            .animation(.linear(duration: 1), value: configuration.value)
        }
      }
      struct ContentView: View {
        @State private var part = 1.0
        var body: some View {
          VStack { \(view).gaugeStyle(Own()); Ellipse().onTapGesture { part = 3 } }
        }
      }
      """, options: ViewOptions(actions: ["tap(\"Ellipse\")"], showsConstants: true), end: 2)
    #expect(!played.attributes.contains { $0.hasPrefix("Gauge") })
    let middle = (first + last) / 2
    played.expect("Capsule.scaleEffect", [0: first, 1: middle, 1.5: last], within: 1e-3)
  }

  @Test(
    "a gauge's labels are in its style, where it has them",
    arguments: [
      ("label", "Circle.offset.x"), ("currentValueLabel", "Text.offset.x"),
      ("minimumValueLabel", "Image.offset.x"), ("maximumValueLabel", "Rectangle.offset.x"),
    ])
  func gaugeLabels(part: String, row: String) throws {
    let view = """
      Gauge(value: 0.5) { Circle() } currentValueLabel: { Text("Hi") }
        minimumValueLabel: { Image("min") } maximumValueLabel: { Rectangle() }
        .gaugeStyle(.own(isOn))
      """
    let body = "VStack { configuration.\(part).offset(x: isOn ? 10 : 0) }\(Self.animation)"
    let played = try played(view, "Gauge", body)
    #expect(played.attributes == [row], "\(played.notes)")
    played.expect(row, [0.5: 0, 1: 5, 1.5: 10], within: 1e-3)
  }

  @Test(
    "a group is opened by what its style does",
    arguments: [
      "configuration.isExpanded.toggle()", "configuration.isExpanded = true",
      "configuration.$isExpanded.wrappedValue = true",
    ])
  func groups(action: String) throws {
    let played = try PlayedViews(
      """
      struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Button { withAnimation(.linear(duration: 1)) { \(action) } } label: { configuration.label }
            Capsule().offset(x: configuration.isExpanded ? 10 : 0)
            if configuration.isExpanded { configuration.content.transition(.opacity) }
          }
        }
      }
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          DisclosureGroup("More", isExpanded: $isOpen) { Circle() }.disclosureGroupStyle(Fold())
        }
      }
      """, options: ViewOptions(), end: 3)
    #expect(played.attributes == ["Capsule.offset.x", "Circle.opacity"], "\(played.notes)")
    played.expect("Capsule.offset.x", [0.5: 0, 1: 5, 1.5: 10], within: 1e-3)
    played.expect("Circle.opacity", [1: 0.5, 1.5: 1], within: 1e-3)
    #expect(!played.notes.contains { $0.contains("is not played") }, "\(played.notes)")
  }

  @Test(
    "without one, and with one of the system's, it is what it was",
    arguments: [
      "", ".labelStyle(.iconOnly)", ".labelStyle(TitleOnlyLabelStyle())",
      ".labelStyle(.titleAndIcon)",
    ])
  func system(modifier: String) throws {
    let played = try played(
      "Label(\"Hi\", systemImage: \"star\")\(modifier).offset(x: isOn ? 10 : 0)\(Self.animation)",
      "Label", "EmptyView()")
    #expect(played.attributes == ["Label.offset.x"], "\(played.notes)")
    #expect(played.notes.isEmpty, "\(played.notes)")
  }

  @Test("one that nobody declares has a note")
  func unknown() throws {
    let played = try played(
      "Label(\"Hi\", systemImage: \"star\").labelStyle(.glow)", "Label", "EmptyView()")
    #expect(
      played.notes.contains { $0.contains("what the style does is left out") }, "\(played.notes)")
  }
}
