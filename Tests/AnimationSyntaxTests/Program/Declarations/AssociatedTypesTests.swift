import Testing

/// The members of a type tell what the associated types of its protocols are: the texts are those that Swift prints.
@Suite("Views: associated types of the app's own protocols")
struct AssociatedTypesTests {
  private static let scale = """
    protocol Scale { associatedtype Unit: BinaryFloatingPoint; var unit: Unit { get } }
    extension Scale {
      var one: Unit { 1 }
      var none: Unit { .zero }
      func scaled(_ factor: Unit) -> Unit { unit * factor + 1 }
    }
    struct Wide: Scale { var unit = 2.5 }
    struct Small: Scale { let unit: Float = 0.1 }

    """

  @Test(arguments: [
    ("\\(Wide().one) \\(Small().one) \\(Wide().none)", "1.0 1.0 0.0"),
    ("\\(Wide().scaled(3)) \\(Small().scaled(0.3))", "8.5 1.03"),
  ])
  func properties(code: String, text: String) throws {
    try ValueTable.expect("return \"\(code)\"", makes: text, Self.scale)
  }

  @Test("the sum of no elements is a number of their type")
  func sums() throws {
    let bag = """
      protocol Bag { associatedtype Item: Numeric; var items: [Item] { get } }
      extension Bag {
        var sum: Item { items.reduce(.zero, +) }
        var total: Item { var total: Item = .zero; for item in items { total += item }; return total }
        func none() -> Item { Item.zero }
      }
      struct Lengths: Bag { var items: [Double] }
      struct Counts: Bag { var items: [Int] }

      """
    try ValueTable.expect(
      #"let a = Lengths(items: []); return "\(a.sum) \(a.total) \(a.none())""#,
      makes: "0.0 0.0 0.0",
      bag)
    try ValueTable.expect(
      #"let a = Counts(items: []); return "\(a.sum) \(a.total) \(a.none())""#, makes: "0 0 0", bag)
  }

  @Test("functions tell them too")
  func functions() throws {
    try ValueTable.expect(
      #"return "\(Names().first) \(Numbers().first)""#, makes: #"Optional("a") Optional(1.0)"#,
      """
      protocol Repository { associatedtype Model; func all() -> [Model] }
      extension Repository { var first: Model? { all().first } }
      struct Names: Repository { func all() -> [String] { ["a", "b"] } }
      struct Numbers: Repository { func all() -> [Double] { [1, 2] } }
      """)
  }
}
