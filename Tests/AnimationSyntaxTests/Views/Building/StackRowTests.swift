import AnimationSyntax
import MotionRecording
import Testing

/// The positions of the views of a stack if their sizes and spacings are numbers.
@Suite("Views: places in stacks")
struct StackRowTests {
  private static let reader =
    "GeometryReader { p in Circle().offset(x: p.frame(in: .named(\"s\")).minX, y: p.frame(in: .named(\"s\")).minY) }"

  private func played(_ axes: String, _ content: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Card: View {
        var body: some View { Color.red.frame(width: 30, height: 50) }
      }
      struct Row<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
      }
      struct ContentView: View {
        var body: some View {
          ScrollView(\(axes)) { \(content.replacing("READER", with: Self.reader)) }
            .coordinateSpace(name: "s")
        }
      }
      """,
      doing: axes == ".horizontal"
        ? "scroll(by: CGSize(width: 10, height: 0))" : "scroll(by: 10)")
  }

  @Test(
    "down",
    arguments: [
      ("VStack(spacing: 8) { Card(); READER.frame(height: 10) }", 58.0),
      ("VStack(spacing: 8) { Card(); Card().padding(.top, 4); READER.frame(height: 10) }", 120),
      ("VStack(spacing: 8) { Color.red.frame(height: 20).padding(5); READER }", 38),
      ("VStack(spacing: 8) { Group { Card(); Card() }; READER }", 116),
      ("VStack(spacing: 8) { ForEach(0..<3) { _ in Card() }; READER }", 174),
      ("VStack(spacing: 8) { Row { Card() }; READER }", 58),
      ("VStack(spacing: 8) { Row { Card(); Card() }; READER }", 116),
      ("VStack(spacing: 8) { VStack(spacing: 2) { Card(); Card() }.padding(1); READER }", 112),
      ("VStack(spacing: 8) { Card().padding(.bottom, 3); READER.padding(.top, 2) }", 63),
      ("VStack(spacing: 8) { EmptyView(); Card(); if true { READER } }", 58),
      ("VStack(spacing: 0) { Card().frame(height: 20); READER }", 20),
    ])
  func down(content: String, start: Double) throws {
    let played = try played(".vertical", content)
    played.expect("Circle.offset.y", [0.5: start, 1: start - 10], within: 1e-6)
  }

  @Test(
    "across, as the cards of a carousel",
    arguments: [
      ("HStack(spacing: 20) { Card(); READER.frame(width: 40, height: 50) }.padding(30)", 80.0),
      ("LazyHStack(spacing: 20) { Card(); Card(); READER.frame(width: 40) }", 100),
      ("HStack(spacing: 20) { Card(); Text(\"a\").frame(width: 10); READER }", 80),
    ])
  func across(content: String, start: Double) throws {
    let reader = "GeometryReader { p in Circle().offset(x: p.frame(in: .named(\"s\")).minX) }"
    let played = try played(".horizontal", content.replacing("READER", with: reader))
    played.expect("Circle.offset.x", [0.5: start, 1: start - 10], within: 1e-6)
  }

  @Test("each card of a carousel begins a card and a spacing after the one before it")
  func cards() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack(spacing: 20) {
              ForEach(0..<3) { _ in
                GeometryReader { p in
                  Circle().rotation3DEffect(
                    .degrees(p.frame(in: .global).minX / -20), axis: (x: 0, y: 1, z: 0))
                }
                .frame(width: 280, height: 300)
              }
            }
            .padding(.horizontal, 40)
          }
        }
      }
      """, doing: "scroll(by: CGSize(width: 100, height: 0), for: 0.5)")
    // 40, 340 and 640 points, a twentieth of each, and 5 degrees more after 100 points.
    for (index, angle) in [-2.0, -17, -32].enumerated() {
      played.expect(
        "Circle[\(index + 1)].rotation3DEffect", [0.5: angle, 1: angle + 5], within: 1e-6)
    }
  }

  @Test(
    "after what takes room that is not known nothing is",
    arguments: [
      "VStack(spacing: 8) { Text(\"a\"); READER.frame(height: 10) }",
      "VStack { Card(); READER }", "VStack(spacing: 8) { Card().padding(); READER }",
      "VStack(spacing: 8) { Card().frame(minHeight: 60); READER }",
      "VStack(spacing: 8) { Group { Card(); Card() }.padding(3); READER }",
      "VStack(spacing: 8) { Row { Card(); Card() }.padding(3); READER }",
      "LazyVGrid(columns: []) { READER }",
    ])
  func unknown(content: String) throws {
    let played = try PlayedViews(
      """
      struct Card: View { var body: some View { Color.red.frame(width: 30, height: 50) } }
      struct Row<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
      }
      struct ContentView: View {
        var body: some View {
          ScrollView { \(content.replacing("READER", with: Self.reader)) }.coordinateSpace(name: "s")
        }
      }
      """, options: ViewOptions())
    #expect(
      played.notes.contains {
        $0.contains("frame(in:).min") && $0.contains("depends on where the view lies")
      }, "\(played.notes)")
  }

  @Test("a header that grows moves what is below it")
  func growing() throws {
    let played = try PlayedViews(
      """
      struct Header: View {
        @Binding var isLarge: Bool
        var body: some View {
          Color.red.frame(height: isLarge ? 80 : 50).onTapGesture { isLarge.toggle() }
            .accessibilityIdentifier("header")
        }
      }
      struct ContentView: View {
        @State private var isLarge = false
        var body: some View {
          ScrollView { VStack(spacing: 0) { Header(isLarge: $isLarge); \(Self.reader) } }
            .coordinateSpace(name: "s")
        }
      }
      """, doing: "tap(\"header\")", "at(1) { scroll(by: 10, for: 0.5) }")
    played.expect("Circle.offset.y", [0.4: 50, 0.6: 80, 1.5: 70], within: 1e-6)
  }
}
