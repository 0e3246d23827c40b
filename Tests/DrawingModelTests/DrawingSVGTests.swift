import DrawingModel
import TestSupport
import Testing

@Suite struct DrawingSVGTests {
  private let svg = sampleDrawing.svg(measuring: FixedTextMeasurer())

  @Test func aPictureBecomesShortAndCompleteText() throws {
    let identifier = try #require(svg.split(separator: "<title id=\"t").last?.prefix { $0 != "\"" })
    let sans = "Inter, 'Helvetica Neue', 'DejaVu Sans', sans-serif"
    let code = "'JetBrains Mono', 'DejaVu Sans Mono', monospace"
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100.5" \
      viewBox="0 0 200 100.5" role="img" aria-labelledby="t\(identifier) d\(identifier)" \
      fill="none" stroke-linejoin="round" font-family="\(sans)">
      <title id="t\(identifier)">Title &lt;1&gt;</title>
      <desc id="d\(identifier)">What it shows</desc>
      <metadata>Command: kymo plot '.spring'</metadata>
      <path fill="#ffffff" d="M0 0h200v100.5h-200z"/>
      <path fill="#112233" fill-opacity="0.5" d="M1 2h3v4h-3z"/>
      <g>
      <title>a &amp; b</title>
      <path stroke="#445566" stroke-width="2.5" stroke-dasharray="8 4" stroke-linecap="round" \
      stroke-linejoin="miter" d="M0 0h10v5 .5l10 4.5 1-1c1-1 2-1 3.5.25zm1 1h0"/>
      </g>
      <svg x="10" y="20" width="30" height="40" viewBox="10 20 30 40">
      <text x="50" y="60" font-family="\(code)" font-size="10" text-anchor="end" \
      transform="rotate(-90 50 60)" textLength="60" lengthAdjust="spacingAndGlyphs" \
      xml:space="preserve" fill="#778899">x &lt; &quot;1&quot;  \u{FFFD}</text>
      <text x="0.13" y="60" font-size="12" font-weight="bold" textLength="39" \
      lengthAdjust="spacingAndGlyphs" fill="#000000">Title</text>
      </svg>
      </svg>

      """
    let difference = TextDifference(expected: expected, actual: svg)
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test func theTextIsWellFormed() {
    #expect(XMLChecker.problem(in: svg) == nil)
  }

  @Test func theSamePictureGivesTheSameTextAndAnotherOneOtherIdentifiers() {
    #expect(sampleDrawing.svg(measuring: FixedTextMeasurer()) == svg)
    var other = sampleDrawing
    other.title = "Another"
    let text = other.svg(measuring: FixedTextMeasurer())
    func identifier(_ text: String) -> Substring? {
      text.split(separator: "<title id=\"t").last?.prefix { $0 != "\"" }
    }
    #expect(identifier(text) != identifier(svg))
  }

  @Test func aPreferredFamilyComesFirstAndCannotBreakOut() {
    let text = sampleDrawing.svg(measuring: FixedTextMeasurer(), preferredFamily: "A'\"<B")
    #expect(text.contains("font-family=\"'A&quot;&lt;B', Inter"))
    #expect(XMLChecker.problem(in: text) == nil)
  }
}
