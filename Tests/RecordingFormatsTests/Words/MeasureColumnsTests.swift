import AnimationModel
import MotionRecording
import RecordingFormats
import Testing

@Suite struct MeasureColumnsTests {
  private func numbers(_ animation: Animation) throws -> [String: String] {
    let measures = try Recorder().play(.animation(animation)).measures()
    let cells = MeasureColumns.numbers(of: [measures])[0]
    #expect(cells.count == MeasureColumns.headsWithUnits.count)
    return Dictionary(uniqueKeysWithValues: zip(MeasureColumns.headsWithUnits, cells))
  }

  @Test func figuresHaveNoUnits() throws {
    #expect(
      try numbers(.bouncy) == [
        "reaches (s)": "0.265", "overshoot (%)": "4.19", "peak at (s)": "0.352",
        "within 1 % (s)": "0.518", "ends at (s)": "0.763",
      ])
    #expect(try numbers(.smooth)["overshoot (%)"] == "–")
  }

  @Test func aColumnHasOneNumberOfDecimals() throws {
    let measures = try [Animation.snappy, .bouncy].map {
      try Recorder().play(.animation($0)).measures()
    }
    #expect(
      MeasureColumns.numbers(of: measures) == [
        ["0.410", "0.437", "0.492", "0.365", "0.560"],
        ["0.265", "4.191", "0.352", "0.518", "0.763"],
      ])
  }

  /// A spring that is thrown far beyond a near target has no meaningful overshoot in percent.
  @Test(arguments: [(1e3, true), (1e6, false)])
  func whatIsThrownFarBeyondItsTravelHasNoPercentage(_ velocity: Double, _ hasFigure: Bool) throws {
    let thrown = try numbers(
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: velocity))
    #expect((thrown["overshoot (%)"] != "–") == hasFigure)
    #expect(thrown["peak at (s)"] != "–")
  }
}
