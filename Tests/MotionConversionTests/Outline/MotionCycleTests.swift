import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct MotionCycleTests {
  /// From 0 to 1 in a second, as a parabola.
  private static let cycle = MotionCycle(
    pieces: [MotionPiece(from: 0, value: 0, velocity: 0, to: 1, value: 1, velocity: 2)],
    duration: 1)

  private func value(_ cycle: MotionCycle, _ time: Double) -> Double {
    MotionOutline(cycle).value(at: time)
  }

  @Test func aSpeedDividesTheTime() {
    let fast = Self.cycle.sped(by: 4)
    #expect(fast.duration == 0.25)
    #expect((value(fast, 0.125) - 0.25).magnitude < 1e-12)
  }

  @Test func aDelayInsideASpeedIsDividedToo() {
    let cycle = Self.cycle.delayed(by: 0.6, showing: nil).sped(by: 3)
    #expect((cycle.duration - 1.6 / 3).magnitude < 1e-12)
    #expect(value(cycle, 0.19) == 0)
    #expect((value(cycle, 0.2 + 0.5 / 3) - 0.25).magnitude < 1e-12)
    let outside = Self.cycle.sped(by: 3).delayed(by: 0.6, showing: nil)
    #expect((outside.duration - (0.6 + 1.0 / 3)).magnitude < 1e-12)
  }

  @Test func somethingElseMayBeShownDuringADelay() {
    let cycle = Self.cycle.delayed(by: 0.5, showing: 0.8)
    #expect((value(cycle, 0.4) - 0.8).magnitude < 1e-12 && value(cycle, 0.5) == 0)
  }

  @Test func aNegativeDelayCutsOffTheStart() {
    let cycle = Self.cycle.delayed(by: -0.4, showing: nil)
    #expect(cycle.duration == 0.6)
    #expect((value(cycle, 0) - 0.16).magnitude < 1e-12)
    #expect((value(cycle, 0.3) - 0.49).magnitude < 1e-12)
    #expect(Self.cycle.delayed(by: -2, showing: nil).duration == 0)
    #expect(Self.cycle.delayed(by: 0, showing: 1).pieces.count == 1)
  }

  @Test func aCapCutsOffTheEnd() {
    let cycle = Self.cycle.capped(at: 0.5)
    #expect(cycle.duration == 0.5 && cycle.pieces.last?.end == 0.5)
    #expect((value(cycle, 0.3) - 0.09).magnitude < 1e-12)
    #expect(Self.cycle.capped(at: 2).duration == 1)
  }

  /// On the way back the value is mirrored and time is not: the motion leaves the target as slowly as it left
  /// the start.
  @Test func cyclesFollowEachOther() throws {
    let chain = try #require(Self.cycle.chained(count: 3, autoreverses: true))
    #expect(chain.duration == 3 && chain.pieces.count == 3)
    #expect((value(chain, 1.5) - 0.75).magnitude < 1e-12)
    #expect((value(chain, 2.5) - 0.25).magnitude < 1e-12)
    let forwards = try #require(Self.cycle.chained(count: 2, autoreverses: false))
    #expect((value(forwards, 1.5) - 0.25).magnitude < 1e-12)
    #expect(Self.cycle.chained(count: MotionCycle.pieceLimit, autoreverses: true) == nil)
  }
}
