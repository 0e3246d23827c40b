internal import DrawingModel

/// Reads the properties of a PDF: its document information dictionary.
///
/// Source: ISO 32000-1, sections 7.3 (objects), 7.5.5 (file trailer) and 14.3.3 (document
/// information). Objects are found by their headings, the last one counting, so that no table of
/// offsets has to be trusted. What lies in compressed object streams is not read.
struct PDFInfoReader {
  /// What every PDF begins with.
  static let signature = Array("%PDF-".utf8)

  private let bytes: [UInt8]

  /// Takes the bytes of a file that begins with the signature.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The properties of the document.
  func metadata() throws(PictureMetadataError) -> PictureMetadata {
    guard lastOffset(of: "%%EOF", before: bytes.count) != nil else { throw .cutOff }
    var metadata = PictureMetadata(format: .pdf)
    guard let start = try infoStart() else { return metadata }
    var parser = PDFDictionaryParser(bytes, from: start)
    for (key, text) in try parser.strings() {
      switch key {
      case "Title": metadata.title = text
      case "Subject": metadata.description = text
      case "Creator": metadata.facts.append(Drawing.Fact(key: "Software", value: text))
      case "Keywords":
        let facts = FactText.facts(in: text, separator: "; ")
        metadata.facts += facts.isEmpty ? [Drawing.Fact(key: key, value: text)] : facts
      default: metadata.facts.append(Drawing.Fact(key: key, value: text))
      }
    }
    return metadata
  }

  /// Where the dictionary with the properties begins; nil if the document has none.
  private func infoStart() throws(PictureMetadataError) -> Int? {
    // The word is a key of the trailer; a picture's own words may contain it too.
    var end = bytes.count
    while let offset = lastOffset(of: "/Info", before: end) {
      end = offset
      var numbers = PDFDictionaryParser(bytes, from: offset + 5)
      guard let object = numbers.reference() else { continue }
      guard let content = self.offset(ofObject: object) else { throw .compressedProperties }
      return content
    }
    // A trailer that is itself compressed names no properties in plain words.
    if lastOffset(of: "trailer", before: bytes.count) == nil,
      lastOffset(of: "/ObjStm", before: bytes.count) != nil
    {
      throw .compressedProperties
    }
    return nil
  }

  /// Where the content of an object begins.
  private func offset(ofObject number: Int) -> Int? {
    let heading = "\(number) 0 obj"
    var end = bytes.count
    while let offset = lastOffset(of: heading, before: end) {
      end = offset
      // `12 0 obj` is not `2 0 obj`.
      if offset == 0 || !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset - 1]) {
        return offset + heading.utf8.count
      }
    }
    return nil
  }

  /// The last offset of a word that ends at `end` or before it.
  private func lastOffset(of word: String, before end: Int) -> Int? {
    let word = Array(word.utf8)
    guard end >= word.count else { return nil }
    for offset in stride(from: end - word.count, through: 0, by: -1)
    where bytes[offset] == word[0] && bytes[offset..<offset + word.count].elementsEqual(word) {
      return offset
    }
    return nil
  }
}
