import AnimationSyntax
import MotionRecording
import Testing

/// The rows of whole views, compared with manual rewrites that are played without views, and with an independent model.
@Suite("Views: worked examples")
struct ViewExamplesTests {
  /// A view of the name `Example` with states before its body.
  static func view(_ body: String, states: String) -> String {
    """
    import SwiftUI

    struct Example: View {
      \(states)

      var body: some View {
        VStack {
          \(body)
        }
      }
    }
    """
  }

  private static let square = """
    Rectangle()
        .fill(Color.red)
        .frame(width: 150, height: 150)
        .clipShape(.rect(cornerRadius: 30))
        .scaleEffect(isLarge ? 1.0 : 0.4)
    """

  @Test("1: a tap in withAnimation, and the same by an implicit animation")
  func tap() throws {
    let explicit = try PlayedViews(
      """
      struct WithAnimationExample: View {
          @State var isLarge = false

          var body: some View {
              VStack {
                  ZStack { \(Self.square) }
                  .frame(width: 180, height: 180)

                  Button("Animate", systemImage: "play.fill") {
                      withAnimation(.default) {
                          self.isLarge.toggle()
                      }
                  }
                  .buttonStyle(.borderedProminent)
              }
          }
      }

      #Preview {
          WithAnimationExample()
      }
      """)
    #expect(explicit.attributes == ["Rectangle.scaleEffect"])
    #expect(explicit.time(of: "tap:Animate") == 0.5)
    explicit.expect(
      "Rectangle.scaleEffect",
      [
        0: 0.4, 0.5: 0.4, 31.0 / 60: 0.41407628727053375, 0.6: 0.6224571690075467,
        1: 0.9909921853818542,
      ])
    let row = try #require(explicit.row("Rectangle.scaleEffect", at: 0.6))
    #expect(abs((row.velocity ?? 0) - 2.6832572302532856) < 1e-9 && row.animation == ".default")
    #expect(explicit.row("Rectangle.scaleEffect", at: 1)?.event == "logicallyComplete")
    #expect(explicit.row("Rectangle.scaleEffect", at: 0.5)?.event == "start")
    explicit.expectEnd("Rectangle.scaleEffect", 79.0 / 60)
    #expect(explicit.rows.last?.value == 1)
    let implicit = try PlayedViews(
      """
      struct AnimatedValueExample: View {
          @State var isLarge = false
          var body: some View {
              VStack {
                  HStack { \(Self.square)
                  .animation(.default, value: isLarge) }
                  Button("Animate", systemImage: "play.fill") { self.isLarge.toggle() }
              }
          }
      }
      """)
    #expect(implicit.rows == explicit.rows)
  }

  @Test("2: everything inside that changes in the same update moves")
  func gotcha() throws {
    let played = try PlayedViews(
      """
      struct AnimatedValueGotchaExample: View {
          @State var isLeftLarge = false
          @State var isRightLarge = false

          var body: some View {
              VStack {
                  HStack {
                      Color.blue
                          .frame(width: 120, height: 120)
                          .scaleEffect(isLeftLarge ? 1.0 : 0.5)
                      Color.blue
                          .frame(width: 120, height: 120)
                          .scaleEffect(isRightLarge ? 1.0 : 0.5)
                  }
                  Button("Animate", systemImage: "play.fill") {
                      self.isLeftLarge.toggle()
                      self.isRightLarge.toggle()
                  }
              }
              .animation(.default, value: isLeftLarge)
          }
      }
      """, doing: "tap(\"Animate\")", "at(1.5) { isRightLarge.toggle() }")
    #expect(played.attributes == ["Color[1].scaleEffect", "Color[2].scaleEffect"])
    for name in played.attributes {
      played.expect(name, [0.6: 0.6853809741729555, 1.3: 1])
      #expect(played.row(name, at: 1.3)?.event == "removed")
    }
    #expect(played.row("Color[2].scaleEffect", at: 1.5)?.event == "jump")
    played.expect("Color[2].scaleEffect", [1.5: 0.5])
    played.expect("Color[1].scaleEffect", [1.5: 1])
  }

  @Test("3: an animation with a body")
  func scoped() throws {
    let played = try PlayedViews(
      Self.view(
        """
        Rectangle().animation(.linear(duration: 2)) { content in
          content
            .scaleEffect(isLarge ? 1.0 : 0.4)
        }
        Button("Animate") { isLarge.toggle() }
        """, states: "@State var isLarge = false"))
    played.expect(
      "Rectangle.scaleEffect", [0.5: 0.4, 1: 0.55, 1.5: 0.7, 2.5: 1], within: 1e-6)
    #expect(abs((played.row("Rectangle.scaleEffect", at: 0.5)?.velocity ?? 0) - 0.3) < 1e-6)
    #expect(played.animations(of: "Rectangle.scaleEffect") == [".linear(duration: 2)"])
    played.expectEnd("Rectangle.scaleEffect", 151.0 / 60)
  }

  @Test("4: a property that changes from outside")
  func property() throws {
    let userAction = "at(0.5) { selected = true }"
    let first = try PlayedViews(
      """
      struct AvatarView: View {
      var selected: Bool
      var body: some View {
      Image("avatar")
      .scaleEffect(selected ? 1.5 : 1.0)
      .animation(.spring, value: selected)
      }
      }
      """, doing: userAction, set: ["selected=false"])
    first.expect("Image.scaleEffect", [0.6: 1.1853809741729555, 0.8: 1.445018179672416])
    first.expectEnd("Image.scaleEffect", 1.3)
    #expect(
      first.animations(of: "Image.scaleEffect") == [".spring"] && first.notes.isEmpty,
      "\(first.notes)")
    let second = try PlayedViews(
      """
      struct AvatarView: View {
      var selected: Bool
      var body: some View {
      Image("avatar")
      .animation(.spring, value: selected) {
      $0.scaleEffect(selected ? 1.5 : 1.0)
      }
      }
      }
      """, doing: userAction, set: ["selected=false"])
    #expect(second.rows == first.rows)
    #expect(
      second.notes.count == 1 && second.notes[0].contains("is not valid SwiftUI"), "\(second.notes)"
    )
  }

  @Test("5: scope by order")
  func order() throws {
    let played = try PlayedViews(
      Self.view(
        """
        Circle().scaleEffect(liked ? 1.3 : 1).animation(.bouncy, value: liked).opacity(liked ? 1 : 0.4)
          .animation(.easeInOut(duration: 0.2), value: liked).offset(x: liked ? 20 : 0)
          .onTapGesture { liked.toggle() }
        """, states: "@State var liked = false"))
    #expect(played.attributes == ["Circle.scaleEffect", "Circle.opacity", "Circle.offset.x"])
    played.expect("Circle.scaleEffect", [0.6: 1.1316084972094413, 0.7: 1.2641404082468508])
    played.expectEnd("Circle.scaleEffect", 74.0 / 60)
    played.expect(
      "Circle.opacity", [31.0 / 60: 0.40816307067871094, 0.6: 0.7, 0.7: 1])
    played.expectEnd("Circle.opacity", 43.0 / 60)
    played.expect("Circle.offset.x", [29.0 / 60: 0, 0.5: 20])
    #expect(played.row("Circle.offset.x", at: 0.5)?.event == "jump")
    #expect(played.time(of: "tap:Circle") == 0.5)
  }

  private static func toast(container: String, own: String) -> String {
    view(
      """
      VStack { Button("Go") { isOpen.toggle() }; if isOpen { Toast().frame(width: 300, height: 60)\(own)
        .transition(.move(edge: .top)) } else { Circle() } }\(container)
      """, states: "@State var isOpen = false")
  }

  @Test("6: a toast comes and goes, and the default transition")
  func transition() throws {
    let played = try PlayedViews(
      Self.toast(container: ".animation(.snappy, value: isOpen)", own: ""), doing: "tap(\"Go\")",
      "tap(\"Go\")")
    played.expect(
      "Toast.offset.y",
      [0.5: -60, 0.6: -35.864071957001954, 1: 0.25976564054585083, 1.6: -24.136487118545432])
    #expect(played.row("Toast.offset.y", at: 1.5)?.event == "merge")
    #expect(played.row("Toast.offset.y", at: 0.4) == nil)
    #expect(abs((played.time(of: "removed:Toast") ?? 0) - 152.0 / 60) < 1e-6)
    played.expect("Circle.opacity", [0.6: 0.5977345326166994, 1.6: 0.4022654673833006])
    #expect(abs((played.time(of: "removed:Circle") ?? 0) - 64.0 / 60) < 1e-6)
    #expect(played.time(of: "appear:Circle") == 1.5)
    #expect(played.row("Circle.opacity", at: 1.2) == nil)
    #expect(played.attributes.sorted() == ["Circle.opacity", "Toast.offset.y"])
    // An animation on the inserted view has no effect on its transition.
    let still = try PlayedViews(
      Self.toast(container: "", own: ".animation(.snappy, value: isOpen)"), doing: "tap(\"Go\")")
    #expect(still.attributes.isEmpty)
    #expect(still.time(of: "appear:Toast") == 0.5 && still.time(of: "removed:Circle") == 0.5)
  }

  @Test("7: a cascade of delays")
  func cascade() throws {
    let played = try PlayedViews(
      """
      struct Example: View {
        @State private var isShown = false
        var body: some View {
          HStack {
            ForEach(0..<3) { i in Text("\\(i)").offset(y: isShown ? 0 : 40).animation(.spring(duration: 0.5, bounce: 0.25).delay(Double(i) * 0.1), value: isShown) }
          }
          .onAppear { isShown = true }
        }
      }
      """)
    let names = (1...3).map { "Text[\($0)].offset.y" }
    #expect(played.attributes == names)
    played.expect(names[0], [0: 40, 0.1: 22.962147852944074, 0.2: 6.040123365716099])
    played.expect(names[1], [0.2: 22.962147852944074, 0.3: 6.040123365716099])
    for (name, end) in zip(names, [70.0, 76, 82]) { played.expectEnd(name, end / 60) }
    #expect(played.animations(of: names[1]) == [".spring(duration: 0.5, bounce: 0.25).delay(0.1)"])
  }

  @Test("8: a drag is followed, and a spring takes over with its velocity")
  func drag() throws {
    let played = try PlayedViews(
      Self.view(
        """
        Circle().offset(drag).gesture(DragGesture().onChanged { drag = $0.translation }.onEnded { _ in
          withAnimation(.spring(duration: 0.4, bounce: 0.3)) { drag = .zero } })
        """, states: "@State private var drag = CGSize.zero"))
    played.expect(
      "Circle.offset.x",
      [
        31.0 / 60: 0, 32.0 / 60: 16, 0.75: 120, 46.0 / 60: 123.42221924029762,
        0.8: 106.377313958442,
        0.9: 26.280148219450375, 1: -3.560604361559133,
      ])
    played.expect("Circle.offset.y", [32.0 / 60: 10.666666666666666, 46.0 / 60: 82.28147949353178])
    #expect(
      abs((played.row("Circle.offset.x", at: 0.75)?.velocity ?? 0) - 479.99999999999955) < 1e-9)
    played.expectEnd("Circle.offset.x", 115.0 / 60)
    #expect(played.time(of: "drag:Circle") == 0.5 && played.time(of: "drop:Circle") == 0.75)
  }

  @Test(
    "10: work that is put off",
    arguments: [
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {",
      "Task { try? await Task.sleep(for: .milliseconds(300));",
    ])
  func later(wait: String) throws {
    let played = try PlayedViews(
      Self.view(
        """
        Button("Go") { withAnimation(.easeOut(duration: 0.3)) { step = 1 }
          \(wait) withAnimation(.spring(duration: 0.4)) { step = 2 } } }
        Image("x").offset(x: step == 0 ? 0 : 100).rotationEffect(.degrees(step == 2 ? 180 : 0))
        """, states: "@State var step = 0"))
    played.expect("Image.offset.x", [0.6: 48.834896087646484])
    played.expectEnd("Image.offset.x", 49.0 / 60)
    played.expect(
      "Image.rotationEffect", [0.8: 0, 0.9: 86.48850744498306, 1: 148.29793162065997])
    played.expectEnd("Image.rotationEffect", 118.0 / 60)
  }

  @Test("12: tabs of an enumeration")
  func tabs() throws {
    let played = try PlayedViews(
      "enum Tab: Int, CaseIterable { case home = -1, search, me }\n"
        + Self.view(
          """
          ForEach(Tab.allCases, id: \\.self) { t in Button("\\(t)") { withAnimation(.snappy) { tab = t } } }
          Capsule().offset(x: CGFloat(tab.rawValue) * 100)
          """, states: "@State var tab = Tab.home"),
      doing: "at(0.5) { tap(\"search\") }; at(0.7) { tap(\"me\") }")
    played.expect(
      "Capsule.offset.x",
      [
        0.5: -100, 0.6: -59.77345326166994, 0.7: -20.74059638860247, 0.8: 36.03909051268511,
        1: 95.96736379690682,
      ])
    #expect(played.row("Capsule.offset.x", at: 0.7)?.event == "merge")
    played.expectEnd("Capsule.offset.x", 104.0 / 60)
  }

  @Test("16: an animation that a state chooses")
  func chosen() throws {
    let played = try PlayedViews(
      Self.view(
        """
        Circle().scaleEffect(isOn ? 1.5 : 1).animation(isOn ? .bouncy : nil, value: isOn)
        Button("Go") { isOn.toggle() }
        """, states: "@State var isOn = false"), doing: "tap(\"Go\")", "tap(\"Go\")")
    played.expect("Circle.scaleEffect", [0.6: 1.2193474953490688, 1.5: 1])
    played.expectEnd("Circle.scaleEffect", 1.25)
    #expect(played.row("Circle.scaleEffect", at: 1.5)?.event == "jump")
    #expect(played.animations(of: "Circle.scaleEffect") == [".bouncy"])
  }

  @Test("17: an animatable view, and a random number")
  func animatable() throws {
    let played = try PlayedViews(
      files: [
        """
        struct ContentView: View {
          @State private var stockPrice: Double = 142.50
          var body: some View {
            VStack(spacing: 20) {
              StockPriceView(price: stockPrice, changePercent: 0.025)
                .animation(.spring(duration: 0.8), value: stockPrice)
              Button("Simulate Price Change") { stockPrice = Double.random(in: 130...160) }
            }
          }
        }
        """,
        """
        @MainActor
        @Animatable
        struct StockPriceView: View {
          var price: Double
          var changePercent: Double
          var body: some View {
            VStack(alignment: .trailing) {
              Text("$\\(price, format: .number.precision(.fractionLength(2)))")
              Text("\\(changePercent, format: .percent)").foregroundColor(changePercent > 0 ? .green : .red)
            }
          }
        }
        """,
      ])
    played.expect("StockPriceView.price", [0.6: 142.98360497941337, 1: 144.75672724487094])
    played.expectEnd("StockPriceView.price", 1.8)
    #expect(played.attributes == ["StockPriceView.price"])
    #expect(played.notes.contains { $0.contains("random numbers are the middle") })
  }
}
