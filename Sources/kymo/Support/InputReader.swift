internal import TextForms

/// Reads the files and the standard input that expressions come from.
enum InputReader {
  /// The largest file of expressions that is read, in bytes.
  private static let sizeLimit = 16 << 20

  /// The text of a file.
  static func text(ofFile path: String) throws(ToolError) -> String {
    if path.isEmpty { throw ToolError(.usage, "'@' needs the name of a file after it") }
    if case .folder = FileSystem.kind(of: path) {
      throw ToolError(.noInput, "cannot read '\(path)': it is a folder")
    }
    let file: FileDescriptor
    do {
      file = try FileSystem.openForReading(path)
    } catch {
      throw ToolError(.noInput, "cannot read '\(path)': \(error.words)")
    }
    return try text(of: file, named: "'\(path)'")
  }

  /// The text of standard input, which is read once and kept: who wants to know what it is reads it first.
  static func standardInput() throws(ToolError) -> String { try standardInputText.get() }

  private static let standardInputText: Result<String, ToolError> = {
    do throws(ToolError) {
      return .success(try text(of: .standardInput, named: "standard input"))
    } catch {
      return .failure(error)
    }
  }()

  private static func text(of file: FileDescriptor, named name: String) throws(ToolError) -> String
  {
    let bytes: [UInt8]
    do {
      bytes = try file.readAll(limit: sizeLimit)
    } catch {
      throw ToolError(.inputOutputError, "cannot read \(name): \(error.words)")
    }
    guard bytes.count <= sizeLimit else {
      throw ToolError(
        .dataError, "\(name) is larger than \(NumberText.grouped(sizeLimit)) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(.dataError, "\(name) is not UTF-8 text")
    }
    return text
  }
}
