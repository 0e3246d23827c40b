import TestSupport
import Testing

/// Code that is reached but not played fails a strict run, with its place.
@Suite(.runsPrograms) struct ViewNotesTests {
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
        + "\n  .symbolEffect(.pulse)"
        + "\n  .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }")
    let notes = try run(source, "--do", "tap()")
    #expect(notes.status == 0)
    #expect(
      notes.errorText == """
        kymo: note: A.swift:6:4: '.symbolEffect' is not played: no motion of the effects of symbols is documented
        kymo: note: A.swift:7:4: '.scrollTransition' is not played: which views are in sight is not computed

        """)
    let strict = try run(source, "--do", "tap()", "--strict")
    #expect(strict.status == 65 && strict.outputText.isEmpty)
    #expect(strict.errorText.split(separator: "\n").count == 2, "\(strict.errorText)")
  }

  /// Ten notes are printed, and the number of the others.
  @Test(arguments: [(10, nil), (11, "1 more note"), (13, "3 more notes")] as [(Int, String?)])
  func otherNotesAreCounted(count: Int, words: String?) throws {
    let texts = (0..<count).map { "Circle().opacity(on ? 1 : store.alpha\($0))" }
    let source = Self.view("VStack {\n\(Self.moving)\n\(texts.joined(separator: "\n"))\n}")
    let lines = try run(source, "--do", "tap(\"Circle[1]\")").errorText.split(separator: "\n")
    #expect(lines.count == min(count, 10) + (words == nil ? 0 : 1), "\(lines)")
    if let words { #expect(lines.last.map(String.init) == "kymo: note: \(words) (--notes all)") }
    let all = try run(source, "--do", "tap(\"Circle[1]\")", "--notes", "all").errorText
    #expect(all.split(separator: "\n").count == count)
  }

  @Test func aRunThatPlaysEverythingPassesStrictly() throws {
    let strict = try run(Self.view(Self.moving), "--do", "tap()", "--strict")
    #expect(strict.status == 0 && strict.errorText.isEmpty, "\(strict.errorText)")
  }

  /// Each note has its place in line 5 of the file, and the thing that it leaves out.
  @Test(
    arguments: [
      (
        "Circle().opacity(on ? 1 : store.alpha).onTapGesture { withAnimation { on.toggle() } }",
        "A.swift:5:31: 'store.alpha' is not known; Circle.opacity is left out (--set 'store.alpha=VALUE')"
      ),
      (
        "Circle().opacity(on ? 1 : 0).onTapGesture { if store.isBusy { return }; on.toggle() }",
        "A.swift:5:52: 'store.isBusy' is not known; what is inside of 'if', what follows it and Circle.opacity "
          + "are left out (--set 'store.isBusy=VALUE')"
      ),
      (
        "VStack { if store.isOn { Circle().opacity(on ? 1 : 0) } }.onTapGesture { on.toggle() }",
        "A.swift:5:17: 'store.isOn' is not known; what is inside of 'if' is left out (--set 'store.isOn=VALUE')"
      ),
      (
        "Circle().opacity(on ? 1 : 0).animation(store.motion, value: on).onTapGesture { on.toggle() }",
        "A.swift:5:44: 'store.motion' is not known; Circle.opacity is left out (--set 'store.motion=VALUE')"
      ),
    ])
  func aValueThatIsNotKnownFailsAStrictRun(body: String, note: String) throws {
    let loose = try run(Self.view(body), "--do", "tap()")
    #expect(loose.status == 0)
    #expect(loose.errorText.contains("kymo: note: \(note)\n"), "\(loose.errorText)")
    let strict = try run(Self.view(body), "--do", "tap()", "--strict")
    #expect(strict.status == 65 && strict.outputText.isEmpty)
    #expect(strict.errorText.contains(note), "\(strict.errorText)")
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
