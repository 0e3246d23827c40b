import TestSupport
import Testing
import TextForms

@Suite("CSV writer")
struct CSVWriterTests {
  @Test("separates fields with commas and ends rows with a line feed")
  func rows() {
    var table = CSVWriter()
    table.row(["time", "value"])
    table.field(0.5)
    table.field(2)
    table.endRow()
    #expect(table.text == "time,value\n0.5,2\n")
  }

  @Test(
    "quotes what must be quoted and nothing else",
    arguments: [
      ("plain", "plain"), ("", ""), (" spaced ", " spaced "), ("a,b", "\"a,b\""),
      ("say \"a\"", "\"say \"\"a\"\"\""), ("\"", "\"\"\"\""), ("a\nb", "\"a\nb\""),
      ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""), ("grün; 'x'", "grün; 'x'"),
    ])
  func quoting(text: String, field: String) {
    var table = CSVWriter()
    table.field(text)
    table.field("end")
    table.endRow()
    #expect(table.text == field + ",end\n")
  }

  @Test("gives every text back", arguments: [1, 2, 3] as [UInt64])
  func readsBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet: [Character] = ["a", ",", "\"", "\n", "\r", " ", "ß", "👍", "."]
    let rows = (0..<200).map { _ in
      (0..<3).map { _ in
        String(
          (0..<Int.random(in: 0...6, using: &random)).map { _ in
            alphabet.randomElement(using: &random) ?? "a"
          })
      }
    }
    var table = CSVWriter()
    for row in rows { table.row(row) }
    let read = try CSVTable(table.bytes).rows
    #expect(read.map { $0.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } })
  }

  @Test("writes a field that was made before like its text", arguments: ["a", "a,b", "\"", ""])
  func preparedField(text: String) {
    var (table, prepared) = (CSVWriter(), CSVWriter())
    table.field(text)
    prepared.field(CSVField(text))
    #expect(table.bytes == prepared.bytes)
  }

  @Test("writes zero without a sign", arguments: AwkwardNumbers.zeros)
  func zero(number: Double) {
    var table = CSVWriter()
    table.field(number)
    table.endRow()
    #expect(table.text == "0\n")
  }

  @Test("writes what is not finite so that it reads back", arguments: AwkwardNumbers.notFinite)
  func notFinite(number: Double) throws {
    var table = CSVWriter()
    table.field(number)
    let read = try #require(Double(table.text))
    #expect(read == number || (read.isNaN && number.isNaN))
  }

  @Test("hands on what it holds and holds it no more")
  func flush() {
    var table = CSVWriter()
    table.row(["a", "b"])
    var bytes: [UInt8] = []
    table.drain { bytes += $0 }
    #expect(bytes.isEmpty)
    table.flush { bytes += $0 }
    table.row(["c"])
    #expect(bytes == Array("a,b\n".utf8))
    #expect(table.text == "c\n")
  }
}
