import AnimationModel
import ChartLayout
import DrawingModel
import Foundation
import MotionRecording
import TestSupport
import Testing
import TextForms

@testable import MotionCharts

@Suite struct TunePageTests {
  private func page(_ label: String = "a", dark: Bool = true) throws -> String {
    let played = try Recorder().play(.animation(.bouncy), name: label)
    let chart = MotionChart(
      [PlottedMotion(try played.trace(), label: label)], description: "It <moves> & rests."
    ).chart
    let row = TunePage.Row(
      label: label, isLabelled: true, text: ".bouncy",
      motion: TunableMotion(
        .fluid(response: 0.5, dampingFraction: 0.7, blendDuration: 0, isDefault: false),
        [.delay(0.25), .repetition(count: nil, autoreverses: true)]),
      spelling: .spring, isTuned: true, ends: nil, frames: try played.frames(perSecond: 60),
      measures: try played.measures())
    return TunePage(
      [row], TunePage.Settings(), title: label, chart: chart,
      figure: "<svg><style>.f0{fill:red}</style>\n<path/></svg>\n",
      themes: (.light, dark ? .dark : nil),
      facts: [Drawing.Fact(key: "Command", value: "kymo tune '\"<'")]
    ).html
  }

  private func element(_ name: String, of page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "<\(name)>"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</\(name)>"))
    return page[start.upperBound..<end.lowerBound]
  }

  @Test func thePolicyLetsOnlyThePagesOwnStyleAndProgramRun() throws {
    let page = try page()
    let style = String(try element("style", of: page))
    let script = String(try element("script", of: page))
    let policy =
      "default-src 'none'; style-src \(SHA256Digest(style).policySource); "
      + "script-src \(SHA256Digest(script).policySource); img-src data:"
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"))
    // The rules of the figure are among the page's own.
    #expect(page.components(separatedBy: "<style").count == 2 && style.hasSuffix(".f0{fill:red}"))
    #expect(page.contains("<svg><path/></svg>") && !page.contains(" onclick="))
    #expect(page.contains("<meta name=\"command\" content=\"kymo tune '&quot;&lt;'\">"))
  }

  @Test func theProgramReadsTheNumbersOfTheMotion() throws {
    let page = try page()
    #expect(
      page.contains(
        "\"core\":{\"k\":\"fluid\",\"r\":0.5,\"z\":0.7,\"b\":0,\"isDefault\":false},\"isFunction\":false,"
          + "\"modifiers\":[{\"k\":\"delay\",\"n\":0.25},{\"k\":\"repeat\",\"n\":null,\"turns\":true}]"
      ))
    #expect(
      page.contains(
        "<td role=\"cell\" data-head=\"removal at 60 Hz\" data-value=\"0.7666666666666667\">0.76667 s</td>"
      ))
  }

  @Test func aPageOfOneThemeHasOne() throws {
    #expect(try page().contains("@media(prefers-color-scheme:dark)"))
    #expect(try !page(dark: false).contains("prefers-color-scheme:dark"))
  }

  /// The parts that are equal to the last bit use no functions that machines round differently.
  @Test func theStepsHaveNoPowers() {
    for word in ["Math.pow", "**", "hypot", "Math.exp", "Math.sin", "Math.log"] {
      #expect(!TunePageSolver.text.contains(word), "\(word)")
    }
    for text in [
      TunePageSolver.text, TunePageCurves.text, TunePageCourse.text, TunePageMeasures.text,
    ] {
      #expect(!text.contains("Math.pow") && !text.contains("**"))
    }
  }

  @Test func theSolverIsSmallOnThePage() {
    #expect(PageScript.compact(TunePageSolver.text).utf8.count <= 8000)
  }

  @Test(arguments: [
    ("a\"b\\", "\"a\\\"b\\\\\""), ("</script>&", "\"\\u003c/script\\u003e\\u0026\""),
    ("\u{2028}\n", "\"\\u2028\\u000a\""),
  ])
  func textCannotEndItsElement(_ text: String, _ quoted: String) {
    #expect(PageData.quoted(text) == quoted)
  }
}
