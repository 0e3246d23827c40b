internal import SwiftProgram
internal import TextForms

/// Something that a rule found.
public struct ScanFinding: Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: String

  /// How much it matters.
  public var level: FindingLevel

  /// The message: the problem, the measured figure, the limit, and the remedy.
  public var message: String

  /// The path of the file.
  public var file: String

  /// The place where it begins.
  public var start: SourcePlace

  /// The place where it ends, behind its last character.
  public var end: SourcePlace

  /// The expression that it is about: the animation with all names resolved, or the code that is written for it.
  public var expression: String

  /// The code that would be written instead; nil if nobody can say.
  public var fix: String?

  /// The fingerprint by which it is known when lines move: a hash of rule, path, expression, and its number among
  /// equals.
  public var fingerprint: String

  /// A hash of rule, text and number, which GitHub reads.
  public var lineHash: String

  /// The line on which it begins, as it is written.
  public var snippet: String

  /// Whether it is in no baseline.
  public var isNew = true

  /// Whether a comment lets it through.
  public var isIgnored = false

  /// The index of the animation; nil for what is about none.
  public var animation: Int?
}

/// The settings of rules.
public struct RuleSettings: Hashable, Sendable {
  /// The levels that differ from the rules' own; nil in it turns a rule off.
  public var levels: [String: FindingLevel?] = [:]

  /// Seconds above which an animation is long.
  public var longest = 1.0

  /// Seconds below which an animation is too short.
  public var shortest = 0.1

  /// Whether previews are judged, too.
  public var includesPreviews = false

  /// Makes settings as rules have them by themselves.
  public init() {}

  /// The level of a rule; nil if it is off.
  public func level(of rule: ScanRule) -> FindingLevel? { levels[rule.id] ?? rule.level }
}

extension SourceScan {
  /// Returns the findings of the rules, by place and rule, and notes them with the animations.
  ///
  /// - Parameter settings: The levels of the rules, and their limits.
  /// - Returns: All findings, those that comments let through included.
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

  /// Marks what comments let through, and adds comments that let nothing through.
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

  /// The first word of a reason that looks like a rule's identifier and is none, with the nearest rule: words with
  /// hyphens are rare in reasons, and so near to a rule's they are mistyped.
  private static func mistyped(in reason: ArraySlice<String>) -> (word: String, nearest: String)? {
    for word in reason where word.contains("-") && ScanRules.byID[word] == nil {
      if let nearest = SpellingSuggestion.nearest(to: word, among: ScanRules.all.map(\.id)) {
        return (word, nearest)
      }
    }
    return nil
  }

  /// Returns the words about a comment that names no rule.
  private static func namelessWords(_ ignore: SourceIgnore) -> String {
    guard let word = ignore.words.first else {
      return "the comment names no rule; name one, as in 'kymo:ignore long-animation'"
    }
    let nearest = SpellingSuggestion.nearest(to: word, among: ScanRules.all.map(\.id))
    return "'\(word)' is not a rule; "
      + (nearest.map { "did you mean '\($0)'?" } ?? "'kymo scan --rules' lists them")
  }

  /// A finding that is about a comment.
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

  /// Gives each finding what it is known by.
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
  /// The bytes as hexadecimal digits.
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
