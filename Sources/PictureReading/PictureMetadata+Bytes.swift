internal import DrawingModel

extension PictureMetadata {
  /// Reads the bytes of a file, whose first ones tell its kind.
  ///
  /// What is read is what is written into pictures here; those of other programs have nothing to tell. Any bytes may be
  /// given: what is damaged, cut off or made to mislead gives an error.
  ///
  /// - Throws: ``PictureMetadataError``.
  public init(_ bytes: [UInt8]) throws(PictureMetadataError) {
    // Before them may be a mark of the order of bytes, and blanks.
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let start = head.unicodeScalars.drop { $0 == "\u{FEFF}" || $0.properties.isWhitespace }
    if bytes.starts(with: PNGTextReader.signature) {
      self = try PNGTextReader.metadata(bytes)
    } else if bytes.starts(with: PDFInfoReader.signature) {
      self = try PDFInfoReader.metadata(bytes)
    } else if bytes.starts(with: GIFTextReader.signature) {
      var reader = GIFTextReader(bytes)
      self = try reader.metadata()
    } else if ["<!doctype html", "<html"].contains(where: {
      String(start.prefix(14)).lowercased().hasPrefix($0)
    }) {
      // Before SVG, of which a page may have one inside.
      self = try HTMLTextReader.metadata(bytes)
    } else if start.first == "<", head.contains("<svg") {
      self = try SVGTextReader.metadata(bytes)
    } else {
      throw .unknownFormat
    }
  }

  /// Takes a text under its keyword.
  mutating func add(_ text: String, as key: String) {
    switch key {
    case "Title": title = title ?? text
    case "Description": description = description ?? text
    default: facts.append(.init(key: key, value: text))
    }
  }
}
