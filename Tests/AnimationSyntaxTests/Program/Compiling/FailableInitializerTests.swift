import AnimationSyntax
import Testing

/// An initializer that fails returns nil.
///
/// The values are from Swift's compiler.
@Suite("Views: initializers that may fail")
struct FailableInitializerTests {
  private static let types = """
    struct Room {
      var width: Double
      init?(_ n: Int) {
        guard n > 0 else { return nil }
        width = Double(n) * 10
      }
      init?(name: String) { self.init(name.count) }
    }
    enum Side {
      case left, right
      init?(_ letter: String) {
        switch letter {
        case "l": self = .left
        case "r": self = .right
        default: return nil
        }
      }
    }
    class Shelf {
      let size: Double
      init?(_ n: Double) { if n < 0 { return nil }; size = n }
    }
    class Rack: Shelf {
      var depth = 1.0
      override init?(_ n: Double) { super.init(n - 1); depth = size + 1 }
      convenience init?(twice n: Double) { self.init(n * 2); depth += 100 }
    }

    """

  private static func played(_ code: String, set: [String] = []) throws -> PlayedViews {
    try PlayedViews(
      types + """
        struct ContentView: View {
          @State private var isOn = false
          var value: Double { \(code) }
          var body: some View {
            Circle().offset(x: isOn ? value : 0).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")", set: set)
  }

  @Test(
    "what it makes is optional",
    arguments: [
      ("return Room(3)?.width ?? -1", 30.0), ("return Room(0)?.width ?? -1", -1),
      ("if let room = Room(0) { return room.width }; return 5", 5),
      ("guard let room = Room(4) else { return 5 }; return room.width", 40),
      ("return Room(0) == nil ? 8 : 9", 8), ("return Room(name: \"ab\")?.width ?? -1", 20),
      ("return Room(name: \"\")?.width ?? -1", -1), ("return Room(2)!.width", 20),
      ("return Side(\"r\") == .right ? 1 : 2", 1), ("return Side(\"x\") == nil ? 3 : 2", 3),
      ("return Shelf(-1)?.size ?? 7", 7), ("return Shelf(6)?.size ?? 7", 6),
      ("return Rack(0) == nil ? 8 : 9", 8), ("return Rack(4)?.depth ?? 7", 4),
      ("return Rack(twice: 0)?.depth ?? 7", 7), ("return Rack(twice: 2)?.depth ?? 7", 104),
      ("return [2, 0, 1].compactMap { Room($0) }.map(\\.width).reduce(0, +)", 30),
    ])
  func values(code: String, result: Double) throws {
    try Self.played(code).expect("Circle.offset.x", [0.5: result], within: 1e-9)
  }

  @Test("where it is not known whether it fails, it is not known what it gives")
  func undecided() throws {
    let played = try Self.played("return Room(elsewhere()) == nil ? 8 : 9")
    #expect(!played.attributes.contains("Circle.offset.x"))
    #expect(played.notes.contains { $0.contains("elsewhere") }, "\(played.notes)")
  }
}
