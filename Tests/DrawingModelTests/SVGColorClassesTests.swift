import DrawingModel
import TestSupport
import Testing

/// A document for both themes is the light document, with rules that turn it into the dark one.
@Suite struct SVGColorClassesTests {
  private func drawing(_ colors: [UInt32], alpha: Double = 1) -> Drawing {
    Drawing(
      size: Size(width: 100, height: 50), background: Color(hex: colors[0]),
      commands: [
        .group(
          "curve",
          [
            .stroke(
              .line(from: Point(x: 0, y: 0), to: Point(x: 9, y: 9)), StrokeStyle(width: 2),
              Color(hex: colors[1], alpha: alpha)),
            .clip(
              Rect(x: 0, y: 0, width: 50, height: 50),
              [.fill(.circle(center: Point(x: 5, y: 5), radius: 2), Color(hex: colors[1]))]),
          ]),
        .fill(Path(), Color(hex: 0x777777)),
        .text(
          TextRun("a", font: Font(size: 9), color: Color(hex: colors[2])), at: Point(x: 1, y: 1)),
        .text(
          TextRun("b", font: Font(size: 9), color: Color(hex: colors[2])), at: Point(x: 2, y: 1)),
      ], title: "Two", description: "Both")
  }

  private func svg(_ light: Drawing, _ dark: Drawing) -> String {
    light.svg(adaptingTo: dark, measuring: FixedTextMeasurer())
  }

  @Test(
    arguments: [
      [0xFFFFFF, 0x2B59C8, 0x1B1F24], [0xFFFFFF, 0x2B59C8, 0x2B59C8],
      [0xFFFFFF, 0xFFFFFF, 0x000000],
    ] as [[UInt32]])
  func withItsRulesAppliedItIsTheDarkDocument(_ colors: [UInt32]) throws {
    let light = drawing(colors)
    let dark = drawing([0x15181D, 0x719CF5, 0xE6E9EE])
    let both = AdaptiveSVG(svg(light, dark))
    #expect(both.lightBody == AdaptiveSVG(light.svg(measuring: FixedTextMeasurer())).lightBody)
    #expect(both.darkBody == AdaptiveSVG(dark.svg(measuring: FixedTextMeasurer())).lightBody)
    #expect(both.rules.count >= 2)
  }

  @Test func opacityChangesWithTheColor() {
    let text = svg(
      drawing([0xFFFFFF, 0x2B59C8, 0], alpha: 0.5), drawing([0, 0x719CF5, 0xFFFFFF], alpha: 0.25))
    #expect(text.contains("{stroke:#719cf5;stroke-opacity:0.25}"))
  }

  @Test func aColorThatIsTheSameInBothNeedsNoRule() {
    let same = drawing([0xFFFFFF, 0x2B59C8, 0x1B1F24])
    let text = svg(same, same)
    #expect(!text.contains("<style") && !text.contains("class="))
    #expect(text == same.svg(measuring: FixedTextMeasurer()))
  }

  @Test func aPairOfColorsHasOneRule() {
    let text = svg(
      drawing([0xFFFFFF, 0x2B59C8, 0x1B1F24]), drawing([0x15181D, 0x719CF5, 0xE6E9EE]))
    #expect(AdaptiveSVG(text).rules.count == 4)
    #expect(text.ranges(of: "class=\"f3\"").count == 2, "both words have the same colors")
  }

  @Test func rulesReachOnlyTheirOwnDocument() throws {
    let text = svg(
      drawing([0xFFFFFF, 0x2B59C8, 0x1B1F24]), drawing([0x15181D, 0x719CF5, 0xE6E9EE]))
    let start = try #require(text.firstRange(of: " id=\"k"))
    let identifier = text[start.upperBound...].prefix { $0 != "\"" }
    #expect(AdaptiveSVG(text).selectors.allSatisfy { $0.hasPrefix("#k\(identifier) .") })
    #expect(XMLChecker.problem(in: text) == nil)
  }

  @Test func anotherPictureIsNotTakenForTheDarkOne() {
    let light = drawing([0xFFFFFF, 0x2B59C8, 0x1B1F24])
    var other = drawing([0x15181D, 0x719CF5, 0xE6E9EE])
    other.commands.removeLast()
    #expect(svg(light, other) == light.svg(measuring: FixedTextMeasurer()))
  }
}
