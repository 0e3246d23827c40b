import SourceScanning
import Testing

/// Properties to which initializers give their values.
@Suite("Scanning: values that initializers give")
struct PropertyStartTests {
  private static let unread = ".easeIn(duration: ‹quick›)/partly"

  @Test(
    "the value is that of the only assignment, with the defaults of the initializer's parameters",
    arguments: [
      ("let quick: Double; init(quick: Double = 0.2) { self.quick = quick }", "0.2)/default"),
      ("let quick: Double; init(_ time: Double = 0.2) { quick = time / 2 + 0.1 }", "0.2)/default"),
      ("let quick: Double; init() { self.quick = 0.2 }", "0.2)/constant"),
      ("private var quick: Double; init() { quick = 0.2 }", "0.2)/constant"),
      (
        "@State private var quick: Double; init(quick: Double = 0.2) { self.quick = quick }",
        "0.2)/default"
      ),
      (
        "@State private var quick: Double; init(quick: Double = 0.2) { _quick = State(initialValue: quick) }",
        "0.2)/default"
      ),
    ])
  func given(members: String, expected: String) {
    #expect(Self.scan(members) == [".easeIn(duration: \(expected)"])
  }

  @Test(
    "what may be another value stays unread",
    arguments: [
      "let quick: Double; init(quick: Double) { self.quick = quick }",
      "let quick: Double; init(isSlow: Bool) { if isSlow { quick = 1 } else { quick = 0.2 } }",
      "let quick: Double; init() { quick = 0.2 }\ninit(slow: Bool) { quick = 1 }",
      "var quick: Double; init() { quick = 0.2 }\nfunc slow() { quick = 1 }",
      "@State private var quick: Double; init() { quick = 0.2 }\nvar b: some View { Slider($quick) }",
      "@Binding var quick: Double; init(quick: Double = 0.2) { self.quick = quick }",
      "let quick: Double; init(other: Card) { quick = other.quick }",
      "let quick: Double; init() { self.quick = }", "let quick: Double; init() { quick = ?.quick }",
      "@State private var quick: Double; init() { _quick = State(initialValue: ) }",
    ])
  func unread(members: String) { #expect(Self.scan(members) == [Self.unread]) }

  @Test func anAnimationMayBeGiven() {
    let scan = ScanFixture.scan(
      ScanFixture.view(
        "Text(\"a\").animation(motion, value: isOn)",
        members: "let motion: Animation; init(motion: Animation = .bouncy) { self.motion = motion }"
      ))
    let use = scan.uses.first { $0.context == "animation(_:value:)" }
    #expect(use?.expression == ".bouncy" && use?.name == "Card.motion")
  }

  private static func scan(_ members: String) -> [String] {
    ScanFixture.scan(
      ScanFixture.view(
        "Text(\"a\").animation(.easeIn(duration: quick), value: isOn)", members: members)
    ).uses.filter { $0.context == "animation(_:value:)" }
      .map { "\($0.expression)/\($0.resolution.rawValue)" }
  }
}
