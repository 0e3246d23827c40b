/// A table as comma-separated values following RFC 4180, in UTF-8, with LF at the end of every row.
///
///     var table = CSVWriter()
///     table.field("curve")
///     table.field("time")
///     table.endRow()
///     table.text  // "curve,time\n"
///
/// Numbers have the form of ``NumberText/shortest(_:)``; numbers that are not finite are `inf`, `-inf` and `nan`.
/// A field is quoted only if it contains a comma, a quote or a line break, or begins with a
/// colon: two colons at the start of a line are a command to GitHub Actions.
public struct CSVWriter: Hashable, Sendable {
  private var output = ByteText()
  private var isAtStartOfRow = true

  /// Makes an empty table.
  public init() {}

  /// The table so far, without the bytes that have been passed on.
  public var bytes: [UInt8] { output.bytes }

  /// The table so far as text, without the bytes that have been passed on.
  public var text: String { String(decoding: output.bytes, as: UTF8.self) }

  /// Appends a field with text.
  public mutating func field(_ text: String) {
    field(CSVField(text))
  }

  /// Appends a field that is already in its form, for text that is in many rows.
  public mutating func field(_ field: CSVField) {
    separate()
    output.append(field.bytes)
  }

  /// Appends a field with a number; zero is `0`, whatever its sign.
  public mutating func field(_ number: Double) {
    separate()
    // The sum of both zeros is the positive one (IEEE 754).
    output.append(number + 0)
  }

  /// Ends a row.
  public mutating func endRow() {
    output.append(UInt8(ascii: "\n"))
    isAtStartOfRow = true
  }

  /// Appends a row of texts, such as the names of the columns.
  public mutating func row(_ fields: [String]) {
    for text in fields { field(text) }
    endRow()
  }

  /// Passes the bytes on if they fill a chunk; called after every row, it keeps the memory
  /// of a table of any length below a tenth of a megabyte.
  ///
  /// - Parameter sink: The closure that takes a chunk of bytes.
  /// - Throws: The error of the sink.
  public mutating func drain<Failure: Error>(
    into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try output.drain(into: sink)
  }

  /// Passes on all bytes.
  ///
  /// - Parameter sink: The closure that takes a chunk of bytes; it is not called if there are none.
  /// - Throws: The error of the sink.
  public mutating func flush<Failure: Error>(
    into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try output.flush(into: sink)
  }

  private mutating func separate() {
    if !isAtStartOfRow { output.append(UInt8(ascii: ",")) }
    isAtStartOfRow = false
  }
}

/// A text in the form of a CSV field: quoted if it must be, with its quotes doubled.
public struct CSVField: Hashable, Sendable {
  let bytes: [UInt8]

  /// Makes a field of a text.
  public init(_ text: String) {
    let quote = UInt8(ascii: "\"")
    let beginsWithColon = text.unicodeScalars.first { !$0.properties.isWhitespace } == ":"
    let needsQuotes =
      beginsWithColon
      || text.utf8.contains { byte in
        byte == UInt8(ascii: ",") || byte == quote || byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r")
      }
    guard needsQuotes else {
      bytes = Array(text.utf8)
      return
    }
    var bytes = [quote]
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == quote { bytes.append(quote) }
    }
    bytes.append(quote)
    self.bytes = bytes
  }
}
