internal import OutsideText

/// A JSON text (RFC 8259) with one form for one content: members in the order in which they are written,
/// two spaces of indentation, shortest digits, only finite numbers.
///
///     var json = JSONWriter()
///     json.document { json in
///       json.schema("kymograph/example", version: 1)
///       json.member("peak", 1.046)
///       json.object("at", .inline) { $0.member("time", 0.25) }
///     }
///
/// gives
///
///     {
///       "schema": "kymograph/example",
///       "version": 1,
///       "peak": 1.046,
///       "at": {"time": 0.25}
///     }
///
/// JSON has no infinity. A number that is not finite or does not exist is written as `null`, followed by
/// a member with the reason, named after the first: `"peak": null, "peakReason": "…"`.
///
/// Members belong in objects and elements in arrays; anything else is a programmer's mistake and traps.
/// A text whose content has thrown an error stays unfinished.
public struct JSONWriter: Hashable, Sendable {
  /// The layout of the content of an object or an array.
  public enum Layout: Hashable, Sendable {
    /// Every member or element on a line of its own.
    case lines

    /// The whole content on one line, with everything inside.
    case inline
  }

  private enum Container: Hashable {
    case object
    case array
  }

  private struct Scope: Hashable {
    let container: Container
    let layout: Layout
    var isEmpty = true
  }

  private var output = ByteText()
  private var scopes: [Scope] = []

  /// Makes an empty text.
  public init() {}

  /// The text so far in UTF-8, without the part that was passed to a sink.
  public var bytes: [UInt8] { output.bytes }

  /// The text so far, without the part that was passed to a sink.
  public var text: String { String(decoding: output.bytes, as: UTF8.self) }

  /// Writes the whole text, an object, with LF at its end.
  ///
  /// - Parameter content: Writes the members.
  /// - Throws: The error of the content.
  public mutating func document<Failure: Error>(
    _ content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(scopes.isEmpty, "a document is not inside anything")
    try write(.object, .lines, content)
    output.append(UInt8(ascii: "\n"))
  }

  /// Passes the bytes to a sink if there are enough of them, so that a long text needs little memory.
  ///
  /// - Parameter sink: Takes a chunk of bytes.
  /// - Throws: The error of the sink.
  public mutating func drain<Failure: Error>(
    into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try output.drain(into: sink)
  }

  /// Passes all bytes to a sink.
  ///
  /// - Parameter sink: Takes a chunk of bytes; it is not called if there are none.
  /// - Throws: The error of the sink.
  public mutating func flush<Failure: Error>(
    into sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try output.flush(into: sink)
  }
}

// MARK: - Members of objects

extension JSONWriter {
  /// Writes the kind of document: its `schema` and the `version` of that.
  public mutating func schema(_ name: String, version: Int) {
    member("schema", name)
    member("version", version)
  }

  /// Writes a member with text.
  public mutating func member(_ name: String, _ value: String) {
    begin(member: name)
    append(quoted: value)
  }

  /// Writes a member that is true or false.
  public mutating func member(_ name: String, _ value: Bool) {
    begin(member: name)
    output.append(value ? "true" : "false")
  }

  /// Writes a member with a whole number.
  public mutating func member(_ name: String, _ value: Int) {
    begin(member: name)
    output.append(String(value))
  }

  /// Writes a member with a number; zero is `0`, whatever its sign, and a number that is not finite
  /// becomes `null` with its reason.
  public mutating func member(_ name: String, _ value: Double) {
    if value.isFinite {
      begin(member: name)
      output.append(value + 0)
    } else {
      let infinity = value < 0 ? "negative infinity" : "positive infinity"
      member(name, nullBecause: value.isNaN ? "not a number" : infinity)
    }
  }

  /// Writes a member with a number that may not exist.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - value: The number; nil if there is none.
  ///   - reason: The reason why there is no number, in plain words; used only if there is none.
  public mutating func member(_ name: String, _ value: Double?, orNullBecause reason: String) {
    if let value { member(name, value) } else { member(name, nullBecause: reason) }
  }

  /// Writes a member without a value, followed by the reason under the name `…Reason`.
  public mutating func member(_ name: String, nullBecause reason: String) {
    begin(member: name)
    output.append("null")
    member(name + "Reason", reason)
  }

  /// Writes a member that is an object.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - layout: The layout of the object.
  ///   - content: Writes the members.
  /// - Throws: The error of the content.
  public mutating func object<Failure: Error>(
    _ name: String, _ layout: Layout = .lines,
    _ content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    begin(member: name)
    try write(.object, layout, content)
  }

  /// Writes a member that is an array.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - layout: The layout of the array.
  ///   - content: Writes the elements.
  /// - Throws: The error of the content.
  public mutating func array<Failure: Error>(
    _ name: String, _ layout: Layout = .lines,
    _ content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    begin(member: name)
    try write(.array, layout, content)
  }
}

// MARK: - Elements of arrays

extension JSONWriter {
  /// Writes an element with text.
  public mutating func element(_ value: String) {
    begin(.array)
    append(quoted: value)
  }

  /// Writes an element with a number, as in members; a number that is not finite becomes `null`.
  public mutating func element(_ value: Double) {
    begin(.array)
    if value.isFinite { output.append(value + 0) } else { output.append("null") }
  }

  /// Writes an element that is an object.
  ///
  /// - Parameters:
  ///   - layout: The layout of the object.
  ///   - content: Writes the members.
  /// - Throws: The error of the content.
  public mutating func object<Failure: Error>(
    _ layout: Layout = .lines, _ content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    begin(.array)
    try write(.object, layout, content)
  }

  /// Writes an element that is an array.
  ///
  /// - Parameters:
  ///   - layout: The layout of the array.
  ///   - content: Writes the elements.
  /// - Throws: The error of the content.
  public mutating func array<Failure: Error>(
    _ layout: Layout = .lines, _ content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    begin(.array)
    try write(.array, layout, content)
  }
}

// MARK: - Text

extension JSONWriter {
  private mutating func begin(member name: String) {
    begin(.object)
    append(quoted: name)
    output.append(": ")
  }

  /// Begins a member or an element: separates it from the one before and indents it.
  private mutating func begin(_ container: Container) {
    guard let scope = scopes.last, scope.container == container else {
      preconditionFailure("members belong in objects and elements in arrays")
    }
    if !scope.isEmpty { output.append(UInt8(ascii: ",")) }
    switch scope.layout {
    case .lines: newLine()
    case .inline: if !scope.isEmpty { output.append(UInt8(ascii: " ")) }
    }
    scopes[scopes.count - 1].isEmpty = false
  }

  private mutating func write<Failure: Error>(
    _ container: Container, _ layout: Layout,
    _ content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    let layout = scopes.last?.layout == .inline ? .inline : layout
    output.append(container == .object ? "{" : "[")
    scopes.append(Scope(container: container, layout: layout))
    try content(&self)
    let scope = scopes.removeLast()
    if scope.layout == .lines && !scope.isEmpty { newLine() }
    output.append(container == .object ? "}" : "]")
  }

  private mutating func newLine() {
    output.append(UInt8(ascii: "\n"))
    for _ in scopes { output.append("  ") }
  }

  /// Appends a text in quotes.
  ///
  /// Characters that a terminal or a build server would obey if the document were printed are escaped,
  /// too (``PrintableText``).
  private mutating func append(quoted text: String) {
    output.append(UInt8(ascii: "\""))
    let isPlain = PrintableText.line(text) == text
    if isPlain { append(plain: text.utf8) } else { append(scalarsOf: text) }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func append(scalarsOf text: String) {
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x7F && PrintableText.isObeyed(scalar) || scalar == "#" && last == "#" {
        let hexadecimal = String(scalar.value, radix: 16)
        output.append("\\u" + String(repeating: "0", count: 4 - hexadecimal.utf8.count))
        output.append(hexadecimal)
      } else {
        append(plain: String(scalar).utf8)
      }
      last = scalar
    }
  }

  private mutating func append(plain text: String.UTF8View) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): output.append("\\\"")
      case UInt8(ascii: "\\"): output.append("\\\\")
      case UInt8(ascii: "\n"): output.append("\\n")
      case UInt8(ascii: "\r"): output.append("\\r")
      case UInt8(ascii: "\t"): output.append("\\t")
      case 0..<0x20:
        let hexadecimal = String(byte, radix: 16)
        output.append(hexadecimal.utf8.count == 1 ? "\\u000" : "\\u00")
        output.append(hexadecimal)
      default: output.append(byte)
      }
    }
  }
}
