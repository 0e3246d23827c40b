import MotionFitting
import Testing

@testable import RecordingFormats

@Suite struct ObservationTableTests {
  @Test(
    arguments: [
      ("time (ms),value", nil, 0.5), ("t_us,value", "t_us", 0.0005),
      ("timestamp ns,value", "timestamp ns", 0.0000005), ("time [s],value (px)", nil, 500),
      ("time,value", nil, 500), ("time,time (ms),value", nil, 500),
    ] as [(String, String?, Double)])
  func timesAreInTheUnitThatTheirColumnSays(
    _ head: String, _ time: String?, _ seconds: Double
  ) throws {
    let rest = head.split(separator: ",").count == 3 ? ",0,1" : ",1"
    let table = try ObservationTable("\(head)\n0\(rest)\n500\(rest)\n", time: time)
    let last = try #require(table.curves[0].times.last)
    #expect((last - seconds).magnitude < 1e-12 * seconds)
    let asked = try ObservationTable("\(head)\n0\(rest)\n500\(rest)\n", time: time, unit: .seconds)
    #expect(asked.curves[0].times.last == 500 && asked.saidUnit == nil)
  }

  @Test func columnsOfOneNameAreTold() throws {
    let table = try ObservationTable("time,value,value\n0,1,5\n1,2,6\n")
    #expect(table.ambiguousColumns == ["value"] && table.curves[0].values == [1, 2])
    #expect(try ObservationTable("time,value\n0,1\n").ambiguousColumns == [])
  }

  @Test(arguments: [" {\"time\": [0, 1]}", "[{\"time\": 0}]"])
  func jsonIsNoTable(_ text: String) {
    #expect {
      try ObservationTable(text)
    } throws: { ($0 as? DataError)?.message(in: "a").contains("this is JSON") == true }
  }

  @Test func timesThatGoBackHaveMinusSigns() {
    #expect {
      try ObservationTable("time,value\n0,1\n-0.5,2\n")
    } throws: {
      ($0 as? DataError)?.message(in: "a")
        .contains("the time −0.5 s comes after 0 s; expected times in order") == true
    }
  }
}
