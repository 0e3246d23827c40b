import Foundation
import SourceScanning
import Testing

@Suite struct ScanRulesTests {
  /// Returns the rules that have findings in a source.
  private func rules(in source: String, _ id: String) -> [String] {
    var settings = RuleSettings()
    // A rule that is off by default is checked here, too.
    settings.levels[id] = .some(.note)
    var scan = ScanFixture.scan(source)
    return scan.findings(settings).map(\.rule)
  }

  @Test(arguments: ScanRules.all.map(\.id))
  func aRuleHitsItsBadExampleAndNotItsGoodOne(_ id: String) throws {
    let rule = try #require(ScanRules.byID[id])
    #expect(rules(in: rule.bad, id).contains(id))
    #expect(!rules(in: rule.good, id).contains(id))
  }

  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SourceScanning/SourceScanning.docc/Rules.md")

  /// With `RECORD_RULES=1`, `swift test --filter ScanRulesTests` writes the page anew.
  @Test func everyRuleHasItsSectionInTheDocumentation() throws {
    var text = """
      # Rules

      What `kymo scan` judges: why, how severely by itself, and a bad and a good example of each.

      ## Overview

      `--rule ID=off|note|warning|error` sets a level, and so does `.kymo-scan.json`. `// kymo:ignore ID reason` lets a
      finding through on its line or the next one, `// kymo:ignore-file ID` in the whole file. The tests run every
      example.

      """
    for rule in ScanRules.all {
      let examples = [("Hit", rule.bad), ("Not hit", rule.good)].map { title, example in
        "\(title):\n\n```swift\n\(example)\n```\n"
      }
      text += """

        ## \(rule.id)

        \(rule.summary) Level: \(rule.level?.rawValue ?? "off").

        \(rule.help)

        \(examples.joined(separator: "\n"))
        Source: \(rule.source)

        """
    }
    let isRecording = ProcessInfo.processInfo.environment["RECORD_RULES"] == "1"
    if isRecording { try Data(text.utf8).write(to: Self.page) }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
    #expect(!isRecording, "the page was recorded; run again without RECORD_RULES")
  }

  /// The sources look like hits of the rules, but are none.
  @Test(arguments: [
    ("long-animation", ".linear(duration: 3).repeatForever()"),
    ("delayed-response", ".bouncy.delay([0, 0.5])"),
    ("equals-preset", ".spring(duration: 0.5, bounce: 0.31)"),
    ("response-spelling", ".spring(response: 0.3, dampingFraction: 1.2)"),
    ("ratio-as-damping", ".interpolatingSpring(stiffness: 4, damping: 1)"),
    ("delay-outside-repeat", ".linear.delay(1).repeatCount(3)"),
    ("delay-outside-repeat", ".linear.repeatCount(1, autoreverses: true).delay(1)"),
    ("delay-outside-repeat", ".linear.repeatForever().delay([0, 0.2, 0.4])"),
    ("too-short", ".linear(duration: 0.15)"),
  ])
  func whatOnlyLooksLikeItIsLetThrough(_ id: String, _ animation: String) {
    let source = ScanFixture.view(
      "Text(\"a\").onTapGesture { withAnimation(\(animation)) { isOn = true } }")
    #expect(!rules(in: source, id).contains(id))
  }

  @Test func aBindingWithoutValueIsNotDeprecated() {
    let source = ScanFixture.view("Toggle(\"a\", isOn: $isOn.animation(.bouncy))")
    #expect(rules(in: source, "animation-without-value").isEmpty)
    let transition = "let a: AnyTransition = base.animation(.bouncy)"
    #expect(rules(in: transition, "animation-without-value").isEmpty)
  }

  /// A delay of 0.1 s is after or before the repetition of a line of 0.2 s.
  @Test(arguments: [
    ("repeatCount(3)", " (0.7 s in all)", " (0.9 s in all)"),
    ("repeatForever()", " (0.2 s each time)", " (0.3 s each time)"),
  ])
  func aDelayBehindARepetitionIsToldWithBothTimes(
    _ repetition: String, _ outside: String, _ inside: String
  ) {
    var scan = ScanFixture.scan(
      "let a: Animation = .linear(duration: 0.2).\(repetition).delay(0.1)")
    let found = scan.findings(RuleSettings()).filter { $0.rule == "delay-outside-repeat" }
    #expect(
      found.map(\.message) == [
        "'.linear(duration: 0.2).\(repetition).delay(0.1)' waits 0.1 s once, at the start\(outside); "
          + "'.delay(…).repeat…' waits every time\(inside)"
      ])
  }

  @Test func aSpringAndTheAnimationOfItAreNoDuplicates() {
    func rules(_ used: String) -> [String] {
      self.rules(
        in: "enum Motion { static let spring = Spring(duration: 0.4, bounce: 0.2) }\n"
          + ScanFixture.view("Text(\"a\").animation(\(used), value: isOn)"), "near-duplicate")
    }
    #expect(!rules(".spring(Motion.spring)").contains("near-duplicate"))
    #expect(!rules(".spring(duration: 0.4, bounce: 0.2)").contains("near-duplicate"))
    #expect(rules(".spring(duration: 0.4, bounce: 0.25)").contains("near-duplicate"))
  }

  /// Animations of UIKit and Core Animation are checked like SwiftUI's, with advice that applies to them.
  @Test(arguments: [
    (
      "let a = CABasicAnimation(keyPath: \"opacity\"); a.duration = 0.1; a.autoreverses = true; "
        + "a.repeatCount = .infinity; layer.add(a, forKey: nil)",
      ["endless-animation", "flashes", "repeats-under-reduce-motion"]
    ),
    (
      "UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse]) { self.alpha = 0 }",
      ["endless-animation", "flashes", "repeats-under-reduce-motion"]
    ),
    (
      "UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse]) { self.frame = x }",
      ["endless-animation", "repeats-under-reduce-motion"]
    ),
  ])
  func viewsAndLayersAreJudged(_ statements: String, _ expected: [String]) {
    var scan = ScanFixture.scan("class C: UIView {\n  func f() { \(statements) }\n}")
    let found = scan.findings(RuleSettings())
    #expect(found.map(\.rule) == expected)
    #expect(found.last?.message.hasSuffix("; ask 'UIAccessibility.isReduceMotionEnabled'") == true)
  }

  @Test func fixesReplaceWhatIsWritten() throws {
    var scan = ScanFixture.scan(
      "let a = Animation.spring(response: 0.5, dampingFraction: 0.7).delay(1)\nlet b: Animation = .linear(duration: 0.35)"
    )
    let fixes = scan.findings(RuleSettings()).compactMap { finding in
      finding.fix.map { "\(finding.rule) \($0)" }
    }
    #expect(
      fixes == [
        "equals-preset Animation.bouncy.delay(1)",
        "response-spelling Animation.spring(duration: 0.5, bounce: 0.3).delay(1)",
        "explicit-default .linear",
      ])
  }
}
