import AnimationSyntax
import Testing

/// Cases of an undeclared enumeration are matched by their names, and hold their associated values.
@Suite("Views: cases of enumerations that are not in the files")
struct UnknownCaseTests {
  @Test(
    "a case with values matches the pattern of its name",
    arguments: [
      ("case .display(let items, let more): if items.isEmpty && more { Rectangle() }", true),
      ("case let .display(items, more): if items.isEmpty && more { Rectangle() }", true),
      ("case .display(items: let items, more: _): if items.isEmpty { Rectangle() }", true),
      ("case .display(let all): if all.more { Rectangle() }", true),
      ("case .display: Rectangle()", true),
      ("case .display(_, true): Rectangle()", true),
      ("case .display(_, false): Rectangle()", false),
      ("case .other(let items, let more): Rectangle()", false),
      ("case .error: Rectangle()", false),
      ("case .display(let one, let two, let three): Rectangle()", false),
    ])
  func switches(pattern: String, matches: Bool) throws {
    let played = try PlayedViews(
      """
      struct V: View {
        @State var state: LoadState = .loading
        var body: some View {
          VStack {
            switch state {
            case .loading: Circle()
            \(pattern)
            default: Ellipse()
            }
            Button("Go") { withAnimation(.linear(duration: 0.1)) { state = .display(items: [], more: true) } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    let shown = matches ? "Rectangle.opacity" : "Ellipse.opacity"
    #expect(played.attributes.sorted() == ["Circle.opacity", shown].sorted())
    played.expect(shown, [0.55: 0.5, 0.6: 1], within: 1e-3)
    played.expect("Circle.opacity", [0.55: 0.5], within: 1e-3)
  }

  @Test(
    "conditions match as a switch does",
    arguments: [
      ("case .display(_, let more) = state, more", 1.0), ("case .display = state", 1),
      ("case .display(let items, _) = state, !items.isEmpty", 0.5), ("case .loading = state", 0.5),
    ])
  func conditions(condition: String, value: Double) throws {
    let played = try PlayedViews(
      """
      struct V: View {
        @State var state: LoadState = .idle
        var amount: Double { if \(condition) { return 1 }; return 0.5 }
        var body: some View {
          VStack {
            Circle().opacity(amount).offset(x: state == .idle ? 0 : 1)
            Button("Go") { withAnimation(.linear(duration: 0.1)) { state = .display(items: [], more: true) } }
          }
        }
      }
      """, options: ViewOptions(actions: ["at(0.5) { tap(\"Go\") }"]))
    if value == 1 {
      played.expect("Circle.opacity", [0.5: 0.5, 0.55: 0.75, 0.6: 1], within: 1e-3)
    } else {
      #expect(!played.attributes.contains("Circle.opacity"))
    }
    played.expect("Circle.offset.x", [0.5: 0, 0.6: 1])
  }
}
