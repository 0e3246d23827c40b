import Testing

/// Texts in localized order; the order is from programs that Swift's compiler built with Foundation on Linux.
@Suite struct LocalizedOrderTests {
  private static let declarations = """
    func order(_ names: [String], _ isBefore: (String, String) -> ComparisonResult) -> String {
      names.sorted { isBefore($0, $1) == .orderedAscending }.joined(separator: "|")
    }

    """

  @Test func values() throws {
    try ValueTable(declarations: Self.declarations).expect([
      #"""
      order(["b10", "b9", "a", "B2", "ab", "a b", "1"]) { $0.localizedStandardCompare($1) }
        == "1|a|a b|ab|B2|b9|b10" ? 1 : 0
      """#: 1,
      #"""
      order(["a1b", "a2", "a10", "a1", "a1a"]) { $0.localizedCaseInsensitiveCompare($1) }
        == "a1|a10|a1a|a1b|a2" ? 1 : 0
      """#: 1,
      #"""
      order(["z", "Z", "A", "a", "b"]) { $0.localizedCompare($1) } == "a|A|b|z|Z" ? 1 : 0
      """#: 1,
      #""Bob".localizedCaseInsensitiveCompare("bob") == .orderedSame ? 1 : 0"#: 1,
      #""Bob".localizedStandardCompare("bob") == .orderedDescending ? 1 : 0"#: 1,
      #""b".localizedCompare("Al") == .orderedDescending ? 1 : 0"#: 1,
    ])
  }

  /// Letters with accents, symbols and numbers with leading zeros are not compared in the same way everywhere.
  @Test(arguments: ["é", "a-b", "a02"])
  func whatLanguagesDecideIsNotKnown(text: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var isBefore: Bool { "\(text)".localizedStandardCompare("f") == .orderedAscending }
        var body: some View {
          Circle().offset(x: isOn && isBefore ? 1 : 0).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap()")
    #expect(played.value("Circle.offset.x", at: 0.5) == nil)
    #expect(played.notes.contains { $0.contains("localizedStandardCompare") }, "\(played.notes)")
  }
}
