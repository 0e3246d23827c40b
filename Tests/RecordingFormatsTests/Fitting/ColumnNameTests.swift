import Testing

@testable import RecordingFormats

@Suite struct ColumnNameTests {
  @Test(
    arguments: [
      ("time (ms)", "time", "milliseconds"), ("time [s]", "time", "seconds"),
      ("t_ms", "t", "milliseconds"), ("timeMs", "time", "milliseconds"),
      ("Time (Seconds)", "Time", "seconds"), ("timestamp_us", "timestamp", "microseconds"),
      ("time in µs", "time in", "microseconds"), ("clock-ns", "clock", "nanoseconds"),
      ("ms", "", "milliseconds"), ("time", "time", nil), ("frames", "frames", nil),
      ("times", "times", nil), ("alarms", "alarms", nil), ("items", "items", nil),
      ("value (px)", "value", nil), ("seconds_after_toggle", "seconds_after_toggle", nil),
      ("", "", nil), (")", ")", nil),
    ] as [(String, String, String?)])
  func aUnitIsAWordOfItsOwn(_ name: String, _ bare: String, _ unit: String?) {
    let column = ColumnName(name)
    #expect(column.bare == bare && column.unit?.name == unit)
  }
}
