internal import SourceScanning
internal import SwiftProgram

/// A rule and its level.
struct RuleSetting {
  let rule: String
  /// The level; nil turns the rule off.
  let level: FindingLevel?

  /// A mistake in a setting.
  struct Mistake: Error {
    let words: String
  }

  /// Reads a setting of the command line: `endless-animation=off`.
  init(_ argument: String) throws(Mistake) {
    guard let sign = argument.lastIndex(of: "=") else {
      throw Mistake(
        words:
          "--rule needs a rule and its level, such as endless-animation=off, found '\(argument)'")
    }
    try self.init(
      String(argument[..<sign]), level: String(argument[argument.index(after: sign)...]))
  }

  /// Reads a rule and a level by their names.
  init(_ rule: String, level word: String) throws(Mistake) {
    guard ScanRules.byID[rule] != nil else {
      let nearest = SpellingSuggestion.nearest(to: rule, among: ScanRules.all.map(\.id))
      throw Mistake(
        words: "'\(rule)' is not a rule; "
          + (nearest.map { "did you mean '\($0)'?" } ?? "'kymo scan --rules' lists them"))
    }
    guard word == "off" || FindingLevel(rawValue: word) != nil else {
      throw Mistake(
        words: "the level of '\(rule)' is off, note, warning or error, found '\(word)'")
    }
    self.rule = rule
    level = FindingLevel(rawValue: word)
  }
}
