import Testing

@testable import DrawingModel

@Suite struct FilmTimingsTests {
  private static let course = FilmCourse(
    times: [0.5, 1, 1.5], values: [0, 1.3, 1], slopes: [0, 0.5, 0])

  private static func line(_ motion: FilmMotion, _ from: Double, _ to: Double) -> FilmLine {
    FilmLine(text: "\(motion.tolerance / (to - from).magnitude)", fallback: "")
  }

  private func timings(_ motions: [FilmMotion]) -> FilmTimings {
    FilmTimings(motions, cycle: 2, line: Self.line)
  }

  /// A thing moves 400 points to the right while its dot moves 100 up.
  @Test func motionsThatDifferInScaleShareTheFinestLine() {
    let timings = timings([
      FilmMotion(.y, Self.course.scaled(by: -100, plus: 300)),
      FilmMotion(.x, FilmCourse(from: 0, at: 0, to: 100, at: 2)),
      FilmMotion(.x, Self.course.scaled(by: 400, plus: 20)),
    ])
    #expect(timings.lines.map(\.motions) == [[0, 2]])
    #expect(timings.lines[0].line.text == "\(0.25 / 400)")
    #expect(timings.stops[0].map(\.value) == [300, 300, 200, 200])
  }

  @Test func whatReturnsSharesItUpsideDown() {
    var back = Self.course
    back.values[2] = 0.1
    let timings = timings([
      FilmMotion(.y, back.scaled(by: -100, plus: 300)),
      FilmMotion(.x, back.scaled(by: 400, plus: 20)),
    ])
    #expect(timings.lines.map(\.motions) == [[0, 1]])
  }

  @Test func othersHaveLinesOfTheirOwn() {
    var later = Self.course
    later.times[1] = 1.1
    var higher = Self.course
    higher.values[1] = 1.31
    var steeper = Self.course
    steeper.slopes[1] = 0.6
    var held = Self.course
    held.isHeld = true
    let motions = [Self.course, later, higher, steeper, held].map { FilmMotion(.x, $0) }
    #expect(timings(motions).lines.map(\.motions) == [[0], [1], [2], [3], [4]])
  }
}
