import AnimationSyntax
import Testing

/// Views of UIKit and AppKit: values that their updates set move in the same way as values that SwiftUI animates.
@Suite("Views: views of other frameworks")
struct BridgedViewsTests {
  private static func view(_ update: String, _ kind: String = "UI", modifier: String = "")
    -> String
  {
    """
    class Box: \(kind)View { let lid = \(kind)View() }
    struct LidView: \(kind)ViewRepresentable {
      @Binding var isOpen: Bool
      var far = 100.0
      func make\(kind)View(context: Context) -> Box { Box() }
      func update\(kind)View(_ box: Box, context: Context) {
        \(update)
      }
    }
    struct ContentView: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          LidView(isOpen: $isOpen)\(modifier)
          Button("Go") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          Button("Jump") { isOpen.toggle() }
        }
      }
    }
    """
  }

  @Test(
    "what is written in the closure of the context moves by the transaction",
    arguments: [
      ("context.animate { box.lid.center.y = isOpen ? -100 : 100 }", "UI"),
      ("context.animate(changes: { box.lid.center.y = isOpen ? -100 : 100 })", "UI"),
      ("let y = isOpen ? -far : far\n context.animate { box.lid.center.y = y }", "UI"),
      (
        "if isOpen { context.animate { box.lid.center.y = -100 } } else { context.animate { box.lid.center.y = 100 } }",
        "UI"
      ),
      ("context.animate { box.lid.center.y = isOpen ? -100 : 100 }", "NS"),
    ])
  func transaction(update: String, kind: String) throws {
    let played = try PlayedViews(Self.view(update, kind), doing: "tap(\"Go\")")
    #expect(played.attributes == ["LidView.lid.center.y"], "\(played.notes)")
    // 200 points in a second.
    played.expect(
      "LidView.lid.center.y", [0.5: 100, 0.75: 50, 1: 0, 1.5: -100], within: 1e-4)
    #expect(played.animations(of: "LidView.lid.center.y") == [".linear(duration: 1)"])
    #expect(!played.notes.contains { $0.contains("not played") }, "\(played.notes)")
  }

  @Test("without an animation it is there at once, and so is what is written outside of a closure")
  func jumps() throws {
    let update =
      "box.alpha = isOpen ? 0.5 : 1; context.animate { box.lid.center.y = isOpen ? 0 : 80 }"
    let jumped = try PlayedViews(Self.view(update), doing: "tap(\"Jump\")")
    jumped.expect("LidView.lid.center.y", [0.483333: 80, 0.5: 0])
    jumped.expect("LidView.alpha", [0.483333: 1, 0.5: 0.5])
    let moved = try PlayedViews(Self.view(update), doing: "tap(\"Go\")")
    moved.expect("LidView.lid.center.y", [0.5: 80, 1: 40, 1.5: 0], within: 1e-4)
    moved.expect("LidView.alpha", [0.483333: 1, 0.5: 0.5])
  }

  @Test("modifiers around it count, and an animation of UIKit's call goes before")
  func animations() throws {
    let around = try PlayedViews(
      Self.view(
        "context.animate { box.alpha = isOpen ? 0 : 1 }",
        modifier: ".animation(.linear(duration: 0.5), value: isOpen)"), doing: "tap(\"Jump\")")
    around.expect("LidView.alpha", [0.5: 1, 0.75: 0.5, 1: 0], within: 1e-4)
    for call in [
      "UIView.animate(.linear(duration: 0.2))",
      "NSAnimationContext.animate(.linear(duration: 0.2))",
    ] {
      let own = try PlayedViews(
        Self.view("\(call) { box.alpha = isOpen ? 0 : 1 }"), doing: "tap(\"Go\")")
      own.expect("LidView.alpha", [0.5: 1, 0.6: 0.5, 0.7: 0], within: 1e-4)
      #expect(own.animations(of: "LidView.alpha") == [".linear(duration: 0.2)"])
    }
  }

  @Test("points, sizes and rectangles have their parts; what is not written keeps its value")
  func parts() throws {
    let played = try PlayedViews(
      Self.view(
        """
        context.animate {
          box.lid.center = CGPoint(x: isOpen ? 10 : 0, y: 4)
          box.bounds.size = CGSize(width: 30, height: isOpen ? 40 : 20)
          if !isOpen { box.alpha = 0.5 }
        }
        """), doing: "tap(\"Go\")")
    #expect(played.attributes == ["LidView.lid.center.x", "LidView.bounds.size.height"])
    played.expect("LidView.lid.center.x", [1: 5, 1.5: 10], within: 1e-4)
    played.expect("LidView.bounds.size.height", [1: 30, 1.5: 40], within: 1e-4)
  }

  @Test(
    "what is not known of another framework has a note, and no rows",
    arguments: [
      (
        "context.animate { box.lid.center.y = box.frame.height * (isOpen ? 1 : 0) }",
        "box.frame.height"
      ),
      ("context.animate { box.open(isOpen) }", "box.open"),
      (
        "context.animate { box.alpha = isOpen ? 0 : 1 } completion: { isOpen = false }",
        "completion"
      ),
      ("if box.isReady { context.animate { box.alpha = isOpen ? 0 : 1 } }", "box.isReady"),
    ])
  func unknown(update: String, word: String) throws {
    let played = try PlayedViews(Self.view(update), doing: "tap(\"Go\")")
    #expect(played.notes.contains { $0.contains(word) }, "\(played.notes)")
    #expect(played.attributes.isEmpty == (word != "completion"), "\(played.attributes)")
  }

  @Test("what UIKit animates by itself is named, in the update, a coordinator and a controller")
  func foreignMotions() throws {
    let text =
      Self.view("UIView.animate(withDuration: 0.3) { box.alpha = isOpen ? 0 : 1 }")
      .replacing(
        "let lid = UIView() }",
        with: "let lid = UIView()\n  func go() { UIView.animate(.bouncy) { self.alpha = 0 } } }"
      ).replacing(
        "  var far = 100.0",
        with:
          "class Coordinator { func go() { UIViewPropertyAnimator(duration: 1, curve: .linear) } }")
    let played = try PlayedViews(text, doing: "tap(\"Go\")")
    #expect(played.attributes.isEmpty)
    let words =
      "is not played: it moves what UIKit or AppKit draws (kymo plot @FILE draws the animation)"
    #expect(
      Set(played.notes.filter { $0.contains("draws") }) == [
        "a.swift:2:15 and 1 other place: 'UIView.animate' \(words)",
        "a.swift:5:33: 'UIViewPropertyAnimator' \(words)",
      ])
  }
}
