import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite("Scenario files")
struct ScenarioFileTests {
  /// An example of the whole language.
  private static let example = """
    @State var isOpen = false                       // any value; only animatable ones move
    @State var offset = 0.0                         // an animatable state is shown as it is
    @State var size = CGSize(width: 40, height: 20)
    let scale = isOpen ? 1.5 : 1.0                  // shown, recomputed after every event

    scale.animation(.bouncy, value: isOpen)         // implicit animation of one attribute
    Group { offset; size }.animation(.default, value: isOpen)   // of everything inside
    offset.transaction { $0.disablesAnimations = true }

    at(0)    { withAnimation(.spring(duration: 0.6)) { offset = 300 } }
    at(0.25) { withAnimation(.snappy, completionCriteria: .removed) { offset = 0 } completion: { log("home") } }
    at(0.3)  { isOpen.toggle() }
    at(0.4)  { offset += 50 }                       // no animation
    drag(offset, animation: .interactiveSpring) { sample(0.5, 0); sample(0.516, 12); sample(0.533, 30) }
    at(0.55) { withAnimation(.spring) { offset = 200 } }
    run(until: 2)
    """

  @Test("The whole language plays as the same scenario built by hand")
  func example() throws {
    var scenario = ScenarioScript()
    scenario.states = [
      .init("isOpen", .boolean(false)), .init("offset", .number(0)),
      .init("size", .vector(AttributeVector([.init("width", 40), .init("height", 20)]))),
    ]
    scenario.attributes = [
      .init("offset"), .init("size"), .init("scale") { .number($0.isTrue("isOpen") ? 1.5 : 1) },
    ]
    let isOpen: ScriptFormula = { .boolean($0.isTrue("isOpen")) }
    scenario.modifiers = [
      .animation(NamedAnimation(".bouncy", .bouncy), value: isOpen, on: ["scale"]),
      .animation(NamedAnimation(".default", .default), value: isOpen, on: ["offset", "size"]),
      .transaction(TransactionChange(disablesAnimations: true), on: ["offset"]),
    ]
    func set(_ number: Double) -> ScriptAction { .set("offset", .number(number)) }
    scenario.events = [
      .init(
        at: 0,
        [
          .animated(
            with: NamedAnimation(".spring(duration: 0.6)", .spring(duration: 0.6)), [set(300)])
        ]),
      .init(
        at: 0.25,
        [
          .animated(
            with: NamedAnimation(".snappy", .snappy), [set(0)],
            completions: [.init(criteria: .removed, [.log("home")])])
        ]),
      .init(at: 0.3, [.write("isOpen") { .boolean(!$0.isTrue("isOpen")) }]),
      .init(at: 0.4, [.write("offset") { .number($0.number("offset") + 50) }]),
      .init(at: 0.55, [.animated(with: NamedAnimation(".spring", .spring), [set(200)])]),
    ]
    scenario.events += ScenarioScript.drag(
      "offset", samples: [(0.5, .number(0)), (0.516, .number(12)), (0.533, .number(30))],
      animation: NamedAnimation(".interactiveSpring", .interactiveSpring))
    scenario.end = 2
    var expected: [AttributeRow] = []
    try ScenarioRunner(scenario).run { expected.append($0) }
    #expect(try ScenarioText.rows(Self.example) == expected)
  }

  @Test("Splitting what happens at one time in two changes nothing")
  func splitting() throws {
    let head = """
      @State var a = 0.0
      @State var isOn = false
      let b = isOn ? 50.0 : 0.0
      b.animation(.bouncy, value: isOn)
      at(0) { withAnimation(.smooth) { a = 10 } }

      """
    let whole = "at(0.2) { withAnimation(.snappy) { a = 20 }; isOn.toggle(); a += 3 }"
    let parts = """
      at(0.2) { withAnimation(.snappy) { a = 20 } }
      at(0.1 + 0.1) { isOn.toggle() }
      at(0.2) { a += 3 }
      """
    for clock in [Clock.frames(rate: 60), .continuous] {
      #expect(
        try ScenarioText.rows(head + whole, clock) == ScenarioText.rows(head + parts, clock))
    }
  }

  @Test("The order of the file is the order within one time, and times need not be in order")
  func order() throws {
    let value = "@State var a = 1.0\n"
    let sum = try ScenarioText.rows(value + "at(0) { a += 2; a *= 3 }")
    let product = try ScenarioText.rows(value + "at(0) { a *= 3 }\nat(0) { a += 2 }")
    #expect(sum.last?.value == 9)
    #expect(product.last?.value == 5)
    let late = "at(0.2) { a = 2 }\nat(0.1) { a = 5 }"
    #expect(try ScenarioText.rows(value + late).last?.value == 2)
  }

  @Test(
    "Comments, line ends, an import and a byte order mark make no difference",
    arguments: [
      "import SwiftUI\n@State var a = 0.0\nat(0.1) { a = 3 }\n",
      "\u{FEFF}@State var a = 0.0\nat(0.1) { a = 3 }",
      "@State var a = 0.0\r\nat(0.1) {\r\n  a = 3\r\n}\r\n",
      "/* at(0) { a = 9 } */ @State /* x */ var a = 0.0 // b\nat(0.1) { /* ( */ a = 3 }",
      "@State private var a: Double = 0;at(0.1){a=3}",
      "@State\nvar a =\n  0.0\nat(\n  0.1\n)\n{\n  a\n    = 3\n}",
      "@State var `a` = 0.0\nat(0.1) { `a` = 3 }",
    ])
  func layout(text: String) throws {
    let plain = "@State var a = 0.0\nat(0.1) { a = 3 }"
    #expect(try ScenarioText.rows(text) == ScenarioText.rows(plain))
  }

  @Test("An error in a file with a byte order mark has its column without it")
  func byteOrderMark() {
    #expect(ScenarioText.error(in: "\u{FEFF}var a = 0.0")?.location == "a.swift:1:5")
  }

  @Test("'.default' means what the system of choice means by it")
  func semantics() throws {
    let text = "@State var a = 0.0\nat(0) { withAnimation { a = 1 } }"
    func rows(_ semantics: Semantics) throws -> [AttributeRow] {
      var rows: [AttributeRow] = []
      try ScenarioRunner(
        ScenarioFile.parse(text, fileName: "a", semantics: semantics) { _ in "" }
      ).run { rows.append($0) }
      return rows
    }
    let old = try rows(.ios16)
    #expect(try rows(.ios17) == ScenarioText.rows(text))
    #expect(old.first?.animation == ".default")
    let ease = "@State var a = 0.0\nat(0) { withAnimation(.easeInOut) { a = 1 } }"
    #expect(try old.map(\.value) == ScenarioText.rows(ease).map(\.value))
  }

  private struct Missing: Error {}

  @Test("What opening a file throws passes through")
  func readFile() {
    #expect(throws: Missing.self) {
      _ = try ScenarioFile.parse(
        "@State var a = 0.0\ndrag(a, from: \"b.csv\")", fileName: "a.swift"
      ) { _ in throw Missing() }
    }
  }
}
