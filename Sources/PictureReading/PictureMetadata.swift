public import DrawingModel

/// The metadata of a picture file: its title, its description, and other facts such as the command
/// that made it.
public struct PictureMetadata: Hashable, Sendable {
  /// The kinds of files that are read.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// Scalable Vector Graphics.
    case svg
    /// Portable Document Format.
    case pdf
    /// Graphics Interchange Format.
    case gif
    /// A page with a picture in it.
    case html
  }

  /// The kind of file.
  public var format: Format
  /// The title of the picture; nil if the file gives none.
  public var title: String?
  /// The description of the picture, in words; nil if the file gives none.
  public var description: String?
  /// The other facts that the file gives, in its order, such as the command that made it.
  public var facts: [Drawing.Fact]

  /// Makes metadata.
  public init(
    format: Format, title: String? = nil, description: String? = nil, facts: [Drawing.Fact] = []
  ) {
    self.format = format
    self.title = title
    self.description = description
    self.facts = facts
  }

  /// The fact with a key, or nil if there is none.
  public func fact(_ key: String) -> String? {
    facts.first { $0.key == key }?.value
  }

  /// Adds a text under its keyword.
  mutating func add(_ text: String, as key: String) {
    switch key {
    case "Title": title = title ?? text
    case "Description": description = description ?? text
    default: facts.append(.init(key: key, value: text))
    }
  }
}

/// The reason why a file's metadata cannot be read.
public enum PictureMetadataError: Error, Hashable, Sendable {
  /// The file is of no supported kind.
  case unknownFormat
  /// The file ends before it is complete.
  case cutOff
  /// A part of the file does not match its checksum.
  case damaged(part: String)
  /// The file breaks the rules of its format.
  case malformed(String)
  /// The document has properties, but they are in a compressed part of it.
  case compressedProperties
}

extension PictureMetadataError: CustomStringConvertible {
  /// The error as the end of a sentence, without a full stop.
  public var description: String {
    switch self {
    case .unknownFormat: "it is not a PNG, GIF, SVG, PDF or HTML file"
    case .cutOff: "it is cut off"
    case .damaged(let part): "it is damaged: the checksum of its part \(part) is wrong"
    case .malformed(let words): "it is damaged: \(words)"
    case .compressedProperties:
      "its properties are compressed, which is not supported; 'pdfinfo' shows them"
    }
  }
}
