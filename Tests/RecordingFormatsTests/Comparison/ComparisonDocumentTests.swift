import AnimationModel
import MotionComparison
import MotionRecording
import RecordingFormats
import TestSupport
import Testing

@Suite struct ComparisonDocumentTests {
  private static func pair(
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
      .pair(try Self.pair(.animation(first), .animation(second), limits: limits)), limits: limits,
      clock: .continuous)
  }

  private static let clamped = Subject.spring(Spring(duration: 0.5, bounce: 0))
  private static let undamped = Subject.spring(Spring(duration: 0.5, bounce: 1))

  private static func track(lasting seconds: Double) -> Subject {
    .keyframes(
      KeyframeCurve(
        KeyframePath(initialValue: 0, keyframes: [.linear(to: 1.0, duration: seconds)])))
  }

  /// Pairs of motions, with the expected sentence about the second.
  ///
  /// Times and overshoots of single motions are those that `kymo inspect` prints.
  static let verdicts: [(Subject, Subject, String)] = [
    (.animation(.bouncy), .animation(.bouncy), "B is the same motion as A."),
    (
      .animation(.bouncy), .animation(.bouncy.delay(0.25)),
      "B is the same motion as A, 0.25 s later."
    ),
    (
      .animation(.bouncy.delay(0.25)), .animation(.bouncy),
      "B is the same motion as A, 0.25 s earlier."
    ),
    (
      .easing(.easeInOut), .unitCurve(.easeInOut),
      "B is the same motion as A, except for rounding."
    ),
    // Sentences of one clause, two and three.
    (
      .animation(.easeIn(duration: 0.4)), .animation(.easeOut(duration: 0.4)),
      "B settles 0.028 s earlier."
    ),
    (.unitCurve(.linear), .unitCurve(.easeInOut), "B settles 0.062 s earlier."),
    (
      .animation(.linear(duration: 0.35)), .animation(.linear(duration: 0.5)),
      "B reaches its target 0.15 s later and settles 0.15 s later."
    ),
    (
      .animation(.snappy), .animation(.bouncy),
      "B reaches its target 0.15 s earlier, overshoots by 4.2 % instead of 0.44 % and settles 0.15 s "
        + "later."
    ),
    // Events of only one of the two motions.
    (
      .animation(.smooth), .animation(.bouncy),
      "B overshoots by 4.2 % (A does not) and settles 0.025 s earlier."
    ),
    (
      .animation(.bouncy), .animation(.smooth),
      "B does not overshoot (A does, by 4.2 %) and settles 0.025 s later."
    ),
    (
      .animation(.bouncy), undamped,
      "B reaches its target 0.14 s earlier, overshoots by 100 % instead of 4.2 % and never settles "
        + "(A does, at 0.52 s)."
    ),
    (
      undamped, .animation(.bouncy),
      "B reaches its target 0.14 s later, overshoots by 4.2 % instead of 100 % and settles at 0.52 s "
        + "(A never does)."
    ),
    (
      .animation(.linear(duration: 0.5)), clamped,
      "B never reaches its target (A does, at 0.5 s) and settles 0.033 s later."
    ),
    (
      clamped, .animation(.linear(duration: 0.5)),
      "B reaches its target at 0.5 s (A never does) and settles 0.033 s earlier."
    ),
    // Keyframes have no target: only their end is compared.
    (track(lasting: 1), track(lasting: 1.5), "B ends 0.5 s later."),
    (track(lasting: 1.5), track(lasting: 1), "B ends 0.5 s earlier."),
  ]

  /// The same motions compared, which takes longer than making all texts.
  private static let pairs = verdicts.map { first, second, _ in
    Result { try pair(first, second) }
  }

  @Test(arguments: verdicts.indices)
  func theVerdictSaysItInOneSentence(_ index: Int) throws {
    #expect(try Self.pairs[index].get().verdict == Self.verdicts[index].2)
  }

  /// exp(−πζ ÷ √(1 − ζ²)) is 0.10680 for ζ = 0.58 and 0.10742 for ζ = 0.579: both would be 11 %.
  @Test func overshootsThatDifferLittleAreToldApart() throws {
    let verdict = try Self.pair(
      .spring(Spring(duration: 0.5, bounce: 0.42)), .spring(Spring(duration: 0.5, bounce: 0.421))
    ).verdict
    #expect(verdict.contains("overshoots by 10.74 % instead of 10.68 %"), "\(verdict)")
  }

  /// Every clause of every pair, in both orders, agrees with the measures, and the sentence contains nothing else.
  @Test func everyCombinationOfClausesIsTrue() throws {
    let subjects: [Subject] = [
      .animation(.bouncy), .animation(.linear(duration: 0.5)), Self.clamped, Self.undamped,
    ]
    let clause =
      #/
      (?<subject>reaches\ its\ target|settles)\ (?:[\d.]+\ s\ (?<order>later|earlier)|at\ [\d.]+\ s\ \(A\ never\ does\))
      | never\ (?<missing>reaches\ its\ target|settles)\ \(A\ does,\ at\ [\d.]+\ s\)
      | (?<overshoot>overshoots\ by\ [\d.]+\ %(?:\ instead\ of\ [\d.]+\ %|\ \(A\ does\ not\)))
      | (?<none>does\ not\ overshoot\ \(A\ does,\ by\ [\d.]+\ %\))
      /#
    var kinds: Set<String> = []
    for (one, other) in subjects.flatMap({ one in subjects.map { (one, $0) } }) where one != other {
      // A motion that never settles would otherwise be followed for many seconds.
      let pair = try Self.pair(one, other, span: 1)
      let (before, after) = (pair.difference.first.measures, pair.difference.second.measures)
      let verdict = pair.verdict
      let clauses = verdict.matches(of: clause)
      #expect(!clauses.isEmpty, "\(verdict)")
      #expect(
        ["B .", "B  and .", "B ,  and ."].contains(verdict.replacing(clause, with: "")),
        "\(verdict)")
      for clause in clauses.map(\.output) {
        kinds.insert(
          clause.order.map(String.init) ?? clause.missing.map { "never \($0)" }
            ?? (clause.none ?? clause.overshoot ?? "at").prefix(9).description)
        if clause.subject == "settles" {
          let (old, new) = (before.settledWithin1Percent, after.settledWithin1Percent)
          #expect(new != nil && (old == nil) == (clause.order == nil), "\(verdict)")
          if let old, let new { #expect((new > old) == (clause.order == "later"), "\(verdict)") }
        }
        if clause.missing == "settles" { #expect(after.settledWithin1Percent == nil, "\(verdict)") }
        if clause.missing == "reaches its target" {
          #expect(after.firstCrossing == nil && after.removal == nil, "\(verdict)")
        }
        if clause.overshoot != nil { #expect(after.overshoot != nil, "\(verdict)") }
        if clause.none != nil {
          #expect(after.overshoot == nil && before.overshoot != nil, "\(verdict)")
        }
      }
    }
    #expect(
      kinds == [
        "later", "earlier", "at", "never settles", "never reaches its target", "overshoot",
        "does not ",
      ])
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

  @Test func colorsAreAddedAndNothingElse() throws {
    let limits = DifferenceLimits(value: .absolute(0.01))
    let document = try document(.snappy, .bouncy, limits: limits)
    let colored = document.text(usesColor: true)
    #expect(colored.contains("\u{1B}[31mnot within the limits\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == document.text())
  }

  @Test func everyDocumentIsJSON() throws {
    for pair in Self.pairs {
      let document = ComparisonDocument(
        .pair(try pair.get()), limits: DifferenceLimits(), clock: .continuous)
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
    let changed = try Self.pair(.animation(.snappy), .animation(.bouncy))
    let same = try Self.pair(.animation(.snappy), .animation(.snappy))
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
          at 60 Hz

        changed: card|a

        """))
    #expect(text.contains("added: glow\n  .linear\n") && text.contains("removed: toast\n"))
    #expect(text.contains("unchanged: fade\n"))
    #expect(document.breachSentences == ["toast: this motion no longer exists"])
    let markdown = document.markdown
    #expect(markdown.contains("| <code>card&#124;a</code> | B reaches its target 0.15 s earlier"))
    #expect(markdown.contains("| <code>toast</code> | removed: <code>.smooth</code> | |"))
    #expect(markdown.contains("- **toast: this motion no longer exists**"))
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
        "arrival at the target: the times are 0.15 s apart, 0.05 s more than the 0.1 s that "
          + "--time-tolerance allows",
        "settled within 1 %: the times are 0.1485 s apart, 0.0485 s more than the 0.1 s that "
          + "--time-tolerance allows",
        "removal: the times are 0.15 s apart, 0.05 s more than the 0.1 s that --time-tolerance "
          + "allows",
      ])
    #expect(try self.document(.bouncy, .bouncy, limits: limits).isWithinLimits)
  }

  @Test func notesTellWhatFiguresLeaveOut() throws {
    let jumps = ComparisonDocument(
      .pair(try Self.pair(.unitCurve(.linear), .easing(.steps(4)))), limits: DifferenceLimits(),
      clock: .continuous
    ).text()
    #expect(jumps.contains("note: B jumps by 0.25 at 0.25 s and 3 more times\n"))
    #expect(jumps.contains("note: a jump has no velocity"))
    let vertical = ComparisonDocument(
      .pair(try Self.pair(.unitCurve(.linear), .unitCurve(.circularEaseOut))),
      limits: DifferenceLimits(), clock: .continuous
    ).text()
    #expect(vertical.contains("note: one of the curves is vertical at 0 s"))
  }
}
