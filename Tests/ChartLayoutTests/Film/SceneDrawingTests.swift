import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct SceneDrawingTests {
  static let size = Size(width: 640, height: 400)

  static func scene(
    _ parts: Set<ChartScene.Part> = [.tracks, .curves], rows: Int = 3,
    look: ChartScene.Look = .offset, course: FilmCourse? = nil, cycle: Double = 2
  ) -> ChartScene {
    let course =
      course ?? FilmCourse(times: [0.25, 1.25], values: [0, 1.1], slopes: [0, 0])
    let chart = Chart(
      title: "", subtitle: "from 0 to 1", duration: 1,
      series: (0..<rows).map { Series(label: "curve \($0)") },
      panels: [
        ChartPanel(
          axisTitle: "value",
          curves: (0..<rows).map { index in
            ChartCurve(
              series: index,
              pieces: [
                CurvePiece([
                  CurveKnot(time: 0, value: 0, slope: 0),
                  CurveKnot(time: 1, value: 1.1, slope: 0),
                ])
              ])
          },
          references: [ChartPanel.Reference(value: 1, kind: .target)])
      ], moments: [])
    return ChartScene(
      chart: chart, parts: parts,
      rows: (0..<rows).map {
        ChartScene.Row(
          series: $0, from: 0, to: 1, range: 0...1.1, strobe: [0, 0.5, 1], course: course,
          look: look)
      },
      dots: (0..<rows).map { ChartScene.Dot(panel: 0, series: $0, course: course) },
      playhead: FilmCourse(from: 0, at: 0.25, to: 1, at: 1.25), cycle: cycle)
  }

  static func film(_ scene: ChartScene, size: Size = size) -> Film {
    SceneDrawing.film(of: scene, size: size, measuring: FixedTextMeasurer())
  }

  private static func discs(_ commands: [DrawingCommand], radius: ClosedRange<Double>) -> [Point] {
    commands.flatMap { command -> [Point] in
      switch command {
      case .fill(let path, _):
        let xs = path.points.map(\.x)
        let ys = path.points.map(\.y)
        guard path.elements.count == 6, let left = xs.min(), let right = xs.max(),
          let top = ys.min(), let bottom = ys.max(), radius.contains((right - left) / 2)
        else { return [] }
        return [Point(x: (left + right) / 2, y: (top + bottom) / 2)]
      case .clip(_, let inner), .group(_, let inner): return discs(inner, radius: radius)
      case .stroke, .text: return []
      }
    }
  }

  /// The pieces of line beside the names of rows: the horizontal lines that are as long as samples.
  private static func samples(_ commands: [DrawingCommand]) -> [[DrawingCommand]] {
    commands.indices.flatMap { index -> [[DrawingCommand]] in
      switch commands[index] {
      case .stroke(let path, let style, _):
        let points = path.points
        let base = 640.0 / 56
        guard points.count == 2, points[0].y == points[1].y, style.width > 1,
          (points[1].x - points[0].x - 2 * base).magnitude < 1e-9
        else { return [] }
        guard index + 1 < commands.count, case .fill = commands[index + 1] else {
          return [[commands[index]]]
        }
        return [[commands[index], commands[index + 1]]]
      case .clip(_, let inner), .group(_, let inner): return samples(inner)
      case .fill, .text: return []
      }
    }
  }

  @Test(arguments: [(1, 0), (4, 0), (5, 5), (12, 12)], [ChartScene.Part.tracks, .overlay, .tiles])
  func namesHavePiecesOfTheirLinesWhereColorsAreNotEnough(
    _ counts: (rows: Int, samples: Int), _ part: ChartScene.Part
  ) {
    let scene = Self.scene([part, .curves], rows: counts.rows)
    let film = Self.film(scene, size: Size(width: 640, height: 900))
    let samples = Self.samples(film.ground.commands)
    #expect(samples.count == counts.samples)
    // No two samples look the same, wherever they are.
    let looks = samples.map { sample in
      sample.map { command -> String in
        switch command {
        case .stroke(_, let style, let color): "\(style.dashes) \(color)"
        case .fill(let path, _): "\(path.elements.count)"
        default: ""
        }
      }
    }
    #expect(Set(looks).count == samples.count)
    // Without curves there are no lines to distinguish.
    #expect(Self.samples(Self.film(Self.scene([part], rows: 12)).ground.commands).isEmpty)
  }

  @Test func thingsStandOnTheirTracksWhereTheirValuesAre() throws {
    let film = Self.film(Self.scene())
    let start = Self.discs(film.frame(at: 0), radius: 7...12)
    let end = Self.discs(film.frame(at: 2), radius: 7...12)
    let middle = Self.discs(film.frame(at: 0.75), radius: 7...12)
    try #require(start.count == 3 && end.count == 3)
    for index in 0..<3 {
      #expect(start[index].y == end[index].y)
      // At half of the time the thing is at half of the travel, since the cubic is level at both
      // ends.
      #expect((middle[index].x - (start[index].x + end[index].x) / 2).magnitude < 1e-9)
      #expect(end[index].x > start[index].x + 300)
    }
    #expect(Set(start.map(\.x)).count == 1 && Set(start.map(\.y)).count == 3)
    // There is room for the overshoot.
    #expect(end[0].x + 10 < 640 && start[0].x - 10 > 0)
  }

  /// Names that are too long for the room to the left of the tracks are above them, uncut.
  @Test func longNamesStandAboveTheirTracks() throws {
    func texts(_ film: Film) -> [(text: String, point: Point)] {
      film.ground.commands.compactMap {
        if case .text(let run, let point) = $0 { (run.text, point) } else { nil }
      }
    }
    var scene = Self.scene()
    let name = ".spring(duration: 0.5, bounce: 0.3)"
    scene.chart.series[1] = Series(label: name, isCode: true)
    let film = Self.film(scene)
    let things = Self.discs(film.frame(at: 0), radius: 7...12)
    let label = try #require(texts(film).first { $0.text == name })
    #expect(label.point.y < things[1].y - 9 && label.point.y > things[0].y + 9)
    // The tracks have the room that the names would have.
    #expect(things[0].x < Self.discs(Self.film(Self.scene()).frame(at: 0), radius: 7...12)[0].x)
    // Where rows are too low for that, the middle of the name is left out.
    let flat = Self.film(scene, size: Size(width: 640, height: 150))
    #expect(texts(flat).contains { $0.text.contains("…") && $0.text.hasPrefix(".spring") })
  }

  /// Tiles move apart for their names as far as there is room.
  @Test func longNamesOfTilesAreWhole() throws {
    var scene = Self.scene([.tiles, .curves], rows: 2, look: .scale)
    let name = ".spring(duration: 0.5, bounce: 0.3)"
    scene.chart.series[1] = Series(label: name, isCode: true)
    let film = Self.film(scene)
    #expect(
      film.ground.commands.contains {
        if case .text(let run, _) = $0 { run.text == name } else { false }
      })
  }

  @Test func theDotsKeepToTheCurvesAndThePlayhead() throws {
    let film = Self.film(Self.scene())
    let axis = try #require(film.axis)
    for time in [0.25, 0.5, 1, 1.25, 2] {
      let dots = Self.discs(film.frame(at: time), radius: 2...2.6)
      let part = min(max(time - 0.25, 0), 1)
      #expect(dots.count == 3)
      for dot in dots {
        #expect((dot.x - (axis.left + part * (axis.right - axis.left))).magnitude < 1e-9)
      }
    }
    let first = Self.discs(film.frame(at: 0), radius: 2...2.6)[0]
    let last = Self.discs(film.frame(at: 2), radius: 2...2.6)[0]
    #expect(first.y - last.y > 80)
  }

  @Test func aCurveIsUncoveredAsItIsPlayed() throws {
    let film = Self.film(Self.scene())
    let wipe = try #require(FilmLayers(film).wipe)
    #expect(!wipe.commands.isEmpty)
    let columns = [0, 0.75, 2].map { wipe.columns(at: $0, scale: 1) }
    let axis = try #require(film.axis)
    #expect((Double(columns[0]) - axis.left).magnitude <= 1)
    #expect((Double(columns[1]) - (axis.left + axis.right) / 2).magnitude <= 1)
    #expect((Double(columns[2]) - axis.right).magnitude <= 1)
    // Before it is played, the curve is there, but fainter.
    let faint = FilmLayers(film).ground.commands.filter { command in
      guard case .group(_, let inner) = command, case .stroke(_, _, let color) = inner.first else {
        return false
      }
      return (color.alpha - 0.35).magnitude < 1e-9
    }
    #expect(faint.count == 3)
  }

  @Test func theStillPictureHasTheInstantsAndNoPlayhead() {
    let film = Self.film(Self.scene())
    let still = film.stillDrawing.commands
    // The first instant and the middle on each track, and the thing itself at its end.
    #expect(Self.discs(still, radius: 7...12).count == 3 * 4)
    #expect(Self.discs(still, radius: 2...2.6).isEmpty)
    #expect(!still.contains { if case .clip(let area, _) = $0 { area.right < 600 } else { false } })
  }

  @Test(arguments: [1, 3, 6, 12], [Size(width: 640, height: 400), Size(width: 320, height: 240)])
  func nothingLeavesThePicture(_ rows: Int, _ size: Size) {
    for parts in [[.tracks, .curves], [.tracks], [.tiles], [.tiles, .curves], [.curves]]
      as [Set<ChartScene.Part>]
    {
      let film = Self.film(Self.scene(parts, rows: rows), size: size)
      let all = film.ground.commands + film.frame(at: 0.7)
      let points = all.flatMap { $0.positions }
      #expect(points.allSatisfy { $0.x >= -1 && $0.x <= size.width + 1 }, "\(parts)")
      #expect(points.allSatisfy { $0.y >= -1 && $0.y <= size.height + 1 }, "\(parts)")
    }
  }

  @Test(arguments: ChartScene.Look.allCases)
  func aTileShowsTheValueInItsWay(_ look: ChartScene.Look) throws {
    let course = FilmCourse(from: 0, at: 0, to: 1, at: 1)
    let film = Self.film(Self.scene([.tiles], rows: 1, look: look, course: course))
    func extent(_ time: Double) -> (width: Double, height: Double, left: Double, alpha: Double)? {
      guard case .fill(let path, let color) = film.frame(at: time).last else { return nil }
      let xs = path.points.map(\.x)
      let ys = path.points.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return nil }
      return (right - left, bottom - top, left, color.alpha)
    }
    let half = try #require(extent(0.5))
    let whole = try #require(extent(1))
    switch look {
    case .offset:
      let none = try #require(extent(0))
      #expect(whole.left - none.left > 50 && (whole.width - none.width).magnitude < 1e-9)
      #expect((half.left - (whole.left + none.left) / 2).magnitude < 1e-9)
    case .scale:
      #expect((half.width / whole.width - 0.7).magnitude < 1e-9)
      #expect((try #require(extent(0)).width / whole.width - 0.4).magnitude < 1e-9)
    case .rotation:
      // A square turned by 45° is wider by the root of two.
      #expect((half.width / whole.width - 2.0.squareRoot()).magnitude < 1e-6)
    case .opacity:
      #expect(extent(0) == nil || film.frame(at: 0).isEmpty)
      #expect((half.alpha - 0.5).magnitude < 0.01 && whole.alpha == 1)
    case .width:
      #expect((half.width / whole.width - 0.5).magnitude < 1e-9 && half.left == whole.left)
      #expect(half.height == whole.height)
    }
  }

  @Test func whatTurnsIntoAnotherSeriesChangesItsColor() {
    var scene = Self.scene(rows: 2)
    scene.rows = [scene.rows[0]]
    scene.rows[0].turns = [
      ChartScene.Turn(time: 0, series: 0), ChartScene.Turn(time: 1, series: 1),
    ]
    let film = Self.film(scene)
    func color(_ time: Double) -> [Color] {
      film.frame(at: time).flatMap { command -> [Color] in
        guard case .fill(let path, let color) = command, path.points.count > 8,
          let top = path.points.map(\.y).min(), let bottom = path.points.map(\.y).max(),
          bottom - top > 12
        else { return [] }
        return [color]
      }
    }
    #expect(color(0.5).count == 1 && color(1.5).count == 1 && color(0.5) != color(1.5))
  }

  @Test func aGhostIsThereFromItsFirstTimeOn() {
    var scene = Self.scene(rows: 1)
    scene.rows[0].ghosts = [
      ChartScene.Ghost(
        series: 0, course: FilmCourse(times: [0.8, 1.5], values: [0.5, 1.05], slopes: [1, 0]))
    ]
    let film = Self.film(scene)
    func outlines(_ time: Double) -> Int {
      film.frame(at: time).count {
        if case .stroke(let path, _, _) = $0 { path.points.count > 8 } else { false }
      }
    }
    #expect(outlines(0.7) == 0 && outlines(0.8) == 1 && outlines(2) == 1)
  }
}

extension DrawingCommand {
  fileprivate var positions: [Point] {
    switch self {
    case .fill(let path, _), .stroke(let path, _, _): path.points
    case .text(_, at: let point): [point]
    case .clip(let area, _):
      [area.origin, Point(x: min(area.right, 100), y: area.bottom)].filter { $0.x >= 0 }
    case .group(_, let inner): inner.flatMap(\.positions)
    }
  }
}

@Suite struct SceneFlashTests {
  /// A scene in which something comes and goes, a number of times per second.
  private func scene(
    _ timesPerSecond: Double, _ look: ChartScene.Look, reach: Double = 1, rows: Int = 1
  ) -> ChartScene {
    let half = 0.5 / timesPerSecond
    let count = Int(timesPerSecond * 4)
    let times = (0...count).map { Double($0) * half }
    let values = times.indices.map { $0.isMultiple(of: 2) ? 0 : reach }
    let course = FilmCourse(
      times: times, values: values, slopes: times.map { _ in .infinity })
    var scene = SceneDrawingTests.scene([.tiles], rows: rows, look: look, course: course)
    scene.cycle = 2
    return scene
  }

  private func flashes(_ scene: ChartScene, width: Double = 640) -> Int {
    SceneDrawing.flashes(
      of: scene, size: Size(width: width, height: width * 0.625), theme: .light,
      measuring: FixedTextMeasurer())
  }

  @Test(arguments: [(2.0, 0), (3, 0), (4, 4), (5, 5), (10, 10)])
  func moreThanThreeInASecondAreCounted(_ rate: Double, _ flashes: Int) {
    #expect(self.flashes(scene(rate, .opacity)) == flashes)
  }

  @Test func smallTilesMayFlash() {
    // A tile is 30 % of the width, and 147.7 points are the side of the largest area that may flash.
    #expect(flashes(scene(5, .opacity), width: 480) == 0)
    #expect(flashes(scene(5, .opacity), width: 500) == 5)
    #expect(flashes(scene(5, .opacity, rows: 2), width: 480) == 5)
    #expect(flashes(scene(5, .offset), width: 640) == 0)
  }

  /// A tile is 30 % of the width; the area that changes in it is a part of the tile's.
  @Test(
    arguments: [
      (.opacity, 1), (.scale, 0.4725), (.rotation, 0.2052), (.width, 0.168), (.offset, 0.1152),
    ] as [(ChartScene.Look, Double)])
  func theAreaThatChangesCounts(_ look: ChartScene.Look, _ share: Double) {
    let width = (21_824 / share).squareRoot() / 0.3
    #expect(flashes(scene(5, look), width: width * 0.985) == 0)
    #expect(flashes(scene(5, look), width: width * 1.015) == 5)
  }

  @Test func faintChangesDoNotCount() {
    #expect(flashes(scene(5, .opacity, reach: 0.05), width: 1000) == 0)
  }

  @Test func filmsWithoutTilesDoNotFlash() {
    var scene = scene(5, .opacity)
    scene.parts = [.tracks, .curves]
    #expect(flashes(scene, width: 2000) == 0)
  }
}
