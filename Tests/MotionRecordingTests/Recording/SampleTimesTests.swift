import Testing

@testable import MotionRecording

@Suite struct SampleTimesTests {
  @Test(arguments: [30, 60, 90, 120, 144, 1000, 29.97, 0.1])
  func rowsAndTimesAgree(rate: Double) throws {
    for index in stride(from: 0, through: 5000, by: 7) {
      let time = Double(index) / rate
      #expect(try SampleTimes.firstIndex(at: time, rate: rate) == index)
      #expect(try SampleTimes.lastIndex(before: time, rate: rate) == index)
      #expect(try SampleTimes.firstIndex(at: time.nextUp, rate: rate) == index + 1)
      #expect(try SampleTimes.lastIndex(before: time.nextUp, rate: rate) == index)
      if index > 0 {
        #expect(try SampleTimes.firstIndex(at: time.nextDown, rate: rate) == index)
        #expect(try SampleTimes.lastIndex(before: time.nextDown, rate: rate) == index - 1)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 1e7])
  func tooLargeAnIndexIsRefused(time: Double) {
    #expect(throws: RecordingError.tooManyRows(limit: SampleTimes.rowLimit)) {
      try SampleTimes.firstIndex(at: time, rate: 60)
    }
    #expect(throws: RecordingError.tooManyRows(limit: SampleTimes.rowLimit)) {
      try SampleTimes.lastIndex(before: time, rate: 60)
    }
  }
}
