import AnimationSyntax
import Testing

/// If it is unknown whether the value of an animation changes, the changes that it would animate are left out.
@Suite("Views: animations that wait for what is not known")
struct UnknownAnimationValueTests {
  private func played(_ modifier: String, _ action: String, around: String = "") throws
    -> PlayedViews
  {
    try PlayedViews(
      """
      struct ContentView: View {
        @Environment(Store.self) var store
        @State private var isOn = false
        var body: some View {
          VStack {
            Circle().offset(y: isOn ? 20 : 0)
              \(modifier)
          }
          \(around)
          .onTapGesture { \(action) }
        }
      }
      """, doing: "tap()")
  }

  @Test(
    "one that may have changed",
    arguments: [
      (".animation(.spring, value: store.kind)", "isOn = true; store.kind = 4"),
      (".animation(.spring, value: store.kind)", "store.load(); isOn = true"),
      (".animation(.spring, value: store.kind)", "withAnimation { isOn = true; store.kind = 4 }"),
      (".animation(.spring, value: [store.kind, 1])", "isOn = true"),
      (".animation(.spring, value: store.kind == 2)", "isOn = true"),
      (".animation(.spring, value: isOn == store.isOn)", "isOn = true"),
      (".transaction(value: store.kind) { $0.animation = .spring }", "isOn = true; store.load()"),
    ])
  func perhaps(modifier: String, action: String) throws {
    for (inside, around) in [(modifier, ""), ("", modifier)] {
      let played = try played(inside, action, around: around)
      #expect(played.attributes == [], "\(played.attributes)")
      #expect(
        played.notes.contains {
          $0.hasPrefix("a.swift:2:32: 'store.") && $0.contains("Circle.offset is left out")
        }, "\(played.notes)")
      #expect(!played.notes.contains { $0.contains("no animation reaches it") })
    }
  }

  @Test(
    "one that has not changed, or what does not depend on it",
    arguments: [
      (
        ".animation(.spring, value: store.kind)",
        "withAnimation(.linear(duration: 1)) { isOn = true }"
      ),
      (
        ".animation(.spring, value: store.a.b)",
        "withAnimation(.linear(duration: 1)) { isOn = true }"
      ),
      (
        ".animation(.linear(duration: 1), value: store.kind)",
        "withAnimation(.linear(duration: 1)) { isOn = true; store.kind = 4 }"
      ),
      (
        ".animation(.linear(duration: 1), value: isOn).animation(.spring, value: store.kind)",
        "isOn = true; store.load()"
      ),
    ])
  func certain(modifier: String, action: String) throws {
    let played = try played(modifier, action)
    played.expect("Circle.offset.y", [1: 10], within: 0.5)
    #expect(played.animations(of: "Circle.offset.y") == [".linear(duration: 1)"])
  }

  @Test(
    "a transition whose animation is not known is told",
    arguments: [
      "withAnimation(store.spring) { isOn = true }",
      "withAnimation(store.fast ? .bouncy : nil) { isOn = true }",
    ])
  func transitions(action: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @Environment(Store.self) var store
        @State private var isOn = false
        var body: some View {
          VStack { if isOn { Circle().transition(.scale) } }.onTapGesture { \(action) }
        }
      }
      """, doing: "tap()")
    #expect(
      played.notes.contains {
        $0.contains("'store.") && $0.contains("Circle.transition is left out")
      },
      "\(played.notes)")
  }
}
