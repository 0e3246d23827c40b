import ChartLayout
import DrawingModel
import Testing

@testable import MotionCharts

@Suite struct StagedViewsTests {
  private func number(
    _ name: String, _ values: [Double] = [0, 1], targets: [Double] = []
  ) -> StagedViews.Number {
    let course = FilmCourse(
      times: values.indices.map(Double.init), values: values, slopes: values.map { _ in 0 })
    return StagedViews.Number(
      name: name, targets: targets,
      row: ChartScene.Row(
        series: 0, name: name, from: values[0], to: values[values.count - 1],
        range: 0...1, strobe: [], course: course))
  }

  @Test(arguments: [
    ("Circle.scaleEffect", "Circle", FilmMotion.Kind.scale),
    ("Circle.scaleEffect.x", "Circle", .width), ("Card[2].offset.y", "Card[2]", .y),
    ("Image.rotationEffect", "Image", .rotation), ("Text.opacity[2]", "Text", .opacity),
    ("Text.offset.x", "Text", .x), ("Text.scale", "Text", .scale),
    ("Row.Image.position.x", "Row.Image", .x),
  ])
  func aRowSaysWhichViewDoesWhat(_ name: String, _ view: String, _ kind: FilmMotion.Kind) throws {
    let thing = try #require(StagedViews.things([number(name)], as: []).first)
    #expect(thing.name == view && thing.effects.map(\.kind) == [kind])
    #expect(StagedViews.isShown(name))
  }

  @Test(arguments: ["offset", "x", "Circle.blur", "Text.offset", "offset.z", ""])
  func whatAStageDoesNotShowIsLeftOut(_ name: String) {
    #expect(StagedViews.things([number(name)], as: []).isEmpty && !StagedViews.isShown(name))
  }

  @Test func theNumbersOfAViewAreThoseOfOneThing() {
    let things = StagedViews.things(
      [
        number("Image.scaleEffect", [1, 1.4, 1], targets: [1.4, 1]), number("Text.opacity"),
        number("Image.offset.y", [0, -30, 0], targets: [-30, 6, 0]),
      ], as: [nil, .toast])
    #expect(things.map(\.name) == ["Image", "Text"] && things.map(\.form) == [.disc, .toast])
    // The outline shows the target that is farthest.
    #expect(things[0].effects.map(\.target) == [1.4, -30])
    #expect(things[0].effects.map(\.start) == [1, 0])
  }

  /// A position counts from the first position of the view, since its layout decides where that is on
  /// the screen.
  @Test func aPositionCountsFromWhereItBegan() {
    let effect = StagedViews.things(
      [number("Dot.position.x", [200, 260], targets: [260])], as: [])[0].effects[0]
    #expect(effect.start == 0 && effect.target == 60 && effect.course.values == [0, 60])
  }
}
