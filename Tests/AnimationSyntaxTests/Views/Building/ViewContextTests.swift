import AnimationSyntax
import MotionRecording
import Testing

/// Views in widgets and Live Activities: semantics reference, section 18.
@Suite("Views: widgets and Live Activities")
struct ViewContextTests {
  private static let dims = "environment.isLuminanceReduced = true"
  private static let taps = "at(1) { tap() }"

  private func played(
    _ modifiers: String = ".animation(.linear(duration: 1), value: isOn)",
    action: String = "isOn.toggle()", in context: PresentationContext = .widget, top: String = "",
    options: ViewOptions
  ) throws -> PlayedViews {
    try PlayedViews(
      files: [
        """
        struct ContentView: View {
          @State private var isOn = false
          var body: some View {
            Circle().offset(x: isOn ? 100 : 0)\(modifiers)
              .onTapGesture { \(action) }
          }
        }
        \(top)
        """
      ], options: options, context: context)
  }

  @Test(
    "nothing moves on a dimmed display, however it came to be dimmed",
    arguments: [
      (PresentationContext.widget, "", ViewOptions(actions: ["at(0.5) { \(dims) }", taps])),
      (.liveActivity, "", ViewOptions(actions: ["at(0.5) { \(dims) }", taps])),
      (.widget, "", ViewOptions(actions: ["at(1) { \(dims); tap() }"])),
      (.widget, dims, ViewOptions(actions: [taps])),
      (
        .widget, "", ViewOptions(actions: [taps], settings: ["environment.isLuminanceReduced=true"])
      ),
    ])
  func dimmed(context: PresentationContext, top: String, options: ViewOptions) throws {
    for action in ["isOn.toggle()", "withAnimation(.bouncy) { isOn.toggle() }"] {
      let played = try played(action: action, in: context, top: top, options: options)
      #expect(played.animations(of: "Circle.offset.x").isEmpty)
      #expect(played.value("Circle.offset.x", at: 1) == 100)
    }
  }

  @Test(
    "what is said of keyframes is true on a dimmed display and on a bright one",
    arguments: [
      (
        "true",
        [
          "nothing moves: the display is dimmed",
          "a.swift:5:5: keyframes do not move on a dimmed display",
        ]
      ),
      (
        "false",
        [
          "a.swift:5:5: how widgets and Live Activities limit keyframes is not known; they are played as in an app"
        ]
      ),
    ])
  func keyframes(isDimmed: String, notes: [String]) throws {
    let played = try PlayedViews(
      files: [
        """
        struct V: View {
          struct Place { var x = 0.0 }
          @State var isOn = false
          var body: some View {
            Circle().keyframeAnimator(initialValue: Place(), trigger: isOn) { $0.offset(x: $1.x) } keyframes: { _ in
              KeyframeTrack(\\.x) { LinearKeyframe(100, duration: 1) }
            }
            .onTapGesture { isOn.toggle() }
          }
        }
        environment.isLuminanceReduced = \(isDimmed)
        at(0.5) { tap() }
        """
      ], context: .widget)
    #expect(played.attributes.isEmpty == (isDimmed == "true"))
    #expect(played.notes == notes)
  }

  @Test("an app moves on a dimmed display, and a widget that is bright")
  func bright() throws {
    for (context, userAction) in [
      (PresentationContext.app, Self.dims), (.widget, "environment.isLuminanceReduced = false"),
    ] {
      let played = try played(
        in: context, options: ViewOptions(actions: ["at(0.5) { \(userAction) }", Self.taps]))
      played.expect("Circle.offset.x", [1: 0, 1.5: 50, 2: 100], within: 1e-9)
    }
  }

  @Test("what runs ends when the display is dimmed, and who waits for it is notified")
  func ends() throws {
    for clock in [Clock.frames(rate: 60), .continuous] {
      let played = try PlayedViews(
        files: [
          """
          struct ContentView: View {
            @State private var isOn = false
            @State private var isDone = false
            var body: some View {
              Circle().offset(x: isOn ? 100 : 0).opacity(isDone ? 1 : 0)
                .onTapGesture {
                  withAnimation(.linear(duration: 1)) { isOn = true } completion: { isDone = true }
                }
            }
          }
          """
        ],
        options: ViewOptions(actions: ["at(0.5) { tap() }", "at(1) { \(Self.dims) }"]),
        clock: clock,
        context: .widget)
      #expect(
        played.rows.last { $0.attribute == "Circle.offset.x" && $0.time < 1 }?.value ?? 0 < 50)
      #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value == 100)
      let done = played.rows.first { $0.attribute == "Circle.opacity" && $0.value == 1 }
      #expect(done.map { $0.time >= 1 && $0.time < 1.04 } == true)
    }
  }

  @Test(
    "there are no transactions, which is said",
    arguments: [
      (".transaction { $0.animation = nil }", "isOn.toggle()", "4:40"),
      (
        ".transaction { $0.animation = nil } body: { $0.opacity(isOn ? 1 : 0) }", "isOn.toggle()",
        "4:40"
      ),
      ("", "withTransaction(Transaction(animation: .linear)) { isOn.toggle() }", "5:23"),
      ("", "withTransaction(\\.disablesAnimations, true) { isOn.toggle() }", "5:23"),
    ])
  func transactions(modifiers: String, action: String, place: String) throws {
    let played = try played(modifiers, action: action, options: ViewOptions(actions: [Self.taps]))
    #expect(played.animations(of: "Circle.offset.x") == [".default"])
    #expect(
      played.notes.contains {
        $0.hasPrefix(
          "a.swift:\(place): a Transaction is not available in widgets and Live Activities")
      }, "\(played.notes)")
  }

  @Test("keyframes neither begin nor go on while the display is dimmed")
  func dimmedKeyframes() throws {
    func played(_ actions: [String]) throws -> PlayedViews {
      try PlayedViews(
        files: [
          """
          struct ContentView: View {
            @State private var isOn = false
            var body: some View {
              Circle()
                .keyframeAnimator(initialValue: 0.0, trigger: isOn) { view, x in
                  view.offset(x: x)
                } keyframes: { _ in LinearKeyframe(100, duration: 1) }
                .onTapGesture { isOn.toggle() }
            }
          }
          """
        ], options: ViewOptions(actions: actions), context: .widget)
    }
    let still = try played(["at(0.5) { \(Self.dims) }", "at(1) { tap() }"])
    #expect(still.attributes.isEmpty)
    let ended = try played(["at(0.5) { tap() }", "at(1) { \(Self.dims) }"])
    ended.expect("Circle.offset.x", [0.5: 0, 0.75: 25], within: 1e-6)
    #expect(ended.end(of: "Circle.offset.x") == 1)
    #expect(ended.rows.last { $0.attribute == "Circle.offset.x" }?.value == 100)
    let lit = try played([
      "at(0.2) { \(Self.dims) }", "at(0.4) { environment.isLuminanceReduced = false }",
      "at(1) { tap() }",
    ])
    lit.expect("Circle.offset.x", [1: 0, 1.5: 50], within: 1e-6)
  }
}
