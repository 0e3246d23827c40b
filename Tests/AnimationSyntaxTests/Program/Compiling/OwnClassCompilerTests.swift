import Testing

/// `Self` in a function of objects is the class of the object: the texts are those that Swift prints.
@Suite("Views: Self in classes")
struct OwnClassCompilerTests {
  private static let classes = """
    class Base {
      class var tag: String { "base" }
      class func make() -> String { "made" }
      func run() -> String { "run:" + Self.tag }
      func made() -> String { Self.make() }
    }
    class Sub: Base {
      override class var tag: String { "sub" }
      override func run() -> String { "sub:" + super.run() }
      override func made() -> String { super.made() + "!" }
    }
    class Last: Sub { override class var tag: String { "last" } }

    """

  @Test(
    "a property of the class may be overridden where super calls the function",
    arguments: [
      ("Base().run()", "run:base"), ("Sub().run()", "sub:run:sub"),
      ("Last().run()", "sub:run:last"),
    ])
  func properties(code: String, text: String) throws {
    try ValueTable.expect("return \(code)", makes: text, Self.classes)
  }

  @Test("a function of the class is known unless super may call another one")
  func functions() throws {
    try ValueTable.expect("return Base().made()", makes: "made", Self.classes)
    try ValueTable.expect("return Sub().made()", makes: nil, Self.classes)
  }
}
