import AnimationModel
import TestSupport
import Testing

@Suite struct SpringEvenTimesTests {
  /// Springs of every kind of damping, close to critical included.
  private static let springs = [
    Spring(duration: 0.5, bounce: 0.3), .bouncy, .smooth, .snappy,
    Spring(duration: 0.5, bounce: 1e-9), Spring(duration: 0.5, bounce: -1e-9),
    Spring(duration: 2, bounce: 0.99), Spring(duration: 0.4, bounce: -0.5),
    Spring(duration: 0.4, bounce: -0.999), Spring(mass: 1, stiffness: 100, damping: 0),
    Spring(mass: 3, stiffness: 1, damping: 500),
  ]

  @Test(arguments: springs, [(1.0, 0.0), (0, 1), (-300, 4000), (1e-3, -2)])
  func agreeWithTheClosedSolution(spring: Spring, way: (Double, Double)) throws {
    let (target, velocity) = way
    let count = 20_003
    let step = 3.0 / 20_000
    let samples = spring.samples(
      target: target, initialVelocity: velocity, step: step, count: count)
    try #require(samples.values.count == count && samples.velocities.count == count)
    let frequency = spring.stiffness.squareRoot() / spring.mass.squareRoot()
    let extent = max(abs(target), abs(velocity) / frequency)
    var worst = (0.0, 0.0)
    for index in 0..<count {
      let time = step * Double(index)
      let value = spring.value(target: target, initialVelocity: velocity, time: time)
      let slope = spring.velocity(target: target, initialVelocity: velocity, time: time)
      worst.0 = max(worst.0, abs(samples.values[index] - value) / extent)
      worst.1 = max(
        worst.1, abs(samples.velocities[index] - slope) / max(extent * frequency, abs(velocity)))
    }
    #expect(worst.0 < 1e-12)
    #expect(worst.1 < 1e-12)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 255, 256, 257, 264])
  func haveAsManyTimesAsAreAskedFor(count: Int) {
    let samples = Spring.bouncy.samples(target: 1, step: 0.01, count: count)
    #expect(samples.values.count == count)
    #expect(samples.velocities.count == count)
    if let last = samples.values.last {
      #expect(abs(last - Spring.bouncy.value(target: 1.0, time: 0.01 * Double(count - 1))) < 1e-14)
    }
  }

  @Test func aLongSwingIsAsExactAsTimeByTime() {
    let spring = Spring(mass: 1, stiffness: 1e6, damping: 0)
    let samples = spring.samples(target: 1, step: 0.01, count: 2000)
    for index in stride(from: 0, to: 2000, by: 7) {
      #expect(samples.values[index] == spring.value(target: 1.0, time: 0.01 * Double(index)))
    }
  }

  @Test(arguments: [-1, 0])
  func noTimesGiveNoSamples(count: Int) {
    #expect(Spring.bouncy.samples(target: 1, step: 0.01, count: count).values.isEmpty)
  }
}
