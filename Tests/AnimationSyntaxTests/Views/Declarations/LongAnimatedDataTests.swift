import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// Shapes may have more numbers than most views: the numbers move together, as one vector of the library.
@Suite struct LongAnimatedDataTests {
  /// The numbers at rest at both ends; one of them moves further than all others, which determines when a spring has
  /// settled.
  private static let start = (0..<12).map { Double($0 + 1) }
  private static let target = (0..<12).map { $0 == 7 ? 400 : Double($0 + 1) * 3 }

  private static func text(_ animation: String) -> String {
    let names = start.indices.map { "n\($0)" }
    let type =
      names.dropLast().map { _ in "AnimatablePair<Double, " }.joined() + "Double"
      + String(repeating: ">", count: names.count - 1)
    let parts =
      names.dropLast().map { "AnimatablePair(\($0), " }.joined() + names[names.count - 1]
      + String(repeating: ")", count: names.count - 1)
    let setters = names.indices.map { index in
      let path = String(repeating: ".second", count: min(index, names.count - 1))
      return "\(names[index]) = newValue\(path)\(index < names.count - 1 ? ".first" : "")"
    }
    let arguments = names.indices.map {
      "\(names[$0]): isOn ? \(target[$0]) : \(start[$0])"
    }
    return """
      struct Blob: Shape {
        \(names.map { "var \($0): Double" }.joined(separator: "\n"))
        var animatableData: \(type) {
          get { \(parts) }
          set { \(setters.joined(separator: "; ")) }
        }
        func path(in rect: CGRect) -> Path { Path() }
      }
      struct Card: View {
        @State private var isOn = false
        var body: some View {
          Blob(\(arguments.joined(separator: ", ")))
            .onTapGesture { withAnimation(\(animation)) { isOn.toggle() } }
        }
      }
      """
  }

  @Test(
    arguments: [
      (".spring(duration: 0.4, bounce: 0.2)", Animation.spring(duration: 0.4, bounce: 0.2)),
      (".easeInOut(duration: 0.5)", .easeInOut(duration: 0.5)),
      (".interpolatingSpring(duration: 0.3)", .interpolatingSpring(duration: 0.3)),
      (".linear(duration: 0.2).repeatCount(3)", .linear(duration: 0.2).repeatCount(3)),
    ])
  func theyMoveAsOneVector(text: String, animation: Animation) throws {
    let played = try PlayedViews(
      Self.text(text), options: ViewOptions(actions: ["at(0) { tap() }", "at(0.15) { tap() }"]))
    #expect(played.notes.isEmpty, "\(played.notes)")
    var animator = Animator(DynamicVector(Self.start), clock: .frames(rate: 60))
    let rows = Self.start.indices.map { index in
      played.rows.filter { $0.attribute == "Blob.n\(index)" }
    }
    #expect(rows[0].count > 20)
    for frame in rows[0].indices {
      let time = Double(frame) / 60
      let change = AnimatedChange(animation: animation)
      if frame == 0 { animator.change(to: DynamicVector(Self.target), change, at: 0) }
      if frame == 9 { animator.change(to: DynamicVector(Self.start), change, at: time) }
      animator.update(to: time)
      for index in Self.start.indices where frame < rows[index].count {
        #expect(rows[index][frame].value == animator.shown[index], "n\(index) at \(time)")
        #expect(rows[index][frame].velocity == animator.velocity[index], "n\(index) at \(time)")
      }
    }
    #expect(!animator.isAnimating)
  }

  @Test func aFigureAndContinuousTimeHaveAllOfThem() throws {
    let played = try PlayedViews(
      Self.text(".bouncy"), options: ViewOptions(actions: ["at(0) { tap() }"]), clock: .continuous)
    for index in Self.start.indices {
      let rows = played.rows.filter { $0.attribute == "Blob.n\(index)" }
      #expect(rows.first?.value == Self.start[index] && rows.last?.value == Self.target[index])
      #expect(rows.contains { $0.value != Self.start[index] && $0.value != Self.target[index] })
    }
  }
}
