import TestSupport
import Testing

/// What is reached and not played fails a strict run, with its place.
@Suite struct ViewNotesTests {
  private func run(_ source: String, _ options: String...) throws -> ToolRunner.Run {
    let folder = try TemporaryFolder()
    try folder.write(Array(source.utf8), to: "A.swift")
    return try kymo(["scenario", "A.swift"] + options, in: folder.path)
  }

  private static let moving =
    "Circle().offset(x: on ? 50 : 0).onTapGesture { withAnimation { on.toggle() } }"

  private static func view(_ body: String) -> String {
    """
    import SwiftUI
    struct V: View {
      @State var on = false
      var body: some View {
        \(body)
      }
    }

    """
  }

  @Test func whatIsLeftOutIsNamedWithItsPlace() throws {
    let source = Self.view(
      Self.moving
        + "\n  .overlayPreferenceValue(K.self) { v in if on { Text(\"x\").transition(.scale) } }"
        + "\n  .backgroundPreferenceValue(K.self) { v in Rectangle().scaleEffect(on ? 2 : 1) }")
    let notes = try run(source, "--do", "tap()")
    #expect(notes.status == 0)
    #expect(
      notes.errorText == """
        kymo: note: A.swift:6:4: '.overlayPreferenceValue' is not played: preferences are not collected \
        (what is in it plays in '.overlay { … }')
        kymo: note: A.swift:7:4: '.backgroundPreferenceValue' is not played: preferences are not collected \
        (what is in it plays in '.background { … }')

        """)
    let strict = try run(source, "--do", "tap()", "--strict")
    #expect(strict.status == 65 && strict.outputText.isEmpty)
    #expect(strict.errorText.split(separator: "\n").count == 2, "\(strict.errorText)")
  }

  @Test func aRunThatPlaysEverythingPassesStrictly() throws {
    let strict = try run(Self.view(Self.moving), "--do", "tap()", "--strict")
    #expect(strict.status == 0 && strict.errorText.isEmpty, "\(strict.errorText)")
  }

  @Test func aLabelThatNoPlatformHasIsRefused() throws {
    let refused = try run(Self.view("Circle().offset(w: on ? 10 : 0)"))
    #expect(refused.status == 65)
    #expect(
      refused.errorText.hasPrefix(
        "kymo: error: A.swift:5:21: 'offset' has no parameter 'w'; it has 'x' and 'y'\n"),
      "\(refused.errorText)")
    #expect(refused.errorText.hasSuffix("^\n"))
  }

  @Test func theAnimationOfATransitionIsCalledAsItIsWritten() throws {
    let run = try run(
      Self.view(
        "VStack { if on { Circle().transition(.opacity.animation(.linear(duration: 0.2))) }; "
          + "Button(\"Go\") { on.toggle() } }"), "--do", "tap()")
    let names = Set(rows(run.outputText).filter { $0[1] == "Circle.opacity" }.map { $0[5] })
    #expect(names.subtracting([""]) == [".linear(duration: 0.2)"])
  }

  @Test(
    arguments: [
      ("#if DEBUG\nclass A {}\n#endif\n", "a file with '#if' is no scenario"),
      (
        "#if os(macOS)\nstruct A: View { var body: some View { Circle() } }\n#endif\n",
        "a file with '#if' is no scenario"
      ),
    ])
  func aFileWithConditionsIsNoScenario(source: String, words: String) throws {
    let refused = try run(source)
    #expect(refused.status == 65 && refused.errorText.contains(words), "\(refused.errorText)")
  }

  @Test(
    arguments: [
      ("context.animate { view.alpha = 1 }", "'animate { … }' is no animation"),
      (".zoom { context in context.view }", "'zoom { … }' is no animation"),
    ])
  func aClosureThatIsNoAnimationSaysWhatItIs(line: String, words: String) throws {
    let refused = try kymo("plot", line)
    #expect(refused.status == 65 && refused.errorText.contains(words), "\(refused.errorText)")
  }
}
