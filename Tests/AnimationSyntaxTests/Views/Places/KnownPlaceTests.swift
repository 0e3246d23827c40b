import AnimationSyntax
import MotionRecording
import Testing

/// The position of a `GeometryReader` in scrolled content is known if the reader is the whole content or its beginning.
@Suite("Views: frames of what is scrolled")
struct KnownPlaceTests {
  private static func app(_ view: String) -> String {
    """
    import SwiftUI
    struct Reader: View {
      var body: some View {
        GeometryReader { p in Circle().offset(y: p.frame(in: .named("s")).minY) }
      }
    }
    struct Boxed: ViewModifier {
      func body(content: Content) -> some View { content.padding(.top, 5) }
    }
    struct ContentView: View { var body: some View { \(view) } }
    """
  }

  private static func reader(_ frame: String) -> String {
    "GeometryReader { p in Circle().offset(y: \(frame)) }"
  }

  private func played(_ view: String, by distance: String = "120") throws -> PlayedViews {
    try PlayedViews(Self.app(view), doing: "scroll(by: \(distance), for: 0.5)")
  }

  @Test(
    "spaces of coordinates: what is scrolled by 120 points begins 120 points higher",
    arguments: [
      ("p.frame(in: .named(\"s\")).minY", "", 0.0),
      ("p.frame(in: .named(\"s\")).origin.y", "", 0),
      ("p.frame(in: CoordinateSpace.named(\"s\")).minY", "", 0),
      ("p.frame(in: .named(\"s\")).minY", ".padding(.top, 30)", 0),
      ("p.frame(in: .scrollView).minY", "", 0),
      ("p.frame(in: .scrollView(axis: .vertical)).minY", "", 0),
      ("p.frame(in: .global).minY", "", 0),
      ("p.frame(in: CoordinateSpace.global).minY", "", 0),
      ("p.frame(in: .global).minY", ".padding(.top, 30)", 30),
      ("p.frame(in: .global).minY", ".ignoresSafeArea()", 0),
      ("p.frame(in: .global).minY", ".frame(maxWidth: .infinity, maxHeight: .infinity)", 0),
      ("p.frame(in: .named(\"o\")).minY", ".padding(.top, 30).coordinateSpace(.named(\"o\"))", 30),
      (
        "p.frame(in: .named(\"o\")).minY",
        ".padding(10).frame(width: 300, height: 400).coordinateSpace(name: \"o\")", 10
      ),
      ("-(p.bounds(of: .scrollView)?.minY ?? 7)", "", 0),
      ("-(p.bounds(of: .named(\"s\"))?.origin.y ?? 7)", "", 0),
    ])
  func spaces(frame: String, around: String, start: Double) throws {
    let played = try played(
      "ScrollView { Text(\"a\").background(\(Self.reader(frame))) }.coordinateSpace(name: \"s\")\(around)"
    )
    played.expect(
      "Circle.offset.y", [0.4: start, 0.6: start - 24, 0.75: start - 60, 1: start - 120],
      within: 1e-6)
    #expect(!played.notes.contains { $0.contains("left out") }, "\(played.notes)")
  }

  @Test(
    "places in what is scrolled",
    arguments: [
      ("VStack { Text(\"a\") }.padding().background(Reader())", 0.0),
      ("LazyVStack { Text(\"a\") }.background { Reader() }.padding(.top, 20)", 20),
      ("VStack { Text(\"a\") }.overlay { Reader() }.padding(.vertical, 20)", 20),
      ("Reader().frame(height: 300)\nText(\"a\")", 0),
      ("VStack { Reader().frame(height: 0); Text(\"a\") }", 0),
      ("VStack(alignment: .leading, spacing: 8) { Reader().padding(.top, 6); Text(\"a\") }", 6),
      ("ZStack { LazyVStack { Text(\"a\") }; Reader() }", 0),
      ("ZStack(alignment: .top) { Text(\"a\"); Text(\"b\").background(Reader()) }", 0),
      ("VStack { Text(\"a\").modifier(Boxed()).background(Reader()) }", 0),
      ("VStack { Text(\"a\").background(Reader()).modifier(Boxed()) }", 5),
      ("Group { Reader().frame(height: 40) }", 0),
      ("Text(\"a\").background(Reader()).frame(height: 90, alignment: .top)", 0),
      ("Text(\"a\").background(Reader()).frame(minHeight: 90, alignment: .topLeading)", 0),
      ("Reader().frame(height: 40).opacity(0.5).offset(y: 0)", 0),
    ])
  func places(content: String, start: Double) throws {
    let played = try played("ScrollView { \(content) }.coordinateSpace(name: \"s\")")
    played.expect("Circle.offset.y", [0.5: start, 0.75: start - 60, 1: start - 120], within: 1e-6)
  }

  @Test(
    "elsewhere it is left out, with the reason",
    arguments: [
      "Text(\"a\"); Reader().frame(height: 10)",
      "VStack(spacing: 8) { Text(\"a\"); Reader().frame(height: 10) }",
      "VStack { Color.red.frame(height: 10); Reader().frame(height: 10) }",
      "Text(\"a\").background(Reader()).padding()",
      "Text(\"a\").background(Reader()).frame(height: 90)",
      "Text(\"a\").background(Reader()).offset(y: 3)",
      "ZStack { Color.red.frame(height: 50); Text(\"b\").background(Reader()) }",
      "Section { Reader().frame(height: 40) }", "Button { } label: { Reader() }",
    ])
  func unknownPlaces(content: String) throws {
    let played = try PlayedViews(
      Self.app("ScrollView { \(content) }.coordinateSpace(name: \"s\")"), options: ViewOptions())
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains("depends on where the view lies")
          && $0.contains("beginning of what is scrolled")
      }, "\(played.notes)")
  }

  @Test(
    "a space that no view around has, and a view that does not scroll",
    arguments: ["Reader()", "List { Reader() }.coordinateSpace(name: \"t\")"])
  func noSpace(view: String) throws {
    let played = try PlayedViews(Self.app(view), options: ViewOptions())
    #expect(
      played.notes.contains { $0.contains("is only known in spaces of coordinates around it") },
      "\(played.notes)")
  }

  @Test("what lies below a header without a size is not known on the screen, but in its own view")
  func belowHeader() throws {
    let inside = "Text(\"a\").background(\(Self.reader("p.frame(in: .global).minY")))"
    let played = try PlayedViews(
      Self.app("VStack { Text(\"Title\"); ScrollView { \(inside) } }"), options: ViewOptions())
    #expect(played.notes.contains { $0.contains("depends on where the view lies") })
    let named = try self.played(
      "VStack { Text(\"Title\"); ScrollView { Text(\"a\").background(Reader()) }.coordinateSpace(name: \"s\") }"
    )
    named.expect("Circle.offset.y", [0.5: 0, 1: -120], within: 1e-6)
  }

  @Test("of a frame the sides are known that its size gives")
  func sides() throws {
    func value(_ frame: String) throws -> PlayedViews {
      try played(
        "ScrollView { Text(\"a\").frame(width: 100, height: 80).background(\(Self.reader(frame))) }.coordinateSpace(name: \"s\")"
      )
    }
    try value("p.frame(in: .named(\"s\")).maxY").expect(
      "Circle.offset.y", [0.5: 80, 1: -40], within: 1e-6)
    try value("p.frame(in: .named(\"s\")).midY").expect(
      "Circle.offset.y", [0.5: 40, 1: -80], within: 1e-6)
    try value("p.frame(in: .named(\"s\")).size.height + p.frame(in: .scrollView).minY").expect(
      "Circle.offset.y", [0.5: 80, 1: -40], within: 1e-6)
    let unknown = try PlayedViews(
      Self.app(
        "ScrollView { Text(\"a\").background(\(Self.reader("p.frame(in: .scrollView).maxY"))) }"),
      options: ViewOptions())
    #expect(
      unknown.notes.contains { $0.contains("depends on the height of the view") },
      "\(unknown.notes)")
  }

  @Test("'.global' says that nothing is above the screen")
  func note() throws {
    let inside = "Text(\"a\").background(\(Self.reader("p.frame(in: .global).minY")))"
    let played = try played("NavigationStack { ScrollView { \(inside) } }")
    played.expect("Circle.offset.y", [0.5: 0, 1: -120], within: 1e-6)
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:") && $0.contains("a screen without bars and safe areas")
      }, "\(played.notes)")
  }

  @Test(
    "what a reader is told is handed on to functions and views",
    arguments: ["top(of: p)", "p.frame(in: .named(space)).minY", "Told(proxy: p).top"])
  func handedOn(frame: String) throws {
    let played = try PlayedViews(
      """
      struct Told { let proxy: GeometryProxy; var top: CGFloat { proxy.frame(in: .named("s")).minY } }
      struct Picture: View {
        let p: GeometryProxy
        let space = "s"
        func top(of proxy: GeometryProxy) -> CGFloat { proxy.frame(in: .named(space)).minY }
        var body: some View { Circle().offset(y: \(frame)) }
      }
      struct ContentView: View {
        var body: some View {
          ScrollView { GeometryReader { p in Picture(p: p) }.frame(height: 300) }
            .coordinateSpace(name: "s")
        }
      }
      """, doing: "scroll(by: 120, for: 0.5)")
    played.expect("Circle.offset.y", [0.5: 0, 0.75: -60, 1: -120], within: 1e-6)
  }

  @Test("a view that scrolls in one that scrolls: both are counted in the outer space")
  func nested() throws {
    let played = try PlayedViews(
      Self.app(
        """
        ScrollView {
          ScrollView(.horizontal) {
            GeometryReader { p in
              Circle().offset(x: p.frame(in: .named("s")).minX, y: p.frame(in: .named("s")).minY)
            }
            .frame(width: 40, height: 50)
          }
          .frame(height: 50, alignment: .top).accessibilityIdentifier("inner")
        }
        .frame(width: 100)
        .coordinateSpace(name: "s")
        """),
      doing: "scroll(\"ScrollView\", by: 60, for: 0.25)",
      "at(1) { scroll(\"inner\", by: CGSize(width: 20, height: 0), for: 0.25) }")
    played.expect("Circle.offset.y", [0.5: 0, 0.75: -60, 1.25: -60], within: 1e-6)
    played.expect("Circle.offset.x", [0.5: 0, 1: 0, 1.25: -20], within: 1e-6)
  }

  @Test("it is scrolled where nothing is asked for, and an animation follows what is read")
  func usualAction() throws {
    let played = try PlayedViews(
      Self.app(
        """
        ScrollView {
          GeometryReader { p in
            let y = p.frame(in: .named("s")).minY
            Circle().opacity(y < -100 ? 0 : 1)
              .animation(.linear(duration: 0.4), value: y < -100)
          }
          .frame(height: 300)
        }
        .coordinateSpace(name: "s")
        """), options: ViewOptions())
    // 300 points in half a second from 0.5 s on: 100 points are exceeded in the frame after 2/3 s.
    let begin = 0.5 + 11.0 / 60
    played.expect("Circle.opacity", [begin: 1, begin + 0.2: 0.5, begin + 0.4: 0], within: 1e-6)
    #expect(played.notes.contains { $0.contains("scrolled ScrollView at 0.5 s") })
  }
}
