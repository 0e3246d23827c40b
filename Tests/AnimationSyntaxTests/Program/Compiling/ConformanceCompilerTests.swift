import Testing

/// Casts of values to protocols of the files: the texts are those that Swift prints.
@Suite("Views: casts to protocols of the app's own")
struct ConformanceCompilerTests {
  private static let types = """
    protocol Named { var name: String { get } }
    protocol Sized: Named { var size: Int { get } }
    struct Card: Named { let name = "card" }
    struct Box: Sized { let name = "box", size = 3 }
    struct Plain {}
    class Model: Named { var name: String { "model" } }
    class Child: Model {}
    let all: [Any] = [Card(), Box(), Plain(), Child(), 4]
    func kind(_ value: Any) -> String {
      switch value {
      case let sized as Sized: "\\(sized.size)"
      case let named as any Named: named.name
      case is Plain: "plain"
      default: "?"
      }
    }

    """

  @Test(arguments: [
    (
      #"return "\(all.compactMap { $0 as? Named }.count) \(all.filter { $0 is Sized }.count)""#,
      "3 1"
    ),
    (#"return "\(all.compactMap { ($0 as? any Named)?.name })""#, #"["card", "box", "model"]"#),
    (
      #"return "\(all.filter { $0 is Named & Sized }.count) \(all.map(kind))""#,
      #"1 ["card", "3", "plain", "model", "?"]"#
    ),
  ])
  func casts(code: String, text: String) throws {
    try ValueTable.expect(code, makes: text, Self.types)
  }

  @Test("a value of a type of somebody else to which the files add a conformance may conform")
  func addedConformances() throws {
    let added = Self.types + "extension Double: Named { var name: String { \"number\" } }\n"
    try ValueTable.expect(#"return "\(all.compactMap { $0 as? Named }.count)""#, makes: nil, added)
  }
}
