import AnimationModel
import ChartLayout
import DrawingModel
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct InterruptionFilmTests {
  private func played() throws -> PlayedScene {
    let interruption = Interruption(
      [NamedAnimation(".bouncy", .bouncy), NamedAnimation(".smooth", .smooth)], at: [0.2])
    return InterruptionFilm(
      InterruptionChart(try interruption.play().trace(), quantities: [.value])
    ).played
  }

  @Test func itIsOneThingOnATrackFromTheStartToTheFirstTarget() throws {
    let scene = try played().scene
    let row = try #require(scene.rows.first)
    #expect(scene.rows.count == 1 && row.start == 0 && row.target == 1)
    // The interrupted animation would have overshot, for which there is room.
    #expect(row.range.lowerBound <= 0 && row.range.upperBound > 1.04)
    #expect(row.course.last == 0)
  }

  @Test func itTakesTheColorOfTheAnimationThatMovesIt() throws {
    let row = try #require(try played().scene.rows.first)
    // The row keeps its last color at rest.
    #expect(row.turns.map(\.time) == [0.25, 0.45])
    #expect(Set(row.turns.map(\.series)).count == 2)
  }

  /// The interrupted animation continues as an outline, from the position at which it was
  /// interrupted.
  @Test func aGhostContinuesToTheFirstTarget() throws {
    let row = try #require(try played().scene.rows.first)
    let ghost = try #require(row.ghosts.first)
    #expect(row.ghosts.count == 1 && (ghost.course.start - 0.45).magnitude < 1e-9)
    #expect((ghost.course.first - row.course.value(at: 0.45)).magnitude < 1e-6)
    #expect((ghost.course.last - 1).magnitude < 0.01)
  }
}
