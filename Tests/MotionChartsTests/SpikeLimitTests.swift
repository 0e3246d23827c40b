import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct SpikeLimitTests {
  private func limit(_ subject: Subject, _ quantity: Quantity) throws -> Double? {
    let trace = try Recorder().trace(subject, followsAcceleration: true)
    return SpikeLimit([trace], quantity: quantity).band?.upper
  }

  @Test(arguments: [Animation.bouncy, .smooth, .linear, .easeInOut, .snappy.delay(2)])
  func ordinaryVelocitiesAreShownWhole(animation: Animation) throws {
    #expect(try limit(.animation(animation), .velocity) == nil)
  }

  @Test func aVerticalCurveIsCutOff() throws {
    let limit = try #require(try limit(.unitCurve(.circularEaseIn), .velocity))
    #expect(limit > 3 && limit < 100)
  }

  @Test func anUnboundedAccelerationIsCutOff() throws {
    let limit = try #require(try limit(.unitCurve(.easeIn), .acceleration))
    #expect(limit > 2 && limit < 1000)
  }

  @Test func whatDoesNotMoveHasNoLimit() throws {
    let trace = try Recorder(to: 0).trace(.animation(.linear))
    #expect(SpikeLimit([trace], quantity: .velocity).band == nil)
  }
}
