internal import MotionComparison
internal import RecordingFormats

/// The folder of goldens, each of which has a table and a document of the same name.
struct GoldenFolder {
  /// The path as it was given.
  let path: String

  init(_ path: String) throws(ToolError) {
    guard !path.isEmpty else {
      throw ToolError(.usage, "the folder of the goldens has no name; give -d FOLDER")
    }
    self.path = path
  }

  /// The path of a golden's table.
  func table(_ name: String) -> String { file("\(name).csv") }

  /// The path of the document of a golden.
  func document(_ name: String) -> String { file("\(name).json") }

  private func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Whether the folder exists.
  ///
  /// - Throws: If there is something else with its path.
  func exists() throws(ToolError) -> Bool {
    switch FileSystem.kind(of: path) {
    case .folder: return true
    case .missing: return false
    case .file, .special: throw ToolError(.cannotCreate, "'\(path)' is not a folder")
    }
  }

  /// Makes the folder if it does not exist.
  func make() throws(ToolError) {
    guard try !exists() else { return }
    do {
      try FileSystem.makeFolder(path)
    } catch {
      throw ToolError(.cannotCreate, "cannot make the folder '\(path)': \(error.words)")
    }
  }

  /// The names of all goldens in the folder, in byte order; other files are ignored.
  func names() throws(ToolError) -> [String] {
    let files: [String]
    do {
      files = try FileSystem.names(inFolder: path)
    } catch {
      throw ToolError(.noInput, "cannot read the folder '\(path)': \(error.words)")
    }
    var names: [String] = []
    for file in files where file.hasSuffix(".json") && !file.hasPrefix(".") {
      let name = String(file.dropLast(".json".count))
      if try header(of: name) != nil { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the header in the document of a golden; nil if there is none, or one of another kind.
  func header(of name: String) throws(ToolError) -> GoldenHeader? {
    let path = document(name)
    guard case .file = FileSystem.kind(of: path) else { return nil }
    let text = try InputReader.text(ofFile: path)
    do {
      return try GoldenHeader(text)
    } catch {
      throw ToolError(.dataError, error.message(in: path))
    }
  }

  /// The golden of a name; nil if there is none.
  ///
  /// - Throws: If the files cannot be read or are malformed, with the line.
  func golden(_ name: String) throws(ToolError) -> MotionGolden? {
    guard let header = try header(of: name) else { return nil }
    let path = table(name)
    let text = try InputReader.text(ofFile: path)
    do {
      return try header.golden(table: text)
    } catch {
      throw ToolError(.dataError, error.message(in: path))
    }
  }

  /// Writes a golden, each file whole or not at all.
  ///
  /// - Parameter keepsTable: Whether the table is already as it should be.
  func write(_ golden: MotionGolden, as name: String, keepsTable: Bool = false) throws(ToolError) {
    let document = GoldenDocument(golden)
    if !keepsTable { try OutputDestination.file(table(name)).write(document.csv) }
    try OutputDestination.file(self.document(name)).write(document.json)
  }

  /// Removes a golden.
  func remove(_ name: String) {
    FileSystem.remove(table(name))
    FileSystem.remove(document(name))
  }
}
