import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Whole calls, and source with any number of them.
@Suite struct PasteExpansionTests {
  /// A paste with one animation, and the expression with the same meaning.
  static let calls: [(paste: String, expression: String)] = [
    ("withAnimation(.bouncy) { isOpen.toggle() }", ".bouncy"),
    ("withAnimation { isOpen.toggle() }", ".default"),
    ("withAnimation{x=1}", ".default"),
    ("withAnimation() { x = 1 }", ".default"),
    ("withAnimation(.snappy, { x = 1 })", ".snappy"),
    ("withAnimation(.snappy, change)", ".snappy"),
    ("SwiftUI.withAnimation(.linear) { }", ".linear"),
    (
      "withAnimation(.spring(), completionCriteria: .removed) { x = 1 } completion: { y = 2 }",
      ".spring()"
    ),
    ("withAnimation(completionCriteria: .logicallyComplete) { x } completion: { }", ".default"),
    ("try await withAnimation(.easeIn) { try await load() }", ".easeIn"),
    ("return withAnimation(.easeIn) { 3 }", ".easeIn"),
    ("let result = withAnimation(.easeIn) { 3 }", ".easeIn"),
    (
      "withAnimation(Animation.linear(duration: 2).repeatForever()) {}",
      ".linear(duration: 2).repeatForever()"
    ),
    (
      "withAnimation(\n  // gently\n  .easeOut(duration: 0.5) /* s */\n) { a() }",
      ".easeOut(duration: 0.5)"
    ),
    (".animation(.bouncy, value: isOpen)", ".bouncy"),
    (".animation(.bouncy, value: a == b ? [1] : [2])", ".bouncy"),
    (".animation(.easeIn(duration: 3/5))", ".easeIn(duration: 0.6)"),
    (".animation(.smooth) { content in content.opacity(x) }", ".smooth"),
    (".animation(.smooth) { $0.scaleEffect(x) }", ".smooth"),
    ("Text(\"a (b\").padding().animation(.easeIn, value: x)", ".easeIn"),
    (".scaleEffect(isOn ? 1.2 : 1)\n.animation(.bouncy, value: isOn)", ".bouncy"),
    (
      ".opacity(isOn ? 1 : 0)\n    .animation(.spring(duration: 2), value: isOn)",
      ".spring(duration: 2)"
    ),
    (".offset(x: 10).animation(.snappy, value: isOn)", ".snappy"),
    ("$isOpen.animation(.snappy)", ".snappy"),
    ("$isOpen.animation()", ".default"),
    ("Toggle(\"on\", isOn: $isOpen.animation(.easeInOut(duration: 1)))", ".easeInOut(duration: 1)"),
    ("Transaction(animation: .bouncy)", ".bouncy"),
    (
      "var t = Transaction(animation: .linear(duration: 3))\nt.disablesAnimations = true",
      ".linear(duration: 3)"
    ),
    ("withTransaction(Transaction(animation: .easeIn)) { x = 1 }", ".easeIn"),
    (
      "AsyncImage(url: url, transaction: .init(animation: .smooth)) { phase in phase.image }",
      ".smooth"
    ),
    (".transaction { $0.animation = .linear }", ".linear"),
    (".transaction { t in t.animation = nil }", "nil"),
    ("let spring: Animation = .bouncy", ".bouncy"),
    ("private let quick: SwiftUI.Animation? = .easeIn(duration: 0.1)", ".easeIn(duration: 0.1)"),
    ("static let card = Animation.spring(duration: 0.3)", ".spring(duration: 0.3)"),
    ("@available(iOS 17, *) @MainActor public static let card: Animation = .snappy", ".snappy"),
    ("var slow: Animation { .easeIn(duration: 4) }", ".easeIn(duration: 4)"),
    ("var slow: Animation { get { return .easeIn(duration: 4) } }", ".easeIn(duration: 4)"),
    (
      "static var slow: Animation {\n  // long\n  return Animation.easeIn(duration: 4)\n}",
      ".easeIn(duration: 4)"
    ),
    (
      "func toast(_ seconds: Double = 0.25) -> Animation { .easeInOut(duration: seconds) }",
      ".easeInOut(duration: 0.25)"
    ),
    ("extension Animation { static let old = easeIn(duration: 0.2) }", ".easeIn(duration: 0.2)"),
    (
      "extension Animation { static var old: Self { .easeIn(duration: 0.2) } }",
      ".easeIn(duration: 0.2)"
    ),
    ("let spring: Spring = .bouncy", "Spring.bouncy"),
    ("let spring = Spring(duration: 0.2)", "Spring(duration: 0.2)"),
    ("let curve: UnitCurve = .easeIn", "UnitCurve.easeIn"),
    ("withAnimation(nil) { x = 1 }", "nil"),
    (".animation(.none, value: x)", "nil"),
  ]

  @Test(arguments: calls)
  func aCallIsTheAnimationInIt(paste: String, expression: String) throws {
    let curves = try Expression.parse(paste)
    let expected = try Expression.parse(expression)
    #expect(curves.map(\.subject) == expected.map(\.subject))
  }

  /// The contents of closures, and the code around the call, are irrelevant.
  @Test(arguments: [
    "{ \"\\(a ? \"}\" : \"{\") items\" }", "{ // }\n }", "{ /* { */ }",
    "{ a.b?.c!.d[0] = try! f() }",
    "{ switch a { case .b: c(); default: break } }", "{ [weak self] in self?.x += 1 }",
    "{ @MainActor in await f() }", "{ if #available(iOS 17, *) { g() } }",
    "{ let a = \\.b; a |> c <*> d }",
    "{ ))) }", "{ let = }", "{ \"\"\"\n  { ( \"\n  \"\"\" }", "{ #\"raw \" ( \"# }",
    "{ 0,5 .5 1. }",
    "{ x = y ? .linear : .easeIn }", "{ é = \"👩‍👩‍👧‍👦\" }", "{ func f<T: P>(_ a: T) where T: Q {} }",
  ])
  func closuresAreNotRead(closure: String) throws {
    for call in ["withAnimation(.bouncy) \(closure)", "withAnimation(.bouncy, \(closure))"] {
      let curves = try Expression.parse(call)
      #expect(curves.map(\.subject) == [.animation(.bouncy)], "\(call)")
    }
  }

  /// The name of a single paste: the declared name, the label, or else the animation itself.
  @Test(arguments: [
    ("withAnimation(.bouncy) { }", ".bouncy", false),
    ("a b=withAnimation(.bouncy) { }", "a b", true),
    ("static let card: Animation = .bouncy", "card", true),
    ("var body: some View { Text(\"\").animation(.bouncy, value: x) }", ".bouncy", false),
  ])
  func aSingleAnimationKeepsItsName(paste: String, name: String, isLabelled: Bool) throws {
    let curve = try #require(try Expression.parse(paste).first)
    #expect(curve.name == name)
    #expect(curve.isLabelled == isLabelled)
  }

  private static let view = """
    import SwiftUI

    extension Animation {
      static let card = Animation.spring(duration: 0.3)
    }
    enum Motion { static let quick = 0.2 }

    @MainActor struct Card: View {
      @State private var isOpen = false
      private let bounce = 0.25
      var body: some View {
        VStack {
          Text("https://example.org { \\(isOpen)")
            .animation(.card, value: isOpen)
            .animation(.easeIn(duration: Motion.quick), value: isOpen)
            .animation(.spring(duration: 0.5, bounce: self.bounce).delay(0.1), value: isOpen)
            .transition(.slide.animation(.easeOut(duration: 2)))
            .transition(.move(edge: .top))
          ForEach(items) { item in
            Text("").animation(.easeIn(duration: 0.5).delay(item.delay / 20), value: isOpen)
          }
        }
        .onTapGesture { withAnimation { isOpen.toggle() } }
        .phaseAnimator([0, 1]) { view, phase in view } animation: { phase in
          switch phase {
          case 0: .linear(duration: 1)
          default: .linear(duration: 2)
          }
        }
      }
      func close() { withAnimation(nil) { isOpen = false } }
    }
    #Preview { Card().animation(.smooth, value: 1) }
    """

  @Test func everyAnimationOfAFileIsNamedByWhereItStands() throws {
    let readings = try ExpressionFile.readings(Self.view, fileName: "Card.swift")
    let read = readings.map { reading in
      let curves = (try? reading.curves.get()) ?? []
      let motion = curves.first.flatMap { Expression.text(of: $0.subject) }
      return "\(reading.site?.name ?? "") \(motion ?? "left out: \(reading.site?.text ?? "")")"
    }
    #expect(
      read
        == [
          "card .spring(duration: 0.3, bounce: 0)",
          "body:14 .spring(duration: 0.3, bounce: 0)",
          "body:15 .easeIn(duration: 0.2)",
          "body:16 .spring(duration: 0.5, bounce: 0.25).delay(0.1)",
          "body:17 .easeOut(duration: 2)",
          "body:18 left out: .move(edge: .top)",
          "body:20 left out: .easeIn(duration: 0.5).delay(‹item.delay / 20›)",
          "body:23 .default",
          "body:26 .linear(duration: 1)",
          "body:27 .linear(duration: 2)",
          "close:31 nil",
          "#Preview:33 .smooth",
        ].map { $0.replacingSmooth })
  }

  @Test func everyAnimationOfAFileCanBeAskedForByItself() throws {
    var count = 0
    for reading in try ExpressionFile.readings(Self.view, fileName: "Card.swift") {
      for single in (try? reading.singles()) ?? [] {
        count += 1
        let again = try Expression.parse(single.text)
        #expect(again.map(\.subject) == single.curves.map(\.subject), "\(single.text)")
        #expect(again.map(\.name) == single.curves.map(\.name), "\(single.text)")
      }
    }
    #expect(count == 10)
  }

  /// A name refers to the nearest declaration, and values that only the app knows are left out.
  @Test(arguments: [
    (
      "let d = 1.0\nfunc f() { let d = 2.0\n withAnimation(.linear(duration: d)) {} }",
      ".linear(duration: 2)"
    ),
    ("let d = 1.0\nfunc f() { withAnimation(.linear(duration: d)) {} }", ".linear(duration: 1)"),
    ("let d = 1.0\nfunc f(d: Double) { withAnimation(.linear(duration: d)) {} }", nil),
    ("let d = 1.0\nfunc f() { g { d in withAnimation(.linear(duration: d)) {} } }", nil),
    ("let d = 1.0\nfunc f() { for d in a { withAnimation(.linear(duration: d)) {} } }", nil),
    ("var d = 1.0\nfunc f() { withAnimation(.linear(duration: d)) {} }", ".linear(duration: 1)"),
    ("var d = 1.0\nfunc f() { withAnimation(.linear(duration: d)) { d = 2 } }", nil),
    (
      "var d: Double { 0.5 * 4 }\nfunc f() { withAnimation(.linear(duration: d)) {} }",
      ".linear(duration: 2)"
    ),
    (
      "var a: Animation { let s = Spring(duration: 2); return .spring(s) }\nfunc f() { withAnimation(a) {} }",
      ".spring(duration: 2)"
    ),
    ("let d = e\nlet e = d\nfunc f() { withAnimation(.linear(duration: d)) {} }", nil),
    (
      "enum A { enum B { static let d = 3.0 } }\nfunc f() { withAnimation(.linear(duration: A.B.d)) {} }",
      ".linear(duration: 3)"
    ),
    (
      "struct S { let a: Animation = .bouncy\nfunc f() { withAnimation(a.delay(1)) {} } }",
      ".bouncy.delay(1)"
    ),
    (
      "struct S { let a: Animation = .bouncy\nfunc f() { withAnimation(self.a.speed(2)) {} } }",
      ".bouncy.speed(2)"
    ),
  ])
  func namesMeanWhatIsDeclaredNearest(source: String, expression: String?) throws {
    let readings = try ExpressionFile.readings(source, fileName: "a.swift")
    let last = try #require(readings.last)
    let subjects = (try? last.curves.get())?.map(\.subject)
    #expect(try subjects == expression.map { try Expression.parse($0).map(\.subject) })
  }

  /// A type of the app with the name of a SwiftUI type is not the SwiftUI type.
  @Test func typesOfTheAppAreNotTaken() throws {
    let source = """
      struct Animation { static func spring() -> Animation { Animation() } }
      let mine = Animation.spring()
      let other: Animation = .spring()
      func f() { withAnimation(.bouncy) { } }
      """
    let readings = try ExpressionFile.readings(source, fileName: "a.swift")
    #expect(readings.map { $0.site?.name } == ["f:4"])
  }

  /// A view with several animators: each can use the properties around it, regardless of line breaks.
  @Test func keyframesKnowThePropertiesAroundThem() throws {
    let source = """
      struct Ripple<T: Equatable>: ViewModifier {
        var duration: TimeInterval { 3 }
        let far = 2.0; var near = 1.0
        var speed: Double
        func body(content: Content) -> some View {
          content.keyframeAnimator(initialValue: near, trigger: trigger) { view, _ in view } keyframes: { _ in
            LinearKeyframe(far, duration: far)
          }
          Text("a")
      .keyframeAnimator(initialValue: 0, trigger: trigger) { view, _ in view } keyframes: { _ in
            LinearKeyframe(duration, duration: duration)
          }
          Text("b").animation(.bouncy, value: trigger)
        }
      }
      """
    let curves = try ExpressionFile.parse(source, fileName: "a.swift")
    let tracks =
      try Expression.parse(
        "KeyframeTrack(initialValue: 1.0) { LinearKeyframe(2.0, duration: 2) }")
      + Expression.parse("KeyframeTrack(initialValue: 0.0) { LinearKeyframe(3.0, duration: 3) }")
    #expect(curves.map(\.subject) == tracks.map(\.subject) + [.animation(.bouncy)])
    #expect(curves.map(\.name) == ["body:6", "body:10", "body:13"])
  }

  @Test func transitionsAloneAreDrawnAsTransitions() throws {
    var context = ExpressionContext()
    context.viewSize = ViewSize(width: 10, height: 20)
    let curves = try Expression.parse(".transition(.move(edge: .bottom))", in: context)
    #expect(curves == (try Expression.parse(".move(edge: .bottom)", in: context)).map { $0 })
  }

  @Test(arguments: [
    (".contentTransition(.numericText(countsDown: true))", Subject.animation(.default)),
    ("Text(\"3\").contentTransition(.interpolate)", .animation(.default)),
    (".contentTransition(.identity)", .unanimated),
  ])
  func contentTransitionsMoveWithTheChange(paste: String, subject: Subject) throws {
    #expect(try Expression.parse(paste).map(\.subject) == [subject])
  }

  @Test(arguments: [
    ("import SwiftUI\nlet x = 1\n", "there are no animations in it"),
    ("import SwiftUI\nlet a: Animation = .mine\n", "'.mine' is not SwiftUI's"),
  ])
  func sourceWithoutLiteralAnimationsSaysSo(source: String, words: String) {
    #expect {
      try ExpressionFile.parse(source, fileName: "a.swift")
    } throws: { error in
      (error as? ExpressionError)?.sentence.hasPrefix(words) ?? false
    }
  }
}

extension String {
  /// The text with `.smooth`, which is a spring, replaced by its canonical text.
  fileprivate var replacingSmooth: String {
    hasSuffix(" .smooth") ? dropLast(".smooth".count) + ".spring(duration: 0.5, bounce: 0)" : self
  }
}
