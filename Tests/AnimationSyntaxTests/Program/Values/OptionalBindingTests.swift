import AnimationSyntax
import MotionRecording
import Testing

/// Optional bindings, and key paths in place of functions.
@Suite("Views: optional bindings, key paths as functions")
struct OptionalBindingTests {
  @Test(arguments: [
    "if let value { Circle().opacity(value.wrappedValue).onAppear { write(value) } }",
    "Circle().opacity(value?.wrappedValue ?? 0.3).onAppear { if let value { write(value) } }",
    "Circle().opacity(value == nil ? 0.3 : value!.wrappedValue).onAppear { write(value!) }",
    "Circle().opacity(value.map { $0.wrappedValue } ?? 0.3).onAppear { value.map { write($0) } }",
    "Circle().opacity(value?.wrappedValue ?? 0.3).onAppear { guard let value else { return }; write(value) }",
  ])
  func aBindingThatMayBeMissingLeadsToItsValue(view: String) throws {
    let played = try PlayedViews(
      """
      struct Row: View {
        var value: Binding<Double>?
        var body: some View { VStack { \(view) } }
        func write(_ value: Binding<Double>) { withAnimation(.linear(duration: 1)) { value.wrappedValue = 1 } }
      }
      struct Board: View {
        @State private var level = 0.5
        var body: some View { Row(value: $level) }
      }
      """, options: ViewOptions(root: "Board"))
    #expect(played.value("Circle.opacity", at: 0) == 0.5, "\(played.notes)")
    #expect(abs((played.value("Circle.opacity", at: 0.5) ?? 0) - 0.75) < 0.02)
    #expect(played.rows.last { $0.attribute == "Circle.opacity" }?.value == 1)
  }

  @Test func oneThatIsMissingHasNoValue() throws {
    let played = try PlayedViews(
      """
      struct Row: View {
        var value: Binding<Double>?
        @State private var isOn = false
        var body: some View {
          Circle().opacity(value?.wrappedValue ?? (isOn ? 1 : 0.3))
            .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
      #Preview { Row() }
      """, options: ViewOptions())
    #expect(played.value("Circle.opacity", at: 0) == 0.3)
    #expect(played.rows.last { $0.attribute == "Circle.opacity" }?.value == 1)
  }

  @Test(arguments: [
    ("list.removeAll(where: \\.isDone); total = list.count", 2.0),
    ("total = list.contains(where: \\.isDone) ? 7 : 1", 7),
    ("total = list.firstIndex(where: \\.isDone) ?? 9", 1),
    ("total = list.lastIndex(where: \\.isDone) ?? 9", 1),
    ("total = list.allSatisfy(\\.isDone) ? 1 : 2", 2),
    ("total = list.first(where: \\.isDone)?.value ?? 0", 5),
    ("total = list.map(\\.value).max() ?? 0", 6),
    ("total = list.filter(\\.isDone).count", 1), ("total = list.flatMap(\\.parts).count", 3),
  ])
  func aKeyPathIsAFunction(action: String, total: Double) throws {
    let played = try PlayedViews(
      """
      struct Item { var value = 0; var isDone = false; var parts: [Int] { [value] } }
      struct Board: View {
        @State private var list = [Item(value: 4), Item(value: 5, isDone: true), Item(value: 6)]
        @State private var total = 100
        var body: some View {
          Circle().offset(x: CGFloat(total)).onTapGesture { \(action) }
        }
      }
      """, doing: "tap()")
    #expect(
      played.rows.last { $0.attribute == "Circle.offset.x" }?.value == total, "\(played.notes)")
  }
}
