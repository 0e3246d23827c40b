import SourceScanning
import Testing

@Suite struct ScanFindingsTests {
  private func findings(_ source: String, _ settings: RuleSettings = RuleSettings())
    -> [ScanFinding]
  {
    var scan = ScanFixture.scan(source)
    return scan.findings(settings)
  }

  private static let long = "withAnimation(.linear(duration: 3)) {}"

  @Test func commentsLetFindingsThrough() {
    for source in [
      "func f() {\n  // kymo:ignore long-animation it is meant\n  \(Self.long)\n}",
      "func f() {\n  \(Self.long) // kymo:ignore long-animation\n}",
      "// kymo:ignore-file long-animation\nfunc f() {\n\n\n  \(Self.long)\n}",
    ] {
      let found = findings(source)
      #expect(found.map(\.rule) == ["long-animation"] && found[0].isIgnored)
    }
    let other = findings("func f() {\n  \(Self.long) // kymo:ignore too-short\n}")
    #expect(other.map(\.rule) == ["useless-ignore", "long-animation"])
    let mistyped = findings("func f() {\n  \(Self.long) // kymo:ignore long-animaton\n}")
    #expect(mistyped.map(\.rule) == ["useless-ignore", "long-animation"])
    #expect(mistyped[0].message == "'long-animaton' is not a rule; did you mean 'long-animation'?")
    #expect(other.allSatisfy { !$0.isIgnored })
    let second = findings(
      "func f() {\n  \(Self.long) // kymo:ignore long-animation, near-duplicat well-known\n}")
    #expect(second.map(\.rule) == ["useless-ignore", "long-animation"] && second[1].isIgnored)
    #expect(second[0].message == "'near-duplicat' is not a rule; did you mean 'near-duplicate'?")
  }

  @Test func levelsCanBeSet() {
    var settings = RuleSettings()
    settings.levels["long-animation"] = .some(.error)
    #expect(findings("func f() { \(Self.long) }", settings).map(\.level) == [.error])
    settings.levels["long-animation"] = .some(nil)
    #expect(findings("func f() { \(Self.long) }", settings).isEmpty)
    settings.levels = [:]
    settings.longest = 4
    #expect(findings("func f() { \(Self.long) }", settings).isEmpty)
  }

  @Test func previewsAreJudgedOnlyWhereThatIsAskedFor() {
    let source = "#Preview { \(Self.long) }"
    var settings = RuleSettings()
    #expect(findings(source, settings).isEmpty)
    settings.includesPreviews = true
    #expect(findings(source, settings).map(\.rule) == ["long-animation"])
  }

  @Test func aFindingIsKnownAgainWhenLinesMove() {
    let before = findings("func f() {\n  \(Self.long)\n  \(Self.long)\n}")
    let after = findings("\n\n// more\nfunc f() {\r\n  \(Self.long)\n\n  \(Self.long)\n}")
    #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
    #expect(Set(before.map(\.fingerprint)).count == 2)
    #expect(before[0].lineHash.hasSuffix(":1") && before[0].lineHash != before[1].lineHash)
  }

  @Test func aBaselineKnowsItsFindings() throws {
    var found = findings("func f() {\n  \(Self.long)\n}")
    let baseline = try ScanBaseline(ScanBaseline.text(of: found))
    #expect(baseline == ScanBaseline(found))
    #expect(baseline.mark(&found) == 0 && found.allSatisfy { !$0.isNew })
    var more = findings("func f() {\n  \(Self.long)\n  \(Self.long)\n}")
    #expect(baseline.mark(&more) == 0 && more.map(\.isNew) == [false, true])
    var none: [ScanFinding] = []
    #expect(baseline.mark(&none) == 1)
  }

  @Test(arguments: [
    "", "[]", "{\"schema\": \"other\"}",
    "{\"schema\": \"kymograph/scan-baseline\", \"version\": 2, \"findings\": []}",
    "{\"schema\": \"kymograph/scan-baseline\", \"version\": 1, \"findings\": [{}]}",
  ])
  func anotherTextIsNoBaseline(_ text: String) {
    #expect(throws: (any Error).self) { try ScanBaseline(text) }
  }
}
