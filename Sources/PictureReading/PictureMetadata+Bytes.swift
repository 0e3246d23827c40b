extension PictureMetadata {
  /// Reads the bytes of a file, whose first ones tell its kind.
  ///
  /// Any bytes may be given: what is damaged, cut off or made to mislead gives an error.
  ///
  /// - Throws: ``PictureMetadataError``.
  public init(_ bytes: [UInt8]) throws(PictureMetadataError) {
    if bytes.starts(with: PNGTextReader.signature) {
      self = try PNGTextReader(bytes).metadata()
    } else if bytes.starts(with: PDFInfoReader.signature) {
      self = try PDFInfoReader(bytes).metadata()
    } else if bytes.starts(with: GIFTextReader.signature) {
      var reader = GIFTextReader(bytes)
      self = try reader.metadata()
    } else if HTMLTextReader.isLikely(bytes) {
      // Before SVG, of which a page may have one inside.
      var reader = HTMLTextReader(bytes)
      self = try reader.metadata()
    } else if SVGTextReader.isLikely(bytes) {
      var reader = SVGTextReader(bytes)
      self = try reader.metadata()
    } else {
      throw .unknownFormat
    }
  }
}
