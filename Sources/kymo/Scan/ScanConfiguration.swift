internal import RecordingFormats
internal import SourceScanning

/// The configuration of a project's scans, in `.kymo-scan.json`.
struct ScanConfiguration {
  /// The name of the file.
  static let fileName = ".kymo-scan.json"

  private(set) var levels: [String: FindingLevel?] = [:]
  private(set) var excluded: [String] = []
  private(set) var within: Double?
  private(set) var longest: Double?

  /// Makes the configuration of a project without a file.
  init() {}

  /// Reads the file in the repository around a path, or in the current folder; a missing file is no
  /// error.
  init(around path: String) throws(ToolError) {
    for folder in [Self.repository(around: path), ""].compactMap(\.self) {
      let file = folder + Self.fileName
      guard case .file = FileSystem.kind(of: file) else { continue }
      try self.init(InputReader.text(ofFile: file), named: file)
      return
    }
    self.init()
  }

  private init(_ text: String, named name: String) throws(ToolError) {
    func malformed(_ words: String, _ line: Int? = nil) -> ToolError {
      ToolError(.dataError, "'\(name)'\(line.map { ":\($0)" } ?? ""): \(words)")
    }
    let json: JSONText
    do {
      json = try JSONText(text)
    } catch {
      throw malformed(error.words, error.line)
    }
    guard case .object(let members) = json else { throw malformed("an object is expected") }
    for member in members {
      switch member.name {
      case "rules":
        guard case .object(let rules) = member.value else {
          throw malformed("'rules' is an object of levels", member.line)
        }
        for rule in rules {
          guard let text = rule.value.text else {
            throw malformed(
              "the level of '\(rule.name)' is off, note, warning or error", rule.line)
          }
          do throws(RuleSetting.Mistake) {
            levels[rule.name] = .some(try RuleSetting(rule.name, level: text).level)
          } catch {
            throw malformed(error.words, rule.line)
          }
        }
      case "exclude":
        guard let elements = member.value.elements else {
          throw malformed("'exclude' is an array of patterns", member.line)
        }
        for element in elements {
          guard let text = element.text else {
            throw malformed("'exclude' is an array of patterns", member.line)
          }
          excluded.append(text)
        }
      case "within":
        guard let number = member.value.number, (0...1).contains(number) else {
          throw malformed("'within' is a number from 0 to 1", member.line)
        }
        within = number
      case "longest":
        guard let number = member.value.number, number > 0 else {
          throw malformed("'longest' is a number above 0", member.line)
        }
        longest = number
      default:
        throw malformed(
          "'\(member.name)' is not known; there are rules, exclude, within and longest", member.line
        )
      }
    }
  }

  /// The folder of the repository around a path, with a slash; nil outside of any repository.
  private static func repository(around path: String) -> String? {
    guard var folder = try? FileSystem.resolvingLinks(path) else { return nil }
    guard folder.hasPrefix("/") else { return nil }
    while true {
      let inner = folder.hasSuffix("/") ? folder : folder + "/"
      if case .missing = FileSystem.kind(of: inner + ".git") {
        guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
        folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      } else {
        return inner
      }
    }
  }
}
