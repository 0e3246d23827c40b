import AnimationSyntax
import Testing

/// Types can also be views, modifiers and styles through protocols of the app, type aliases and compositions.
@Suite("Views: conformances through protocols of the app's own")
struct ConformanceTests {
  @Test(
    "a modifier conforms through what the files declare",
    arguments: [
      ("protocol Effect: ViewModifier { var v: Double { get } }", "Effect"),
      ("protocol Base: ViewModifier {}\nprotocol Effect: Equatable, Base {}", "Effect"),
      ("protocol Effect where Self: ViewModifier {}", "Effect"),
      ("typealias Effect = ViewModifier", "Effect"),
      ("typealias Effect = Sendable & SwiftUI.ViewModifier", "Effect"),
      ("protocol Effect: AnimatableModifier {}", "Effect"),
      ("enum Space { protocol Effect: ViewModifier {} }", "Space.Effect"),
      // The declarations of a package are not in the files, but the members of a modifier show that it is one.
      ("", "Package.Effect"), ("", "Animatable, Package.Effect"),
    ])
  func modifiers(declaration: String, conformance: String) throws {
    let played = try PlayedViews(
      """
      \(declaration)
      struct Fade: \(conformance) {
        var v: Double
        func body(content: Content) -> some View {
          content.opacity(v).animation(.linear(duration: 1), value: v)
        }
      }
      struct V: View {
        @State var v = 0.0
        var body: some View {
          VStack {
            Text("A").modifier(Fade(v: v))
            Button("Go") { v = 1 }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    #expect(played.attributes == ["Text.opacity"])
    played.expect("Text.opacity", [0.5: 0, 1: 0.5, 1.5: 1])
  }

  @Test(
    "a view conforms through what the files declare",
    arguments: [
      ("protocol Screen: View {}", "Screen"),
      ("protocol Base: View {}\nprotocol Screen: Base {}", "Screen"),
      ("typealias Screen = View & Equatable", "Screen"), ("", "Package.Screen"),
    ])
  func views(declaration: String, conformance: String) throws {
    let played = try PlayedViews(
      """
      \(declaration)
      struct Shown: \(conformance) {
        var v: Double
        var body: some View { Circle().opacity(v) }
      }
      struct ContentView: View {
        @State private var on = false
        var body: some View {
          VStack {
            Shown(v: on ? 1 : 0)
            Button("Go") { withAnimation(.linear(duration: 1)) { on = true } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    #expect(played.attributes == ["Circle.opacity"])
    played.expect("Circle.opacity", [0.5: 0, 1: 0.5, 1.5: 1])
  }

  @Test("a style conforms through a protocol of the app's own")
  func styles() throws {
    let played = try PlayedViews(
      """
      protocol Style: ButtonStyle {}
      struct Pressed: Style {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
        }
      }
      struct ContentView: View {
        var body: some View { Button("Go") {}.buttonStyle(Pressed()) }
      }
      """, doing: "at(0.5) { press(\"Go\", for: 0.5) }")
    played.expect("Text.scaleEffect", [0.5: 0.5, 0.9: 0.5])
  }

  @Test("a modifier of which nothing says what it does is left out with a note")
  func unknownModifiers() throws {
    let played = try PlayedViews(
      """
      struct Fade: Package.Effect {
        var v: Double
      }
      struct V: View {
        @State var v = 0.0
        var body: some View {
          VStack {
            Text("A").modifier(Fade(v: v))
            Button("Go") { withAnimation { v = 1 } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    #expect(
      played.notes.contains { $0.contains("'Fade(v: v)' is not known; what the modifier does is") })
  }
}
