internal import ArgumentParser
internal import SourceScanning

/// A rule and the level that it is to have.
struct RuleSetting: ExpressibleByArgument {
  let rule: String
  /// Nil turns the rule off.
  let level: FindingLevel?

  init?(argument: String) {
    guard let sign = argument.lastIndex(of: "=") else { return nil }
    rule = String(argument[..<sign])
    let word = String(argument[argument.index(after: sign)...])
    guard ScanRules.byID[rule] != nil, word == "off" || FindingLevel(rawValue: word) != nil else {
      return nil
    }
    level = FindingLevel(rawValue: word)
  }
}
