import Testing

@Suite("views and shapes whose types are not seen from outside")
struct ErasedViewTests {
  private func played(_ content: String) throws -> PlayedViews {
    try PlayedViews(
      """
      extension View {
        func when<T: View>(_ flag: Bool, _ change: (Self) -> T) -> AnyView {
          if flag { return AnyView(change(self)) } else { return AnyView(self) }
        }
      }
      struct Star: Shape {
        var points: Double
        var animatableData: Double { get { points } set { points = newValue } }
        func path(in rect: CGRect) -> Path { Path() }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { VStack { \(content) } }
      }
      """, doing: "at(0.5) { withAnimation(.linear(duration: 1)) { isOn = true } }")
  }

  @Test(
    "of other types take the place of those before them",
    arguments: [
      "Circle().when(isOn) { $0.offset(x: 50) }",
      "isOn ? AnyView(Circle().offset(x: 50)) : AnyView(Circle())",
      "isOn ? AnyView(Circle().padding(5)) : AnyView(Circle().blur(radius: 3))",
      "isOn ? AnyView(Circle().font(.title)) : AnyView(Circle())",
    ])
  func replaced(content: String) throws {
    let played = try played(content)
    // By hand: one view fades out while the other one fades in.
    played.expect("Circle[1].opacity", [0.5: 1, 1: 0.5])
    played.expect("Circle[2].opacity", [0.5: 0, 1: 0.5])
  }

  @Test("made by .init are shown", arguments: [".init(Circle().offset(x: isOn ? 50 : 0))"])
  func made(value: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var shown: AnyView { \(value) }
        var body: some View { shown }
      }
      """, doing: "at(0.5) { withAnimation(.linear(duration: 1)) { isOn = true } }")
    played.expect("Circle.offset.x", [0.5: 0, 1: 25])
  }

  @Test(
    "that a state holds are those that were written last",
    arguments: [
      "struct Slot { var view = AnyView(EmptyView()) }",
      "struct Slot { var view: AnyView = .init(EmptyView()) }",
    ])
  func held(slot: String) throws {
    let played = try PlayedViews(
      """
      \(slot)
      struct ContentView: View {
        @State private var slot = Slot()
        @State private var isOn = false
        var body: some View { slot.view.offset(x: isOn ? 50 : 0) }
      }
      """,
      doing: "at(0.2) { slot.view = AnyView(Circle()) }",
      "at(0.5) { withAnimation(.linear(duration: 1)) { isOn = true } }")
    played.expect("Circle.offset.x", [0.5: 0, 1: 25])
  }

  @Test("of one type are one view")
  func one() throws {
    let played = try played(
      "isOn ? AnyView(Circle().offset(x: 50)) : AnyView(Circle().offset(x: 0))")
    #expect(played.attributes == ["Circle.offset.x"])
    played.expect("Circle.offset.x", [0.5: 0, 1: 25])
  }

  @Test(
    "of which it is only a shape are one view, in its new form at once",
    arguments: [
      "(isOn ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(.red)",
      "isOn ? AnyShape(Capsule()) : AnyShape(Rectangle())",
    ])
  func shapes(content: String) throws {
    let played = try played(content)
    #expect(played.attributes.isEmpty, "\(played.attributes)")
    #expect(
      played.notes.contains {
        $0.hasSuffix("Rectangle does not move: an AnyShape has the form of its new shape at once")
      }, "\(played.notes)")
  }

  @Test("the numbers of a shape of the app's own move in an AnyShape, too")
  func own() throws {
    let played = try played("AnyShape(Star(points: isOn ? 7 : 5))")
    played.expect("Star.points", [0.5: 5, 1: 6])
  }

  @Test(
    "a view that decides itself when it is equal is said to be evaluated anew",
    arguments: [
      ("Row(id: 1, x: isOn ? 50 : 0).equatable()", true),
      ("EquatableView(content: Row(id: 1, x: isOn ? 50 : 0))", true),
      ("Plain(x: isOn ? 50 : 0).equatable()", false), ("Row(id: 1, x: isOn ? 50 : 0)", false),
    ])
  func equatable(content: String, isSaid: Bool) throws {
    let played = try PlayedViews(
      """
      struct Row: View, Equatable {
        let id: Int
        let x: Double
        static func == (a: Row, b: Row) -> Bool { a.id == b.id }
        var body: some View { Circle().offset(x: x) }
      }
      struct Plain: View, Equatable {
        let x: Double
        var body: some View { Circle().offset(x: x) }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { \(content) }
      }
      """, doing: "at(0.5) { withAnimation(.linear(duration: 1)) { isOn = true } }")
    #expect(
      played.notes.contains { $0.contains("'.equatable' is not played: while the '==' of Row") }
        == isSaid, "\(played.notes)")
  }
}
