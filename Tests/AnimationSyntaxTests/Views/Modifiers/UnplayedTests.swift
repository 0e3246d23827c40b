import AnimationSyntax
import Testing

/// Everything that SwiftUI may move and that is not played here has a note with its position, wherever it is reached.
@Suite("Views: what is not played")
struct UnplayedTests {
  /// Shows views next to a circle that is tapped; they begin at the seventh column of the seventh line.
  private func notes(_ view: String, _ types: String = "") throws -> [String] {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var on = false
        @State private var count = 0
        var body: some View {
          VStack {
            Circle().opacity(on ? 1 : 0).onTapGesture { withAnimation { on.toggle() } }
            \(view)
          }
        }
      }
      \(types)
      """, doing: "tap(\"Circle\")"
    ).notes
  }

  @Test(
    "a modifier that is not played is named where it stands",
    arguments: [
      ("overlayPreferenceValue", ["(Key.self, content)"]),
      ("onPreferenceChange", ["(Key.self) { size = $0 }", "(Key.self, perform: update)"]),
      ("projectionEffect", ["(ProjectionTransform(transform))", "(on ? a : b)"]),
      (
        "clipShape",
        [
          "(Circle().scale(on ? 2 : 0))", "(Circle().inset(by: on ? 0 : 10))",
          "(Wave(phase: phase))",
          "(Capsule().offset(x: on ? 10 : 0))", "(Rectangle().size(width: on ? 10 : 0, height: 4))",
        ]
      ),
      (
        "scrollTransition",
        [
          " { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }",
          "(.animated) { $0.scaleEffect($1.isIdentity ? 1 : 0.5) }",
          "(axis: .horizontal) { c, p in c.offset(x: p.value * 10) }",
          "(topLeading: .interactive, bottomTrailing: .identity) { c, p in c }",
        ]
      ),
      ("onSubmit", [" { on.toggle() }", "(of: .search) { withAnimation { on = true } }", " {}"]),
      (
        "refreshable", [" { await load() }", " { withAnimation { count += 1 } }", "(action: load)"]
      ),
      (
        "contextMenu",
        [
          " { Button(\"Delete\") { on.toggle() } }", "(menuItems: { Text(\"a\") })",
          "(forSelectionType: Int.self) { _ in Button(\"x\") {} }",
        ]
      ),
      (
        "swipeActions",
        [
          " { Button(\"x\") { withAnimation { on.toggle() } } }",
          "(edge: .leading) { Button(\"x\") {} }",
        ]
      ),
      ("navigationTransition", ["(.zoom(sourceID: 1, in: space))", "(.automatic)"]),
      ("matchedTransitionSource", ["(id: 1, in: space)", "(id: item.id, in: space) { $0 }"]),
      ("matchedGeometryEffect", ["(id: 1, in: space)", "(id: \"a\", in: space, isSource: on)"]),
      (
        "symbolEffect",
        [
          "(.pulse)", "(.bounce, value: count)", "(.variableColor.iterative, isActive: on)",
          "(.bounce, options: .repeating, value: on)",
        ]
      ),
      (
        "contentTransition",
        ["(.symbolEffect(.replace))", "(.symbolEffect)", "(.symbolEffect(.automatic))"]
      ),
      ("hoverEffect", ["()", "(.lift)"]),
      ("searchable", ["(text: $query)", "(text: $query, prompt: \"a\")"]),
    ])
  func modifiers(name: String, arguments: [String]) throws {
    for written in arguments {
      let notes = try notes("Image(\"a\").\(name)\(written)")
      #expect(
        notes.contains { $0.hasPrefix("a.swift:7:18: '.\(name)' is not played: ") },
        "\(written) \(notes)")
    }
  }

  @Test(
    "a view that is not played is named where it stands",
    arguments: [
      (
        "DisclosureGroup",
        [
          "(\"More\") { Text(\"a\") }", "(isExpanded: $on) { Text(\"a\") } label: { Text(\"b\") }",
          "(\"More\", isExpanded: $on) { Circle() }", " { Text(\"a\") } label: { Text(\"b\") }",
        ]
      ),
      (
        "Canvas",
        [" { context, size in context.fill(p, with: .color(.red)) }", "(opaque: true) { _, _ in }"]
      ),
      ("ViewThatFits", [" { Text(\"long\"); Text(\"a\") }", "(in: .horizontal) { Circle() }"]),
      ("TabView", [" { Text(\"a\"); Text(\"b\") }", "(selection: $count) { Text(\"a\").tag(0) }"]),
      ("UnevenRoundedRectangle", ["(topLeadingRadius: on ? 20 : 0)", "(cornerRadii: radii)"]),
    ])
  func views(name: String, arguments: [String]) throws {
    for written in arguments {
      let notes = try notes("\(name)\(written)")
      #expect(
        notes.contains { $0.hasPrefix("a.swift:7:7: '\(name)' is not played: ") },
        "\(written) \(notes)")
    }
  }

  @Test(
    "what lists let a person do is named",
    arguments: [
      "onDelete { items.remove(atOffsets: $0) }", "onDelete(perform: remove)", "onMove { _, _ in }",
    ])
  func lists(modifier: String) throws {
    let name = modifier.prefix { $0.isLetter }
    let notes = try notes("ForEach(0..<3) { i in Text(\"a\") }.\(modifier)")
    #expect(notes.contains { $0.hasPrefix("a.swift:7:41: '.\(name)' is not played: ") }, "\(notes)")
  }

  @Test(
    "a view of another framework is named, and which one it is",
    arguments: [
      ("UIViewRepresentable", "UIKit"), ("UIViewControllerRepresentable", "UIKit"),
      ("NSViewRepresentable", "AppKit"), ("WKInterfaceObjectRepresentable", "WatchKit"),
    ])
  func bridges(protocolName: String, framework: String) throws {
    let notes = try notes("Web(url: \"a\")", "struct Web: \(protocolName) { let url: String }")
    #expect(
      notes.contains("a.swift:7:7: 'Web' is not played: what \(framework) draws is not known"))
  }

  @Test("an idiom that cannot be set off says how its state can")
  func remedy() throws {
    let all = try notes("Text(\"a\").refreshable { on.toggle() }")
    #expect(all.contains { $0.hasSuffix("(--do 'at(0.5) { STATE = VALUE }' has the same effect)") })
  }

  @Test(
    "what cannot change moves nothing and is no note",
    arguments: [
      ".clipShape(Circle())", ".clipShape(Capsule().inset(by: 4))", ".clipShape(.circle)",
      ".transformEffect(CGAffineTransform(scaleX: 2, y: 1))", ".transformEffect(.identity)",
      ".clipShape(.rect(cornerRadius: 10))", ".clipShape(RoundedRectangle(cornerRadius: 10))",
    ])
  func still(modifier: String) throws {
    #expect(try notes("Circle()\(modifier)").isEmpty)
  }

  @Test("how a sheet comes and goes is left out where it is shown")
  func sheets() throws {
    func isNoted(_ view: String) throws -> Bool {
      try notes(view).contains { $0.contains("'.sheet' is not played") }
    }
    #expect(try isNoted("Text(\"a\").sheet(isPresented: $on) { Text(\"b\") }"))
    #expect(try !isNoted("Text(\"a\").sheet(isPresented: .constant(false)) { Text(\"b\") }"))
    #expect(
      try !isNoted("Text(\"a\").sheet(item: $item) { _ in Circle().animation(.bouncy, value: on) }")
    )
  }

  @Test("an equal note is one note that says how often")
  func count() throws {
    let notes = try notes(
      "Text(\"a\").symbolEffect(.pulse); Text(\"b\").symbolEffect(.pulse).symbolEffect(.bounce)")
    #expect(
      notes == [
        "a.swift:7:17 and 2 other places: '.symbolEffect' is not played: "
          + "no motion of the effects of symbols is documented"
      ])
  }

  @Test(
    "another screen is told where it is shown, and left out where that is not known",
    arguments: [
      (".sheet(isPresented: .constant(true)) { Capsule() }", "'.sheet' is not played"),
      (
        ".fullScreenCover(item: .constant(3)) { _ in Capsule() }",
        "'.fullScreenCover' is not played"
      ),
      (".popover(isPresented: $store.shows) { Capsule() }", "what '.popover' shows is left out"),
      (".sheet(isPresented: Foo.shown) { Capsule() }", "what '.sheet' shows is left out"),
      (".sheet(isPresented: .constant(false)) { Capsule() }", nil),
      (".sheet(isPresented: $isShown) { Capsule() }", nil),
    ] as [(String, String?)])
  func screens(modifier: String, note: String?) throws {
    let notes = try PlayedViews(
      """
      struct ContentView: View {
        @Bindable var store: Store
        @State private var isShown = false
        var body: some View { Text("a")\(modifier) }
      }
      """, options: .init()
    ).notes
    #expect(
      notes.contains { $0.contains("is not played") || $0.contains("shows is left out") }
        == (note != nil))
    #expect(note.map { note in notes.contains { $0.contains(note) } } ?? true, "\(notes)")
  }

  @Test(
    "what a link leads to is not shown before it is followed; its label is",
    arguments: [
      "NavigationLink { Moving() } label: { Text(\"Next\") }",
      "NavigationLink(\"Next\") { Moving() }",
      "NavigationLink(destination: Moving()) { Text(\"Next\") }",
      "NavigationLink(value: 3) { Text(\"Next\") }",
    ])
  func links(link: String) throws {
    let moving = """
      struct Moving: View {
        @State private var isOn = false
        var body: some View { Circle().scaleEffect(isOn ? 2 : 1).onAppear { withAnimation { isOn = true } } }
      }
      """
    let view = "struct ContentView: View { var body: some View { NavigationStack { VIEW } } }\n"
    let options = ViewOptions(root: "ContentView", actions: ["at(0.5) {}"])
    let played = try PlayedViews(view.replacing("VIEW", with: link) + moving, options: options)
    #expect(played.attributes.isEmpty)
    let label = link.replacing("Moving()", with: "Text(\"a\")").replacing(
      "Text(\"Next\")", with: "Moving()")
    let shown = try PlayedViews(view.replacing("VIEW", with: label) + moving, options: options)
    #expect(shown.attributes.isEmpty == link.hasPrefix("NavigationLink(\"Next\")"))
  }

  @Test(
    "a transition that is not known is no fade",
    arguments: [
      ".transition(Tokens.slide)", ".transition(isOn ? Tokens.slide : .scale)",
      ".transition(.tokenSlide)", ".transition(Tokens.make(3))",
    ])
  func transitions(modifier: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack { Button("Go") { withAnimation { isOn.toggle() } }; if isOn { Circle()\(modifier) } }
        }
      }
      """, options: .init())
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("transition") || $0.contains("tokenSlide") })
  }

  @Test(
    "what a link reads moves as anything else",
    arguments: [
      "Link(destination: place) { Circle().scaleEffect(isOn ? 2 : 1) }",
      "ShareLink(item: place) { Circle().scaleEffect(isOn ? 2 : 1) }",
      "NavigationLink(value: 3) { Circle().scaleEffect(isOn ? 2 : 1) }",
      "Link(\"Site\", destination: place); Circle().scaleEffect(isOn ? 2 : 1)",
    ])
  func labels(link: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        let place = URL(string: "https://example.com")!
        var body: some View {
          VStack { Button("Go") { withAnimation(.linear(duration: 0.1)) { isOn = true } }; \(link) }
        }
      }
      """, options: .init())
    played.expect("Circle.scaleEffect", [0.5: 1, 0.6: 2], within: 1e-4)
  }
}
