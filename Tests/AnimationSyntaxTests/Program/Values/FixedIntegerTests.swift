import AnimationSyntax
import MotionRecording
import Testing

/// Integers of types other than `Int` have the width and the limits that they have in Swift.
///
/// The values are from Swift's compiler.
@Suite("Views: whole numbers of a width")
struct FixedIntegerTests {
  private static let types = """
    struct Congruential {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return state
      }
    }
    struct Mix {
      var state: UInt64
      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
    }
    func hash(_ x: UInt32) -> UInt32 {
      var h = x
      h ^= h << 13
      h ^= h >> 17
      h ^= h << 5
      return h
    }
    struct Options: OptionSet {
      let rawValue: Int
      static let a = Options(rawValue: 1 << 0)
      static let b = Options(rawValue: 1 << 1)
      static let c = Options(rawValue: 1 << 2)
      static let all: Options = [.a, .b, .c]
    }

    """

  private static func played(_ code: String) throws -> PlayedViews {
    try PlayedViews(
      types + """
        struct ContentView: View {
          @State private var isOn = false
          var value: Double { \(code) }
          var body: some View {
            Circle().offset(x: isOn ? value : 0).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")")
  }

  @Test(
    "they wrap around, are cut and compared as Swift has it",
    arguments: [
      ("var n: UInt8 = 250; n = n &+ 10; return Double(n)", 4.0),
      ("var g = Congruential(state: 2); return Double(g.next() >> 33) / 1e6", 1649.71774),
      ("var m = Mix(state: 42); return Double(m.next() >> 11) * 0x1p-53", 0.7415648787718233),
      ("var m = Mix(state: 42); _ = m.next(); return Double(m.next() % 100)", 91),
      ("return Double(UInt8(truncatingIfNeeded: 300))", 44),
      ("return Double(Int8(clamping: 300))", 127),
      ("return UInt8(exactly: 300) == nil ? 1 : 2", 1),
      ("return Double(Int8(bitPattern: 200))", -56),
      ("return Double(UInt8(1) << 9) + Double(~UInt8(5))", 250),
      ("return Double(hash(12345))", 3_336_926_330), ("return Double(UInt16.max)", 65535),
      ("let hex: UInt = 0xFF8040; return Double((hex >> 8) & 0xFF)", 128),
      ("return Double(Int(truncatingIfNeeded: UInt64.max))", -1),
      ("return Double(Int(UInt32.max) + 1)", 4_294_967_296),
      ("var w: Int8 = 127; w &+= 1; return Double(w)", -128),
      ("var s: UInt8 = 0; for j in UInt8(250)...255 { s = s &+ j }; return Double(s)", 235),
      ("return UInt64.max > 5 && Int8(-1) < 0 ? 1 : 2", 1),
      (
        "let (n, over) = UInt8(200).addingReportingOverflow(100); return Double(n) + (over ? 1000 : 0)",
        1044
      ),
      (
        "let (n, over) = Int.max.multipliedReportingOverflow(by: 2); return Double(n) + (over ? 10 : 0)",
        8
      ),
      ("return UInt8(200).isMultiple(of: 8) ? 1 : 2", 1),
      ("return Double(UInt8(200).quotientAndRemainder(dividingBy: 7).remainder)", 4),
      ("return Double(UInt32(546).byteSwapped)", 570_556_416),
      ("return Double(UInt8(\"ff\", radix: 16)!)", 255), ("return Double(UInt32(7) / 2)", 3),
    ])
  func numbers(code: String, result: Double) throws {
    try Self.played(code).expect("Circle.offset.x", [0.5: result], within: 1e-9)
  }

  @Test(
    "what does not fit is said",
    arguments: ["let n: UInt8 = 250; return Double(n + 10)", "return Double(UInt8(300))"])
  func overflow(code: String) throws {
    let played = try Self.played(code)
    #expect(!played.attributes.contains("Circle.offset.x"))
    #expect(played.notes.contains { $0.contains("does not fit into UInt8") }, "\(played.notes)")
  }

  @Test(
    "sets of options are their digits",
    arguments: [
      ("let o: Options = [.a]; return o == .a && o != [.a, .b] ? 1 : 2", 1.0),
      (
        "var o: Options = [.a]; let i = o.insert(.b); return Double(o.rawValue) + (i.inserted ? 10 : 0)",
        13
      ),
      ("var o: Options = [.a]; o.formUnion([.c]); return Double(o.rawValue)", 5),
      ("var o = Options.all; _ = o.remove(.a); return Double(o.rawValue)", 6),
      ("return Options.all.contains([.a, .c]) && !Options.a.contains(.b) ? 1 : 2", 1),
      ("return Double(Options.all.subtracting([.b]).rawValue)", 5),
      ("let o: Options = []; return o.isEmpty ? 1 : 2", 1),
    ])
  func options(code: String, result: Double) throws {
    try Self.played(code).expect("Circle.offset.x", [0.5: result])
  }

  @Test("an index into a part of an array that begins further on is said")
  func slices() throws {
    for code in [
      "return [10.0, 20, 30].dropFirst()[1]", "let s = [10.0, 20, 30].suffix(2); return s[1]",
      "return Double([10, 20, 30].suffix(2).firstIndex(of: 30) ?? 0)",
      "return Double([10, 20, 30][1...].startIndex)",
    ] {
      let played = try Self.played(code)
      #expect(!played.attributes.contains("Circle.offset.x"))
      #expect(played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
    }
    for (code, result) in [
      ("return [10.0, 20, 30].prefix(2)[1]", 20.0), ("return [10.0, 20, 30][..<2][1]", 20),
      ("return Array([10.0, 20, 30].dropFirst())[1]", 30),
      ("return [10.0, 20, 30].dropFirst().first!", 20),
    ] {
      try Self.played(code).expect("Circle.offset.x", [0.5: result])
    }
  }

  @Test("a magnitude is of the type without a sign")
  func magnitudes() throws {
    try ValueTable.expect(
      """
      let least: Int8 = -128
      let nine: UInt16 = 9
      return "\\(least.magnitude) \\(nine.magnitude) \\(Int32(-5).magnitude)"
      """, makes: "128 9 5")
  }
}
