internal import MotionComparison
internal import RecordingFormats

/// The folder in which goldens lie, each as a table and a document of one name.
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

  /// The path of the document next to it.
  func document(_ name: String) -> String { file("\(name).json") }

  private func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Whether there is such a folder.
  ///
  /// - Throws: If there is something else of its name.
  func exists() throws(ToolError) -> Bool {
    switch FileSystem.kind(of: path) {
    case .folder: return true
    case .missing: return false
    case .file, .special: throw ToolError(.cannotCreate, "'\(path)' is not a folder")
    }
  }

  /// Makes the folder if it is not there.
  func make() throws(ToolError) {
    guard try !exists() else { return }
    do {
      try FileSystem.makeFolder(path)
    } catch {
      throw ToolError(.cannotCreate, "cannot make the folder '\(path)': \(error.words)")
    }
  }

  /// The names of all goldens in it, in order of their bytes; other files are none of ours.
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

  /// A golden; nil if there is none.
  ///
  /// - Throws: If its files cannot be read or make no sense, with the line.
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
  /// - Parameter keepsTable: Whether the table is as it should be.
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
