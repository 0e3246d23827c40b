import Testing

@testable import DrawingModel

@Suite struct FilmCourseTests {
  /// A course from 2 to 6 between 1 s and 3 s, along a cubic that is level at both ends.
  private let smooth = FilmCourse(times: [1, 3], values: [2, 6], slopes: [0, 0])

  @Test func beforeAndAfterItsKnotsItRests() {
    #expect(smooth.value(at: -1) == 2 && smooth.value(at: 1) == 2)
    #expect(smooth.value(at: 3) == 6 && smooth.value(at: .infinity) == 6)
  }

  @Test(arguments: [(1.5, 0.15625), (2, 0.5), (2.5, 0.84375)])
  func betweenThemItIsTheCubicOfTheirSlopes(_ time: Double, _ part: Double) {
    // The cubic is 3u² − 2u³.
    #expect((smooth.value(at: time) - (2 + 4 * part)).magnitude < 1e-12)
  }

  @Test func aSlopeThatIsNotFiniteGivesAStraightLine() {
    let course = FilmCourse(times: [0, 1], values: [0, 10], slopes: [.infinity, 3])
    #expect(course.value(at: 0.25) == 2.5)
  }

  @Test func atAJumpItHasTheLaterNumber() {
    let jump = FilmCourse(from: 3, to: 8, jumpingAt: 2)
    #expect(jump.value(at: 1.999) == 3 && jump.value(at: 2) == 8)
    #expect(jump.isEven)
  }

  @Test func whatIsHeldStaysUntilTheNextKnot() {
    let held = FilmCourse(
      times: [0, 0.5, 1], values: [1, 2, 3], slopes: [2, 2, 2], isHeld: true)
    #expect(held.value(at: 0.49) == 1 && held.value(at: 0.5) == 2 && held.value(at: 0.99) == 2)
    #expect(!held.isEven)
  }

  @Test func anEvenCourseIsKnownAsOne() {
    let even = FilmCourse(from: 1, at: 0.25, to: 5, at: 1.25)
    #expect(even.isEven && !smooth.isEven && !even.isConstant)
    #expect(even.value(at: 0.75) == 3)
    #expect(FilmCourse(from: 1, at: 2, to: 5, at: 2).value(at: 2) == 5)
    #expect(FilmCourse(constant: 4).isConstant)
  }

  @Test func aUnitChangesEveryNumber() {
    let scaled = smooth.scaled(by: -2, plus: 1)
    for time in stride(from: 0, through: 4, by: 0.25) {
      #expect((scaled.value(at: time) - (1 - 2 * smooth.value(at: time))).magnitude < 1e-12)
    }
  }

  @Test func limitedNumbersStayInTheirRangeAndTheOthersAsTheyAre() {
    let over = FilmCourse(times: [0, 1, 2], values: [0, 1.5, 1], slopes: [1.5, 0, 0])
    let limited = over.limited(to: 0...1)
    for time in stride(from: 0, through: 2, by: 0.01) {
      let expected = min(max(over.value(at: time), 0), 1)
      #expect((limited.value(at: time) - expected).magnitude < 1e-3, "\(time)")
    }
    #expect(smooth.limited(to: 0...10) == smooth)
  }
}
