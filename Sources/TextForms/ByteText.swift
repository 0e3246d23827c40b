/// A buffer of UTF-8 text that is passed on in chunks.
///
/// A table of a million rows is written through a buffer of a few dozen kilobytes: ``drain(into:)``
/// after every row passes the text on whenever a chunk is full.
package struct ByteText: Hashable, Sendable {
  /// The number of bytes that are collected before they are passed on.
  static let chunkSize = 65_536

  /// The bytes that have been appended and not passed on yet.
  package private(set) var bytes: [UInt8] = []

  /// Makes an empty text.
  package init() {}

  /// Appends text as it is.
  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends bytes as they are.
  mutating func append(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
  }

  /// Appends one byte.
  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends a number in the form of ``NumberText/shortest(_:)``.
  package mutating func append(_ number: Double) {
    // The standard library's digits are the shortest that read back to the same number, do not depend on a locale, and
    // are made faster than `printf` makes seventeen; only the `.0` that marks a whole number is not wanted.
    number.write(to: &self)
    if bytes.last == UInt8(ascii: "0"), bytes[bytes.count - 2] == UInt8(ascii: ".") {
      bytes.removeLast(2)
    }
  }

  /// Passes the bytes on if they fill a chunk.
  package mutating func drain<Failure: Error>(
    into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    if bytes.count >= Self.chunkSize { try flush(into: sink) }
  }

  /// Passes on all bytes; the buffer is empty afterwards.
  package mutating func flush<Failure: Error>(
    into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard !bytes.isEmpty else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

extension ByteText: TextOutputStream {
  /// Appends text as it is.
  package mutating func write(_ text: String) { append(text) }

  /// Appends the digits of a number as the standard library has made them, without a string for each number.
  ///
  /// The standard library calls this if it exists; if it no longer did, ``write(_:)`` would get the same text.
  // swift-format-ignore: NoLeadingUnderscores
  mutating package func _writeASCII(_ digits: UnsafeBufferPointer<UInt8>) {
    unsafe bytes.append(contentsOf: digits)
  }
}
