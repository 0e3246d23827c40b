import AnimationSyntax
import Testing

/// A type alias is visible where it is declared, and never refers to itself.
@Suite("Views: other names of types")
struct TypeAliasesTests {
  /// Every file moves a circle from 0 to 100 in a second after a tap.
  private func played(_ declarations: String, _ offset: String = "isOn ? 100 : 0") throws
    -> PlayedViews
  {
    try PlayedViews(
      """
      \(declarations)
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().offset(x: \(offset))
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
      """, doing: "tap(\"Circle\")")
  }

  @Test(
    "an alias may have the name of what it stands for",
    arguments: [
      "struct Cell { typealias Edge = SwiftUI.Edge; var edge: Edge = .top }",
      "struct Cell { typealias Size = Cell.Size; var size: Size? }",
      "typealias Scheme = SwiftUI.Scheme; struct Cell { var scheme: Scheme? }",
      "typealias One = Two; typealias Two = One; struct Cell { var one: One? }",
      "typealias Tree = [Tree]; struct Cell { var tree: Tree = [] }",
    ])
  func circles(declaration: String) throws {
    let played = try played("\(declaration)\nlet cell = Cell()")
    played.expect("Circle.offset.x", [0.5: 0, 1: 50, 1.5: 100])
    #expect(played.notes == [])
  }

  @Test(
    "an alias of a view of SwiftUI's makes it",
    arguments: ["RoundedRectangle", "SwiftUI.RoundedRectangle"])
  func views(name: String) throws {
    let played = try PlayedViews(
      """
      typealias Tile = \(name)
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Tile(cornerRadius: isOn ? 20 : 10)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
      """, doing: "tap()")
    played.expect("RoundedRectangle.cornerRadius", [0.5: 10, 1: 15, 1.5: 20])
  }

  @Test(
    "an alias in a type is not one elsewhere",
    arguments: [
      // 5 / 2 is 2 for integers and 2.5 for other numbers.
      (
        "typealias Step = Double\nstruct Cell { typealias Step = Int }\nlet half: Step = 5 / 2", 2.5
      ),
      ("typealias Step = Int\nenum Cell { typealias Step = Double }\nlet half: Step = 5 / 2", 2),
      (
        "enum Cell { typealias Step = Int; static let half: Step = 5 / 2 }\nlet half = Cell.half", 2
      ),
      (
        "enum Cell { typealias Step = Double; static let half: Step = 5 / 2 }\nlet half = Cell.half",
        2.5
      ),
      ("enum Cell { typealias Step = Int }\nlet half: Cell.Step = 5 / 2", 2),
      ("enum Cell { typealias Step = Double }\nlet half: Cell.Step = 5 / 2", 2.5),
      // The protocols of a type declare type aliases for it.
      (
        "protocol Stepped {}\nextension Stepped { typealias Step = Double }\n"
          + "enum Cell: Stepped { static let half: Step = 5 / 2 }\nlet half = Cell.half", 2.5
      ),
      (
        "protocol Stepped {}\nextension Stepped { typealias Step = Int }\n"
          + "enum Cell: Stepped { static let half: Step = 5 / 2 }\nlet half = Cell.half", 2
      ),
    ] as [(String, Double)])
  func scopes(declaration: String, half: Double) throws {
    let played = try played(declaration, "isOn ? CGFloat(half) : 0")
    played.expect("Circle.offset.x", [0.5: 0, 1.5: half])
  }
}
