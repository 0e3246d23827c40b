import MotionRecording
import Testing

@testable import SwiftProgram

/// What a run asks its host for, and what it knows itself.
@Suite("Views: values of a host")
struct HostValuesTests {
  private typealias Question = @Sendable (ProgramRun) throws -> SwiftValue

  /// A host that returns the name of whatever it is asked for, or has no values at all.
  private final class AskedHost: HostValues, @unchecked Sendable {
    private(set) var asked: [String] = []
    private let answers: Bool

    init(answers: Bool = true) { self.answers = answers }

    private func answer(_ name: String) -> SwiftValue? {
      asked.append(name)
      return answers ? .text(name) : nil
    }

    func method(
      _ name: String, of value: SwiftValue, _ arguments: [CallArgument],
      at position: SourcePosition, in run: ProgramRun
    ) -> SwiftValue? { answer(name) }

    func method(
      _ name: String, ofUnknown unknown: UnknownValue, _ arguments: [CallArgument],
      at position: SourcePosition, in run: ProgramRun
    ) -> SwiftValue? { answer(name) }

    func method(
      _ name: String, ofBinding location: Location, _ arguments: [CallArgument], in run: ProgramRun
    ) -> SwiftValue? { answer(name) }

    func changed(
      _ name: String, _ value: SwiftValue, _ arguments: [CallArgument], in run: ProgramRun
    ) -> (value: SwiftValue, result: SwiftValue)? { answer(name).map { ($0, .void) } }

    func property(
      _ name: String, of value: SwiftValue, at position: SourcePosition, in run: ProgramRun
    ) -> SwiftValue? { answer(name) }

    func addedProperty(_ name: String, of value: SwiftValue) -> SwiftValue? { answer(name) }

    func movesNothing(_ name: String) -> Bool {
      asked.append(name)
      return answers
    }

    func noteRead(_ name: String, in run: ProgramRun) { asked.append(name) }

    func setPart(
      _ name: String, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun
    ) -> Bool { answer(name) != nil }

    func element(_ index: SwiftValue, of value: SwiftValue, in run: ProgramRun) -> SwiftValue? {
      answer("element")
    }

    func setElement(
      _ index: SwiftValue, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun
    ) { asked.append("element") }

    func environmentValue(
      _ key: String, of structure: StructValue, _ property: PropertyCode, in run: ProgramRun
    ) -> SwiftValue { answer(key) ?? .nothing }

    func staticMember(
      _ name: String, of type: SwiftType, _ arguments: [CallArgument]?,
      at position: SourcePosition, in run: ProgramRun
    ) -> SwiftValue? { answer(name) }

    func member(_ member: MemberValue, of type: SwiftType, in run: ProgramRun) -> SwiftValue {
      answer(member.words) ?? .nothing
    }

    func coerced(_ value: SwiftValue, to type: SwiftType, in run: ProgramRun) -> SwiftValue {
      answer("coerced") ?? value
    }

    func isOf(_ type: SwiftType, _ value: SwiftValue) -> Bool? { answer("is").map { _ in true } }

    func cast(_ value: SwiftValue, to type: SwiftType) -> SwiftValue? { answer("as") }

    func combined(
      _ one: SwiftValue, _ sign: String, _ other: SwiftValue, in run: ProgramRun
    ) -> SwiftValue? { answer(sign) }

    func ranks(of one: SwiftValue, _ other: SwiftValue, in run: ProgramRun) -> (
      one: Int, other: Int
    )? {
      answer("ranks").map { _ in (1, 2) }
    }

    func list(_ value: SwiftValue, at position: SourcePosition, in run: ProgramRun) {}

    func element(_ value: SwiftValue, at position: SourcePosition, in run: ProgramRun)
      -> ViewElement?
    {
      answer("view").map { _ in .empty }
    }

    func takes(_ value: SwiftValue, writtenTo name: String, in run: ProgramRun) -> Bool {
      answer(name) != nil
    }

    func write(
      _ value: SwiftValue, to location: Location, in transaction: ViewTransactionValue,
      of run: ProgramRun
    ) { asked.append("write") }
  }

  private static func run(_ host: AskedHost) -> ProgramRun {
    ProgramRun(ProgramCode(), RunSetting(host: host)) { _, _ in .views([]) }
  }

  private static let numbers = SwiftValue.array([.integer(3), .integer(1)])
  private static let color = SwiftValue.opaque(OpaqueValue(type: "Color", text: ".red"))

  private static let own: [(question: Question, answer: SwiftValue)] = [
    ({ try $0.methods.method("uppercased", of: .text("ab"), [], at: .none) }, .text("AB")),
    ({ try $0.methods.method("rounded", of: .number(2.6), [], at: .none) }, .number(3)),
    (
      { try $0.methods.method("sorted", of: numbers, [], at: .none) },
      .array([.integer(1), .integer(3)])
    ),
    (
      { try $0.methods.method("contains", of: numbers, [.init(nil, .integer(1))], at: .none) },
      .boolean(true)
    ),
    ({ try $0.properties.property("count", of: numbers, at: .none) }, .integer(2)),
    ({ try $0.properties.property("isEmpty", of: .text(""), at: .none) }, .boolean(true)),
    (
      { try $0.properties.property("width", of: .geometry(.size, [4, 5, 0, 0]), at: .none) },
      .number(4)
    ),
    (
      { try $0.operators.combined(.integer(2), "+", .number(0.5), at: OperatorPlace(.none)) },
      .number(2.5)
    ),
    (
      { try $0.operators.combined(.text("a"), "<", .text("b"), at: OperatorPlace(.none)) },
      .boolean(true)
    ),
    (
      { try $0.operators.combined(numbers, "==", numbers, at: OperatorPlace(.none)) },
      .boolean(true)
    ),
    ({ try $0.elements.element(.integer(1), of: numbers, named: "", at: .none) }, .integer(1)),
    ({ try $0.types.staticMember("max", of: .integer, nil, at: .none) }, .integer(.max)),
    ({ $0.types.coerce(.array([.integer(1)]), to: .array(.number)) }, .array([.number(1)])),
    (
      {
        let frame = Frame(count: 1, parent: nil)
        frame.slots[0] = numbers
        return try $0.mutations.mutate("popLast", at: .local(frame, 0), [], position: .none)
      }, .integer(1)
    ),
  ]

  @Test("Swift's own values are never asked of it", arguments: own.indices)
  func ownValues(index: Int) throws {
    let host = AskedHost()
    let value = try Self.own[index].question(Self.run(host))
    #expect(value.isEqual(to: Self.own[index].answer), "\(value.text)")
    #expect(host.asked.isEmpty)
  }

  private static let others: [(question: Question, name: String)] = [
    ({ try $0.methods.method("mix", of: color, [], at: .none) }, "mix"),
    (
      {
        try $0.methods.method("animate", of: .unknown(UnknownValue("x", at: .none)), [], at: .none)
      },
      "animate"
    ),
    (
      { try $0.methods.method("animation", of: .reference(.constant(.void)), [], at: .none) },
      "animation"
    ),
    ({ try $0.properties.property("gradient", of: color, at: .none) }, "gradient"),
    ({ try $0.elements.element(.integer(0), of: color, named: "x", at: .none) }, "element"),
    ({ try $0.types.staticMember("red", of: .opaque("Color"), nil, at: .none) }, "red"),
    ({ try $0.operators.combined(color, "+", color, at: OperatorPlace(.none)) }, "+"),
    ({ $0.comparisons.cast(color, to: .declared(0), named: "x", at: .none) }, "as"),
    ({ try $0.properties.property("animatableData", of: .number(1), at: .none) }, "animatableData"),
    (
      {
        let frame = Frame(count: 1, parent: nil)
        frame.slots[0] = color
        _ = try $0.mutations.mutate("negate", at: .local(frame, 0), [], position: .none)
        return frame.slots[0]
      }, "negate"
    ),
  ]

  @Test("what it gives for a value that is not Swift's is the value", arguments: others.indices)
  func otherValues(index: Int) throws {
    let host = AskedHost()
    let value = try Self.others[index].question(Self.run(host))
    #expect(value.plainText == Self.others[index].name)
    #expect(host.asked == [Self.others[index].name])
  }

  @Test("what it has none of is not known", arguments: [0, 3, 4, 5, 6])
  func none(index: Int) throws {
    let host = AskedHost(answers: false)
    #expect(try Self.others[index].question(Self.run(host)).isUnknown)
    #expect(Set(host.asked) == [Self.others[index].name])
  }
}
