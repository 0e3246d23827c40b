import Foundation
import TestSupport
import Testing

@testable import DrawingModel

@Suite struct FilmSVGTests {
  private static let white = Color(hex: 0xFFFFFF)
  private static let square = DrawingCommand.fill(
    .rectangle(Rect(x: 0, y: 0, width: 2, height: 2)), Color(hex: 0x205DCB))

  private static func film(
    _ course: FilmCourse, _ kind: FilmMotion.Kind = .x, still: Film.Still = .strobe, plays: Int = 0,
    color: Color = Color(hex: 0x205DCB)
  ) -> Film {
    Film(
      ground: Drawing(
        size: Size(width: 100, height: 50), background: white, title: "A <b>",
        description: "Moves."),
      elements: [
        .strobe([.drawing([.fill(.circle(center: Point(x: 3, y: 3), radius: 1), color)])]),
        .named("thing", [.moving(FilmMotion(kind, course), [.drawing([square])])]),
        .playing([.drawing([square])]),
        .revealed(
          Rect(x: -50, y: 0, width: 60, height: 50),
          FilmMotion(.x, FilmCourse(from: 0, at: 0.5, to: 50, at: 1.5)), [.drawing([square])]),
      ], cycle: 2, plays: plays, still: still)
  }

  private static let moving = FilmCourse(times: [0.5, 1.5], values: [10, 60], slopes: [0, 0])

  private static func line(_ motion: FilmMotion, _ from: Double, _ to: Double) -> FilmLine {
    FilmLine(text: "linear(0, 1)", fallback: "ease")
  }

  private func svg(_ film: Film, dark: Film? = nil) -> String {
    film.svg(adaptingTo: dark, measuring: FixedTextMeasurer(), line: Self.line)
  }

  /// The document without the parts that only readers with style sheets see.
  private func plain(_ text: String) -> String {
    text.replacing(#/<style>[^<]*<\/style>\n/#, with: "")
  }

  @Test func allMotionIsInTheLastStyleForThoseWhoDoNotMind() throws {
    let text = svg(Self.film(Self.moving))
    #expect(XMLChecker.problem(in: text) == nil)
    #expect(text.components(separatedBy: "<style>").count == 2)
    #expect(text.hasSuffix("}}</style>\n</svg>\n"))
    let style = try #require(text.firstMatch(of: #/<style>([^<]*)<\/style>/#)).1
    #expect(style.hasPrefix("@media(prefers-reduced-motion:no-preference){"))
    #expect(!text.contains("style=") && !text.contains("<animate") && !text.contains("<script"))
    #expect(!text.contains("url(data") && !text.contains("foreignObject"))
    // All animations have one duration.
    #expect(style.matches(of: #/[0-9.]+ms/#).map { String($0.0) } == ["2000ms"])
    #expect(style.contains("linear infinite"))
  }

  @Test func theFallbackStandsBeforeTheLine() {
    let text = svg(Self.film(Self.moving))
    #expect(
      text.contains(
        "0%,25%{transform:translate(10px)}75%,100%{transform:translate(60px)}"))
    #expect(
      text.contains(
        #/\n#k[0-9a-f]+ \.a0{animation-timing-function:ease;animation-timing-function:linear\(0, 1\)}/#
      ))
    // A number that changes evenly needs no timing function.
    #expect(text.contains("0%,25%{transform:translate(0px)}75%,100%{transform:translate(50px)}"))
  }

  @Test func motionsThatReturnRunBetweenTheirSmallestAndLargestNumber() {
    let back = FilmCourse(
      times: [0.5, 1, 1.5], values: [20, 60, 22], slopes: [0, 0, 0])
    let text = svg(Self.film(back))
    #expect(
      text.contains(
        "0%{transform:translate(20px);animation-timing-function:step-end}"
          + "25%{transform:translate(20px)}"
          + "75%{transform:translate(60px);animation-timing-function:step-start}"
          + "75.0001%,100%{transform:translate(22px)}"))
  }

  /// An inverted course begins at the number that comes first, too, so that both courses have the same line.
  @Test func motionsThatFallRunFromTheirLargestNumber() {
    let back = FilmCourse(times: [0.5, 1, 1.5], values: [60, 20, 58], slopes: [0, 0, 0])
    #expect(
      svg(Self.film(back)).contains(
        "25%{transform:translate(60px)}"
          + "75%{transform:translate(20px);animation-timing-function:step-start}"))
  }

  @Test func aJumpNeedsNoLine() {
    let text = svg(Self.film(FilmCourse(from: 0, to: 1, jumpingAt: 0.5), .opacity))
    #expect(
      text.contains("0%{opacity:0;animation-timing-function:step-end}25%,100%{opacity:1}"))
  }

  @Test func withoutStylesItIsTheStillPicture() {
    let text = plain(svg(Self.film(Self.moving)))
    // The moving thing is at its end, and elements that are there only while the film plays are not shown.
    #expect(text.contains("class=\"m a0\" transform=\"translate(60)\""))
    #expect(text.contains("<g class=\"p\" display=\"none\">"))
    #expect(text.contains("<g class=\"s\">"))
    #expect(text.contains("<rect class=\"m a1\" transform=\"translate(50)\""))
  }

  @Test(arguments: [(0.0, "translate(10)"), (1, "translate(35)"), (2, "translate(60)")])
  func theStillPictureMayBeAMoment(_ time: Double, _ place: String) {
    let text = svg(Self.film(Self.moving, still: .moment(time)))
    #expect(text.contains("class=\"m a0\" transform=\"\(place)\""))
    #expect(!text.contains("display") && !text.contains("class=\"s\""))
  }

  @Test func aFilmThatEndsStaysAsItEnds() {
    #expect(svg(Self.film(Self.moving, plays: 3)).contains("2000ms linear 3 forwards"))
  }

  @Test func bothThemesAreInOneDocument() {
    let dark = Self.film(Self.moving, color: Color(hex: 0x8B97D4))
    let text = svg(Self.film(Self.moving), dark: dark)
    #expect(text.components(separatedBy: "<style>").count == 3)
    #expect(text.contains("@media(prefers-color-scheme:dark)") && text.contains("#8b97d4"))
    #expect(plain(text).replacing(#/ class="f\d+"/#, with: "") != plain(svg(dark)))
  }

  @Test func identifiersDependOnWhatIsDrawnAndOnHowItMoves() throws {
    func identifier(_ text: String) throws -> Substring {
      try #require(text.firstMatch(of: #/<svg[^>]* id="(k[0-9a-f]+)"/#)).1
    }
    let first = svg(Self.film(Self.moving))
    let other = svg(Self.film(FilmCourse(times: [0.4, 1.5], values: [10, 60], slopes: [0, 0])))
    #expect(try identifier(first) == identifier(svg(Self.film(Self.moving))))
    #expect(try identifier(first) != identifier(other))
    #expect(first.contains("url(#c") && !first.contains("\u{1}"))
  }

  @Test func aPageGetsTheStopsAndTheNames() {
    let markup = Self.film(Self.moving).markup(measuring: FixedTextMeasurer(), line: Self.line)
    #expect(markup.svg.contains("<g class=\"thing\">") && !markup.svg.contains("<style"))
    #expect(markup.tracks.map(\.kind) == ["x", "x"])
    #expect(markup.tracks[0].stops.map(\.offset) == [0, 0.25, 0.75, 1])
    #expect(markup.tracks[0].stops.map(\.value) == [10, 10, 60, 60])
    #expect(
      markup.tracks[0].stops.map(\.easing) == [
        .named("linear"), .line(0), .named("linear"), .named("linear"),
      ])
    #expect(markup.lines[0] == "linear(0, 1)")
    #expect(!svg(Self.film(Self.moving)).contains("thing"))
  }

  /// The same film laid out for a narrow page, with other positions, has the same timing functions.
  @Test func twoLayoutsShareTheirLines() throws {
    let narrow = Self.film(Self.moving.scaled(by: 0.5, plus: 3))
    let markup = Self.film(Self.moving).markup(
      measuring: FixedTextMeasurer(), narrow: (narrow, nil),
      changes: [FilmMotion(.scale, Self.moving.scaled(by: 0.02, plus: -0.2), tolerance: 1.0 / 512)],
      line: Self.line)
    let other = try #require(markup.narrow)
    #expect(other.tracks[0].stops.map(\.value) == [8, 8, 33, 33])
    #expect(other.tracks[0].stops[1].easing == markup.tracks[0].stops[1].easing)
    #expect(other.tracks.map(\.kind) == markup.tracks.map(\.kind) && markup.changes.count == 1)
    #expect(other.svg != markup.svg && other.svg.hasPrefix("<svg"))
  }

  /// Fitting a timing function takes longer than all other work on a page.
  @Test func whatChangesInAPageSharesTheLineOfWhatMoves() {
    var fits: [FilmMotion] = []
    let changes = [
      FilmMotion(.scale, Self.moving.scaled(by: 0.02, plus: -0.2), tolerance: 1.0 / 512),
      FilmMotion(.scale, FilmCourse(from: 0, to: 1, jumpingAt: 1)),
    ]
    let markup = Self.film(Self.moving).markup(
      measuring: FixedTextMeasurer(), changes: changes
    ) { motion, _, _ in
      fits.append(motion)
      return FilmLine(text: "linear(0, 1)", fallback: "ease")
    }
    // The finer of the two is fitted: 1/512 of the travel is less than 0.25 of 50 points. The other motions are
    // even.
    #expect(fits.map(\.kind) == [.scale] && markup.lines.count == 1)
    #expect(markup.tracks.count == 2 && markup.changes.map(\.kind) == ["scale", "scale"])
    #expect(markup.changes[0].stops.map(\.easing) == markup.tracks[0].stops.map(\.easing))
    #expect(markup.changes[0].stops.map(\.value).allSatisfy { (-1e-9...1 + 1e-9).contains($0) })
    #expect(markup.changes[1].stops.map(\.easing).allSatisfy { $0 != .line(0) })
  }

  /// A curve is drawn faintly, and once more up to the playhead.
  @Test func aLongLineIsWrittenOnce() throws {
    let path = Path(
      [.move(Point(x: 0, y: 0))]
        + (1...40).map { .line(Point(x: Double($0) * 2.5, y: Double($0 % 7))) })
    let blue = Color(hex: 0x205DCB)
    func film(_ color: Color) -> Film {
      var film = Self.film(Self.moving)
      film.elements += [color.opacity(0.35), color].map {
        .drawing([.group("", [.stroke(path, StrokeStyle(width: 1), $0)])])
      }
      return film
    }
    let text = svg(film(blue))
    #expect(XMLChecker.problem(in: text) == nil)
    let shape = try #require(
      text.firstMatch(
        of:
          #/<g stroke="#205dcb" stroke-opacity="0.35"><path id="(p[0-9a-f]+-0)" stroke-width="1" d="M[^"]+"\/><\/g>/#
      ))
    #expect(text.contains("<use stroke=\"#205dcb\" href=\"#\(shape.1)\"/>"))
    #expect(text.components(separatedBy: "stroke-width=\"1\"").count == 2)
    // The paint of the reference has a class of its own, which a dark ground changes.
    let both = svg(film(blue), dark: film(Color(hex: 0x8B97D4)))
    #expect(both.contains(#/<use class="s\d" stroke="#205dcb" href/#))
    // A page finds each curve by its name.
    let page = film(blue).markup(measuring: FixedTextMeasurer(), line: Self.line).svg
    #expect(!page.contains("<use"))
  }

  /// A strobe has dozens of discs, which would otherwise be most of the document.
  @Test func discsOfOneColorAreCirclesInAGroup() {
    let blue = Color(hex: 0x205DCB).opacity(0.6)
    var film = Self.film(Self.moving)
    film.elements[0] = .strobe([
      .drawing(
        (1...3).map { .fill(.circle(center: Point(x: Double($0), y: 0), radius: 2), blue) }
          + [.fill(.circle(center: Point(x: 9, y: 1), radius: 2), Color(hex: 0xE07316))]
          + [.fill(.rectangle(Rect(x: 0, y: 0, width: 2, height: 2)), Color(hex: 0xE07316))])
    ])
    #expect(
      svg(film).contains(
        """
        <g fill="#205dcb" fill-opacity="0.6">
        <circle cx="1" r="2"/>
        <circle cx="2" r="2"/>
        <circle cx="3" r="2"/>
        </g>
        <g fill="#e07316">
        <circle cx="9" cy="1" r="2"/>
        <path d="M0 0h2v2h-2z"/>
        </g>

        """))
  }
}
