internal import TextForms

extension ScanDocument {
  /// The columns of the table.
  static let columns = [
    "file", "line", "column", "end_line", "end_column", "kind", "context", "name", "expression",
    "base", "branch", "condition", "reduce_motion", "trigger", "resolved", "duration", "settle",
    "overshoot", "cluster", "findings",
  ]

  /// The table as CSV (RFC 4180), with a row for each use and definition, or for each branch of one.
  public var csv: String {
    var writer = CSVWriter()
    writer.row(Self.columns)
    for animation in scan.animations {
      let part: Part = animation.kind == .use ? .uses : .definitions
      guard parts?.contains(part) ?? true else { continue }
      writer.row([
        animation.file, "\(animation.start.line)", "\(animation.start.column)",
        "\(animation.end.line)", "\(animation.end.column)", animation.kind.rawValue,
        animation.context, animation.name, animation.expression, animation.base,
        animation.branch.map { "\($0)" } ?? "", animation.condition, animation.reduceMotion,
        animation.trigger, animation.resolution.rawValue, Self.number(animation.duration),
        Self.number(animation.settle), Self.number(animation.overshoot),
        animation.cluster.map { "\($0)" } ?? "", animation.findings.joined(separator: "+"),
      ])
    }
    return writer.text
  }

  private static func number(_ value: Double?) -> String {
    value.map { NumberText.shortest(DecimalRounding.significant($0, digits: 6)) } ?? ""
  }
}
