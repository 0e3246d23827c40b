internal import CPictures

/// Reads the texts of a PNG, with libpng.
enum PNGTextReader {
  /// The bytes with which every PNG begins.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the metadata of a file that begins with the signature.
  static func metadata(_ bytes: [UInt8]) throws(PictureMetadataError) -> PictureMetadata {
    var result = unsafe kymo_png_result()
    unsafe kymo_png_texts(bytes, bytes.count, &result)
    defer { unsafe kymo_free(result.bytes) }
    let message = unsafe withUnsafeBytes(of: result.message) { message in
      unsafe String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard message.isEmpty else { throw error(message) }
    var metadata = PictureMetadata(format: .png)
    var texts = unsafe UnsafeBufferPointer(start: result.bytes, count: result.count)
      .split(separator: 0, omittingEmptySubsequences: false)
      .map { unsafe String(decoding: $0, as: UTF8.self) }[...]
    while let key = texts.popFirst(), let text = texts.popFirst() { metadata.add(text, as: key) }
    return metadata
  }

  /// Returns the error for a message of libpng, which names the part of the file before a colon.
  private static func error(_ message: String) -> PictureMetadataError {
    if message == KYMO_PNG_CUT_OFF { return .cutOff }
    let words = message.split(separator: ": ")
    return words.last == "CRC error" ? .damaged(part: String(words[0])) : .malformed(message)
  }
}
