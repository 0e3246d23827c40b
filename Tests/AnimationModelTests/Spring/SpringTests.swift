import AnimationModel
import TestSupport
import Testing

@Suite struct SpringTests {
  /// Semantics reference, section 3.1: the sign of the stored frequency tells the regime.
  @Test func signOfTheFrequencyTellsTheRegime() {
    #expect(Spring(response: 0.5, dampingRatio: 0.7).angularFrequency > 0)
    #expect(Spring(response: 0.5, dampingRatio: 1).angularFrequency == 0)
    #expect(Spring(response: 0.5, dampingRatio: 1.5).angularFrequency < 0)
  }

  @Test(arguments: SpringCase.all.filter { $0.dampingRatio <= 1000 })
  func naturalFrequencyIsWhatSwiftUIRecomputes(_ item: SpringCase) {
    let omega = item.spring.angularFrequency
    let beta = item.spring.decayConstant
    let squared = beta * beta + omega * omega.magnitude
    // The sum loses digits with the square of the damping ratio.
    let loss = max(1, item.dampingRatio * item.dampingRatio)
    #expect(
      isClose(
        item.spring.naturalFrequency, squared.squareRoot(), .relative(1e-15 * loss * 4)))
  }

  @Test(arguments: SpringCase.all)
  func everyParameterReadsAsItWasMeant(_ item: SpringCase) {
    let spring = item.spring
    let tolerance = Tolerance.relative(max(1e-14, item.accuracy))
    #expect(spring.mass == item.mass)
    #expect(isClose(spring.stiffness, item.stiffness, tolerance))
    #expect(isClose(spring.damping, item.damping, tolerance))
    #expect(isClose(spring.response, 2 * .pi / item.naturalFrequency, tolerance))
    #expect(spring.duration == spring.response)
    #expect(isClose(spring.dampingRatio, item.dampingRatio, tolerance))
    let ratio = item.dampingRatio
    #expect(
      isClose(
        spring.bounce, ratio <= 1 ? 1 - ratio : 1 / ratio - 1,
        .absolute(1e-14)))
  }

  @Test(arguments: SpringCase.all)
  func survivesEveryConversionAndBack(_ item: SpringCase) {
    let spring = item.spring
    let ways: [(String, Spring)] = [
      ("duration, bounce", Spring(duration: spring.duration, bounce: spring.bounce)),
      (
        "response, ratio",
        Spring(response: spring.response, dampingRatio: spring.dampingRatio)
      ),
      (
        "mass, stiffness, damping",
        Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          allowOverDamping: true)
      ),
    ]
    for (way, back) in ways {
      // Bounce near -1 has little room for strong damping.
      let loss = way == "duration, bounce" ? max(1, spring.dampingRatio) : 1
      let tolerance = Tolerance(absolute: 1e-15 * loss, relative: 4e-15 * loss)
      #expect(isClose(back.response, spring.response, .relative(4e-15)), "by \(way)")
      #expect(isClose(back.dampingRatio, spring.dampingRatio, tolerance), "by \(way)")
      #expect(
        isClose(
          back.stiffness / back.mass, spring.stiffness / spring.mass, .relative(8e-15)),
        "by \(way)")
      #expect(
        isClose(
          back.damping / back.mass, spring.damping / spring.mass,
          .init(absolute: 1e-14 * loss, relative: 8e-15 * loss)),
        "by \(way)")
    }
  }

  @Test func isEqualWhenItsStoredFormIs() {
    #expect(Spring(duration: 0.5, bounce: 0.3) == Spring(response: 0.5, dampingRatio: 0.7))
    #expect(Spring(duration: 0.5, bounce: 0.3) != Spring(duration: 0.5, bounce: 0.31))
    #expect(Spring(mass: 2, stiffness: 2, damping: 2) != Spring(stiffness: 1, damping: 1))
    #expect(Set([Spring.smooth, Spring(), .init(duration: 0.5)]).count == 1)
  }
}
