internal import DrawingModel
internal import OutsideText
internal import PictureReading
internal import RecordingFormats

/// The metadata of picture files, for `kymo inspect`.
struct PictureInspection {
  /// The paths of the files with the metadata that was read from them.
  private let pictures: [(path: String, metadata: PictureMetadata)]

  /// The name of the form in which ``json`` is written.
  private static let schemaName = "kymograph/picture"

  /// The largest file that is read, in bytes.
  private static let sizeLimit = 256 << 20

  /// Whether a word of the command line names a picture file, which no expression looks like.
  static func isPicture(_ word: String) -> Bool {
    let lowercased = word.lowercased()
    return [".png", ".apng", ".svg", ".pdf", ".gif", ".html"].contains { lowercased.hasSuffix($0) }
  }

  /// Reads the picture files named in a command line; nil if there are none.
  static func ofFiles(among words: [String]) throws(ToolError) -> PictureInspection? {
    guard let file = words.first(where: isPicture) else { return nil }
    if let other = words.first(where: { !isPicture($0) }) {
      throw ToolError(
        .usage, "'\(file)' is a picture and '\(other)' is not; inspect them separately")
    }
    return PictureInspection(
      pictures: try words.map { (path) throws(ToolError) in (path, try metadata(ofFile: path)) })
  }

  private static func metadata(ofFile path: String) throws(ToolError) -> PictureMetadata {
    let bytes = try InputReader.bytes(ofFile: path, limit: sizeLimit)
    guard !bytes.isEmpty else { throw ToolError(.dataError, "'\(path)' is empty") }
    do {
      return try PictureMetadata(bytes)
    } catch {
      throw ToolError(.dataError, "cannot read the metadata of '\(path)': \(error)")
    }
  }

  /// The metadata as text for people.
  func text(usesEmphasis: Bool) -> String {
    pictures.map { path, metadata in
      let path = PrintableText.line(path)
      let name = usesEmphasis ? "\u{1B}[1m\(path)\u{1B}[0m" : path
      return name + "\n" + Self.lines(of: metadata).map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func lines(of metadata: PictureMetadata) -> [String] {
    var entries: [(String, String)] = [("format", metadata.format.rawValue.uppercased())]
    if let title = metadata.title { entries.append(("title", title)) }
    if let words = metadata.description { entries.append(("description", words)) }
    entries += metadata.facts.map { (PrintableText.line($0.key.lowercased()), $0.value) }
    if metadata.fact("Command") == nil {
      entries.append(("command", "(not in the file)"))
    }
    let width = entries.map(\.0.count).max() ?? 0
    return entries.map { key, value in
      key + String(repeating: " ", count: max(width - key.count, 0) + 2)
        + PrintableText.lines(value)
    }
  }

  /// The metadata as JSON of the form `kymograph/picture`; missing facts are null.
  var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema(Self.schemaName, version: 1)
      json.array("pictures") { json in
        for (path, metadata) in pictures {
          json.object { json in
            json.member("path", path)
            json.member("format", metadata.format.rawValue)
            Self.write(metadata.title, as: "title", to: &json)
            Self.write(metadata.description, as: "description", to: &json)
            for key in ["Software", "Command"] {
              Self.write(metadata.fact(key), as: key.lowercased(), to: &json)
            }
            json.array("facts") { json in
              for fact in metadata.facts where !["Software", "Command"].contains(fact.key) {
                json.object(.inline) { json in
                  json.member("key", fact.key)
                  json.member("value", fact.value)
                }
              }
            }
            // The form has this member for texts that cannot be read, of which there are none here.
            json.array("unreadable") { _ in }
          }
        }
      }
    }
    return json.text
  }

  private static func write(_ text: String?, as name: String, to json: inout JSONWriter) {
    if let text {
      json.member(name, text)
    } else {
      json.member(name, nullBecause: "not in the file")
    }
  }
}
