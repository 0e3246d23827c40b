/// All rules.
public enum ScanRules {
  /// The rules in the order in which they are listed.
  public static let all: [ScanRule] =
    ScanRule.accessibility + ScanRule.timing + ScanRule.usage + ScanRule.spelling
    + ScanRule.sameness + [uselessIgnore]

  /// The rules by their identifiers.
  public static let byID: [String: ScanRule] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The rule about comments that suppress nothing, which is checked when all other findings are known.
  private static let uselessIgnore = ScanRule(
    id: "useless-ignore", level: .note,
    summary: "A comment lets a finding through that does not exist.",
    help: "Remove the comment, or the identifier in it: what it let through has been mended.",
    source: "SwiftLint's superfluous_disable_command, which keeps such comments from piling up.",
    bad: """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          // kymo:ignore long-animation it was
          Text("a").animation(.smooth, value: isOpen)
        }
      }
      """,
    good: """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          Text("a").animation(.smooth, value: isOpen)
        }
      }
      """,
    check: { _ in [] })
}
