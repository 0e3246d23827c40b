import AnimationModel
import TestSupport
import Testing

@Suite("Velocity sampler")
struct VelocitySamplerTests {
  static let figures: [(samples: [(Double, Double)], velocity: Double)] = [
    ([], 0),
    ([(1, 1)], 0),
    ([(1, 1), (2, 2)], 1),
    ([(1, 1), (2, 2), (4, 3)], 1.25),
    ([(1, 1), (2, 2), (4, 4)], 1),
    ([(1, 1), (2, 1.1)], 10),
    // The first of four is forgotten.
    ([(100, 0), (1, 1), (2, 2), (4, 3)], 1.25),
  ]

  @Test("the published figures come out", arguments: figures)
  func published(samples: [(Double, Double)], velocity: Double) {
    var sampler = VelocitySampler<Double>()
    for (value, time) in samples { sampler.add(value, at: time) }
    #expect(isClose(sampler.velocity, velocity, .absolute(1e-12)))
  }

  @Test("a sample before the last is ignored, one at its time takes its place")
  func order() {
    var sampler = VelocitySampler<Double>()
    sampler.add(1, at: 1)
    sampler.add(2, at: 2)
    sampler.add(9, at: 1.5)
    #expect(sampler.velocity == 1)
    sampler.add(3, at: 2)
    #expect(sampler.velocity == 2)
  }

  @Test("velocity decays: half of it after 0.346 s, 13.5 % after a second, 1.8 % after two")
  func decay() {
    var sampler = VelocitySampler<Double>()
    sampler.add(0, at: 0)
    sampler.add(1, at: 1)
    #expect(sampler.velocity(at: 1) == 1)
    #expect(isClose(sampler.velocity(at: 1.346), 0.5, .absolute(5e-4)))
    #expect(isClose(sampler.velocity(at: 2), 0.135, .printed(3)))
    #expect(isClose(sampler.velocity(at: 3), 0.018, .printed(3)))
  }
}
