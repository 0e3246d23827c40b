import AnimationSyntax
import Testing

/// Members after a leading dot, of types that the files do not declare.
@Suite("Views: leading dots")
struct LeadingDotTests {
  private func played(_ modifiers: String, model: String = ".demo") throws -> PlayedViews {
    try PlayedViews(
      """
      struct Player: View {
        let model: PlayerModel
        @State private var isOn = false
        @State private var isBig = false
        var body: some View {
          Circle().opacity(isOn ? 1 : 0.2).scaleEffect(isBig ? 2 : 1)
            \(modifiers)
        }
      }
      #Preview { Player(model: \(model)) }
      """, doing: "tap()")
  }

  @Test(
    "a call on one is not known, and is told with the name of its type",
    arguments: [
      (".onTapGesture { model.load() }", "'model.load(…)' is not known; the call is skipped"),
      (
        ".onTapGesture { model.load { withAnimation { isOn = true } } }",
        "'model.load(…)' is not known; the call is skipped"
      ),
      (
        ".onTapGesture { withAnimation { isBig = true }; model.send(.go).finish() }",
        "'model.send(…)' is not known; the call is skipped"
      ),
      (
        ".onTapGesture { if model.check() { withAnimation { isOn = true } } }",
        "'PlayerModel.demo.check(…)' is not known; what is inside of 'if' and Circle.opacity are left out"
      ),
      (
        ".onTapGesture { isOn = model.start() }",
        "'PlayerModel.demo.start(…)' is not known; Circle.opacity is left out"
      ),
      (
        ".onTapGesture { isOn = model.isReady }",
        "'PlayerModel.demo.isReady' is not known; Circle.opacity is left out"
      ),
      (
        ".onTapGesture { model.rate = 2 }",
        "'PlayerModel.demo.rate' is not known; what is written to it is left out"
      ),
    ])
  func calls(modifiers: String, note: String) throws {
    let played = try played(modifiers)
    #expect(
      played.notes.contains { $0.hasPrefix("a.swift:") && $0.contains(note) }, "\(played.notes)")
    #expect(!played.attributes.contains("Circle.opacity"))
  }

  @Test(
    "a member is told as it is written where its type has several names",
    arguments: [
      (".padding(.horizontal, .grid(3))", "'.grid(3)' is not known; Circle.padding is left out"),
      (".offset(x: .wide)", "'.wide' is not known; Circle.offset is left out"),
      (".disabled(.never)", "'.never' is not known; whether it is disabled is left out"),
      (".rotationEffect(.quarter)", "'Angle.quarter' is not known; Circle.rotationEffect"),
    ])
  func members(modifier: String, note: String) throws {
    let played = try played("\(modifier).onTapGesture { withAnimation { isBig = true } }")
    #expect(played.notes.contains { $0.contains(note) }, "\(played.notes)")
  }

  @Test(
    "members of one type are compared by their names",
    arguments: [
      (".demo", 1.0), (".live", 0.25), (".preview", 0.25), (".demoOfAll", 0.25),
    ])
  func comparison(model: String, opacity: Double) throws {
    let played = try played(
      ".grayscale(isOn ? (model == .demo ? 1 : 0.25) : 0.5).onTapGesture { isOn = true }",
      model: model)
    played.expect("Circle.grayscale", [0.5: opacity])
  }

  @Test(
    "an initializer that is unwrapped may fail",
    arguments: [("1", "Text.offset.x"), ("9", "Circle.offset.x")])
  func failable(raw: String, moved: String) throws {
    let played = try PlayedViews(
      """
      enum Phase: Int { case first = 1 }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          ZStack {
            if let phase: Phase = .init(rawValue: \(raw)) {
              Text(verbatim: "\\(phase.rawValue)").offset(x: isOn ? 50 : 0)
            } else {
              Circle().offset(x: isOn ? 60 : 0)
            }
          }
          .onTapGesture { withAnimation { isOn = true } }
        }
      }
      """, doing: "tap()")
    #expect(played.attributes.map { $0.hasPrefix("Circle") } == [moved.hasPrefix("Circle")])
  }

  @Test("whether an initializer of a type of others fails is not known")
  func unknownFailable() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Rectangle().offset(x: isOn ? 50 : 0)
              .onTapGesture { withAnimation { isOn = true } }
            if let image: UIImage = .init(named: "x") { Text("there") }
          }
        }
      }
      """, doing: "tap(\"Rectangle\")")
    #expect(played.notes.contains { $0.contains(".init(") })
  }
}
