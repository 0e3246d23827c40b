import AnimationSyntax
import MotionRecording
import Testing

/// Unknown values that are written repeatedly at the same instant.
@Suite("Views: changes that are not known")
struct LostChangesTests {
  private func played(_ work: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        let model: Model
        @State private var points: [CGFloat] = []
        @State private var total = 0.0
        @State private var isOn = false
        var body: some View {
          VStack {
            ForEach(0..<4) { _ in Measured(points: $points, total: $total, model: model) }
            Circle().opacity(isOn ? 1 : 0).offset(x: Double(points.count))
            Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
          }
        }
      }
      struct Measured: View {
        @Binding var points: [CGFloat]
        @Binding var total: Double
        let model: Model
        var body: some View {
          GeometryReader { reader -> AnyView in
            DispatchQueue.main.async { \(work) }
            return AnyView(Capsule().rotationEffect(.degrees(total)))
          }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(
    "work that bodies put off comes to rest where nobody knows what it writes",
    arguments: [
      "if points.count <= 4 { points.append(reader.frame(in: .global).midX) }",
      "if points.isEmpty || points.count < 9 { points.insert(model.place, at: 0) }",
      "if model.isReady { total += 1 }",
      "total = model.total",
      "model.measure(); total = model.total",
      "model.total = 3; total = model.total + 1",
    ])
  func comesToRest(work: String) throws {
    try played(work).expect("Circle.opacity", [1: 0.5])
  }

  @Test(
    "how many elements an array has is known though the elements are not",
    arguments: [
      ("points.append(model.place)", 1.0), ("points.insert(model.place, at: 0)", 1),
      ("points.append(model.place); points.append(2)", 2),
    ])
  func counts(action: String, count: Double) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let model: Model
        @State private var points: [CGFloat] = []
        var body: some View {
          VStack {
            Circle().offset(x: Double(points.count) * 10)
            Capsule().offset(x: points.first ?? 0)
            Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { \(action) } }
          }
        }
      }
      """, doing: "tap(\"Go\")")
    #expect(played.attributes == ["Circle.offset.x"])
    played.expect("Circle.offset.x", [1: count * 5])
    #expect(played.notes.contains { $0.contains("'model.place'") }, "\(played.notes)")
  }

  @Test(
    "what the end of an object changes is not played, and has a note",
    arguments: [("total += 1", true), ("_ = 1", false)])
  func deinitializers(work: String, isNamed: Bool) throws {
    let played = try PlayedViews(
      """
      var total = 0.0
      final class Token { deinit { \(work) } }
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).onTapGesture { _ = Token(); x = 1 }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(played.notes.contains { $0.contains("'deinit' is not run") } == isNamed)
  }
}
