import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct OverlayPlannerTests {
  private static let slow = FilmCourse(from: 0, at: 0, to: 1, at: 1)
  private static let fast = FilmCourse(from: 0, at: 0, to: 1, at: 0.5)

  private var scene: ChartScene {
    var scene = SceneDrawingTests.scene([.overlay], rows: 2)
    (scene.rows[0].course, scene.rows[1].course) = (Self.slow, Self.fast)
    // With a narrower range of its own the row would have another scale.
    scene.rows[0].range = 0...1
    return scene
  }

  private func discs(_ film: Film, at time: Double) -> [(center: Point, alpha: Double)] {
    film.frame(at: time).compactMap { command in
      guard case .fill(let path, let color) = command else { return nil }
      let (xs, ys) = (path.points.map(\.x), path.points.map(\.y))
      return (
        Point(
          x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2),
        color.alpha
      )
    }
  }

  @Test(arguments: [2, 6, 12]) func namesAreWholeAndCoverNothing(_ count: Int) {
    var scene = SceneDrawingTests.scene([.overlay, .curves], rows: count)
    let names = (0..<count).map { ".timingCurve(.circularEaseIn, duration: \($0))" }
    for index in names.indices { scene.chart.series[index].label = names[index] }
    let film = SceneDrawingTests.film(scene, size: Size(width: 640, height: 800))
    let texts = film.ground.commands.compactMap { command -> PlacedText? in
      guard case .text(let run, let point) = command else { return nil }
      return PlacedText(run, x: point.x, baseline: point.y, measuring: FixedTextMeasurer())
    }
    #expect(names.allSatisfy { name in texts.contains { $0.run.text == name } })
    for (index, text) in texts.enumerated() {
      #expect(!texts[(index + 1)...].contains { $0.bounds.intersects(text.bounds) })
    }
    // The things are below the names.
    let bottom = texts.filter { names.contains($0.run.text) }.map(\.bounds.bottom).max() ?? 0
    #expect(discs(film, at: 0).allSatisfy { $0.alpha != 0.6 || $0.center.y > bottom })
  }

  @Test func allThingsAreOnOneTrackAndOneScale() throws {
    let film = SceneDrawingTests.film(scene)
    let (start, half, end) = (discs(film, at: 0), discs(film, at: 0.5), discs(film, at: 1))
    try #require(start.count == 2 && half.count == 2 && end.count == 2)
    #expect(Set((start + half + end).map { ($0.center.y * 1000).rounded() }).count == 1)
    #expect((start[0].center.x - start[1].center.x).magnitude < 1e-6)
    #expect((end[0].center.x - end[1].center.x).magnitude < 1e-6)
    let travel = end[0].center.x - start[0].center.x
    #expect((half[1].center.x - half[0].center.x - travel / 2).magnitude < 1e-6 && travel > 300)
    #expect(start.allSatisfy { $0.alpha == 0.6 })
  }

  @Test func eachHasAnOutlineThatStays() {
    let outlines = SceneDrawingTests.film(scene).frame(at: 0.3).count {
      if case .stroke(let path, _, _) = $0 { path.points.count > 8 } else { false }
    }
    #expect(outlines == 2)
  }

  @Test(arguments: [2, 4]) func namesStandBesideEachOther(_ rows: Int) {
    var scene = SceneDrawingTests.scene([.overlay], rows: rows)
    for index in 0..<rows { scene.chart.series[index].label = "curve number \(index)" }
    let texts = SceneDrawingTests.film(scene).ground.commands.compactMap { command in
      if case .text(let run, let point) = command,
        run.text.contains("…") || run.text.hasPrefix("curve")
      {
        point
      } else {
        nil
      }
    }
    #expect(texts.count == rows && Set(texts.map(\.y)).count == 1)
    #expect(texts.map(\.x) == texts.map(\.x).sorted() && texts.allSatisfy { $0.x < 640 })
  }
}
