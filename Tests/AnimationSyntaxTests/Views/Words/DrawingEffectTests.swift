import Testing

@Suite("what a shape writes while it draws is said to be left out")
struct DrawingEffectTests {
  @Test(
    "bindings, states of others, closures",
    arguments: [
      "func path(in rect: CGRect) -> Path { size = rect.width; return Path() }",
      "func path(in rect: CGRect) -> Path { DispatchQueue.main.async { size = rect.width }; return Path() }",
      "func path(in rect: CGRect) -> Path { Path { path in path.move(to: .zero); keep(rect) } }\nfunc keep(_ rect: CGRect) { Task { size = rect.width } }",
      "func path(in rect: CGRect) -> Path { first(rect); return Path() }\nfunc first(_ r: CGRect) { second(r) }\nfunc second(_ r: CGRect) { $size.wrappedValue = r.width }",
      "func path(in rect: CGRect) -> Path { drawn(); return Path() }",
    ])
  func effects(members: String) throws {
    let notes = try played(members).notes.filter { $0.contains("'Mark.path' is not played") }
    #expect(notes.count == 1 && notes[0].contains("while it draws is left out"), "\(notes)")
  }

  @Test(
    "what only makes the path is not",
    arguments: [
      "func path(in rect: CGRect) -> Path { Path(rect) }",
      "func path(in rect: CGRect) -> Path { var path = Path(); path.move(to: .zero); return path }",
      "func path(in rect: CGRect) -> Path { Path { p in p.addRect(rect); line(&p) } }\nfunc line(_ p: inout Path) { p.addLine(to: .zero); p = p.offsetBy(dx: 1, dy: 1) }",
      "func path(in rect: CGRect) -> Path { var (x, y) = (1.0, 2.0); x += 1; y -= x; return Path() }",
      "func path(in rect: CGRect) -> Path { var points: [CGPoint] = []; points.append(.zero); return Path() }",
      "func path(in rect: CGRect) -> Path { Path { $0.move(to: .zero); $0 = Path() } }",
      "func path(in rect: CGRect) -> Path { Path() }\nfunc reset() { size = 0 }",
    ])
  func plain(members: String) throws {
    let notes = try played(members).notes
    #expect(!notes.contains { $0.contains("while it draws") }, "\(notes)")
  }

  private func played(_ members: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Mark: Shape {
        @Binding var size: Double
        var drawn: () -> Void = {}
        \(members)
      }
      struct ContentView: View {
        @State private var size = 0.0
        var body: some View { Mark(size: $size).stroke(lineWidth: 2).offset(x: size) }
      }
      """, doing: "at(0.5) { size = 1 }")
  }
}
