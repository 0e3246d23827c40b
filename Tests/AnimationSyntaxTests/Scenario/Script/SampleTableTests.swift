import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite("Samples in a file")
struct SampleTableTests {
  private static func rows(_ type: String, _ table: String) throws -> [Double?] {
    let text = "@State var a = \(type)()\ndrag(a, from: \"b.csv\")\nrun(until: 0)"
    return try ScenarioText.rows(text) { _ in table }.map(\.value)
  }

  static let tables: [(type: String, table: String, values: [Double])] = [
    ("CGSize", "time,width,height\n0,3,4", [3, 4]),
    ("CGSize", "height,time,width\n4,0,3\n", [3, 4]),
    ("CGSize", "time,x,y\n0,3,4", [3, 4]),
    ("CGPoint", "time,x,y\r\n0,3,4\r\n", [3, 4]),
    ("CGVector", "time,dx,dy\n0,3,4", [3, 4]),
    ("CGVector", "time,x,y\n0,3,4", [3, 4]),
    ("CGRect", "time,origin.x,origin.y,size.width,size.height\n0,1,2,3,4", [1, 2, 3, 4]),
    ("CGRect", "time,x,y,width,height\n0,1,2,3,4", [1, 2, 3, 4]),
    ("Angle", "time,degrees\n0,30", [30]),
    ("Angle", "time,value\n0,30", [30]),
    ("UnitPoint", "\u{FEFF}time,x,y\n\n0,0.5,1\n\n", [0.5, 1]),
    ("CGSize", "\"time\", width ,\"height\",\"a \"\"b\"\"\"\n\"0\", 3 ,4,\"x\ny\"", [3, 4]),
  ]

  @Test(
    "Columns are found by their names, in any order, whatever else there is",
    arguments: tables.indices)
  func columns(index: Int) throws {
    let row = Self.tables[index]
    #expect(try Self.rows(row.type, row.table) == row.values)
  }

  static let errors: [(table: String, location: String, sentence: String)] = [
    ("", "b.csv:1:1", "it has no samples"),
    ("time,value\n", "b.csv:1:1", "it has no samples"),
    (
      "t,value\n0,1", "b.csv:1:1",
      "there is no column 'time' in the first line; there are 't' and 'value'"
    ),
    (
      "time\n0", "b.csv:1:1", "there is no column 'value' in the first line; there is 'time'"
    ),
    (
      "time,value\n0,1\n0.1,abc", "b.csv:3:5", "'abc' is not a finite number, which 'value' must be"
    ),
    ("time,value\n0,nan", "b.csv:2:3", "'nan' is not a finite number, which 'value' must be"),
    ("time,value\n0,1e999", "b.csv:2:3", "'1e999' is not a finite number, which 'value' must be"),
    ("time,value\n0,", "b.csv:2:3", "'' is not a finite number, which 'value' must be"),
    ("time,value\n0", "b.csv:2:2", "this line has no 'value'"),
    ("time,value\n-1,3", "b.csv:2:1", "'time' must be 0 or more, not -1"),
    (
      "time,value\n0.2,3\n0.1,4", "b.csv:3:1",
      "samples must be in order of time, and 0.1 is before 0.2"
    ),
    (
      "time,value\n\"0,1", "b.csv:2:1",
      "quotation marks must enclose a whole field, and be doubled inside it"
    ),
    (
      "time,value\n\"0\"1,1", "b.csv:2:4",
      "quotation marks must enclose a whole field, and be doubled inside it"
    ),
  ]

  @Test("Errors carry the table's name, line and column", arguments: errors.indices)
  func places(index: Int) {
    let row = Self.errors[index]
    let text = "@State var a = 0.0\ndrag(a, from: \"b.csv\")"
    let error = ScenarioText.error(in: text) { _ in row.table }
    #expect(error?.location == row.location)
    #expect(error?.sentence == row.sentence)
  }
}
