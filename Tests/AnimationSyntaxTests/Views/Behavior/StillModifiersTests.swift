import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// Modifiers that cannot move anything are known by name, with a reason; an unknown modifier is left out with a note.
@Suite("Views: modifiers that move nothing")
struct StillModifiersTests {
  private func notes(_ modifier: String, _ types: String = "") throws -> [String] {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var on = false
        var body: some View {
          Circle().opacity(on ? 1 : 0).onTapGesture { withAnimation { on.toggle() } }
            .\(modifier)
        }
      }
      \(types)
      """, doing: "tap(\"Circle\")"
    ).notes
  }

  @Test("an app's own EmptyModifier does what it says")
  func ownEmptyModifier() throws {
    let played = try PlayedViews(
      """
      struct EmptyModifier: ViewModifier {
        @State private var on = false
        func body(content: Content) -> some View {
          content.offset(x: on ? 10 : 0)
            .onTapGesture { withAnimation(.linear(duration: 0.1)) { on.toggle() } }
        }
      }
      struct ContentView: View {
        var body: some View { Circle().modifier(EmptyModifier()) }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.6: 10])
  }

  @Test("every modifier is in one list, and every list has a reason")
  func lists() {
    var seen: Set<String> = []
    for (reason, names) in StillModifiers.reasons {
      #expect(!reason.isEmpty)
      #expect(seen.isDisjoint(with: names), "\(seen.intersection(names))")
      seen.formUnion(names)
    }
    #expect(seen.isDisjoint(with: StillModifiers.compared))
    seen.formUnion(StillModifiers.compared)
    for other in [
      Set(Unplayed.modifiers.keys), ViewKinds.looks, ViewKinds.arrangingModifiers,
      ViewKinds.presenting, ViewKinds.unanimated, Set(MovingModifiers.all.keys),
    ] {
      #expect(seen.isDisjoint(with: other), "\(seen.intersection(other))")
    }
  }

  @Test(
    "a modifier that moves nothing is no note, whatever it says",
    arguments: [
      "accessibilityHidden(on)", "accessibilityLabel(\"a\")", "accessibilityAction { on.toggle() }",
      "navigationTitle(on ? \"a\" : \"b\")", "navigationBarTitleDisplayMode(.inline)",
      "toolbar(.hidden, for: .navigationBar)", "keyboardType(.numberPad)", "listStyle(.plain)",
      "pickerStyle(.segmented)", "tag(on ? 1 : 2)", "allowsHitTesting(!on)",
      "contentShape(Circle())",
      "sensoryFeedback(.impact, trigger: on)", "font(.title)", "drawingGroup()", "clipped()",
      "preference(key: Key.self, value: on)", "modifier(EmptyModifier())",
      "modifier(EmptyModifier.identity)",
      "labelStyle(.iconOnly)", "gaugeStyle(.accessoryCircular)",
      "gaugeStyle(LinearCapacityGaugeStyle())",
      "progressViewStyle(.circular)",
      "buttonStyle(.borderedProminent)", "buttonStyle(PlainButtonStyle())", "help(\"a\")",
      "fixedSize()", "ignoresSafeArea()", "environmentObject(model)", "underline()",
      "presentationDetents([.medium])", "tabItem { Label(\"a\", systemImage: \"b\") }",
    ])
  func silent(modifier: String) throws {
    #expect(try notes(modifier).isEmpty)
  }

  @Test(
    "a modifier that nobody knows, and an overload that nobody has, are left out",
    arguments: [
      ("shimmer()", "'.shimmer'"), ("shimmering(active: on)", "'.shimmering'"),
      ("cornerRadius(20, corners: [.topLeft])", "'.cornerRadius(_:corners:)'"),
      ("frame(size: 40)", "'.frame(size:)'"), ("onTapGesture()", "'.onTapGesture()'"),
      ("animation()", "'.animation()'"), ("onChange(on) { _ in }", "'.onChange(_:) { … }'"),
    ])
  func unknown(modifier: String, name: String) throws {
    let notes = try notes(modifier)
    #expect(
      notes.contains("a.swift:5:8: \(name) is not known; it is left out"), "\(notes)")
  }

  @Test("several are one note with their places")
  func several() throws {
    #expect(
      try notes("shimmer().glow().shimmer()") == [
        "2 modifiers are not known; they are left out: '.shimmer' (a.swift:5:8 and 1 other place), "
          + "'.glow' (a.swift:5:18)"
      ])
  }

  @Test(
    "a style of the app's own that is not played, or that no file declares, is left out",
    arguments: [
      (
        "listStyle(Own())",
        "'.listStyle' is not played: what such a style makes is not known"
      ),
      (
        "menuStyle(Own())",
        "'.menuStyle' is not played: what such a style makes is not known"
      ),
      ("buttonStyle(.bouncing)", "'.bouncing' is not known; what the style does is left out"),
      ("buttonStyle(Bouncing())", "'Bouncing(…)' is not known; what the style does is left out"),
    ])
  func styles(modifier: String, note: String) throws {
    let notes = try notes(modifier, "struct Own: LabelStyle, ProgressViewStyle {}")
    #expect(notes.contains { $0.hasSuffix(note) }, "\(notes)")
  }

  @Test("a style that the files add to the protocol plays")
  func ownStyle() throws {
    let played = try PlayedViews(
      """
      struct Bouncing: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
            .animation(.linear(duration: 0.1), value: configuration.isPressed)
        }
      }
      extension ButtonStyle where Self == Bouncing { static var bouncing: Bouncing { Bouncing() } }
      struct ContentView: View {
        var body: some View { Button("Go") {}.buttonStyle(.bouncing) }
      }
      """, doing: "press(\"Go\", for: 0.4)")
    #expect(played.value("Text.scaleEffect", at: 0.8) == 0.5)
    #expect(played.notes.isEmpty)
  }

  @Test(
    "a label that no platform has is an error",
    arguments: [
      ("offset(w: 10)", "'offset' has no parameter 'w'; it has 'x' and 'y'"),
      ("position(u: 1, y: 2)", "'position' has no parameter 'u'; it has 'x' and 'y'"),
      ("scaleEffect(w: 2)", "'scaleEffect' has no parameter 'w'"),
      ("blur(radus: 2)", "'blur' has no parameter 'radus'; did you mean 'radius'?"),
    ])
  func labels(modifier: String, sentence: String) throws {
    let error = #expect(throws: ExpressionError.self) { try notes(modifier) }
    #expect(error?.sentence.hasPrefix(sentence) == true, "\(error?.sentence ?? "")")
    #expect(error?.location?.hasPrefix("a.swift:5:") == true)
  }

  @Test(
    "a label that some platform has is none",
    arguments: ["offset(z: 10)", "frame(depth: 4)", "frame(maxWidth: .infinity)"])
  func platforms(modifier: String) throws {
    #expect(throws: Never.self) { try notes(modifier) }
  }

  @Test(
    "a modifier of what only turns out to be a view is compared, or not known",
    arguments: [
      ("$0.bold()", nil), ("$0.font(.title)", nil),
      ("$0.fontWeight(isOn ? .bold : .light)", "fontWeight"),
      ("$0.italic().lineLimit(2)", nil), ("$0.underline(isOn)", "underline"),
      ("$0.help(\"a\")", nil),
      ("$0.shimmer()", "'.shimmer' is not known"),
    ] as [(String, String?)])
  func late(change: String, note: String?) throws {
    let played = try PlayedViews(
      """
      extension View {
        func with<Result: View>(_ change: (Self) -> Result) -> some View { change(self) }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Text("a").with { \(change) }.offset(x: isOn ? 10 : 0)
            .onTapGesture { withAnimation { isOn = true } }
        }
      }
      """, doing: "tap()")
    #expect(played.attributes == ["Text.offset.x"], "\(played.attributes)")
    #expect(played.notes.count == (note == nil ? 0 : 1), "\(played.notes)")
    if let note { #expect(played.notes[0].contains(note), "\(played.notes)") }
  }
}
