extension PictureMetadata {
  /// Reads the bytes of a file, whose first bytes determine its kind.
  ///
  /// The metadata that this project writes into its pictures is read; texts of other programs may be ignored. Any
  /// bytes may be given: damaged, incomplete or malicious ones give an error.
  ///
  /// - Throws: ``PictureMetadataError``.
  public init(_ bytes: [UInt8]) throws(PictureMetadataError) {
    // A byte order mark and blanks may come before the signature.
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
      // HTML is checked before SVG, which a page may contain.
      self = try HTMLTextReader.metadata(bytes)
    } else if start.first == "<", head.contains("<svg") {
      self = try SVGTextReader.metadata(bytes)
    } else {
      throw .unknownFormat
    }
  }
}
