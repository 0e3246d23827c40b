import AnimationSyntax
import Testing

/// `#if swift(…)` and `#if compiler(…)` around code that the parser need not understand.
@Suite("Views: text for other versions of Swift")
struct OtherVersionsTests {
  private static let view = """
    struct ContentView: View {
      @State private var isOn = false
      var body: some View { Circle().offset(x: isOn ? 10 : 0).onTapGesture { isOn = true } }
    }
    """

  @Test(
    "what another version would read may be no Swift",
    arguments: [
      "#if swift(<5.9)\nextension Color { static var a = 1 } }\n#endif",
      "#if compiler(<6)\nfunc ( {\n#else\nlet a = 1\n#endif",
      "#if swift(>=5.5)\nlet a = 1\n#else\n}}} ((\n#endif",
      "#if !compiler(>=5.5)\n]]\n#endif",
      "#if swift(<5)\n#if os(iOS)\n{{\n#else\n}\n#endif\n#endif",
      "#if os(iOS)\n  #if swift(<4.2) // an old one\n  )\n  #endif\nlet a = 1\n#endif",
      "#if swift(<4)\n{\n#elseif swift(<5)\n{{\n#elseif swift(>=5)\nlet a = 1\n#else\n{{{\n#endif",
    ])
  func others(block: String) throws {
    for text in [block + "\n" + Self.view, Self.view + "\n" + block] {
      let played = try PlayedViews(text, doing: "tap(\"Circle\")")
      played.expect("Circle.offset.x", [0.45: 0, 0.5: 10])
    }
  }

  @Test(
    "what this version reads is read, and has to be Swift",
    arguments: [
      "#if swift(>=5.9)\n}\n#endif", "#if os(macOS)\n}\n#endif",
      "#if swift(<5.9)\n#else\n}\n#endif",
      "#if swift(<5.9) || os(iOS)\n}\n#endif", "#if swift(<5.9)\n#endif\n}",
    ])
  func own(block: String) {
    #expect(throws: (any Error).self) {
      try PlayedViews(Self.view + "\n" + block, doing: "tap(\"Circle\")")
    }
  }

  @Test("places stay what they are")
  func places() throws {
    let played = try PlayedViews(
      """
      #if swift(<5.9)
      let a = }
      #endif
      struct ContentView: View { var body: some View { Circle().opacity(store.level) } }
      """)
    #expect(played.notes.contains { $0.contains("a.swift:4:67: 'store.level' is not known") })
  }
}
