import Testing

@testable import MotionConversion

@Suite struct ReactSpringMotionTests {
  /// Positions after 1, 10, 100 and 400 ms of `SpringValue.advance` of react-spring 9.7, packages/core/src/SpringValue.ts,
  /// transcribed to Python.
  @Test(arguments: [
    (
      [1.0, 170, 26, 0],
      [0.00016999999999999999, 0.008644118349348154, 0.37914880890268715, 0.9664626422448326]
    ),
    (
      [2, 100, 8, 3],
      [0.003038, 0.03203964391630311, 0.43987985812651564, 1.4362116218123915]
    ),
    (
      [0.5, 300, 5, -2],
      [-0.0013800000000000002, 0.013112736745071966, 1.3339719988229033, 1.1386387134869873]
    ),
  ])
  func positionsAreThoseOfReactSpring(numbers: [Double], positions: [Double]) {
    let motion = ReactSpringMotion(
      mass: numbers[0], tension: numbers[1], friction: numbers[2], velocity: numbers[3],
      duration: 0.5)
    for (step, position) in zip([1, 10, 100, 400], positions) {
      #expect((motion.positions[step] - position).magnitude < 1e-13)
      #expect((motion.value(at: Double(step) / 1000) - position).magnitude < 1e-12)
    }
    let middle = (motion.positions[10] + motion.positions[11]) / 2
    #expect((motion.value(at: 0.0105) - middle).magnitude < 1e-12)
    #expect(motion.value(at: -1) == 0)
  }

  /// Just inside of the limit the steps stay bounded for a hundred thousand of them; just outside they grow.
  @Test(arguments: [0.0, 0.3, 1, 1.8])
  func theLimitOfStableStepsIsWhereTheyGrow(drag: Double) {
    let kick = 4 - 2 * drag
    for (factor, isStable) in [(0.999, true), (1.001, false)] {
      let tension = kick * factor * 1e6
      #expect(
        ReactSpringMotion.isStable(mass: 1, tension: tension, friction: drag * 1000) == isStable)
      var (position, velocity) = (0.0, 0.0)
      for _ in 0..<100_000 {
        velocity += kick * factor * (1 - position) - drag * velocity
        position += velocity
        if position.magnitude > 1e6 { break }
      }
      #expect((position.magnitude < 1e6) == isStable)
    }
  }

  @Test func itRestsByItsRule() {
    let motion = ReactSpringMotion(
      mass: 1, tension: 170, friction: 26, velocity: 0, duration: 0.1)
    guard case .after(let time) = motion.restTime else {
      Issue.record("it does not rest")
      return
    }
    let step = Int((time * 1000).rounded())
    func isAtRest(_ step: Int) -> Bool {
      let speed = (motion.positions[step] - motion.positions[step - 1]).magnitude
      return speed <= 0.0001 && (1 - motion.positions[step]).magnitude <= 0.001
    }
    #expect(isAtRest(step) && !(1..<step).contains(where: isAtRest))
    let endless = ReactSpringMotion(
      mass: 1, tension: 100, friction: 0, velocity: 0, duration: 0.1)
    #expect(endless.restTime == .never)
  }
}
