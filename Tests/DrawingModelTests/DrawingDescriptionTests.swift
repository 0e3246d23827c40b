import DrawingModel
import TestSupport
import Testing

@Suite struct DrawingDescriptionTests {
  @Test func aListingNamesEverything() {
    let expected = """
      drawing 200 x 100.5 on #ffffff
      title "Title <1>"
      description "What it shows"
      Command "kymo plot \\'.spring\\'"
      fill #112233/0.5 M 1,2 L 4,2 L 4,6 L 1,6 Z
      group "a & b"
        stroke #445566 width 2.5 dash 8-4 round cap miter join M 0,0 L 10,0 L 10,5 L 10,5.5 \
      L 20,10 L 21,9 C 22,8 23,8 24.5,9.25 Z M 1,1 L 1,1
        stroke #000000 width 1\u{20}
      clip 10,20 30 x 40
        text "x < \\"1\\"  \\u{01}" monospaced 10 end turned -90 #778899 at 50,60
        text "Title" sans 12 bold start #000000 at 0.13,60
        text "" sans 12 start #000000 at 0,0

      """
    let difference = TextDifference(expected: expected, actual: sampleDrawing.listing)
    #expect(difference.isEmpty, "\(difference)")
  }
}
