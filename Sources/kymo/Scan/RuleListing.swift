internal import SourceScanning

/// All rules, with their levels and sources.
enum RuleListing {
  static var text: String {
    ScanRules.all.map { rule in
      """
      \(rule.id) (\(rule.level?.rawValue ?? "off"))
        \(rule.summary)
        Source: \(rule.source)

      """
    }.joined(separator: "\n")
  }
}
