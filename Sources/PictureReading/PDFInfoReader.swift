/// Reads the properties of a PDF as Cairo writes them: a line for each, with plain words in parentheses, or with UTF-16
/// in hexadecimal digits in angle brackets.
///
/// Source: ISO 32000-1, sections 7.5.5 (file trailer), 7.9.2 (text strings) and 14.3.3 (document information).
enum PDFInfoReader {
  /// The bytes with which every PDF begins.
  static let signature = Array("%PDF-".utf8)

  /// The keys for properties in the metadata, by their names in a PDF.
  private static let keys = ["Subject": "Description", "Creator": "Software"]

  /// Reads the metadata of a file that begins with the signature.
  static func metadata(_ bytes: [UInt8]) throws(PictureMetadataError) -> PictureMetadata {
    guard last("%%EOF", in: bytes) != nil else { throw .cutOff }
    var metadata = PictureMetadata(format: .pdf)
    // The trailer comes after all words of the picture, which may be the same.
    guard let reference = last("/Info ", in: bytes) else { return metadata }
    let number = bytes[reference.upperBound...].prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard !number.isEmpty else { return metadata }
    let heading = String(decoding: number, as: UTF8.self) + " 0 obj"
    guard let start = last("\n\(heading)\n<< /Producer (cairo", in: bytes) else {
      guard last(heading, in: bytes) != nil else { throw .compressedProperties }
      return metadata
    }
    guard let end = bytes[start.upperBound...].firstRange(of: Array("\n>>".utf8)) else {
      throw .malformed("its properties have no end")
    }
    let lines = bytes[start.lowerBound..<end.lowerBound].split(separator: UInt8(ascii: "\n"))
    for line in lines.dropFirst() {
      let parts = line.drop { $0 != UInt8(ascii: "/") }.dropFirst()
        .split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2, let text = text(of: parts[1]) else {
        throw .malformed("a property is no text")
      }
      let key = String(decoding: parts[0], as: UTF8.self)
      let facts = key == "Keywords" ? FactText.facts(in: text, separator: "; ") : []
      metadata.facts += facts
      if facts.isEmpty { metadata.add(text, as: keys[key] ?? key) }
    }
    return metadata
  }

  private static func text(of value: ArraySlice<UInt8>) -> String? {
    let inside = value.dropFirst().dropLast()
    switch (value.first, value.last) {
    case (UInt8(ascii: "("), UInt8(ascii: ")")): return String(decoding: inside, as: UTF8.self)
    case (UInt8(ascii: "<"), UInt8(ascii: ">")):
      let units = stride(from: inside.startIndex, to: inside.endIndex, by: 4).map { start in
        UInt16(
          String(decoding: inside[start...].prefix(4), as: UTF8.self), radix: 16)
      }
      // The first unit is the byte order mark.
      guard units.first == 0xFEFF, !units.contains(nil), inside.count.isMultiple(of: 4) else {
        return nil
      }
      return String(decoding: units.dropFirst().compactMap { $0 }, as: UTF16.self)
    default: return nil
    }
  }

  /// Returns the range of the last occurrence of a word; nil if there is none.
  private static func last(_ word: String, in bytes: [UInt8]) -> Range<Int>? {
    let word = Array(word.utf8)
    for start in stride(from: bytes.count - word.count, through: 0, by: -1)
    where bytes[start] == word[0] && bytes[start...].starts(with: word) {
      return start..<start + word.count
    }
    return nil
  }
}
