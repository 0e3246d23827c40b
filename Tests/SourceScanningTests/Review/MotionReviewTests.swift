import SourceScanning
import Testing

/// Tests of the example in the documentation, and of edits that change no motion.
@Suite struct MotionReviewTests {
  private static let banner = """
    import SwiftUI

    struct Banner: View {
      @State private var isOn = false
      var body: some View {
        Text("b").animation(.easeOut(duration: 0.4), value: isOn)
      }
    }
    """

  private func review(
    _ before: [(String, String)], _ after: [(String, String)]
  ) -> MotionReview {
    func files(_ sources: [(String, String)]) -> [SourceFile] {
      sources.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    }
    return MotionReview(from: files(before), to: files(after), by: SourceScanner())
  }

  private func document(_ review: MotionReview) -> ReviewDocument {
    ReviewDocument(
      review, from: ReviewDocument.Side(name: "A"), to: ReviewDocument.Side(name: "B"))
  }

  private var example: MotionReview {
    var lines = ScanFixture.card.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    lines[13] += ".onHover { _ in withAnimation(.snappy) { isOpen.toggle() } }"
    lines[15] = lines[15].replacing(".spring(duration: 0.5, bounce: 0.3)", with: ".bouncy")
    lines.remove(at: 14)
    let tokens = ScanFixture.tokens.replacing(
      "dampingFraction: 0.7)", with: "dampingFraction: 0.85)"
    )
    .replacing("= 0.25)", with: "= 0.3)").replacing("let old", with: "let leave")
    return review(
      [
        ("Banner.swift", Self.banner), ("Card.swift", ScanFixture.card),
        ("Tokens.swift", ScanFixture.tokens),
      ],
      [
        ("Card.swift", lines.joined(separator: "\n")), ("Tokens.swift", tokens),
        ("Views/Banner.swift", Self.banner),
      ])
  }

  @Test func theExampleIsToldLineByLine() {
    #expect(
      document(example).text == """
        3 files, A..B: 2 retuned, 1 added, 1 removed, 1 moved, 1 renamed; 1 respelled, 4 unchanged
        retuned  Tokens.swift:6  Animation.toast, 1 use  .easeInOut(duration: 0.25) → .easeInOut(duration: 0.3)  largest −0.1732 at 0.1656 s  It reaches its target 0.05 s later and settles 0.046 s later.
        retuned  Tokens.swift:4  Animation.card, 1 use  .spring(response: 0.3, dampingFraction: 0.7) → …0.85)  largest −0.09049 at 0.1384 s  It reaches its target 0.095 s later, overshoots by 0.33 % instead of 3.9 % and settles 0.085 s earlier.
        added  Card.swift:14  Card.body  .snappy
        removed  Card.swift:15  Card.body  .smooth
        moved  Banner.swift:6 → Views/Banner.swift:6  Banner.body  .easeOut(duration: 0.4)
        renamed  Tokens.swift:5  Animation.old → Animation.leave  .easeIn(duration: 0.2)

        """)
    #expect(example.changesMotion)
    #expect(document(example).markdown.contains("<code>Animation.old → Animation.leave</code>"))
    #expect(document(example).json.contains("\"schema\": \"kymograph/review\""))
  }

  @Test func whatChangesNoMotionIsNoChange() {
    let card = ScanFixture.card
    for other in [
      card, "// a\n\n" + card, card.replacing("\n", with: "\r\n"),
      card.replacing(".bouncy", with: "Animation.bouncy /* here */"),
    ] {
      let found = review([("Card.swift", card)], [("card.swift", other)])
      #expect(found.changes.isEmpty && !found.changesMotion)
      #expect(document(found).text == "no motion changed in 1 file\n")
    }
    let respelled = review(
      [("a.swift", "let a: Animation = .bouncy")],
      [("a.swift", "let a: Animation = .spring(duration: 0.5, bounce: 0.3)")])
    #expect(respelled.changes.map(\.states) == [[.respelled]] && respelled.listed.isEmpty)
  }

  @Test func oneThatIsInsertedFirstLeavesTheOthersAlone() {
    func source(_ animations: [String]) -> [(String, String)] {
      let lines = animations.map { "  withAnimation(\($0)) {}" }.joined(separator: "\n")
      return [("a.swift", "func f() {\n\(lines)\n}")]
    }
    let before = [".bouncy", ".smooth", ".linear", ".easeIn(duration: 0.2)"]
    let found = review(source(before), source([".snappy"] + before))
    #expect(found.changes.map(\.states) == [[.added]] && found.unchangedCount == 4)
    let retuned = review(
      source(before),
      source([".snappy", ".bouncy", ".smooth", ".linear", ".easeIn(duration: 0.3)"]))
    #expect(Set(retuned.changes.map(\.states)) == [[.added], [.retuned]])
    #expect(retuned.changes(.retuned)[0].before?.expression == ".easeIn(duration: 0.2)")
  }

  @Test func whatIsNotKnownIsToldIfItsTextDiffers() {
    func source(_ duration: String) -> [(String, String)] {
      [("a.swift", "func f(x: Double) { withAnimation(.linear(duration: \(duration))) {} }")]
    }
    #expect(review(source("x"), source("x")).changes.isEmpty)
    #expect(review(source("x"), source("x * 2")).changes.map(\.states) == [[.unread]])
    #expect(review(source("0.2"), source("x")).changes.map(\.states) == [[.unread]])
  }

  @Test func onlyNewFindingsCount() {
    let long = "func f() { withAnimation(.linear(duration: 3)) {} }"
    let found = review([("a.swift", long)], [("a.swift", "\n" + long), ("b.swift", long)])
    #expect(found.newFindings(RuleSettings()).map(\.file) == ["b.swift"])
  }

  @Test func aCommentKeepsItsLengthAndItsMarkup() {
    let source = (0..<900).map { "withAnimation(.linear(duration: 0.\(1000 + $0))) {}" }
    let found = review([], [("<b>@a|`.swift", "func f() {\n\(source.joined(separator: "\n"))\n}")])
    let text = document(found).markdown
    #expect(text.count <= 65_000 && text.contains("And 850 more."))
    #expect(!text.contains("<b>") && !text.contains("@a"))
  }
}
