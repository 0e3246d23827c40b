import AnimationSyntax
import MotionRecording
import Testing

/// The expected type is passed down to operators, `? :` and initializers, as in Swift.
@Suite("Views: types that are expected")
struct ExpectedTypeTests {
  private static let pi = Double.pi

  /// Plays a circle that a tap changes, and returns the value of an attribute afterwards.
  private func value(_ attribute: String, _ modifier: String, _ declaration: String = "") throws
    -> (value: Double?, notes: [String])
  {
    let played = try PlayedViews(
      """
      enum Turn { case none, half; static func by(_ angle: Double) -> Double { angle } }
      struct Shift { var angle: Double; static func turned(by angle: Double) -> Shift { .init(angle: angle) } }
      struct ContentView: View {
        @State var isOn = false
        let scale = 3.0
        let count = 5
        func doubled(_ angle: CGFloat) -> CGFloat { 2 * angle }
        func x(of shift: Shift) -> Double { shift.angle }
        var body: some View {
          \(declaration)
          Circle()\(modifier).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap()")
    return (played.value(attribute, at: 0.5), played.notes.filter { $0.contains("left out") })
  }

  @Test(
    "constants and initializers are of the type around them",
    arguments: [
      (".rotationEffect(.radians(isOn ? 2 * .pi : 0))", "rotationEffect", 360),
      (".rotationEffect(.radians(isOn ? -.pi / 2 : .zero))", "rotationEffect", -90),
      (".rotationEffect(Angle.radians(isOn ? .pi : 0))", "rotationEffect", 180),
      (".rotationEffect(Angle(radians: isOn ? .pi / 4 * 2 : 0))", "rotationEffect", 90),
      (".rotationEffect(.init(degrees: isOn ? 90 : 0))", "rotationEffect", 90),
      (".rotationEffect(isOn ? .radians(.pi) * 0.5 : .zero)", "rotationEffect", 90),
      (".rotationEffect(isOn ? -.degrees(45) : .degrees(0))", "rotationEffect", -45),
      (".offset(x: isOn ? -.pi * 2.0 * scale : 0)", "offset.x", -6 * pi),
      (".offset(x: isOn ? scale * (.pi / 2) : 0)", "offset.x", 1.5 * pi),
      (".offset(x: isOn ? CGFloat(2 * .pi) : 0)", "offset.x", 2 * pi),
      (".offset(x: isOn ? sin(.pi / 2) * 10 : 0)", "offset.x", 10),
      (".offset(x: isOn ? max(2 * .pi, 1) : 0)", "offset.x", 2 * pi),
      (".offset(x: isOn ? doubled(.pi / 2) : 0)", "offset.x", pi),
      (".offset(x: isOn ? x(of: .init(angle: 2 * .pi)) : 0)", "offset.x", 2 * pi),
      (".offset(x: isOn ? x(of: .turned(by: .pi / 2)) : 0)", "offset.x", 0.5 * pi),
      (".offset(x: scale < .pi && isOn ? 10 : 0)", "offset.x", 10),
      (".offset(isOn ? .init(width: 10, height: 5) : .zero)", "offset.y", 5),
      (".position(.init(x: isOn ? 2 * .pi : 0, y: 0))", "position.x", 2 * pi),
      (
        ".scaleEffect(isOn ? .init(width: 2, height: 3) : .init(width: 1, height: 1))",
        "scaleEffect.y", 3
      ),
      (
        ".scaleEffect(isOn ? CGSize(width: 2, height: 3) : CGSize(width: 1, height: 1))",
        "scaleEffect.x", 2
      ),
      (".scaleEffect(isOn ? 2 : .zero)", "scaleEffect", 2),
      (
        ".padding(isOn ? .init(top: 1, leading: 2, bottom: 3, trailing: 4) : .init(top: 0, leading: 0, bottom: 0, trailing: 0))",
        "padding.leading", 2
      ),
      (".stroke(Color.red, style: .init(lineWidth: isOn ? 8 : 2))", "stroke.lineWidth", 8),
      (".trim(from: 0, to: isOn ? .pi / 4 : 0)", "trim.to", pi / 4),
    ])
  func down(modifier: String, attribute: String, value: Double) throws {
    let found = try self.value("Circle.\(attribute)", modifier)
    #expect(
      found.value.map { abs($0 - value) < 1e-12 } == true,
      "\(modifier): \(String(describing: found))")
    #expect(found.notes == [])
  }

  @Test(
    "constants take the type of what they are combined with",
    arguments: [
      ("let step = 2 * .pi / CGFloat(count) - .pi / 2", -0.1 * pi),
      ("let step = CGFloat(count) * .pi", 5 * pi),
      ("let step = -.pi * 2.0 * scale", -6 * pi),
      ("let step: CGFloat = (isOn ? 1 : 2) * .pi", pi),
      ("let step = (0..<count).map { Double($0) * .pi / 2 }[4]", 2 * pi),
      ("let step = Array(stride(from: 0, to: 2 * .pi, by: .pi / 2))[3]", 1.5 * pi),
      ("let step = [0, 0.5, 1][2]", 1),
    ])
  func across(declaration: String, step: Double) throws {
    let found = try value("Circle.offset.x", ".offset(x: isOn ? step : 100)", declaration)
    #expect(
      found.value.map { abs($0 - step) < 1e-12 } == true,
      "\(declaration): \(String(describing: found))")
  }

  @Test("an animation's own arguments are fractions too")
  func animations() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State var isOn = false
        var body: some View {
          Circle().offset(x: isOn ? 10 : 0)
            .animation(.linear(duration: isOn ? 2 * .pi / .pi : 1).delay(.pi - .pi), value: isOn)
            .onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap()")
    played.expect("Circle.offset.x", [1: 2.5, 2.5: 10])
  }

  /// The texts are printed by Swift.
  @Test("a collection of literals is of the type of the operand beside it")
  func literalsBesideOthers() throws {
    try ValueTable(
      declarations: "enum Tab { case home, other }",
      properties: """
        let doubles: [Double] = [0.5]
        let tabs: [Tab] = [.other]
        let some: Set<Double> = [1]
        func same(_ text: String, _ other: String) -> Double { text == other ? 1 : 0 }
        """
    ).expect([
      #"same("\(doubles + [1])", "[0.5, 1.0]")"#: 1,
      #"same("\([0] + doubles.map { $0 * 2 } + [1, 2])", "[0.0, 1.0, 1.0, 2.0]")"#: 1,
      #"same("\([[0.5]] + [[3]])", "[[0.5], [3.0]]")"#: 1,
      #"same("\(doubles + (doubles.isEmpty ? [] : [2]))", "[0.5, 2.0]")"#: 1,
      "(tabs + [.home])[1] == .home ? 1 : 0": 1, "tabs + [.home] == [.other, .home] ? 1 : 0": 1,
      #"same("\(some.union([2]).sorted())", "[1.0, 2.0]")"#: 1, "some == [1] ? 1 : 0": 1,
      #"var all = doubles; all.replaceSubrange(0..<1, with: [9]); return same("\(all)", "[9.0]")"#:
        1,
      #"var pair = (1.5, 2.0); pair = (3, 4); return same("\(pair)", "(3.0, 4.0)")"#: 1,
      #"var (a, b) = (1.5, 2.0); (a, b) = (3, 4); return same("\(a) \(b)", "3.0 4.0")"#: 1,
      #"let halves: [Double] = [1, 2, 3].map { $0 / 2 }; return halves.reduce(0, +)"#: 3,
      "let size: Double? = .some(3); return size == .some(3) && size != .none ? size! : 0": 3,
      "(Optional.some(4) ?? 0) + (Optional<Double>.none ?? 9)": 13,
      "[Tab.home: 5, .other: 6][tabs[0]]!": 6, "[.home: 5, .other: 6][tabs[0]]!": 6,
    ])
  }
}
