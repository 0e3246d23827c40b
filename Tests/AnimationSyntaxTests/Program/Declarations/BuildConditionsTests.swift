import AnimationSyntax
import Testing

/// The parts of an app's files that `#if` selects.
@Suite("Views: conditions of the build")
struct BuildConditionsTests {
  @Test(
    "an app is played as the debug build for an iPhone",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(visionOS)", true), ("DEBUG", true),
      ("!DEBUG", false), ("BETA", false), ("os(macOS) || os(iOS)", true),
      ("os(iOS) && !targetEnvironment(macCatalyst)", true), ("os(iOS) && os(macOS) || DEBUG", true),
      ("DEBUG || os(iOS) && os(macOS)", true), ("!(os(iOS) || os(tvOS))", false),
      ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("swift(>=6.0)", true),
      ("compiler(<5.9)", false), ("false", false), ("true", true), ("arch(arm64)", true),
    ])
  func conditions(condition: String, holds: Bool) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        #if \(condition)
        private let size = 10.0
        #else
        private let size = 20.0
        #endif
        var body: some View {
          Circle()
            #if \(condition)
            .offset(x: isOn ? size : 0)
            #else
            .offset(y: isOn ? size : 0)
            #endif
            .onTapGesture { isOn = true }
        }
      }
      """, options: .init())
    if holds {
      played.expect("Circle.offset.x", [0.5: 10])
    } else {
      played.expect("Circle.offset.y", [0.5: 20])
    }
    #expect(played.attributes.count == 1)
  }

  @Test(
    "conditions stand in chains, in bodies and in actions",
    arguments: [
      "VStack { content }\n#if os(iOS)\n.padding()\n.background(Color.red)\n#endif\n.onTapGesture { tap() }",
      "VStack { content }\n#if os(macOS)\n.hidden()\n#elseif os(iOS)\n.onTapGesture { tap() }\n#endif",
      "VStack { content }\n#if os(iOS)\n#if DEBUG\n.onTapGesture { tap() }\n#endif\n#endif",
      "VStack {\n#if os(macOS)\nText(\"a\")\n#else\ncontent\n#endif\n}.onTapGesture { tap() }",
      "VStack { content }.onTapGesture {\n#if os(iOS)\ntap()\n#else\nother()\n#endif\n}",
    ])
  func placesOfConditions(body: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var content: some View { Circle().offset(x: isOn ? 10 : 0) }
        var body: some View {
        \(body)
        }
        func tap() { isOn = true }
      }
      """, options: .init())
    #expect(played.attributes == ["Circle.offset.x"])
  }
}
