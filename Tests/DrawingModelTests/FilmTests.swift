import Testing

@testable import DrawingModel

@Suite struct FilmTests {
  private static let red = Color(hex: 0xFF0000)
  private static let square = DrawingCommand.fill(
    .rectangle(Rect(x: -1, y: -1, width: 2, height: 2)), red)

  private func film(
    _ elements: [FilmElement], still: Film.Still = .strobe, ground: [DrawingCommand] = []
  ) -> Film {
    Film(
      ground: Drawing(
        size: Size(width: 100, height: 50), background: Color(hex: 0xFFFFFF), commands: ground),
      elements: elements, cycle: 2, still: still)
  }

  private func corners(_ commands: [DrawingCommand]) -> [Point] {
    commands.flatMap { command -> [Point] in
      if case .fill(let path, _) = command { path.points } else { [] }
    }
  }

  @Test func whatMovesIsWhereItsCourseIs() {
    let film = film([
      .placed(
        Point(x: 10, y: 20),
        [
          .moving(
            FilmMotion(.x, FilmCourse(from: 0, at: 0, to: 40, at: 2)),
            [.drawing([Self.square])])
        ])
    ])
    for (time, x) in [(0.0, 10.0), (0.5, 20), (2, 50), (3, 50)] {
      let points = corners(film.frame(at: time))
      #expect(points.first == Point(x: x - 1, y: 19) && points[2] == Point(x: x + 1, y: 21))
    }
  }

  @Test func whatIsTurnedAndScaledChangesAboutItsOrigin() {
    func points(_ kind: FilmMotion.Kind, _ value: Double) -> [Point] {
      corners(
        film([
          .placed(
            Point(x: 5, y: 5),
            [
              .moving(FilmMotion(kind, FilmCourse(constant: value)), [.drawing([Self.square])])
            ])
        ]).frame(at: 0))
    }
    #expect(points(.scale, 2).first == Point(x: 3, y: 3))
    #expect(points(.width, 3).first == Point(x: 2, y: 4))
    #expect(points(.y, 1).first == Point(x: 4, y: 5))
    // A clockwise quarter turn: the upper left corner becomes the upper right one.
    let turned = points(.rotation, 90)[0]
    #expect((turned.x - 6).magnitude < 1e-12 && (turned.y - 4).magnitude < 1e-12)
  }

  @Test func whatHasNoOpacityIsNotDrawn() {
    let fading = film([
      .moving(
        FilmMotion(.opacity, FilmCourse(from: 0, at: 0, to: 1, at: 2)),
        [
          .drawing([.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), Self.red.opacity(0.5))]
          )
        ])
    ])
    #expect(fading.frame(at: 0).isEmpty)
    guard case .fill(_, let color) = fading.frame(at: 1)[0] else {
      Issue.record("there is no area")
      return
    }
    #expect(color.alpha == 0.25)
  }

  @Test func aStrobeStandsOnlyInTheStillPictureAndThePlayheadOnlyInFrames() {
    let passing = DrawingCommand.fill(.circle(center: Point(x: 1, y: 1), radius: 1), Self.red)
    let film = film([.strobe([.drawing([passing])]), .playing([.drawing([Self.square])])])
    #expect(film.frame(at: 0) == [Self.square])
    #expect(film.stillDrawing.commands == [passing])
    var moment = film
    moment.still = .moment(0)
    #expect(moment.stillDrawing.commands == [Self.square])
  }

  @Test func theStillPictureOfAStrobeIsTheEnd() {
    let film = film([
      .moving(
        FilmMotion(.x, FilmCourse(from: 0, at: 0, to: 40, at: 2)), [.drawing([Self.square])])
    ])
    #expect(film.stillDrawing.commands == film.frame(at: 2))
  }

  @Test func hairlinesStandOnThePixelsOfFrames() {
    let line = DrawingCommand.stroke(
      .line(from: Point(x: 10.3, y: 0), to: Point(x: 10.3, y: 5)), StrokeStyle(width: 1), Self.red)
    let film = film([
      .moving(
        FilmMotion(.x, FilmCourse(from: 0, at: 0, to: 7, at: 2), hairline: 10.3),
        [.drawing([line])])
    ])
    for (scale, step) in [(1.0, 1.0), (2, 0.5)] {
      for time in stride(from: 0, through: 2, by: 0.1) {
        guard case .stroke(let path, _, _) = film.frame(at: time, scale: scale)[0] else { continue }
        let x = path.points[0].x
        #expect(((x / step) - 0.5 - (x / step - 0.5).rounded()).magnitude < 1e-9)
        #expect((x - (10.3 + 3.5 * time)).magnitude <= step / 2 + 1e-9)
      }
    }
  }

  // MARK: Layers

  @Test func whatNeverMovesIsDrawnOnce() {
    let still = FilmElement.named("c0", [.drawing([Self.square])])
    let moving = FilmElement.moving(
      FilmMotion(.x, FilmCourse(from: 0, at: 0, to: 4, at: 1)), [.drawing([Self.square])])
    let layers = FilmLayers(film([still, moving, still]))
    #expect(layers.ground.commands == [Self.square])
    // An element in front of a moving one is drawn with it.
    #expect(layers.frame(at: 1, scale: 1).count == 2)
  }

  @Test func aWipeUncoversWholeColumns() throws {
    let reveal = FilmElement.revealed(
      Rect(x: -80, y: 0, width: 100, height: 50),
      FilmMotion(.x, FilmCourse(from: 0, at: 0, to: 60, at: 2), hairline: 20),
      [.drawing([Self.square])])
    let film = film([reveal])
    let wipe = try #require(FilmLayers(film).wipe)
    #expect(wipe.commands == film.frame(at: 2))
    #expect(FilmLayers(film).frame(at: 1, scale: 1).isEmpty)
    for (time, columns) in [(0.0, 21), (1, 51), (2, 81)] {
      #expect(wipe.columns(at: time, scale: 1) == columns)
    }
    #expect(wipe.columns(at: 1, scale: 2) == 101)
  }
}
