import MotionRecording
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// SwiftUI's values leave the values of Swift to the language.
@Suite("Views: values of SwiftUI")
struct SwiftUIValuesTests {
  private static let host = SwiftUIValues()

  private static var run: ProgramRun {
    ProgramRun(ProgramCode(), RunSetting(host: host)) { _, _ in .views([]) }
  }

  @Test(
    "nothing is done to what is Swift's own",
    arguments: [
      SwiftValue.void, .nothing, .boolean(true), .integer(1), .number(0.5), .text("a"),
      .array([.integer(1)]), .set([.integer(1)]), .dictionary([(.text("a"), .integer(1))]),
      .tuple([("x", .number(1)), ("y", .number(2))]), .geometry(.size, [1, 2, 0, 0]),
    ])
  func ownValues(value: SwiftValue) throws {
    let run = Self.run
    for name in ["animation", "opacity", "delay", "frame", "bounds", "count", "append", "negate"] {
      #expect(try Self.host.method(name, of: value, [], at: .none, in: run) == nil)
      #expect(try Self.host.property(name, of: value, at: .none, in: run) == nil)
      #expect(Self.host.changed(name, value, [], in: run) == nil)
    }
    #expect(try Self.host.element(.integer(0), of: value, in: run) == nil)
    #expect(Self.host.combined(value, "+", value, in: run) == nil)
    #expect(Self.host.ranks(of: value, value, in: run) == nil)
    #expect(Self.host.isOf(.declared(0), value) == nil)
  }

  @Test(
    "sizes of text have an order",
    arguments: [(".small", ".large", true), (".accessibility1", ".xxxLarge", false)])
  func textSizes(one: String, other: String, isSmaller: Bool) throws {
    func size(_ text: String) -> SwiftValue {
      .opaque(OpaqueValue(type: "DynamicTypeSize", text: text))
    }
    func holds(_ sign: String) throws -> Bool? {
      switch try Self.run.operators.compare(sign, size(one), size(other)) {
      case .holds: true
      case .fails: false
      case .unknown, nil: nil
      }
    }
    #expect(try holds("<") == isSmaller)
    #expect(try holds(">") == !isSmaller)
  }
}
