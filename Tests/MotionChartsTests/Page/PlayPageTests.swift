import AnimationModel
import ChartLayout
import DrawingModel
import Foundation
import MotionRecording
import TestSupport
import Testing
import TextForms

@testable import MotionCharts

@Suite struct PlayPageTests {
  private func page(
    label: String = "a", title: String = "", plays: Int = 0, dark: Bool = true,
    presence: FilmCourse? = nil
  ) throws -> String {
    let played = try Recorder().play(.animation(.bouncy), name: label)
    let chart = PlayChart(
      [
        PlottedMotion(
          try played.trace(), label: label, isCode: true, measures: try played.measures(),
          strobe: try played.rows(perSecond: 30).values)
      ], timing: PlayTiming(plays: plays), title: title, description: "It <moves> & rests.",
      facts: [Drawing.Fact(key: "Command", value: "kymo play '\"<'")])
    let whole = chart.played
    var scene = whole.scene
    scene.rows[0].presence = presence
    let content = PlayedScene(
      scene: scene, recordings: whole.recordings, timing: whole.timing, duration: whole.duration,
      stillChart: whole.stillChart)
    func film(_ theme: ChartTheme, on width: SceneDrawing.PageWidth = .wide) -> Film {
      var film = SceneDrawing.pageFilm(
        of: content.scene, on: width, theme: theme, measuring: FixedTextMeasurer())
      if film.ground.title.isEmpty { film.ground.title = label }
      return film
    }
    return PlayPage(
      content, film: film(.light), dark: dark ? film(.dark) : nil,
      narrow: (film(.light, on: .narrow), dark ? film(.dark, on: .narrow) : nil),
      themes: (.light, dark ? .dark : nil),
      measures: PlayPage.Measures(heads: ["ends at"], cells: [["0.76 s"]]),
      measuring: FixedTextMeasurer()
    ) { _, _, _ in FilmLine(text: "linear(0, 1)", fallback: "ease") }.html
  }

  private func element(_ name: String, of page: String, attributes: String = "") throws -> String {
    let start = try #require(page.range(of: "<\(name)\(attributes)>"))
    let end = try #require(page.range(of: "</\(name)>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// A thing that is removed has no value while it is not there.
  @Test func theProgramKnowsWhenSomethingIsThere() throws {
    let presence = FilmCourse(
      times: [0, 0.5, 0.75, 1], values: [0, 1, 0, 1], slopes: [0, 0, 0, 0], isHeld: true)
    #expect(try page(presence: presence).contains("\"there\":[[0.25,0.5],[0.75]],"))
    #expect(!(try page().contains("\"there\"")))
  }

  @Test func thePolicyLetsOnlyThePagesOwnStyleAndProgramRun() throws {
    let page = try page()
    let style = try element("style", of: page)
    let script = try element("script", of: page)
    let policy =
      "default-src 'none'; style-src \(SHA256Digest(style).policySource); "
      + "script-src \(SHA256Digest(script).policySource); img-src data:"
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"))
    #expect(page.components(separatedBy: "<style").count == 2)
    // Attributes that the policy would stop, and URLs of the network.
    #expect(!page.contains(" style=") && !page.contains(" onclick=") && !page.contains("src="))
    #expect(!page.replacing("\"http://www.w3.org/2000/svg\"", with: "").contains("http://"))
    #expect(!page.contains("https://") && !page.contains("@import") && !page.contains("url(http"))
  }

  @Test(arguments: [
    "</script><img onerror=alert(1) src=x>", "\"><b>", "a&b'c", "\u{2028}", "</style>", "-->",
  ])
  func whatPeopleCallThingsIsText(_ label: String) throws {
    let page = try page(label: label, title: label)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.components(separatedBy: "<img").count == 1)
    #expect(page.components(separatedBy: "</style>").count == 2)
    #expect(page.contains("<meta name=\"command\" content=\"kymo play '&quot;&lt;'\">"))
  }

  @Test func theDataAreTheRecordingsOwnSamples() throws {
    let text = try element(
      "script", of: page(), attributes: " type=\"application/json\" id=\"data\"")
    let data = try JSONValue(Array((text + "\n").utf8))
    let recording = try Recorder().trace(.animation(.bouncy))
    let row = try #require(data["rows"]?[0])
    func numbers(_ name: String) throws -> [Double] {
      guard case .array(let elements)? = row[name] else { return [] }
      return elements.compactMap { if case .number(let text) = $0 { Double(text) } else { nil } }
    }
    let (times, values, velocities) = (try numbers("t"), try numbers("v"), try numbers("d"))
    try #require(times.count == recording.count && values.count == recording.count)
    for index in 0..<recording.count {
      #expect((times[index] - recording.times[index]).magnitude <= 1e-6)
      #expect((values[index] - recording.values[index]).magnitude <= 1e-5)
      #expect((velocities[index] - recording.velocities[index]).magnitude <= 1e-4)
    }
    // 0.25 + 0.76333 + 0.75 s are 106 frames of 1/60 s.
    #expect(data["cycle"] == .number("1.766666667"))
    #expect((data["tracks"]?.count ?? 0) >= 3)
    // The thing, its dot and the change in its place move along one line.
    #expect(data["lines"]?.count == 1 && row["stops"]?[1]?[2] == .number("0"))
  }

  @Test func everyControlHasANameAndTheSliderItsUnit() throws {
    let page = try page()
    for words in [
      "aria-label=\"Time\"", "role=\"group\" aria-label=\"Playback\"", "<legend>Speed</legend>",
      "<button type=\"button\" id=\"play\">Play</button>",
      "<th scope=\"col\" role=\"columnheader\">velocity (1/s)</th>",
      "<th scope=\"row\"", "lang=\"en\"", "<title>a</title>", "role=\"img\"",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    // Without its program the page shows no controls that would need it.
    #expect(
      page.contains("id=\"controls\" role") || page.contains("aria-label=\"Playback\" hidden>"))
    #expect(page.contains("checked hidden class=\"needs-script\""))
  }

  @Test(arguments: [(0, " checked"), (3, "")])
  func aFilmThatEndsDoesNotLoop(_ plays: Int, _ loop: String) throws {
    #expect(try page(plays: plays).contains("id=\"loop\"\(loop)> Loop"))
  }

  @Test func aPageOfOneThemeHasOne() throws {
    #expect(try page().contains("@media(prefers-color-scheme:dark)"))
    #expect(try !page(dark: false).contains("prefers-color-scheme"))
  }
}
