extension PictureMetadata {
  /// Reads the bytes of a file, whose first ones tell its kind.
  ///
  /// The metadata that this project writes into its pictures is read; words of other programs may be passed over. Any
  /// bytes may be given: bytes that are damaged, cut off or made to mislead give an error.
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
}
