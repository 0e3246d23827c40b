import AnimationSyntax
import Testing

/// Lazy variables are initialized when they are first read, and keep that value.
///
/// The values are from Swift's compiler.
@Suite("Views: lazy variables")
struct LazyVariableTests {
  private static let types = """
    final class Box {
      var base = 4.0
      lazy var half = base / 2
      lazy var text: String = { "n" + String(repeating: "a", count: Int(base)) }()
      lazy var kept: Double? = base > 3 ? base : nil
      lazy var list: [Double] = [base, base * 2] { didSet { base += Double(oldValue.count) } }
    }
    struct Point {
      var x = 3.0
      lazy var double = x * 2
      lazy var made: Double = { x += 1; return x - 1 }()
    }

    """

  @Test(
    "what one begins with may name other properties, and is evaluated once",
    arguments: [
      ("return box.half", 2.0),
      ("box.base = 10; return box.half", 5),
      ("_ = box.half; box.base = 10; return box.half", 2),
      ("_ = box.half; box.half = 7; return box.half", 7),
      ("box.half = 7; return box.half + box.base", 11),
      ("box.half += 1; box.base = 0; return box.half", 3),
      ("return Double(box.text.count)", 5),
      ("_ = box.kept; box.kept = nil; return box.kept ?? -1", -1),
      ("box.base = 1; return box.kept ?? -1", -1),
      ("box.list.append(1); return box.list.reduce(0, +) * 10 + box.base", 136),
      ("var point = Point(); point.x = 5; return point.double", 10),
      ("var point = Point(); point.double = 1; return point.double + point.x", 4),
      ("var point = Point(); _ = point.double; point.x = 5; return point.double", 6),
      ("var point = Point(); return point.made + point.made + point.x", 10),
    ])
  func values(code: String, result: Double) throws {
    let played = try PlayedViews(
      Self.types + """
        struct ContentView: View {
          @State private var isOn = false
          var value: Double { let box = Box(); \(code) }
          var body: some View {
            Circle().offset(x: isOn ? value : 0).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.5: result], within: 1e-9)
  }

  @Test("--set gives it")
  func set() throws {
    let played = try PlayedViews(
      Self.types + """
        struct ContentView: View {
          @State private var isOn = false
          private let box = Box()
          var body: some View {
            Circle().offset(x: isOn ? box.half : 0).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")", set: ["half=30"])
    played.expect("Circle.offset.x", [0.5: 30], within: 1e-9)
  }
}
