import Testing
import TextForms

@Suite struct CSVFieldReaderTests {
  @Test func fieldsHaveTheirOffsetsWithTheQuotesAroundThem() throws {
    let text = "\u{FEFF}a, b\r\n\"c\"\"\n\",d\n"
    var reader = CSVFieldReader(bytes: Array(text.utf8))
    #expect(try reader.row { text, _ in text } == ["a", " b"])
    #expect(reader.line == 2)
    let fields = try reader.row { text, range in (text, range) }
    #expect(fields.map(\.0) == ["c\"\n", "d"])
    // The byte order mark at the start takes three bytes.
    #expect(fields.map(\.1) == [9..<15, 16..<17])
    #expect(reader.isAtEnd && reader.line == 4)
  }

  @Test func quotesThatAreWrongAreNamedWhereTheyStand() {
    var open = CSVFieldReader(bytes: Array("a\nb,\"c\nd".utf8))
    _ = try? open.row { text, _ in text }
    let unclosed = #expect(throws: CSVQuoteError.self) { try open.row { text, _ in text } }
    #expect(unclosed?.line == 2 && unclosed?.offset == 4)
    var text = CSVFieldReader(bytes: Array("\"a\nb\"c".utf8))
    let after = #expect(throws: CSVQuoteError.self) { try text.row { field, _ in field } }
    #expect(after?.line == 2 && after?.offset == 5)
  }
}
