import AnimationModel
import TestSupport
import Testing

@Suite struct StepEasingTests {
  /// Heights at inputs, from the rules of CSS with the before flag off.
  static let heights: [(StepPosition, Int, [(Double, Double)])] = [
    (.jumpStart, 2, [(-0.25, 0), (0, 0.5), (0.25, 0.5), (0.5, 1), (1, 1), (1.25, 1.5)]),
    (.jumpEnd, 2, [(-0.25, -0.5), (0, 0), (0.25, 0), (0.5, 0.5), (0.75, 0.5), (1, 1), (1.5, 1.5)]),
    (.jumpNone, 3, [(0, 0), (0.3, 0), (0.4, 0.5), (0.7, 1), (1, 1)]),
    (.jumpBoth, 1, [(0, 0.5), (0.5, 0.5), (1, 1)]),
    (.jumpBoth, 3, [(0, 0.25), (0.4, 0.5), (0.7, 0.75), (1, 1)]),
  ]

  @Test func hasTheHeightsOfCSS() {
    for (position, count, table) in Self.heights {
      for (input, height) in table {
        let value = EasingFunction.steps(count, position).value(at: input)
        #expect(value == height, "steps(\(count), \(position.rawValue)) at \(input)")
      }
    }
  }

  static let rises: [(StepPosition, Int, [Double])] = [
    (StepPosition.jumpStart, 4, [0, 0.25, 0.5, 0.75]),
    (.jumpEnd, 4, [0.25, 0.5, 0.75, 1]),
    (.jumpNone, 4, [0.25, 0.5, 0.75]),
    (.jumpBoth, 4, [0, 0.25, 0.5, 0.75, 1]),
    (.jumpEnd, 1, [1]),
    (.jumpStart, 1, [0]),
    (.jumpBoth, 1, [0, 1]),
  ]

  @Test(arguments: rises)
  func risesWhereItSays(position: StepPosition, count: Int, rises: [Double]) {
    let easing = EasingFunction.steps(count, position)
    #expect(easing.jumps == rises)
    #expect(easing.corners.isEmpty)
  }

  /// Inputs such as 29 ÷ 100, whose product with 100 is less than 29.
  @Test(arguments: [3, 7, 10, 49, 100, 999])
  func everyRiseIsExactlyAtItsJump(count: Int) {
    for position in StepPosition.allCases {
      let easing = EasingFunction.steps(count, position)
      var height = 0.0
      for jump in easing.jumps {
        if jump > 0 {
          #expect(isClose(easing.value(at: jump.nextDown), height, .absolute(1e-15)))
        }
        #expect(easing.value(at: jump) > height)
        height = easing.value(at: jump)
      }
      #expect(easing.value(at: 1) == 1)
    }
  }

  @Test func isLevelEverywhere() {
    let easing = EasingFunction.steps(3)
    for input in stride(from: -0.5, through: 1.5, by: 1.0 / 12) {
      #expect(easing.velocity(at: input) == 0)
    }
  }

  @Test func jumpsAtTheEndUnlessToldOtherwise() {
    #expect(EasingFunction.steps(4) == .steps(4, .jumpEnd))
  }

  @Test func tooFewStepsAreAMistakeOfTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = EasingFunction.steps(0) }
    await #expect(processExitsWith: .failure) { _ = EasingFunction.steps(1, .jumpNone) }
  }

  /// CSS Easing Functions Level 2, "calculate a step easing function", step 3: while the before flag is set a rise
  /// at the input has not happened yet.
  static let heightsBefore: [(StepPosition, Int, [(Double, Double)])] = [
    (.jumpStart, 1, [(0, 0)]),
    (.jumpStart, 2, [(0, 0), (0.25, 0.5), (0.5, 0.5)]),
    (.jumpBoth, 1, [(0, 0), (0.5, 0.5), (1, 0.5)]),
    (.jumpBoth, 3, [(0, 0), (0.1, 0.25)]),
    (.jumpEnd, 2, [(0, 0), (0.5, 0)]),
    (.jumpNone, 2, [(0, 0), (0.5, 0)]),
  ]

  @Test(arguments: heightsBefore)
  func beforeItsStartARiseHasNotHappened(
    position: StepPosition, count: Int, table: [(Double, Double)]
  ) {
    guard case .steps(let easing) = EasingFunction.steps(count, position).shape else {
      Issue.record("steps() is a stair")
      return
    }
    for (input, height) in table {
      #expect(easing.value(at: input, isBefore: true) == height, "\(position) at \(input)")
    }
    #expect(EasingFunction.steps(count, position).valueBeforeStart == 0)
  }
}
