import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite("Views: what apps write")
struct ViewReadingTests {
  /// Every body moves a circle from 0 to 100 in a second, from a tap at 0.5 s on.
  @Test(
    "each way to write it plays",
    arguments: [
      // Constant bindings.
      """
      struct Inner: View {
        @Binding var width: Double
        @Binding var isOn: Bool
        @State private var moved = false
        var body: some View {
          Circle().offset(x: moved && isOn ? width : 0)
            .onTapGesture { withAnimation(.linear(duration: 1)) { moved = true } }
        }
      }
      #Preview { Inner(width: .constant(100), isOn: Binding.constant(true)) }
      """,
      // A preview in the older form, which provides the arguments of a view.
      """
      struct Inner: View {
        let width: Double
        @Binding var isOn: Bool
        @State private var moved = false
        var body: some View {
          Circle().offset(x: moved && isOn ? width : 0)
            .onTapGesture { withAnimation(.linear(duration: 1)) { moved = true } }
        }
      }
      struct Inner_Previews: PreviewProvider {
        static var previews: some View { Inner(width: 100, isOn: .constant(true)) }
      }
      """,
      // Content of a generic type that a where clause constrains to views.
      """
      struct Box<Content>: View where Content: View {
        let content: () -> Content
        var body: some View { VStack { self.content() } }
      }
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          Box { Circle().offset(x: x) }.onTapGesture { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
      }
      """,
      // Empty collections, given by their types.
      """
      struct Place: Identifiable { var id: Int; var x: Double }
      struct ContentView: View {
        @State private var x = 0.0
        var places: [Place] {
          var found = [Place]()
          var seen = [Int: [Double]]()
          seen[0] = [x]
          found.append(Place(id: 0, x: seen[0]?.first ?? 0))
          return found
        }
        var body: some View {
          ForEach(places) { place in
            Circle().offset(x: place.x).onTapGesture { withAnimation(.linear(duration: 1)) { x = 100 } }
          }
        }
      }
      """,
      // Unknown values that do not move.
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          Circle().stroke(Theme.line, lineWidth: x / 10).offset(x: x).frame(width: 50, alignment: Theme.edge)
            .onTapGesture { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
      }
      """,
      // The default values of environment and device.
      """
      struct ContentView: View {
        @Environment(\\.horizontalSizeClass) private var width
        @Environment(\\.dynamicTypeSize) private var type
        @State private var x = 0.0
        var body: some View {
          if width == .compact, !type.isAccessibilitySize, UIDevice.current.userInterfaceIdiom == .phone,
            !UIAccessibility.isReduceMotionEnabled
          {
            Circle().offset(x: x).toolbar { ToolbarItem { Button("Go", action: go) } }
          }
        }
        func go() { withAnimation(.linear(duration: 1)) { x = UIScreen.main.scale * 100 / 3 } }
      }
      """,
    ])
  func forms(text: String) throws {
    let played = try PlayedViews(text, options: ViewOptions())
    played.expect("Circle.offset.x", [0.5: 0, 1: 50, 1.5: 100], within: 1e-3)
  }

  @Test("types and functions of other files are seen, whatever the order of the files")
  func files() throws {
    let view = """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Card(isOn: isOn).onTapGesture { withAnimation(Theme.quick) { isOn.toggle() } }
        }
      }
      """
    let rest = """
      enum Theme { static let quick = Animation.linear(duration: 1) }
      func far(_ isOn: Bool) -> CGFloat { isOn ? 100 : 0 }
      struct Card: View {
        let isOn: Bool
        var body: some View { Circle().offset(x: far(isOn)) }
      }
      """
    for files in [[view, rest], [rest, view]] {
      let played = try PlayedViews(files: files)
      played.expect("Circle.offset.x", [1: 50], within: 1e-3)
    }
  }

  @Test(
    "types without a view are reported as no view",
    arguments: [
      "struct Fades: ViewModifier { func body(content: Content) -> some View { content } }",
      "struct Card { var x = 0.0 }",
      "@Observable class Model { var x = 0.0 }\nfunc far() -> Double { 50 }",
    ])
  func noView(declarations: String) throws {
    let error = #expect(throws: ExpressionError.self) {
      try ScenarioFile.read("import SwiftUI\n\(declarations)", fileName: "Card.swift") { _ in "" }
    }
    #expect(error?.sentence == "there is no view to show: no type here is a View")
  }

  @Test("what a geometry effect does is evaluated in every frame")
  func effect() throws {
    let played = try PlayedViews(
      """
      struct Shake: GeometryEffect {
        var turns: CGFloat
        var animatableData: CGFloat { get { turns } set { turns = newValue } }
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: 10 * sin(turns * .pi * 2), y: size.height / 50 * turns))
        }
      }
      struct ContentView: View {
        @State private var turns = 0
        var body: some View {
          Text("Go").modifier(Shake(turns: CGFloat(turns))).onTapGesture {
            withAnimation(.linear(duration: 1)) { turns += 1 }
          }
        }
      }
      """)
    #expect(played.attributes == ["Shake.turns", "Shake.offset.x", "Shake.offset.y"])
    played.expect("Shake.offset.x", [0.75: 10, 1: 0, 1.25: -10, 1.5: 0], within: 1e-3)
    played.expect("Shake.offset.y", [1: 1, 1.5: 2], within: 1e-3)
    #expect(abs((played.row("Shake.offset.y", at: 1)?.velocity ?? 0) - 2) < 1e-3)
    #expect(played.notes.last?.contains("the size of Shake is not known") == true)
  }

  @Test("what is no view is not counted as one")
  func opaqueNames() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        var body: some View { ZStack { Theme.background; Badge(3) } }
      }
      """)
    #expect(
      played.notes.contains {
        $0.hasSuffix("'Badge' is not in the files; what it shows is left out")
      })
  }

  @Test("functions that call each other without end are reported at the position of one of them")
  func depth() throws {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(
        """
        struct ContentView: View {
          func again() -> Double { again() }
          var body: some View { Circle().offset(x: again()) }
        }
        """)
    }
    #expect(error?.location == "a.swift:2:28")
  }

  @Test(
    "what a condition that is not known would have written is not known, and nothing else is looked at"
  )
  func skippedStatements() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          Circle().offset(x: x).onTapGesture {
            if Settings.isFast {
              DispatchQueue.main.async {
                var a = CGPoint.zero; var b = CGPoint.zero; var c = CGPoint.zero
                a.x = 1; b.x = 2; c.x = a.x + b.x
                x = c.x
              }
              for i in 0..<3 { var far = CGPoint.zero; far.x = Double(i); x = far.x }
            }
            for _ in 0..<Settings.count { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { y += 1 } }
          }
          Rectangle().opacity(y)
        }
      }
      """)
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains("'Settings.isFast' is not known") && $0.contains("Circle.offset")
      })
    #expect(
      played.notes.contains {
        $0.contains("'Settings.count' is not known") && $0.contains("Rectangle.opacity")
      })
  }

  @Test(
    "operators are functions where one is expected",
    arguments: [
      ("widths.reduce(0, +)", 6.0), ("widths.reduce(1, *)", 6), ("widths.sorted(by: >)[0]", 3),
      ("widths.max(by: <)!", 3), ("widths.reduce(0, +) / 4", 1.5),
    ])
  func operators(text: String, value: Double) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        let widths: [CGFloat] = [1, 3, 2]
        var body: some View {
          Circle().offset(x: isOn ? \(text) : 0).onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
      """, options: .init())
    played.expect("Circle.offset.x", [1: value / 2], within: 1e-3)
  }

  @Test("changes that no animation reaches are said to jump")
  func jumps() throws {
    let note = "what changes jumps: no animation reaches it"
    for (action, isNoted) in [("isOn = true", true), ("withAnimation { isOn = true }", false)] {
      let played = try PlayedViews(
        """
        struct ContentView: View {
          @State private var isOn = false
          var body: some View { Circle().opacity(isOn ? 1 : 0).onTapGesture { \(action) } }
        }
        """, options: .init())
      #expect(played.notes.contains(note) == isNoted)
    }
  }

  @Test("of the cards of a stack the one on top is dragged, and where a drag starts is said")
  func topCard() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          ZStack {
            ForEach(0..<3) { i in
              Circle().offset(x: i == 2 ? x : 0).gesture(
                DragGesture().onChanged { value in
                  guard i == 2 else { return }
                  x = value.location.x
                })
            }
          }
        }
      }
      """, options: .init())
    #expect(played.attributes == ["Circle[3].offset.x"])
    #expect(played.notes.contains("where a drag starts is not known; (0, 0) is taken"))
  }
}
