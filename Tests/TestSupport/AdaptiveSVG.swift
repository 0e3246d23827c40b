/// An SVG document of ours whose colors follow the reader's dark mode, as a viewer shows it.
public struct AdaptiveSVG {
  /// For each class, the attributes that it sets.
  public let rules: [String: [String: String]]
  /// The selectors of the rules.
  public let selectors: [String]
  /// The drawing as light readers see it, without the classes.
  public let lightBody: String
  /// The drawing as dark readers see it.
  public let darkBody: String

  /// Reads a document.
  public init(_ document: String) {
    let style = Self.part(of: document, from: "<style>", to: "</style>")
    var rules: [String: [String: String]] = [:]
    var selectors: [String] = []
    let inner = Self.part(of: style, from: "(prefers-color-scheme:dark){", to: "}}") + "}"
    for rule in inner.split(separator: "}") {
      let halves = rule.split(separator: "{")
      guard halves.count == 2, let name = halves[0].split(separator: ".").last else { continue }
      selectors.append(String(halves[0]))
      for declaration in halves[1].split(separator: ";") {
        let words = declaration.split(separator: ":").map(String.init)
        guard words.count == 2 else { continue }
        rules[String(name), default: [:]][words[0]] = words[1]
      }
    }
    self.rules = rules
    self.selectors = selectors
    // The background is drawn first.
    let start = document.firstRange(of: "<path")?.lowerBound ?? document.endIndex
    let lines = document[start...].split(separator: "\n").map(String.init)
    lightBody = lines.map { Self.applied([:], to: $0) }.joined(separator: "\n")
    darkBody = lines.map { Self.applied(rules, to: $0) }.joined(separator: "\n")
  }

  private static func applied(_ rules: [String: [String: String]], to line: String) -> String {
    let name = part(of: line, from: " class=\"", to: "\"")
    var result = line.replacing(" class=\"\(name)\"", with: "")
    for (attribute, value) in rules[name] ?? [:] {
      let old = part(of: result, from: " \(attribute)=\"", to: "\"")
      result = result.replacing(
        " \(attribute)=\"\(old)\"", with: " \(attribute)=\"\(value)\"")
    }
    return result
  }

  private static func part(of text: String, from start: String, to end: String) -> String {
    guard let first = text.firstRange(of: start),
      let last = text[first.upperBound...].firstRange(of: end)
    else { return "" }
    return String(text[first.upperBound..<last.lowerBound])
  }
}
