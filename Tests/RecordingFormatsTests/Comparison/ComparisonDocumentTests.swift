import AnimationModel
import MotionComparison
import MotionRecording
import RecordingFormats
import TestSupport
import Testing

@Suite struct ComparisonDocumentTests {
  private func pair(
    _ first: Subject, _ second: Subject, to target: Double = 1, span: Double? = nil,
    limits: DifferenceLimits = DifferenceLimits()
  ) throws -> ComparisonDocument.Pair {
    let recorder = Recorder(to: target, span: span)
    return ComparisonDocument.Pair(
      ComparisonDocument.Origin(name: "A", text: "old"),
      ComparisonDocument.Origin(name: "B", text: "new"),
      MotionDifference(
        try recorder.course(of: first, name: "A"), try recorder.course(of: second, name: "B")),
      limits: limits)
  }

  private func document(
    _ first: Animation, _ second: Animation, limits: DifferenceLimits = DifferenceLimits()
  ) throws -> ComparisonDocument {
    ComparisonDocument(
      .pair(try pair(.animation(first), .animation(second), limits: limits)), limits: limits,
      clock: .continuous)
  }

  static let verdicts: [(Subject, Subject, String)] = [
    (.animation(.bouncy), .animation(.bouncy), "B moves as A does."),
    (.animation(.bouncy), .animation(.bouncy.delay(0.25)), "B is A, 0.25 s later."),
    (.animation(.bouncy.delay(0.25)), .animation(.bouncy), "B is A, 0.25 s earlier."),
    (
      .animation(.linear(duration: 0.35)), .animation(.linear(duration: 0.5)),
      "B is 0.15 s later to its target and settles 0.15 s later."
    ),
    (
      .animation(.snappy), .animation(.bouncy),
      "B is 0.15 s earlier to its target, overshoots 3.8 % more and settles 0.15 s later."
    ),
    (
      .animation(.bouncy), .spring(Spring(duration: 0.5, bounce: 1)),
      "B is 0.14 s earlier to its target, overshoots 96 % more and never settles, which A does at "
        + "0.52 s."
    ),
    (
      .animation(.easeIn(duration: 0.4)), .animation(.easeOut(duration: 0.4)),
      "B settles 0.028 s earlier."
    ),
    (
      .unitCurve(.linear), .unitCurve(.easeInOut),
      "B settles 0.062 s earlier."
    ),
    (.easing(.easeInOut), .unitCurve(.easeInOut), "B moves as A does, but for rounding."),
  ]

  @Test(arguments: verdicts.indices)
  func theVerdictSaysItInOneSentence(_ index: Int) throws {
    let (first, second, sentence) = Self.verdicts[index]
    #expect(try pair(first, second).verdict == sentence)
  }

  @Test func aMotionThatNeedNotOvershootIsCompared() throws {
    let there = try pair(.animation(.smooth), .animation(.bouncy)).verdict
    #expect(there.contains("overshoots by 4.2 %, as A does not"), "\(there)")
    let back = try pair(.animation(.bouncy), .animation(.smooth)).verdict
    #expect(back.contains("does not overshoot, as A does by 4.2 %"), "\(back)")
  }

  @Test func textAlignsItsColumns() throws {
    let lines = try document(.snappy, .bouncy).text().split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    #expect(lines[0] == "A  old" && lines[1] == "B  new")
    #expect(lines.contains { $0.hasPrefix("  overshoot ") && $0.contains("+3.754 %") })
    let table = lines.drop { !$0.hasSuffix("change") }.prefix { !$0.isEmpty }
    #expect(table.count > 10 && Set(table.map(\.count)).count == 1)
    #expect(lines.contains { $0.hasPrefix("  best shift: B is ") })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func coloursAreAddedAndNothingElse() throws {
    let limits = DifferenceLimits(value: .absolute(0.01))
    let document = try document(.snappy, .bouncy, limits: limits)
    let colored = document.text(usesColor: true)
    #expect(colored.contains("\u{1B}[31mnot within the limits\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == document.text())
  }

  @Test func everyDocumentIsJSON() throws {
    for (first, second, _) in Self.verdicts {
      let document = ComparisonDocument(
        .pair(try pair(first, second)), limits: DifferenceLimits(), clock: .continuous)
      let value = try JSONValue(Array(document.json.utf8))
      guard case .object(let members) = value else {
        Issue.record("a document is an object")
        continue
      }
      #expect(members.map(\.name) == ["schema", "version", "clock", "comparisons"])
      #expect(!document.json.contains("nan") && !document.json.contains("inf,"))
    }
  }

  @Test func filesAreToldNameByName() throws {
    let changed = try pair(.animation(.snappy), .animation(.bouncy))
    let same = try pair(.animation(.snappy), .animation(.snappy))
    let entries: [ComparisonDocument.Entry] = [
      .changed(name: "card|a", changed), .unchanged(name: "fade", same),
      .added(name: "glow", text: ".linear"), .removed(name: "toast", text: ".smooth"),
    ]
    let document = ComparisonDocument(
      .files(entries, first: "old.txt", second: "new.txt"),
      limits: DifferenceLimits(value: .relative(0.5)), clock: .frames(rate: 60))
    let text = document.text()
    #expect(
      text.hasPrefix(
        """
        new.txt against old.txt: 1 changed, 1 added, 1 removed, 1 unchanged
          on frames of 60 Hz

        changed: card|a

        """))
    #expect(text.contains("added: glow\n  .linear\n") && text.contains("removed: toast\n"))
    #expect(text.contains("unchanged: fade\n"))
    #expect(document.breachSentences == ["toast: there is no such motion any more"])
    let markdown = document.markdown
    #expect(markdown.contains("| <code>card&#124;a</code> | B is 0.15 s earlier"))
    #expect(markdown.contains("| <code>toast</code> | removed: <code>.smooth</code> | |"))
    #expect(markdown.contains("- **toast: there is no such motion any more**"))
    // Every row of a table has as many cells as its heading.
    for table in markdown.split(separator: "\n\n") where table.hasPrefix("|") {
      let counts = table.split(separator: "\n").map { $0.count { $0 == "|" } }
      #expect(Set(counts).count == 1, "\(table)")
    }
    #expect(document.json.contains("\"state\": \"removed\""))
  }

  @Test func whatIsNotKeptIsToldWithWhatIsAllowed() throws {
    let limits = DifferenceLimits(value: .relative(0.01), velocity: .absolute(0.5), time: 0.1)
    let document = try document(
      .linear(duration: 0.35), .linear(duration: 0.5), limits: limits)
    #expect(!document.isWithinLimits)
    #expect(
      document.breachSentences == [
        "the values are 0.3 apart at 0.35 s, 0.29 more than the 0.01 that --tolerance allows",
        "the velocities are 2 per second apart at 0.35 s, 1.5 more than the 0.5 that "
          + "--velocity-tolerance allows",
        "first at the target: the times are 0.15 s apart, 0.05 s more than the 0.1 s that "
          + "--time-tolerance allows",
        "within 1 % for good: the times are 0.1485 s apart, 0.0485 s more than the 0.1 s that "
          + "--time-tolerance allows",
        "removal: the times are 0.15 s apart, 0.05 s more than the 0.1 s that --time-tolerance "
          + "allows",
      ])
    #expect(try self.document(.bouncy, .bouncy, limits: limits).isWithinLimits)
  }

  @Test func notesTellWhatFiguresLeaveOut() throws {
    let jumps = ComparisonDocument(
      .pair(try pair(.unitCurve(.linear), .easing(.steps(4)))), limits: DifferenceLimits(),
      clock: .continuous
    ).text()
    #expect(jumps.contains("note: B jumps by 0.25 at 0.25 s and 3 more times\n"))
    #expect(jumps.contains("note: a jump has no velocity"))
    let vertical = ComparisonDocument(
      .pair(try pair(.unitCurve(.linear), .unitCurve(.circularEaseOut))),
      limits: DifferenceLimits(), clock: .continuous
    ).text()
    #expect(vertical.contains("note: one of the curves is vertical at 0 s"))
  }
}
