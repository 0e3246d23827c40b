import Testing
import TextForms

@Suite struct CSVReaderTests {
  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
    ("a\n\n\nb", [["a"], ["b"]]),
    ("\u{FEFF}a,b", [["a", "b"]]),
    ("\"a,b\",\"say \"\"x\"\"\"\n,", [["a,b", "say \"x\""], ["", ""]]),
    ("\"two\nlines\",b\nc,d", [["two\nlines", "b"], ["c", "d"]]),
    ("", []),
  ])
  func fieldsAreReadAsRFC4180Says(text: String, rows: [[String]]) throws {
    #expect(try CSVReader(text).rows.map(\.fields) == rows)
  }

  @Test func rowsKnowTheirLines() throws {
    let reader = try CSVReader("a\n\n\"b\nb\"\nc\r\nd")
    #expect(reader.rows.map(\.line) == [1, 3, 5, 6])
  }

  @Test(arguments: [("a\n\"b", 2), ("a\nb\n\"c\" d", 3)])
  func aBrokenQuoteIsToldWithItsLine(text: String, line: Int) {
    #expect {
      try CSVReader(text)
    } throws: { ($0 as? DataError)?.line == line }
  }

  @Test(arguments: ["plain", "a,b", "say \"x\"", "two\nlines", "", "\"", "ü,é"])
  func whatIsWrittenIsReadAgain(text: String) throws {
    var writer = CSVWriter()
    writer.row([text, "end"])
    #expect(try CSVReader(writer.text).rows.map(\.fields) == [[text, "end"]])
  }
}
