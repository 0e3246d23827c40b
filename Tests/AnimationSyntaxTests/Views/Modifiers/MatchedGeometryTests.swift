import AnimationSyntax
import MotionRecording
import Testing

/// The frame of views that replace each other is a single animated value, like the frame of one view that changes.
@Suite("Views: matched geometry")
struct MatchedGeometryTests {
  /// Three views that replace each other.
  private static func views(_ effect: String, _ between: String = "", third: String = "card")
    -> String
  {
    """
    struct ContentView: View {
      @Namespace private var space
      @Namespace private var other
      @State private var step = 0
      var body: some View {
        ZStack {
          if step == 0 {
            Circle().\(effect)\(between).frame(width: 100, height: 60)
          } else if step == 1 {
            Rectangle().\(effect)\(between).frame(width: 300, height: 200)
          } else {
            Capsule().matchedGeometryEffect(id: "\(third)", in: space).frame(width: 40, height: 90)
          }
        }
      }
    }
    """
  }

  private static let effect = "matchedGeometryEffect(id: \"card\", in: space)"

  /// One view that has the frames in sequence.
  private static let single = """
    struct ContentView: View {
      @State private var step = 0
      var body: some View {
        Ellipse().frame(width: [100.0, 300, 40][step], height: [60.0, 200, 90][step])
      }
    }
    """

  @Test(
    "it moves to the last bit as the frame of one view",
    arguments: [
      ".spring(duration: 0.5, bounce: 0.3)", ".easeInOut(duration: 0.4)", ".linear(duration: 0.3)",
      ".interpolatingSpring(stiffness: 170, damping: 15)", ".snappy.delay(0.05)",
    ],
    [
      [0, 1], [0, 1, 0], [0, 1, 0, 1], [0, 1, 2], [0, 2, 1, 0],
    ])
  func asOne(animation: String, steps: [Int]) throws {
    let actions = steps.dropFirst().enumerated().map { index, step in
      "at(\(0.1 + 0.15 * Double(index))) { withAnimation(\(animation)) { step = \(step) } }"
    }.joined(separator: "\n")
    let matched = try PlayedViews(Self.views(Self.effect), doing: actions)
    let single = try PlayedViews(Self.single, doing: actions)
    let names = ["Circle", "Rectangle", "Capsule"]
    var compared = 0
    for row in single.rows where row.attribute.hasPrefix("Ellipse.frame") {
      // The view that the states select, and the one that it replaces while that is being removed.
      let last = steps.dropFirst().enumerated().last {
        0.1 + 0.15 * Double($0.offset) <= row.time + 1e-9
      }
      let name = names[last?.element ?? 0]
      let attribute = row.attribute.replacing("Ellipse", with: name)
      guard let other = matched.row(attribute, at: row.time) else { continue }
      #expect(
        other.value == row.value && other.velocity == row.velocity && other.target == row.target,
        "\(attribute) at \(row.time)")
      compared += 1
    }
    #expect(compared > 40)
  }

  @Test func theViewThatGoesTurnsIntoTheOther() throws {
    let played = try PlayedViews(
      Self.views(Self.effect),
      doing: "at(0.1) { withAnimation(.linear(duration: 0.4)) { step = 1 } }")
    for time in [0.2, 0.3, 0.4] {
      let width = try #require(played.value("Circle.frame.width", at: time))
      #expect(abs(width - (100 + 200 * (time - 0.1) / 0.4)) < 1e-9)
      #expect(played.value("Rectangle.frame.width", at: time) == width)
    }
    #expect(played.notes.count == 1)
    #expect(played.notes[0].contains("'.matchedGeometryEffect' is not played: where views lie"))
  }

  @Test(
    "no size moves where none is matched",
    arguments: [
      views("matchedGeometryEffect(id: \"card\", in: space, properties: .position)"),
      views("matchedGeometryEffect(id: \"card\", in: space, isSource: false)"),
      views("matchedGeometryEffect(id: \"card\", in: space, isSource: step > 5)"),
      views("matchedGeometryEffect(id: Server.id, in: space)"),
      views("matchedGeometryEffect(id: step, in: space)"),
      views(effect, ".padding(10)"),
      views("frame(width: 80, height: 80).\(effect)", ".padding(step == 0 ? 1 : 2)"),
      views(effect).replacing(
        "Rectangle().\(effect)", with: "Rectangle().matchedGeometryEffect(id: \"card\", in: other)"),
      views(effect).replacing("width: 300, ", with: ""),
      views(effect).replacing("width: 300, height: 200", with: "maxWidth: .infinity"),
    ])
  func unmatched(views: String) throws {
    let played = try PlayedViews(views, doing: "at(0.1) { withAnimation { step = 1 } }")
    #expect(!played.attributes.contains { $0.contains("frame") }, "\(played.attributes)")
    #expect(played.attributes.contains("Circle.opacity"))
    #expect(played.notes.contains { $0.contains("'.matchedGeometryEffect' is not played") })
  }

  @Test func aNamespaceMayBeHandedOn() throws {
    let played = try PlayedViews(
      """
      struct Card: View {
        let namespace: Namespace.ID
        var body: some View {
          Rectangle().matchedGeometryEffect(id: 1, in: namespace).frame(width: 300, height: 10)
        }
      }
      struct ContentView: View {
        @Namespace private var space
        @State private var isOpen = false
        var body: some View {
          if isOpen {
            Card(namespace: space)
          } else {
            Circle().matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 10)
          }
        }
      }
      """, doing: "at(0.1) { withAnimation(.linear(duration: 0.4)) { isOpen = true } }")
    #expect(abs(try #require(played.value("Rectangle.frame.width", at: 0.3)) - 200) < 1e-9)
  }

  @Test func withoutAnAnimationTheViewsTakeTheirPlacesAtOnce() throws {
    let played = try PlayedViews(
      Self.views(Self.effect), doing: "at(0.1) { step = 1 }; at(0.3) { withAnimation { step = 2 } }"
    )
    #expect(played.value("Rectangle.frame.width", at: 0.2) == 300)
    #expect(played.value("Circle.frame.width", at: 0.2) == nil)
    #expect(try #require(played.value("Capsule.frame.width", at: 0.4)) < 300)
  }

  @Test func completionsWaitForTheFrame() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @Namespace var space
        @State private var isOpen = false
        @State private var isDone = false
        var body: some View {
          ZStack {
            if isOpen {
              Circle().matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10).transition(.identity)
            } else {
              Rectangle().matchedGeometryEffect(id: 1, in: space).frame(width: 90, height: 10).transition(.identity)
            }
            Text("done").offset(x: isDone ? 5 : 0)
          }
        }
      }
      """,
      doing:
        "at(0.1) { withAnimation(.linear(duration: 0.4)) { isOpen = true } completion: { isDone = true } }"
    )
    #expect(
      played.rows.first { $0.attribute == "Text.offset.x" && $0.value == 5 }.map {
        abs($0.time - 0.5) < 0.02
      } == true)
  }
}
