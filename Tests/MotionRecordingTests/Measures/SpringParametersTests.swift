import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite struct SpringParametersTests {
  @Test func tellsASpringInEveryWay() throws {
    let parameters = try #require(
      Subject.spring(Spring(mass: 2, stiffness: 200, damping: 10)).springParameters)
    #expect(isClose(parameters.naturalFrequency, 10, .relative(1e-14)))
    #expect(isClose(parameters.dampedFrequency, (100 - 6.25).squareRoot(), .relative(1e-14)))
    #expect(isClose(parameters.dampingRatio, 0.25, .relative(1e-14)))
    #expect(isClose(parameters.bounce, 0.75, .relative(1e-14)))
    #expect(isClose(parameters.qualityFactor, 2, .relative(1e-14)))
    #expect(isClose(parameters.response, 2 * .pi / 10, .relative(1e-14)))
    #expect(parameters.duration == parameters.response)
    #expect(parameters.mass == 2)
    #expect(isClose(parameters.stiffness, 200, .relative(1e-14)))
    #expect(isClose(parameters.damping, 10, .relative(1e-14)))
    #expect(parameters.settlingDuration > 0)
  }

  @Test func criticalAndOverdampedSpringsDoNotSwing() throws {
    #expect(try #require(Subject.spring(.smooth).springParameters).dampedFrequency == nil)
    let strong = try #require(Subject.spring(Spring(bounce: -0.5)).springParameters)
    #expect(strong.dampedFrequency == nil)
    #expect(isClose(strong.stiffness, 157.9137, .printed(4)))
    #expect(isClose(strong.qualityFactor, 0.25, .relative(1e-14)))
  }

  @Test func undampedSpringHasInfiniteQuality() throws {
    let parameters = try #require(Subject.spring(Spring(bounce: 1)).springParameters)
    #expect(parameters.qualityFactor == .infinity)
    #expect(parameters.settlingDuration == .infinity)
  }

  @Test func animationsShowTheSpringInside() {
    #expect(Subject.animation(.bouncy.delay(1)).springParameters?.bounce != nil)
    #expect(Subject.animation(.easeIn).springParameters == nil)
    #expect(Subject.unitCurve(.easeIn).springParameters == nil)
    #expect(Subject.easing(.ease).springParameters == nil)
  }

  @Test func strongInterpolatingSpringsPlayAsCriticalOnes() {
    let strong = Animation.interpolatingSpring(stiffness: 100, damping: 40)
    #expect(Subject.animation(strong).playsAsCritical)
    #expect(Subject.animation(strong.delay(1).speed(0)).playsAsCritical)
    #expect(!Subject.animation(.interpolatingSpring(stiffness: 100, damping: 10)).playsAsCritical)
    #expect(!Subject.animation(.spring(bounce: -0.5)).playsAsCritical)
    #expect(!Subject.animation(.spring(bounce: -0.5).speed(-1)).playsAsCritical)
    #expect(!Subject.spring(Spring(bounce: -0.5)).playsAsCritical)
    #expect(!Subject.animation(.easeIn).playsAsCritical)
  }
}
