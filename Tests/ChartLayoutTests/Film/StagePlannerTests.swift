import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct StagePlannerTests {
  private static let even = FilmCourse(from: 0, at: 0, to: 1, at: 1)

  private func scene(_ things: [ChartScene.Thing]) -> ChartScene {
    var scene = SceneDrawingTests.scene([.stage], rows: 2)
    scene.things = things
    return scene
  }

  /// The bounding box of all filled shapes, and their opacity.
  private func box(_ commands: [DrawingCommand]) throws -> (area: Rect, alpha: Double) {
    var points: [Point] = []
    var alpha = 0.0
    for case .fill(let path, let color) in commands {
      points += path.points
      alpha = color.alpha
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return (
      Rect(
        left: try #require(xs.min()), top: try #require(ys.min()), right: try #require(xs.max()),
        bottom: try #require(ys.max())), alpha
    )
  }

  /// Scale, rotation and offset of one view are those of one thing, the first of them innermost.
  @Test func allModifiersMoveOneThing() throws {
    let thing = ChartScene.Thing(
      name: "Image", series: 0, form: .disc,
      effects: [
        .init(.scale, Self.even.scaled(by: 0.5, plus: 1), from: 1, to: 1.5),
        .init(.y, Self.even.scaled(by: -40, plus: 0), from: 0, to: -40),
        .init(.opacity, Self.even.scaled(by: -0.6, plus: 1), from: 1, to: 0.4),
      ])
    let film = SceneDrawingTests.film(scene([thing]))
    let (start, end) = (try box(film.frame(at: 0)), try box(film.frame(at: 1)))
    #expect((end.area.size.width / start.area.size.width - 1.5).magnitude < 1e-9)
    // The disc has 96 points: an offset of 40 is this part of its width.
    let lift = start.area.center.y - end.area.center.y
    #expect((lift - start.area.size.width * 40 / 96).magnitude < 1e-6)
    #expect((start.area.center.x - end.area.center.x).magnitude < 1e-6)
    #expect(start.alpha == 1 && (end.alpha - 0.4).magnitude < 0.01)
  }

  @Test func whereItBeginsAndEndsIsOutlined() throws {
    func outlines(from start: Double, to end: Double) -> [Rect] {
      let thing = ChartScene.Thing(
        name: "Circle", series: 0, form: .disc,
        effects: [
          .init(.x, Self.even.scaled(by: end - start, plus: start), from: start, to: end)
        ])
      return SceneDrawingTests.film(scene([thing])).ground.commands.compactMap { command in
        guard case .stroke(let path, let style, _) = command, style.dashes.count == 2 else {
          return nil
        }
        let (xs, ys) = (path.points.map(\.x), path.points.map(\.y))
        return Rect(
          left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
      }
    }
    let two = outlines(from: 0, to: 96)
    #expect(two.count == 2 && (two[1].left - two[0].right).magnitude < 1e-6)
    #expect(outlines(from: 0, to: 0).count == 1)
  }

  /// The ratios of width to height are those of the real things, and so is the effect of each at 4 %
  /// beyond its target.
  private static let ratios: [Double] = [
    1, 1, 10, 358.0 / 200, 390.0 / 420, 358.0 / 56, 3.2, 51.0 / 31,
  ]

  @Test(arguments: zip(ChartScene.Thing.Form.allCases, ratios))
  func formsHaveTheProportionsOfTheRealThings(_ form: ChartScene.Thing.Form, _ ratio: Double)
    throws
  {
    let course = FilmCourse(from: 0, at: 0, to: 1.04, at: 1)
    let film = SceneDrawingTests.film(
      scene([ChartScene.Thing(name: "a", series: 0, form: form, showing: course)]))
    let (start, end) = (try box(film.frame(at: 0)).area, try box(film.frame(at: 1)).area)
    #expect((end.size.width / end.size.height - ratio).magnitude < 1e-6)
    switch form {
    case .card, .sheet: #expect(start.top > end.top + 50)
    case .toast: #expect(start.top < end.top - 50)
    case .button: #expect((end.size.width / start.size.width - 1.04 / 0.4 + 0.04).magnitude < 0.1)
    case .toggle: #expect(start == end)
    case .disc, .square, .bar: #expect(start.left < end.left)
    }
  }

  @Test func theKnobOfASwitchMovesAndTheSwitchDoesNot() throws {
    let film = SceneDrawingTests.film(
      scene([ChartScene.Thing(name: "a", series: 0, form: .toggle, showing: Self.even)]))
    func knob(_ time: Double) throws -> Double {
      let last = try #require(film.frame(at: time).last)
      return try box([last]).area.center.x
    }
    let whole = try box(film.frame(at: 0)).area
    let travel = try knob(1) - knob(0)
    #expect((travel - whole.size.width * 20 / 51).magnitude < 1e-6)
  }

  /// Things of all kinds stay on the stage, however far they move.
  @Test(arguments: [1, 2, 5, 12], [(640.0, 400.0), (320.0, 200.0)])
  func everythingStaysOnTheStage(_ count: Int, _ size: (Double, Double)) throws {
    let forms = ChartScene.Thing.Form.allCases
    let scene = scene(
      (0..<count).map { index in
        ChartScene.Thing(
          name: "thing \(index)", series: index % 2, form: forms[index % forms.count],
          showing: Self.even)
      })
    let film = SceneDrawingTests.film(scene, size: Size(width: size.0, height: size.1))
    for time in [0, 0.5, 1] {
      let area = try box(film.frame(at: time)).area
      #expect(area.left >= 0 && area.top >= 0)
      #expect(area.right <= size.0 && area.bottom <= size.1)
    }
  }

  /// A card that blinks is larger than the area that may flash, a small disc is not.
  @Test func whatFlashesOnAStageIsCounted() {
    let times = (0...40).map { Double($0) * 0.05 }
    let course = FilmCourse(
      times: times, values: times.indices.map { Double($0 % 2) }, slopes: times.map { _ in 0 },
      isHeld: true)
    func flashes(_ form: ChartScene.Thing.Form, width: Double) -> Int {
      let thing = ChartScene.Thing(
        name: "a", series: 0, form: form,
        effects: [.init(.opacity, course, from: 0, to: 1)])
      return SceneDrawing.flashes(
        of: scene([thing]), size: Size(width: width, height: width * 0.625), theme: .light,
        measuring: FixedTextMeasurer())
    }
    #expect(flashes(.card, width: 640) > 3)
    #expect(flashes(.bar, width: 390) == 0)
  }
}
