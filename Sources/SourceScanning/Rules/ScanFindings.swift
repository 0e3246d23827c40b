internal import SwiftProgram
internal import TextForms

/// A finding of a rule.
public struct ScanFinding: Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: String

  /// The level of the finding.
  public var level: FindingLevel

  /// The message: the problem, the measured figure, the limit, and the remedy.
  public var message: String

  /// The path of the file.
  public var file: String

  /// The position at which the code of the finding begins.
  public var start: SourcePlace

  /// The position after the last character of the code.
  public var end: SourcePlace

  /// The expression of the finding: the animation with all names resolved, or its code.
  public var expression: String

  /// The code that would fix the finding; nil if there is none.
  public var fix: String?

  /// The fingerprint, which stays the same when lines move: a hash of the rule, the path, the expression, and the
  /// number of the finding among equal ones.
  public var fingerprint: String

  /// A hash of the rule, the text and the number, which GitHub uses.
  public var lineHash: String

  /// The first line of the code.
  public var snippet: String

  /// Whether the finding is not in the baseline.
  public var isNew = true

  /// Whether a comment suppresses the finding.
  public var isIgnored = false

  /// The index of the animation; nil if the finding is not about one.
  public var animation: Int?
}

/// The settings of rules.
public struct RuleSettings: Hashable, Sendable {
  /// The levels that differ from the rules' defaults; nil as a value turns a rule off.
  public var levels: [String: FindingLevel?] = [:]

  /// The duration above which an animation is long, in seconds.
  public var longest = 1.0

  /// The duration below which an animation is too short, in seconds.
  public var shortest = 0.1

  /// Whether previews are checked, too.
  public var includesPreviews = false

  /// Makes settings with the defaults of the rules.
  public init() {}

  /// The level of a rule; nil if it is off.
  public func level(of rule: ScanRule) -> FindingLevel? { levels[rule.id] ?? rule.level }
}

extension SourceScan {
  /// Returns the findings of the rules, by position and rule, and adds them to the animations.
  ///
  /// - Parameter settings: The levels of the rules, and their limits.
  /// - Returns: All findings, including those that comments suppress.
  public mutating func findings(_ settings: RuleSettings) -> [ScanFinding] {
    let scope = RuleScope(
      scan: self, longest: settings.longest, shortest: settings.shortest,
      includesPreviews: settings.includesPreviews)
    var found: [ScanFinding] = []
    for rule in ScanRules.all {
      guard let level = settings.level(of: rule) else { continue }
      var seen: Set<String> = []
      for hit in rule.check(scope) {
        let animation = animations[hit.animation]
        let key = "\(animation.file):\(animation.start.line):\(animation.start.column)"
        guard seen.insert(key).inserted else { continue }
        found.append(finding(rule, level, hit, animation))
      }
    }
    found = ignored(found, settings)
    found.sort { one, other in
      let (first, second) = (Array(one.file.utf8), Array(other.file.utf8))
      if first != second { return first.lexicographicallyPrecedes(second) }
      return (one.start, one.rule) < (other.start, other.rule)
    }
    number(&found)
    for finding in found where !finding.isIgnored {
      if let index = finding.animation { animations[index].findings.append(finding.rule) }
    }
    return found
  }

  private func finding(
    _ rule: ScanRule, _ level: FindingLevel, _ hit: RuleHit, _ animation: ScannedAnimation
  ) -> ScanFinding {
    let text = table.files[animation.surroundings.fileIndex].text
    let subject = animation.expression.isEmpty ? animation.written : animation.expression
    return ScanFinding(
      rule: rule.id, level: level, message: "'\(subject)' \(hit.message)", file: animation.file,
      start: animation.start, end: animation.end, expression: subject, fix: hit.replacement,
      fingerprint: "", lineHash: "",
      snippet: String(decoding: text.bytes(ofLine: animation.start.line), as: UTF8.self),
      animation: hit.animation)
  }

  /// Marks the findings that comments suppress, and adds findings for comments that suppress none.
  private func ignored(_ findings: [ScanFinding], _ settings: RuleSettings) -> [ScanFinding] {
    var findings = findings
    let useless = ScanRules.byID["useless-ignore"]
    for file in table.files where !file.ignores.isEmpty {
      for ignore in file.ignores {
        let rules = ignore.words.prefix { ScanRules.byID[$0] != nil }
        if rules.isEmpty, let useless, let level = settings.level(of: useless) {
          findings.append(
            finding(
              useless, level, Self.namelessWords(ignore), ignore, ignore.words.first ?? "", file))
        }
        if !rules.isEmpty, let useless, let level = settings.level(of: useless),
          let (word, nearest) = Self.mistyped(in: ignore.words.dropFirst(rules.count))
        {
          findings.append(
            finding(
              useless, level, "'\(word)' is not a rule; did you mean '\(nearest)'?", ignore, word,
              file))
        }
        for rule in rules {
          var hits = false
          for index in findings.indices
          where findings[index].file == file.path && findings[index].rule == rule
            && ignore.lines?.contains(findings[index].start.line) ?? true
          {
            findings[index].isIgnored = true
            hits = true
          }
          guard !hits, let useless, let level = settings.level(of: useless),
            ScanRules.byID[rule].flatMap(settings.level) != nil
          else { continue }
          findings.append(
            finding(
              useless, level, "nothing here breaks '\(rule)'; remove it from the comment", ignore,
              rule, file))
        }
      }
    }
    return findings
  }

  /// The first word of a reason that looks like a mistyped identifier of a rule, with the nearest rule: words with
  /// hyphens are rare in reasons.
  private static func mistyped(in reason: ArraySlice<String>) -> (word: String, nearest: String)? {
    for word in reason where word.contains("-") && ScanRules.byID[word] == nil {
      if let nearest = SpellingSuggestion.nearest(to: word, among: ScanRules.all.map(\.id)) {
        return (word, nearest)
      }
    }
    return nil
  }

  /// Returns the message about a comment that names no rule.
  private static func namelessWords(_ ignore: SourceIgnore) -> String {
    guard let word = ignore.words.first else {
      return "the comment names no rule; name one, as in 'kymo:ignore long-animation'"
    }
    let nearest = SpellingSuggestion.nearest(to: word, among: ScanRules.all.map(\.id))
    return "'\(word)' is not a rule; "
      + (nearest.map { "did you mean '\($0)'?" } ?? "'kymo scan --rules' lists them")
  }

  /// Returns a finding about a comment.
  private func finding(
    _ rule: ScanRule, _ level: FindingLevel, _ message: String, _ ignore: SourceIgnore,
    _ subject: String, _ file: ScannedFile
  ) -> ScanFinding {
    let line = file.text.bytes(ofLine: ignore.line)
    return ScanFinding(
      rule: rule.id, level: level, message: message, file: file.path,
      start: SourcePlace(line: ignore.line, column: 1), end: file.text.place(of: line.endIndex),
      expression: subject, fix: nil, fingerprint: "", lineHash: "",
      snippet: String(decoding: line, as: UTF8.self))
  }

  /// Gives each finding its fingerprint and its hash.
  private func number(_ findings: inout [ScanFinding]) {
    var counts: [String: Int] = [:]
    for index in findings.indices {
      let finding = findings[index]
      let key = "\(finding.rule)\n\(finding.file)\n\(finding.expression)"
      let ordinal = counts[key, default: 0]
      counts[key] = ordinal + 1
      findings[index].fingerprint = SHA256Digest("\(key)\n\(ordinal)").hexadecimal
      let text = "\(finding.rule)\n\(finding.expression)\n\(ordinal)"
      findings[index].lineHash = "\(SHA256Digest(text).hexadecimal.prefix(16)):1"
    }
  }
}

extension SHA256Digest {
  /// The bytes in hexadecimal digits.
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = ""
    for byte in bytes {
      text.unicodeScalars.append(digits[Int(byte >> 4)])
      text.unicodeScalars.append(digits[Int(byte & 15)])
    }
    return text
  }
}
