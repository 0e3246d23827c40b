import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct MotionParametersLossesTests {
  /// 0.3 s at twice the speed and 0.1 s before each cycle.
  private static let text = ".easeIn.delay(0.1).repeatCount(3).delay(0.6).speed(2)"

  @Test func delaysAreAddedUp() throws {
    let parts = try parameters(Self.text)
    #expect(parts.lostDelay("wait") == ["the delay of 0.35 s is lost: wait"])
    #expect(parts.lostCycleDelay == ["the delay of 0.05 s before each cycle is lost"])
    #expect(try parameters(".easeIn").lostDelay("wait").isEmpty)
    #expect(try parameters(".easeIn.delay(1)").lostCycleDelay.isEmpty)
  }

  @Test func countsAreReportedAndLoopsRefused() throws {
    #expect(
      try parameters(Self.text).lostCount("loop it") == [
        "the repetition (3 cycles) is lost: loop it"
      ])
    let endless = try parameters(".easeIn.repeatForever()")
    #expect(endless.lostCount("").isEmpty)
    let problem = #expect(throws: ConversionProblem.self) {
      try endless.checkLoop(.flutter, "a simulation", hint: "start it again")
    }
    #expect(problem?.description == "a simulation has no loop; start it again")
    #expect(throws: Never.self) {
      try parameters(Self.text).checkLoop(.flutter, "a simulation", hint: "")
    }
  }

  @Test(arguments: [
    (".easeIn.repeatCount(3)", true, false), (".easeIn.repeatCount(4)", true, true),
    (".easeIn.repeatForever()", true, false),
    (".easeIn.repeatCount(4, autoreverses: false)", false, false), (".easeIn", false, false),
  ])
  func waysBackDiffer(text: String, reverses: Bool, endsAtItsStart: Bool) throws {
    let parts = try parameters(text)
    #expect(parts.reversedTime.isEmpty != reverses)
    #expect(parts.evenCount.isEmpty != endsAtItsStart)
  }

  @Test(arguments: [
    (".bouncy.repeatCount(3)", true), (".bouncy", false), (".easeIn.repeatCount(3)", false),
  ])
  func onlyCyclesOfSpringsEndByARule(text: String, isOther: Bool) throws {
    #expect(try parameters(text).otherCycles.isEmpty != isOther)
  }
}
