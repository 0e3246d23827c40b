/// The long lines that a document draws more than once, such as a curve that is faint and then played.
///
/// Each line is written where it is first drawn, without a paint, and referred to by `<use>` after
/// that.
struct SVGSharedShapes {
  /// The form in which a line is written.
  enum Reference {
    /// With this identifier.
    case first(String)
    /// By a reference to the line with this identifier.
    case again(String)
  }

  /// The prefix of the number of a line in its identifier.
  private let prefix: String
  private var isWritten: [String: Bool] = [:]
  private var numbers: [String: Int] = [:]

  /// The length below which attributes are not worth a reference.
  private static let shortest = 100

  /// Finds the lines that occur more than once.
  ///
  /// - Parameters:
  ///   - commands: All commands of the document.
  ///   - prefix: The prefix of identifiers.
  init(_ commands: [DrawingCommand], prefix: String) {
    self.prefix = prefix
    var seen: Set<String> = []
    for command in commands { count(command, &seen) }
  }

  private mutating func count(_ command: DrawingCommand, _ seen: inout Set<String>) {
    switch command {
    case .stroke(let path, let style, _):
      let attributes = Self.attributes(of: path, style)
      guard attributes.utf8.count >= Self.shortest else { return }
      if !seen.insert(attributes).inserted { isWritten[attributes] = false }
    case .clip(_, let inner), .group(_, let inner):
      for command in inner { count(command, &seen) }
    case .fill, .text: break
    }
  }

  /// Returns the form in which a line with such attributes is written here; nil for one that occurs
  /// once, or is short.
  mutating func reference(to attributes: String) -> Reference? {
    guard let wasWritten = isWritten[attributes] else { return nil }
    let number = numbers[attributes] ?? numbers.count
    numbers[attributes] = number
    isWritten[attributes] = true
    return wasWritten ? .again("\(prefix)\(number)") : .first("\(prefix)\(number)")
  }

  /// The attributes of a line without its paint.
  static func attributes(of path: Path, _ style: StrokeStyle) -> String {
    var text = " stroke-width=\"\(DecimalText.text(style.width))\""
    if !style.dashes.isEmpty {
      let dashes = style.dashes.map(DecimalText.text(_:)).joined(separator: " ")
      text += " stroke-dasharray=\"\(dashes)\""
    }
    if style.cap != .butt { text += " stroke-linecap=\"\(style.cap.rawValue)\"" }
    if style.join != .round { text += " stroke-linejoin=\"\(style.join.rawValue)\"" }
    return text + " d=\"\(SVGPathText.text(of: path))\""
  }
}
