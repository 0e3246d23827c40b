import Testing

@testable import MotionConversion

@Suite struct DialectListTests {
  private func names(_ text: String, in dialect: SpringDialect) throws -> [String] {
    try DialectList(text, in: dialect).entries.map(\.name)
  }

  @Test(arguments: [
    ("tension: 1, friction: 2", SpringDialect.reactSpring, ["tension", "friction"]),
    ("{ config: { mass: 1; tension = 2 } }", .reactSpring, ["mass", "tension"]),
    ("spring<Float>(stiffness = 3f)", .compose, ["stiffness"]),
    (
      "spring(0.5f, 400f, visibilityThreshold = 1f)", .compose,
      ["dampingRatio", "stiffness", "visibilityThreshold"]
    ),
    ("withSpring(x.value, { mass: 1 })", .reanimated, ["mass"]),
    ("const SpringDescription(mass: 1, stiffness: 2)", .flutter, ["mass", "stiffness"]),
  ])
  func bracketsOnlyHaveToMatch(text: String, dialect: SpringDialect, expected: [String]) throws {
    #expect(try names(text, in: dialect) == expected)
  }

  @Test func valuesHaveTheirKinds() throws {
    let list = try DialectList(
      "a: 1, b: true, c: 'x', d: Spring.Low, e: const Duration(milliseconds: 500), f: Duration(seconds: 2)",
      in: .flutter)
    #expect(
      list.entries.map(\.value) == [
        .number(1), .flag(true), .string("x"), .name("Spring.Low"), .seconds(0.5), .seconds(2),
      ])
  }

  /// Written parameters override those of a named spring, in either order.
  @Test(arguments: ["...config.stiff, friction: 7", "friction: 7, ...config.stiff"])
  func namedSpringsAreOverridden(text: String) throws {
    let entries = try DialectList(text, in: .reactSpring).entries
    #expect(Set(entries.map(\.name)) == ["tension", "friction"])
    #expect(entries.first { $0.name == "friction" }?.value == .number(7))
    #expect(entries.first { $0.name == "tension" }?.value == .number(210))
  }

  @Test func callsAreKept() throws {
    let list = try DialectList(
      "SpringDescription.withDampingRatio(mass: 1)", in: .flutter)
    #expect(list.calls == ["SpringDescription.withDampingRatio"])
  }

  @Test func aListHasALength() {
    let text = String(repeating: " ", count: 5000)
    #expect(throws: DialectFault.self) { try DialectList(text, in: .figma) }
  }
}
