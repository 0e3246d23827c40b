internal import TextForms

/// Reads files and standard input.
enum InputReader {
  /// The largest file of expressions that is read, in bytes.
  private static let sizeLimit = 16 << 20

  /// The text of a file.
  static func text(ofFile path: String) throws(ToolError) -> String {
    if path.isEmpty { throw ToolError(.usage, "'@' needs the name of a file after it") }
    return try text(bytes(ofFile: path, limit: sizeLimit), of: "'\(path)'")
  }

  /// The bytes of a file that has at most `limit` bytes.
  static func bytes(ofFile path: String, limit: Int) throws(ToolError) -> [UInt8] {
    if case .folder = FileSystem.kind(of: path) {
      throw ToolError(.noInput, "cannot read '\(path)': it is a folder")
    }
    let file: FileDescriptor
    do {
      file = try FileSystem.openForReading(path)
    } catch {
      throw ToolError(.noInput, "cannot read '\(path)': \(error.words)")
    }
    return try bytes(of: file, named: "'\(path)'", limit: limit)
  }

  /// The text of standard input, which is read once and kept: it may be read to find out its kind, and
  /// again to be used.
  static func standardInput() throws(ToolError) -> String { try standardInputText.get() }

  private static let standardInputText: Result<String, ToolError> = {
    do throws(ToolError) {
      let name = "standard input"
      return .success(
        try text(bytes(of: .standardInput, named: name, limit: sizeLimit), of: name))
    } catch {
      return .failure(error)
    }
  }()

  private static func bytes(
    of file: FileDescriptor, named name: String, limit: Int
  ) throws(ToolError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try file.readAll(limit: limit)
    } catch {
      throw ToolError(.inputOutputError, "cannot read \(name): \(error.words)")
    }
    guard bytes.count <= limit else {
      throw ToolError(.dataError, "\(name) is larger than \(NumberText.grouped(limit)) bytes")
    }
    return bytes
  }

  private static func text(_ bytes: [UInt8], of name: String) throws(ToolError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(.dataError, "\(name) is not UTF-8 text")
    }
    return text
  }
}
