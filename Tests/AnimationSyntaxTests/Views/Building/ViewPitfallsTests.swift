import AnimationSyntax
import MotionRecording
import Testing

/// Common mistakes with SwiftUI's animations, each shown by views.
@Suite("Views: pitfalls")
struct ViewPitfallsTests {
  private static func view(_ body: String, _ states: String) -> String {
    ViewExamplesTests.view(body, states: states)
  }

  @Test("1: a state keeps its first value")
  func firstValue() throws {
    let played = try PlayedViews(
      """
      struct Inner: View {
        @State var x: Double
        var body: some View { Circle().offset(x: x) }
      }
      struct ContentView: View {
        @State private var x = 10.0
        var body: some View {
          VStack { Inner(x: x); Capsule().offset(x: x); Button("Go") { x = 20 } }
        }
      }
      """)
    #expect(played.attributes == ["Capsule.offset.x"])
    let constants = try PlayedViews(
      """
      struct Inner: View {
        @State var x: Double
        var body: some View { Circle().offset(x: x) }
      }
      struct ContentView: View {
        @State private var x = 10.0
        var body: some View { VStack { Inner(x: x); Button("Go") { x = 20 } } }
      }
      """, options: ViewOptions(showsConstants: true))
    #expect(
      constants.rows.filter { $0.attribute == "Circle.offset.x" }.allSatisfy { $0.value == 10 })
  }

  @Test("3: the innermost animation wins, and nil silences one from outside")
  func innermost() throws {
    let played = try PlayedViews(
      Self.view(
        """
        Circle().scaleEffect(on ? 2 : 1).animation(.linear(duration: 1), value: on).animation(.bouncy, value: on)
        Capsule().scaleEffect(on ? 2 : 1).animation(nil, value: on)
        Button("Go") { withAnimation(.linear(duration: 3)) { on = true } }
        """, "@State var on = false"))
    #expect(played.animations(of: "Circle.scaleEffect") == [".linear(duration: 1)"])
    #expect(played.row("Capsule.scaleEffect", at: 0.5)?.event == "jump")
  }

  @Test("6: a write without animation shifts a running one")
  func shift() throws {
    let played = try PlayedViews(
      Self.view("Circle().offset(x: x)", "@State var x = 0.0"),
      doing: "at(0) { withAnimation(.linear(duration: 1)) { x = 100 } }; at(0.5) { x += 50 }")
    played.expect("Circle.offset.x", [0.25: 25, 0.5: 100, 0.75: 125], within: 1e-4)
    #expect(played.row("Circle.offset.x", at: 0.5)?.event == "jump")
    played.expectEnd("Circle.offset.x", 61.0 / 60)
  }

  @Test("7: changed elements are other elements; a range keeps its own")
  func elements() throws {
    let changed = try PlayedViews(
      Self.view(
        """
        ForEach(items, id: \\.self) { item in Text(item) }
        Button("Go") { withAnimation(.linear(duration: 1)) { items = ["a", "c"] } }
        """, "@State var items = [\"a\", \"b\"]"))
    #expect(
      changed.events.map { $0.event }.contains {
        $0.contains("appear:") && $0.contains("disappear:")
      })
    let range = try PlayedViews(
      Self.view(
        """
        ForEach(0..<count, id: \\.self) { i in Circle().offset(x: Double(i) * 10) }
        Button("Go") { withAnimation(.linear(duration: 1)) { count += 1 } }
        """, "@State var count = 2"))
    let events = range.events.map { $0.event }.joined(separator: "+")
    #expect(events.contains("appear:Circle[3]") && !events.contains("disappear"))
  }

  @Test("10: a view that comes back begins anew")
  func comesBack() throws {
    let played = try PlayedViews(
      """
      struct Pulse: View {
        @State var on = false
        var body: some View {
          Circle().scaleEffect(on ? 2 : 1).onAppear {
            withAnimation(.linear(duration: 0.5).repeatForever()) { on.toggle() }
          }
        }
      }
      struct ContentView: View {
        @State var shown = true
        var body: some View { VStack { if shown { Pulse() }; Button("Go") { shown.toggle() } } }
      }
      """, doing: "tap(\"Go\")", "tap(\"Go\")")
    played.expect("Circle.scaleEffect", [0: 1, 0.25: 1.5, 1.5: 1, 1.75: 1.5], within: 1e-6)
    #expect(played.row("Circle.scaleEffect", at: 1) == nil)
  }

  @Test("11: a whole number never moves, a modifier made of it does")
  func wholeNumber() throws {
    let played = try PlayedViews(
      Self.view(
        "Circle().offset(x: CGFloat(step) * 50); Button(\"Go\") { withAnimation(.linear(duration: 1)) { step += 1 } }",
        "@State var step = 0"))
    played.expect("Circle.offset.x", [1: 25], within: 1e-4)
  }

  @Test("12: the inner view appears before the outer one")
  func orderOfAppearing() throws {
    let played = try PlayedViews(
      """
      struct Inner: View {
        @Binding var words: [String]
        var body: some View { Text("inner").onAppear { words.append("inner") } }
      }
      struct ContentView: View {
        @State var words: [String] = []
        var body: some View {
          VStack { Inner(words: $words) }
            .onAppear { words.append("outer") }
            .offset(x: words == ["inner", "outer"] ? 10 : 0)
        }
      }
      """)
    played.expect("VStack.offset.x", [0: 10])
  }

  @Test("14: if inserts, a choice changes")
  func insertsOrChanges() throws {
    let played = try PlayedViews(
      Self.view(
        """
        if on { Circle().offset(x: 10) } else { Circle().offset(x: 0) }
        Capsule().offset(x: on ? 10 : 0)
        Button("Go") { withAnimation(.linear(duration: 1)) { on = true } }
        """, "@State var on = false"))
    #expect(played.attributes == ["Circle[1].opacity", "Capsule.offset.x", "Circle[2].opacity"])
  }

  @Test(
    "15 and 16: every way to write a button, and self",
    arguments: [
      "Button(\"Go\", action: go)", "Button(action: go) { Text(\"Go\") }",
      "Button(\"Go\") { go() }",
      "Button { self.go() } label: { Text(\"Go\") }",
      "Button(action: { go() }, label: { Text(\"Go\") })",
      "Button(action: self.go, label: { Label(\"Go\", systemImage: \"play\") })",
      "Text(\"Go\").onTapGesture(perform: go)",
      "Text(\"Go\").onTapGesture { withAnimation(.linear(duration: 1)) { self.x = 100 } }",
      "Text(\"Go\").onTapGesture(count: 1) { go() }",
    ])
  func buttons(button: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        func go() { withAnimation(.linear(duration: 1)) { self.x = 100 } }
        var body: some View { VStack { Circle().offset(x: self.x); \(button) } }
      }
      """)
    #expect(played.time(of: "tap:Go") == 0.5)
    played.expect("Circle.offset.x", [1: 50], within: 1e-3)
  }

  @Test("8: what follows a wait is no longer in the transaction")
  func afterWait() throws {
    let played = try PlayedViews(
      """
      class Model: ObservableObject {
        @Published var x = 0.0
        func load() async { x = 50; try? await Task.sleep(nanoseconds: 500_000_000); x = 100 }
        func move() { x = 50 }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Circle().offset(x: model.x)
            Button("Move") { withAnimation(.linear(duration: 1)) { model.move() } }
            Button("Load") { withAnimation(.linear(duration: 1)) { Task { await model.load() } } }
          }
        }
      }
      """, doing: "tap(\"Move\")")
    played.expect("Circle.offset.x", [1: 25], within: 1e-4)
  }

  @Test("13: a timer ticks until it is stopped, and a task ends with its view")
  func timers() throws {
    let played = try PlayedViews(
      """
      struct Inner: View {
        @Binding var count: Double
        var body: some View {
          Text("inner").task {
            while !Task.isCancelled {
              do { try await Task.sleep(for: .seconds(0.5)) } catch { return }
              count += 1
            }
          }
        }
      }
      struct ContentView: View {
        @State private var ticks = 0
        @State private var isOn = true
        @State private var count = 0.0
        let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            if isOn { Inner(count: $count) }
            Circle().offset(x: Double(ticks))
            Capsule().offset(x: count)
          }
          .onReceive(timer) { _ in ticks += 1; if ticks == 3 { timer.upstream.connect().cancel() } }
        }
      }
      """, doing: "at(1.2) { isOn = false }")
    played.expect("Circle.offset.x", [0.2: 0, 0.25: 1, 0.5: 2, 0.75: 3, 1: 3])
    played.expect("Capsule.offset.x", [0.45: 0, 0.5: 1, 1: 2, 1.2: 2])
  }

  /// Ten times 0.07 s are 42 frames at 60 Hz, although each of them ends between two frames.
  @Test(arguments: [
    ".onReceive(timer) { _ in ticks += 1 }",
    ".onAppear { Timer.scheduledTimer(withTimeInterval: 0.07, repeats: true) { _ in ticks += 1 } }",
  ])
  func timersDoNotDrift(timer: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var ticks = 0
        let timer = Timer.publish(every: 0.07, on: .main, in: .common).autoconnect()
        var body: some View { Circle().offset(x: Double(ticks))\(timer) }
      }
      """, options: ViewOptions(), end: 1)
    played.expect(
      "Circle.offset.x",
      [4.0 / 60: 0, 5.0 / 60: 1, 8.0 / 60: 1, 9.0 / 60: 2, 41.0 / 60: 9, 0.7: 10])
  }

  @Test(
    "actions reach what they are meant for",
    arguments: [
      ("set(\"Volume\", 0.5)", "set:Volume", 50.0), ("press(\"Hold\", for: 0.6)", "press:Hold", 7),
      ("hover(\"Over\")", "hover:Over", 3), ("tap(\"On\")", "tap:On", 9),
      ("drag(\"Pull\", by: CGSize(width: 40, height: 0), for: 0.1)", "drag:Pull", 40),
    ])
  func userActions(userAction: String, event: String, end: Double) throws {
    let played = try PlayedViews(
      Self.view(
        """
        Circle().offset(x: x)
        Slider(value: $volume, in: 0...1) { Text("Volume") }.onChange(of: volume) { _, new in x = new * 100 }
        Text("Hold").onLongPressGesture { x = 7 }
        Text("Over").onHover { x = $0 ? 3 : 4 }
        Toggle("On", isOn: $isOn).onChange(of: isOn) { x = 9 }
        Text("Pull").gesture(DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width })
        """,
        "@State var x = 0.0\n@State var volume = 0.0\n@State var isOn = false"), doing: userAction)
    #expect(played.time(of: event) == 0.5)
    #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value == end)
  }

  @Test("keyframes of a view move what its content makes of them")
  func keyframes() throws {
    let played = try PlayedViews(
      """
      struct Numbers { var scale = 1.0; var lift = CGSize.zero }
      struct ContentView: View {
        @State private var taps = 0
        var body: some View {
          Image("a").keyframeAnimator(initialValue: Numbers(), trigger: taps) { content, value in
            content.scaleEffect(value.scale).offset(y: value.lift.height * 2)
          } keyframes: { _ in
            KeyframeTrack(\\.scale) { LinearKeyframe(2, duration: 0.5); LinearKeyframe(1, duration: 0.5) }
            KeyframeTrack(\\.lift.height) { CubicKeyframe(-40, duration: 0.4); CubicKeyframe(0, duration: 0.4) }
          }
          .onTapGesture { taps += 1 }
        }
      }
      """)
    played.expect("Image.scaleEffect", [0.5: 1, 0.75: 1.5, 1: 2, 1.25: 1.5, 1.5: 1])
    // The same track in a scenario has the height, which the content doubles.
    played.expect("Image.offset.y", [0.6: 2 * -6.25, 0.8: 2 * -33.75])
    #expect(abs((played.row("Image.offset.y", at: 0.6)?.velocity ?? 0) + 225) < 1e-6)
    #expect(played.animations(of: "Image.scaleEffect") == ["keyframes"])
    #expect(played.row("Image.scaleEffect", at: 1.5)?.event == "removed")
  }

  @Test("extensions of View and modifiers of the app's own")
  func extensions() throws {
    let played = try PlayedViews(
      """
      struct Grows: ViewModifier {
        @Binding var count: Int
        func body(content: Content) -> some View {
          content.scaleEffect(Double(count) + 1).animation(.linear(duration: 1), value: count)
        }
      }
      extension View {
        func grows(with count: Binding<Int>) -> some View { self.modifier(Grows(count: count)) }
        func lifted(_ count: Int) -> some View { offset(y: max(Double(count), 0) * -10) }
      }
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Circle().grows(with: $count)
            Capsule().lifted(count)
            Button("Go") { withAnimation(.linear(duration: 1)) { count += 1 } }
          }
        }
      }
      """)
    played.expect("Circle.scaleEffect", [1: 1.5], within: 1e-6)
    played.expect("Capsule.offset.y", [1: -5], within: 1e-6)
  }

  @Test("what a view gives another one that is its whole body changes with it")
  func wholeBody() throws {
    let played = try PlayedViews(
      """
      struct Inner: View {
        var x: Double
        var body: some View { Circle().offset(x: x).animation(.linear(duration: 1), value: x) }
      }
      struct Shakes: ViewModifier {
        var count: Int
        func body(content: Content) -> some View {
          content.keyframeAnimator(initialValue: 0.0, trigger: count) { view, turn in
            view.rotationEffect(.degrees(turn))
          } keyframes: { _ in
            LinearKeyframe(20, duration: 0.5)
            LinearKeyframe(0, duration: 0.5)
          }
        }
      }
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View { Inner(x: x).modifier(Shakes(count: Int(x))).onTapGesture { x = 100 } }
      }
      """)
    played.expect("Circle.offset.x", [1: 50], within: 1e-3)
    #expect(played.attributes.contains { $0.hasSuffix("rotationEffect") })
  }
}
