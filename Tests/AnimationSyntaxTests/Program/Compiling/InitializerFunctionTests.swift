import AnimationSyntax
import Testing

/// Initializers as arguments of functions.
///
/// The values are from Swift's compiler.
@Suite("Views: initializers as functions")
struct InitializerFunctionTests {
  private static let types = """
    struct Room { let n: Int; init?(_ n: Int) { guard n > 1 else { return nil }; self.n = n } }
    struct Hall {
      let n: Int
      init(number: Int) { n = number * 10 }
      static func make(_ n: Int) -> Hall { Hall(number: n) }
    }
    struct Pair { var a: Int; var b: Int }
    struct Door { var width: Double }
    enum Step: Int { case one = 1, two }
    enum Theme: String {
      case light, dark
      init(name: String?) { self = name.flatMap(Theme.init(rawValue:)) ?? .dark }
    }
    enum Event {
      case tap(Int), drag
      var n: Int { if case .tap(let n) = self { n } else { 0 } }
    }
    final class Box { let n: Int; init(_ n: Int) { self.n = n + 1 } }
    func apply(_ f: (Int) -> Box) -> Int { f(4).n }

    """

  @Test("an initializer is a function of what it is given, without its labels")
  func values() throws {
    try ValueTable(declarations: Self.types).expect([
      #"Double(["1", "x", "3"].compactMap(Int.init).reduce(0, +))"#: 4.0,
      #"["1.5", "2", "y"].compactMap(Double.init).reduce(0, +)"#: 3.5,
      #"[1, 2, 3].map(Double.init).reduce(0, +) / 4"#: 1.5,
      #"Double([1, 22, 3].map(String.init).joined(separator: "-").count)"#: 6.0,
      #"Double([1, 2, 3].compactMap(Room.init).map(\.n).reduce(0, +))"#: 5.0,
      #"Double([1, 2, 3].map(Room.init).count)"#: 3.0,
      #"Double([1, 2, 3].map(Hall.init).map(\.n).reduce(0, +))"#: 60.0,
      #"Double([1, 2, 3].map(Hall.init(number:)).map(\.n).reduce(0, +))"#: 60.0,
      #"Double([1, 2, 3].map(Hall.make).map(\.n).reduce(0, +))"#: 60.0,
      #"Theme(name: "light") == .light && Theme(name: "x") == .dark ? 1 : 0"#: 1,
      #"[1.5, 2.5].map(Door.init).map(\.width).reduce(0, +)"#: 4.0,
      #"[1.5, 2.5].map(Door.init(width:)).map(\.width).reduce(0, +)"#: 4.0,
      #"Double(zip([1, 2], [3, 4]).map(Pair.init).map { $0.a * $0.b }.reduce(0, +))"#: 11.0,
      #"Double([1, 2, 7].compactMap(Step.init).count)"#: 2.0,
      #"Double([1, 2, 7].compactMap(Step.init(rawValue:)).map(\.rawValue).reduce(0, +))"#: 3.0,
      #"Double([1, 2, 7].map(Event.tap).map(\.n).reduce(0, +))"#: 10.0,
      #"Double([1, 2].map(Box.init).map(\.n).reduce(0, +))"#: 5.0,
      #"Double(apply(Box.init))"#: 5.0,
      #"Double([Box]([1, 2].map(Box.init)).count)"#: 2.0,
      #"let make = Hall.init(number:); return Double(make(3).n)"#: 30.0,
      #"Double([1.7, 2.2].map(Int.init).reduce(0, +))"#: 3.0,
    ])
  }

  @Test("a view's initializer makes the views of a list")
  func views() throws {
    let played = try PlayedViews(
      """
      struct Row: View {
        let n: Int
        @State private var x = 0.0
        var body: some View { Circle().offset(x: x).onAppear { x = Double(n) } }
      }
      struct ContentView: View {
        var body: some View { ForEach([3, 5], id: \\.self, content: Row.init) }
      }
      """, doing: "run(until: 1)")
    played.expect("Circle[1].offset.x", [0: 3])
    played.expect("Circle[2].offset.x", [0: 5])
  }
}
