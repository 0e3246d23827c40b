import AnimationSyntax
import MotionRecording
import Testing

/// Closures of an app that change transactions on their way to views: semantics reference, section 11.3.
@Suite("Views: closures that change transactions")
struct TransactionTransformsTests {
  private static let animated = "withAnimation(.linear(duration: 1)) { isOn.toggle() }"

  private func played(
    _ modifiers: String, _ action: String = animated, members: String = "", others: String = ""
  ) throws -> PlayedViews {
    try PlayedViews(
      """
      \(others)
      struct ContentView: View {
        @State private var isOn = false
        \(members)
        var body: some View {
          Circle().offset(x: isOn ? 100 : 0)\(modifiers)
            .onTapGesture { \(action) }
        }
      }
      """, doing: "tap()")
  }

  /// Returns the animation of the circle; `jump` if there is none.
  private func animation(_ played: PlayedViews) -> String {
    let names = played.animations(of: "Circle.offset.x")
    return names.isEmpty ? "jump" : names.joined(separator: ", ")
  }

  @Test(
    "arguments that no overload has are named",
    arguments: [
      (".transaction(\\.animation, .linear(duration: 0.3))", "transaction(_:_:)"),
      (".transaction(transform: { $0.animation = nil })", "transaction(transform:)"),
      (".transaction(value: isOn, \\.animation)", "transaction(value:_:)"),
      (".transaction(value: isOn, { $0.animation = nil }) { $0 }", "transaction(value:_:) { … }"),
      (".transaction(5)", "transaction(_:)"),
    ])
  func unknownArguments(modifier: String, words: String) throws {
    let played = try played(modifier)
    #expect(animation(played) == ".linear(duration: 1)")
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:6:") && $0.hasSuffix("'.\(words)' is not known; it is left out")
      }, "\(played.notes)")
  }

  @Test(
    "a closure reads the transaction that arrives, and what it writes goes on",
    arguments: [
      (
        ".transaction { $0.animation = $0.animation?.delay(0.2) }",
        ".linear(duration: 1).delay(0.2)"
      ),
      (".transaction { $0.animation = $0.animation?.speed(2) }", ".linear(duration: 1).speed(2)"),
      (
        ".transaction { t in t.animation = t.animation.map { $0.delay(0.1) } }",
        ".linear(duration: 1).delay(0.1)"
      ),
      (
        ".transaction { t in if let animation = t.animation { t.animation = animation.speed(4) } }",
        ".linear(duration: 1).speed(4)"
      ),
      (
        ".transaction { t in guard t.animation == nil else { return }; t.animation = .bouncy }",
        ".linear(duration: 1)"
      ),
      (
        ".transaction { t in guard t.animation != nil else { return }; t.animation = .bouncy }",
        ".bouncy"
      ),
      (".transaction { if $0.animation == .linear(duration: 1) { $0.animation = nil } }", "jump"),
      (".transaction { $0.animation = $0.animation ?? .bouncy }", ".linear(duration: 1)"),
      (".transaction { $0.animation = isOn ? .easeIn : nil }", ".easeIn"),
      (
        ".transaction { t in if t.disablesAnimations { t.animation = nil } else { t.animation = .linear(duration: 2) } }",
        ".linear(duration: 2)"
      ),
      (".transaction { $0.animation = $0.isContinuous ? nil : .bouncy }", ".bouncy"),
      (".transaction { t in if !t.tracksVelocity { t.animation = .easeOut } }", ".easeOut"),
      (
        ".transaction { t in for _ in 0..<2 { t.animation = t.animation?.speed(2) } }",
        ".linear(duration: 1).speed(2).speed(2)"
      ),
      (".transaction { $0 = Transaction(animation: .easeIn) }", ".easeIn"),
      (".transaction { t in t = Transaction() }", "jump"),
      (".transaction { tune(&$0) }", ".linear(duration: 1).speed(3)"),
      (".transaction { t in tune(&t, by: 5) }", ".linear(duration: 1).speed(5)"),
      (".transaction(still)", "jump"),
      (".transaction(transform)", ".easeOut"),
      (".transaction { $0.hush() }", "jump"),
      (".transaction { $0.scrollTargetAnchor = .center }", ".linear(duration: 1)"),
      (
        ".transaction { $0.animation = $0.animation?.speed(2) }.transaction { $0.animation = .linear(duration: 4) }",
        ".linear(duration: 4).speed(2)"
      ),
      (
        ".animation(.bouncy, value: isOn).transaction { $0.disablesAnimations = true }",
        ".linear(duration: 1)"
      ),
      (".modifier(Still(isStill: true))", "jump"),
    ])
  func closures(modifiers: String, animation: String) throws {
    let played = try played(
      modifiers,
      members: """
        let transform: (inout Transaction) -> Void = { t in t.animation = .easeOut }
        func still(_ t: inout Transaction) { t.animation = nil }
        """,
      others: """
        func tune(_ t: inout Transaction, by speed: Double = 3) { t.animation = t.animation?.speed(speed) }
        extension Transaction { mutating func hush() { animation = nil } }
        struct Still: ViewModifier {
          var isStill: Bool
          func body(content: Content) -> some View {
            content.transaction { if isStill { $0.animation = nil } }
          }
        }
        """)
    #expect(self.animation(played) == animation)
    #expect(!played.notes.contains { $0.contains("not known") })
  }

  @Test("a delayed or hurried animation keeps its time: 0.2 s later, or half as long")
  func times() throws {
    let delayed = try played(".transaction { $0.animation = $0.animation?.delay(0.2) }")
    delayed.expect("Circle.offset.x", [0.5: 0, 0.7: 0, 1.2: 50, 1.7: 100], within: 1e-9)
    let hurried = try played(".transaction { $0.animation = $0.animation?.speed(2) }")
    hurried.expect("Circle.offset.x", [0.5: 0, 0.75: 50, 1: 100], within: 1e-9)
  }

  @Test(
    "with a value it acts only where the value changes",
    arguments: [
      ("isOn.toggle()", "jump"), ("isOn.toggle(); count += 1", ".bouncy"),
      ("withAnimation(.linear) { isOn.toggle() }", ".linear"),
      ("withAnimation(.linear) { isOn.toggle(); count += 1 }", ".bouncy"),
    ])
  func values(action: String, animation: String) throws {
    let played = try played(
      ".transaction(value: count) { $0.animation = .bouncy }", action,
      members: "@State private var count = 0")
    #expect(self.animation(played) == animation)
  }

  @Test(
    "with a body it acts on the body alone, whether animations are disabled or not",
    arguments: [
      (
        ".transaction { $0.animation = $0.animation?.speed(2) } body: { $0.opacity(isOn ? 1 : 0) }",
        ".linear(duration: 1).speed(2)"
      ),
      (
        ".transaction({ $0.animation = .easeIn }) { content in content.opacity(isOn ? 1 : 0) }",
        ".easeIn"
      ),
      (".transaction(ease, body: { $0.opacity(isOn ? 1 : 0) })", ".easeIn"),
      (
        ".transaction { $0.animation = .easeIn } body: { $0.opacity(isOn ? 1 : 0) }.transaction { $0.disablesAnimations = true }",
        ".easeIn"
      ),
    ])
  func bodies(modifiers: String, animation: String) throws {
    let played = try played(
      modifiers, members: "func ease(_ t: inout Transaction) { t.animation = .easeIn }")
    #expect(self.animation(played) == ".linear(duration: 1)")
    #expect(played.animations(of: "Circle.opacity") == [animation])
  }

  @Test("it acts on what is inside, and on what comes and goes there")
  func scope() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            VStack { if isOn { Text("Here") } }.transaction { $0.animation = $0.animation?.speed(2) }
            ForEach(0..<2) { row in
              Circle().offset(x: isOn ? 10 : 0).transaction { $0.animation = $0.animation?.delay(Double(row) * 0.5) }
            }
            Rectangle().offset(x: isOn ? 10 : 0)
          }
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
      """, doing: "tap()")
    #expect(played.animations(of: "Text.opacity") == [".linear(duration: 1).speed(2)"])
    #expect(played.animations(of: "Circle[2].offset.x") == [".linear(duration: 1).delay(0.5)"])
    #expect(played.animations(of: "Rectangle.offset.x") == [".linear(duration: 1)"])
  }

  @Test("a drag is continuous and tracks velocity")
  func drags() throws {
    for condition in ["isContinuous", "tracksVelocity"] {
      let played = try PlayedViews(
        """
        struct ContentView: View {
          @State private var x = 0.0
          var body: some View {
            Circle().offset(x: x)
              .transaction { t in t.animation = t.\(condition) ? nil : .linear(duration: 2) }
              .gesture(DragGesture().onChanged { x = $0.translation.width }.onEnded { _ in x = 0 })
          }
        }
        """, doing: "drag(\"Circle\", by: CGSize(width: 60, height: 0), for: 0.1)")
      #expect(played.value("Circle.offset.x", at: 0.6) == 60)
      #expect(played.animations(of: "Circle.offset.x") == [".linear(duration: 2)"])
    }
  }

  @Test(
    "what a closure does is not known where it cannot be followed",
    arguments: [
      ("{ if Config.isStill { $0.animation = nil } }", "6:57: 'Config.isStill' is not known"),
      (
        "{ t in guard Config.isStill else { return }; t.animation = nil }",
        "6:65: 'Config.isStill' is not known"
      ),
      (
        "{ t in if Config.isStill { return }; t.animation = nil }",
        "6:62: 'Config.isStill' is not known"
      ),
      ("{ $0.animation = Config.animation }", "6:69: 'Config.animation' is not known"),
      ("{ $0.animation = $0.animation?.doubled() }", "'.doubled()' is not known"),
      ("{ t in Config.tune(&t) }", "6:59: 'Config.tune(…)' is not known"),
      ("{ if $0.pace { $0.animation = nil } }", "6:60: 'pace' is not known"),
      ("(Config.transform)", "6:52: 'Config.transform' is not known"),
    ])
  func unknown(closure: String, note: String) throws {
    let separator = closure.hasPrefix("(") ? "" : " "
    let played = try played(".transaction\(separator)\(closure)")
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains(note) && $0.contains("Circle.offset") && $0.contains("left out")
      },
      "\(played.notes)")
  }

  @Test(
    "what else a closure does is named",
    arguments: [
      "{ $0.addAnimationCompletion { isOn = false } }", "{ _ in isOn = false }",
      "{ _ in DispatchQueue.main.async { isOn = false } }",
    ])
  func sideEffects(closure: String) throws {
    let played = try played(".transaction \(closure)")
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:6:")
          && $0.hasSuffix(
            "what a closure for transactions does besides changing them is not played")
      }, "\(played.notes)")
  }
}
