import AnimationSyntax
import MotionRecording
import Testing

/// Changes without numbers have no rows, and are reported once.
@Suite("Views: what changes without numbers")
struct HiddenChangeTests {
  /// Plays a button that changes a state, with a view next to it.
  private func played(_ view: String, in container: String = "VStack") throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        @State private var isDone = false
        var body: some View {
          \(container) {
            \(view)
            Button("Go") {
              withAnimation(.linear(duration: 1)) { isOn.toggle() } completion: { isDone = true }
            }
          }
        }
      }
      """, options: .init(), end: 3)
  }

  @Test(
    "each kind of change is told with its name",
    arguments: [
      (
        ".fill(isOn ? .red : .blue)",
        "Circle.fill has no rows: how SwiftUI mixes colors is not known"
      ),
      (
        ".foregroundStyle(isOn ? Color.red : Color.blue).tint(isOn ? .red : .blue)",
        "Circle.foregroundStyle, Circle.tint have no rows: how SwiftUI mixes colors is not known"
      ),
      (
        ".shadow(color: isOn ? .red : .blue, radius: 4)",
        "Circle.shadow.color has no rows: how SwiftUI mixes colors is not known"
      ),
      (".font(isOn ? .title : .body)", "Circle.font has no rows: where views lie is not computed"),
      (
        ".lineSpacing(isOn ? 4 : 0)",
        "Circle.lineSpacing has no rows: where views lie is not computed"
      ),
      (
        ".frame(maxWidth: .infinity, alignment: isOn ? .leading : .trailing)",
        "Circle.frame.alignment has no rows: where views lie is not computed"
      ),
      (
        ".frame(width: 40, alignment: isOn ? .leading : .trailing)",
        "Circle.frame.alignment has no rows: where views lie is not computed"
      ),
      (
        ".zIndex(isOn ? 1 : 0)", "Circle.zIndex has no rows: which view is in front is not animated"
      ),
      (
        ".underline(isOn)",
        "Circle.underline has no rows: how SwiftUI changes its look is not known"
      ),
    ])
  func told(modifier: String, note: String) throws {
    let played = try played("Circle()\(modifier).opacity(isOn ? 1 : 0)")
    #expect(played.attributes == ["Circle.opacity"])
    #expect(played.notes.dropFirst() == ["a.swift:6:7: \(note)"])
  }

  @Test(
    "what stays as it is, and what is not known, is not told",
    arguments: [
      ".fill(.red)", ".font(.system(size: 40, weight: .bold))", ".frame(maxWidth: .infinity)",
      ".zIndex(2)", ".shadow(color: .black.opacity(0.2), radius: 4)", ".font(Theme.title)",
      ".font(theme.title)", ".frame(maxWidth: isDone ? 100 : 100)",
    ])
  func silent(modifier: String) throws {
    let played = try played("Circle()\(modifier).opacity(isOn ? 1 : 0)")
    #expect(played.attributes == ["Circle.opacity"])
    #expect(played.notes.count == 1)
  }

  @Test(
    "words that others take the place of are told where the change is animated",
    arguments: [
      ("Text(isOn ? \"a\" : \"b\")", "Text"),
      ("Text(verbatim: isOn ? \"a\" : \"b\").bold()", "Text"),
      ("Text(\"is \\(isOn ? \"a\" : \"b\")\")", "Text"),
      ("Label(isOn ? \"a\" : \"b\", systemImage: \"star\")", "Label"),
      ("Button(isOn ? \"a\" : \"b\") {}", "Button"),
      ("Toggle(isOn ? \"a\" : \"b\", isOn: .constant(true))", "Toggle"),
    ])
  func words(view: String, name: String) throws {
    let notes = try played(view, in: "ZStack").notes.dropFirst()
    #expect(
      notes.contains {
        $0.hasPrefix("a.swift:6:") && $0.contains(name)
          && $0.contains("does not move: a text shows other words at once")
      }, "\(notes)")
  }

  @Test(
    "a shape that has nothing to animate is told, where the change is animated",
    arguments: [
      ("Arc(v: isOn ? 3 : 1)", "var v: Double", true),
      ("Arc(v: isOn ? 3 : 1).stroke(lineWidth: 2)", "var v: Double", true),
      ("Arc(v: isOn)", "var v: Bool", true), ("Arc(v: isDone)", "var v: Bool", false),
      ("Arc(v: 2)", "var v: Double", false),
      (
        "Arc(v: isOn ? 3 : 1)",
        "var v: Double; var animatableData: Double { get { v } set { v = newValue } }", false
      ),
    ])
  func shapes(view: String, members: String, isTold: Bool) throws {
    let played = try PlayedViews(
      """
      struct Arc: Shape { \(members); func path(in rect: CGRect) -> Path { Path() } }
      struct ContentView: View {
        @State private var isOn = false
        @State private var isDone = false
        var body: some View {
          VStack {
            \(view)
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          }
        }
      }
      """, options: .init())
    let note =
      "Arc does not move: a shape without 'animatableData' has its new form at once"
    #expect(played.notes.contains { $0.hasSuffix(note) } == isTold, "\(played.notes)")
    #expect(!played.notes.contains { $0.contains("other views move") })
  }

  @Test(
    "words that change at once, or stay, are not told",
    arguments: [
      "Text(isOn ? \"a\" : \"b\").contentTransition(.identity)",
      "Text(isOn ? \"a\" : \"b\").transaction { $0.animation = nil }",
      "Text(isOn ? \"a\" : \"b\").animation(nil, value: isOn)",
      "Text(isOn ? \"a\" : \"a\")", "Text(Model.title)", "Text(isDone ? \"a\" : \"b\")",
    ])
  func wordsAtOnce(view: String) throws {
    let notes = try played("\(view); Circle().opacity(isOn ? 1 : 0)", in: "ZStack").notes
    #expect(!notes.contains { $0.contains("other words at once") }, "\(notes)")
  }

  @Test(
    "a spacing or an alignment of a container is told",
    arguments: [
      ("VStack(spacing: isOn ? 8 : 0)", "VStack.spacing"),
      ("HStack(alignment: isOn ? .top : .bottom)", "HStack.alignment"),
    ])
  func containers(container: String, name: String) throws {
    let played = try played("Circle().opacity(isOn ? 1 : 0)", in: container)
    #expect(
      played.notes.dropFirst() == [
        "a.swift:5:5: \(name) has no rows: where views lie is not computed"
      ])
  }

  @Test(
    "that others move is told where there are others next to what changes",
    arguments: [
      ("Circle().frame(width: isOn ? 100 : 50)", "VStack", true),
      ("Circle().padding(isOn ? 100 : 50)", "HStack", true),
      ("ZStack { Circle().frame(width: isOn ? 100 : 50) }", "VStack", true),
      ("if isOn { Circle() }", "VStack", true),
      ("Circle().frame(width: isOn ? 100 : 50)", "ZStack", false),
      ("Circle().offset(x: isOn ? 100 : 50)", "VStack", false),
      ("Circle().overlay { Text(\"a\").frame(width: isOn ? 100 : 50) }", "VStack", false),
      (
        "ZStack { Circle().frame(width: isOn ? 100 : 50) }.frame(width: 200, height: 200)",
        "VStack",
        false
      ),
    ])
  func neighbors(view: String, container: String, isTold: Bool) throws {
    let note = "other views move when a size changes or a view comes or goes; that is not computed"
    #expect(try played(view, in: container).notes.contains(note) == isTold)
  }

  @Test(
    "that views inside follow by an animation of their own is told",
    arguments: [
      ("HStack { Circle().animation(.linear) }.offset(x: isOn ? 100 : 50)", true),
      (
        "HStack { Circle().animation(.linear, value: isOn) }.position(x: isOn ? 100 : 50, y: 0)",
        true
      ),
      ("HStack { Circle() }.offset(x: isOn ? 100 : 50)", false),
      ("HStack { Circle().animation(.linear, value: 1) }.offset(x: isOn ? 100 : 50)", false),
      ("HStack { Circle().animation(.linear) }.offset(x: 50).opacity(isOn ? 1 : 0)", false),
      (
        "HStack { Circle().animation(.linear) }.offset(x: isOn ? 100 : 50).animation(.linear, value: isOn)",
        false
      ),
    ])
  func followers(view: String, isTold: Bool) throws {
    let notes = try played(view, in: "ZStack").notes
    #expect(notes.contains { $0.hasPrefix("views inside of HStack ") } == isTold, "\(notes)")
  }

  @Test(
    "a completion waits for what has no rows, but not for what is not animated",
    arguments: [
      (".fill(isOn ? .red : .blue)", 1.5), (".font(isOn ? .title : .body)", 1.5),
      (".zIndex(isOn ? 1 : 0)", 0.5),
    ])
  func completions(modifier: String, time: Double) throws {
    let played = try played("Circle()\(modifier); Capsule().offset(x: isDone ? 10 : 0)")
    let jump = played.rows.first { $0.attribute == "Capsule.offset.x" && $0.value == 10 }
    #expect(abs((jump?.time ?? 0) - time) < 0.02)
  }

  @Test("names of the modifiers that move are not counted on by those that do not")
  func numbering() throws {
    let played = try played(
      "Circle().frame(maxWidth: isOn ? 10 : 20).frame(width: isOn ? 100 : 50)", in: "ZStack")
    #expect(played.attributes == ["Circle.frame.width"])
  }

  @Test(
    "a color that depends on what is not known is left out with a note",
    arguments: [
      (".foregroundStyle(model.dark ? .black : .white)", "Circle.foregroundStyle"),
      (".fill(isOn ? Color.red : model.color)", "Circle.fill"),
      (".tint(Color.red.opacity(model.alpha))", "Circle.tint"),
      (".foregroundColor(model.kind == 2 ? .red : nil)", "Circle.foregroundColor"),
      (".shadow(color: model.dark ? .black : .red, radius: 4)", "Circle.shadow.color"),
      (".border(model.dark ? Color.black : .red, width: 4)", "Circle.border.color"),
    ])
  func unknownColors(modifier: String, attribute: String) throws {
    let played = try played("Circle()\(modifier)")
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:") && $0.contains("'model.")
          && $0.contains("\(attribute) is left out")
      }, "\(played.notes)")
  }

  @Test(
    "a color that nothing can change has no note",
    arguments: [".fill(Theme.accent)", ".foregroundStyle(.brand)", ".tint(Color(\"accent\"))"])
  func constantColors(modifier: String) throws {
    #expect(try !played("Circle()\(modifier)").notes.contains { $0.contains("is not known") })
  }
}
