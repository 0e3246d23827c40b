import AnimationModel
import AnimationSyntax
import MotionConversion
import MotionRecording
import Testing

/// The motion of a target's numbers, compared with m·x″ = k(1 − x) − c·x′ in steps of a ten-thousandth of a
/// second.
@Suite struct TargetFormulaTests {
  @Test(arguments: [
    (Spring(mass: 2, stiffness: 180, damping: 12), 0.0),
    (Spring(mass: 1, stiffness: 170, damping: 26), 4.0),
    (Spring(mass: 0.5, stiffness: 90, damping: 40, allowOverDamping: true), 0.0),
    (Spring(mass: 1, stiffness: 100, damping: 20), -2.0),
  ])
  func numbersReadFromALibraryMoveAsTheForceSays(spring: Spring, velocity: Double) throws {
    let list = "mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping)"
    let read = try DialectSpring(
      velocity == 0 ? list : "\(list), velocity: \(velocity)", in: .motion, distance: 1)
    var state = (x: 0.0, v: velocity)
    func force(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    let step = 1e-4
    for index in 1...10_000 {
      let first = (state.v, force(state.x, state.v))
      let middle = (
        state.v + step / 2 * first.1,
        force(state.x + step / 2 * first.0, state.v + step / 2 * first.1)
      )
      let second = (
        state.v + step / 2 * middle.1,
        force(state.x + step / 2 * middle.0, state.v + step / 2 * middle.1)
      )
      let last = (
        state.v + step * second.1, force(state.x + step * second.0, state.v + step * second.1)
      )
      state.x += step / 6 * (first.0 + 2 * middle.0 + 2 * second.0 + last.0)
      state.v += step / 6 * (first.1 + 2 * middle.1 + 2 * second.1 + last.1)
      guard index.isMultiple(of: 500) else { continue }
      let value = read.spring.value(
        target: 1.0, initialVelocity: read.initialVelocity, time: Double(index) * step)
      #expect(abs(value - state.x) < 1e-9)
    }
  }

  /// Frequencies found with SciPy's `brentq` from the equations of the libraries.
  @Test(arguments: [
    (SpringDialect.motion, "duration: 0.8, bounce: 0.3", 12.299558235134443),
    (.motion, "duration: 0.5, bounce: 0", 18.466826952903173),
    (.motion, "duration: 1.2, bounce: 0.65", 14.103029324534567),
    (.reanimated, "duration: 550, dampingRatio: 1", 14.991284806990448),
    (.reanimated, "duration: 550, dampingRatio: 0.75", 19.791044716280314),
    (.reanimated, "duration: 1333, dampingRatio: 0.5", 12.141004224674157),
  ])
  func durationsLeadToTheFrequencyThatTheLibraryFinds(
    dialect: SpringDialect, text: String, frequency: Double
  ) throws {
    let spring = try DialectSpring(text, in: dialect).spring
    #expect(abs(2 * .pi / spring.response / frequency - 1) < 1e-9)
  }

  /// The steps computed one by one in another program.
  @Test func reactSpringIsPlayedInItsOwnSteps() throws {
    let spring = Spring(mass: 1, stiffness: 170, damping: 26)
    let conversion = try Converter(.spring(spring), text: "").conversion(to: .reactSpring)
    // At 0.1 s its steps lead to 0.37914880890268716; the largest error is near that time.
    let off = abs(spring.value(target: 1.0, time: 0.1) - 0.37914880890268716)
    #expect(off > 0.003)
    #expect(conversion.accuracy.largestError >= off)
    #expect(conversion.accuracy.largestError < off * 1.1)
  }

  /// The ends by the libraries' rules, found with SciPy.
  @Test(arguments: [
    (Spring(response: 2 * .pi / 200.0.squareRoot(), dampingRatio: 0.5), "0.997 s"),
    (Spring(response: 2 * .pi / 380.0.squareRoot(), dampingRatio: 1), "0.474 s"),
  ])
  func composeEndsWhenItStaysWithinItsThreshold(spring: Spring, words: String) throws {
    let conversion = try Converter(.spring(spring), text: "").conversion(to: .compose)
    #expect(conversion.remarks.contains { $0.contains("Compose ends it after \(words)") })
  }

  @Test func theErrorIsThatOfTheMotionThatIsShown() throws {
    let conversion = try Converter(.animation(.bouncy), text: ".bouncy").conversion(to: .flutter)
    let recording = try Recorder().record(.animation(.bouncy), rowsPerSecond: 3000)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let errors = zip(recording.times, recording.values).dropLast().map { time, value in
      (time, abs(value - spring.value(target: 1.0, time: time)))
    }
    let worst = try #require(errors.max { $0.1 < $1.1 })
    guard case .within(let error, let time) = conversion.accuracy else {
      Issue.record("it is not exact")
      return
    }
    #expect(abs(error - worst.1) < 1e-6 && abs(time - worst.0) < 1e-3)
    #expect(conversion.springAccuracy == .exact)
  }
}
