import SourceScanning
import Testing

/// Tests of the meanings of names, and of the names that stay unread.
@Suite struct SiteResolverTests {
  /// An animation in a view, the members before it, and the resolved texts with the ways in which they became known.
  private static let cases: [(String, String, [String])] = [
    (".easeIn(duration: quick)", "let quick = 0.2", [".easeIn(duration: 0.2)/constant"]),
    (".easeIn(duration: self.quick)", "let quick = 0.2", [".easeIn(duration: 0.2)/constant"]),
    (
      ".easeIn(duration: Self.quick)", "static let quick = 1 / 4.0",
      [".easeIn(duration: 0.25)/constant"]
    ),
    (
      ".easeIn(duration: Card.quick)", "static let quick: Double = 1 / 4",
      [".easeIn(duration: 0.25)/constant"]
    ),
    (
      ".easeIn(duration: Self.Durations.quick)", "enum Durations { static let quick = 0.25 }",
      [".easeIn(duration: 0.25)/constant"]
    ),
    (
      "Self.Motion.Card.open.delay(0.1)",
      "enum Motion { enum Card { static let open = Animation.bouncy } }",
      [".bouncy.delay(0.1)/constant"]
    ),
    (
      ".easeIn(duration: quick)", "var quick: Double { 0.1 + 0.2 }",
      [".easeIn(duration: 0.3)/constant"]
    ),
    (".easeIn(duration: quick)", "var quick = 0.2", [".easeIn(duration: 0.2)/default"]),
    (
      ".easeIn(duration: quick)", "var quick = 0.2\nfunc f() { quick = 1 }",
      [".easeIn(duration: ‹quick›)/partly"]
    ),
    (
      ".easeIn(duration: quick)", "@Binding var quick: Double",
      [".easeIn(duration: ‹quick›)/partly"]
    ),
    (".easeIn(duration: quick)", "let quick: Double", [".easeIn(duration: ‹quick›)/partly"]),
    (
      ".easeIn(duration: quick)", "@State private var quick = 0.2",
      [".easeIn(duration: 0.2)/constant"]
    ),
    (
      ".easeIn(duration: quick)",
      "@State private var quick = 0.2\nvar b: some View { Slider($quick) }",
      [".easeIn(duration: ‹quick›)/partly"]
    ),
    ("isOn ? .bouncy : nil", "", [".bouncy/branch", "nil/branch"]),
    ("isOn ? .bouncy : .none", "", [".bouncy/branch", "nil/branch"]),
    (".none", "", ["nil/literal"]),
    (
      "isOn ? .bouncy : other ? .smooth : .linear", "",
      [".bouncy/branch", ".smooth/branch", ".linear/branch"]
    ),
    (
      ".linear(duration: isOn ? 0.2 : 0.4)", "",
      [".linear(duration: 0.2)/branch", ".linear(duration: 0.4)/branch"]
    ),
    (
      ".spring(response: isOn ? 0.1 : 0.4, dampingFraction: isOn ? 1 : 0.5)", "",
      [
        ".spring(response: 0.1, dampingFraction: 1)/branch",
        ".spring(response: 0.4, dampingFraction: 0.5)/branch",
      ]
    ),
    (
      "(isOn ? Animation.bouncy : .smooth).delay(!isOn ? 0.2 : 0.1)", "",
      [".bouncy.delay(0.1)/branch", ".smooth.delay(0.2)/branch"]
    ),
    ("isOn ? (isOn ? .bouncy : .linear) : .smooth", "", [".bouncy/branch", ".smooth/branch"]),
    (
      ".spring(duration: isOn ? 0.1 : 0.4, bounce: other ? 0.2 : 0.3)", "",
      [
        ".spring(duration: 0.1, bounce: 0.2)/branch", ".spring(duration: 0.1, bounce: 0.3)/branch",
        ".spring(duration: 0.4, bounce: 0.2)/branch", ".spring(duration: 0.4, bounce: 0.3)/branch",
      ]
    ),
    (
      ".spring(duration: f() ? 0.1 : 0.4, bounce: f() ? 0.2 : 0.3)", "",
      [
        ".spring(duration: 0.1, bounce: 0.2)/branch", ".spring(duration: 0.1, bounce: 0.3)/branch",
        ".spring(duration: 0.4, bounce: 0.2)/branch", ".spring(duration: 0.4, bounce: 0.3)/branch",
      ]
    ),
    (
      "reduceMotion ? nil : .bouncy", "@Environment(\\.accessibilityReduceMotion) var reduceMotion",
      [".bouncy/literal"]
    ),
    (
      "spring.delay(0.1)", "let spring: Animation = .spring(duration: 0.3)",
      [".spring(duration: 0.3).delay(0.1)/constant"]
    ),
    ("Animation.easeOut", "", [".easeOut/literal"]),
    ("SwiftUI.Animation.easeOut", "", [".easeOut/literal"]),
    (
      ".spring(value)", "let value = Spring(duration: 0.4)",
      [".spring(Spring(duration: 0.4))/constant"]
    ),
    (
      "motion(0.4)", "func motion(_ t: Double) -> Animation { .linear(duration: t) }",
      [".linear(duration: 0.4)/constant"]
    ),
    (
      "motion(for: 0.4)",
      "func motion(for t: Double, b: Double = 0.1) -> Animation { return .spring(duration: t, bounce: b) }",
      [".spring(duration: 0.4, bounce: 0.1)/default"]
    ),
    (
      "motion", "var motion: Animation { if isOn { .linear } else { .easeIn } }",
      [".linear/branch", ".easeIn/branch"]
    ),
    (
      "motion",
      "var motion: Animation { switch isOn { case true: return .linear; case false: return .easeIn } }",
      [".linear/branch", ".easeIn/branch"]
    ),
    (
      ".linear(duration: Double.random(in: 1...2))", "",
      [".linear(duration: ‹Double.random(in: 1...2)›)/partly"]
    ),
    (".linear(duration: min(0.4, quick))", "let quick = 0.2", [".linear(duration: 0.2)/constant"]),
    ("theme.motion", "", ["/unread"]),
    ("theme.motion.delay(0.1)", "", ["‹theme.motion›.delay(0.1)/partly"]),
    (".linear.repeatCount(2 + 1)", "", [".linear.repeatCount(3)/literal"]),
  ]

  @Test(arguments: cases)
  func namesAreFollowed(_ animation: String, _ members: String, _ expected: [String]) {
    let scan = ScanFixture.scan(
      ScanFixture.view("Text(\"a\").animation(\(animation), value: isOn)", members: members))
    let found = scan.uses.map { "\($0.expression)/\($0.resolution.rawValue)" }
    #expect(found == expected, "\(scan.uses.map(\.reason))")
    for use in scan.uses { #expect(use.isKnown == use.reason.isEmpty) }
  }

  @Test func whatIsUsedUnderReduceMotionIsTold() {
    let use = ScanFixture.scan(
      ScanFixture.view("Text(\"a\").animation(reduceMotion ? .linear : .bouncy, value: isOn)")
    ).uses[0]
    #expect(use.expression == ".bouncy" && use.reduceMotion == ".linear" && use.branch == nil)
  }

  /// The setting for reduced motion is recognized by its declaration; its name counts only if the value is given
  /// elsewhere.
  @Test(arguments: [
    ("less ? nil : .bouncy", "@Environment(\\.accessibilityReduceMotion) var less", ["nil"]),
    ("less == false ? .bouncy : nil", "let less = UIAccessibility.isReduceMotionEnabled", ["nil"]),
    (
      "isOn && less ? nil : .bouncy", "@Environment(\\.accessibilityReduceMotion) var less", ["nil"]
    ),
    (
      "!less || isOn ? .bouncy : nil", "@Environment(\\.accessibilityReduceMotion) var less",
      ["", ""]
    ),
    ("reduceMotion ? nil : .bouncy", "let reduceMotion: Bool", ["nil"]),
    ("reduceMotion ? nil : .bouncy", "@State var reduceMotion = false", ["", ""]),
    ("UIAccessibility.isReduceMotionEnabled ? nil : .bouncy", "", ["nil"]),
  ])
  func reducedMotionIsKnownByItsDeclaration(
    _ animation: String, _ member: String, _ expected: [String]
  ) {
    let uses = ScanFixture.scan(
      ScanFixture.view("Text(\"a\").animation(\(animation), value: isOn)", members: member)
    ).uses
    #expect(uses.map(\.reduceMotion) == expected)
  }

  @Test func aNameInsideHidesOneOutside() {
    let scan = ScanFixture.scan(
      """
      let quick = 0.9
      struct Card: View {
        let quick = 0.5
        func a() { withAnimation(.linear(duration: quick)) {} }
        func b() { let quick = 0.1; withAnimation(.linear(duration: quick)) {} }
        func c(quick: Double = 0.3) { withAnimation(.linear(duration: quick)) {} }
        func d() { run { quick in withAnimation(.linear(duration: quick)) {} } }
        func e() { withAnimation(.linear(duration: quick)) {}; let quick = 0.7 }
        func f() { if let quick { withAnimation(.linear(duration: quick)) {} } }
      }
      func g() { withAnimation(.linear(duration: quick)) {} }
      """)
    #expect(
      scan.uses.map(\.expression) == [
        ".linear(duration: 0.5)", ".linear(duration: 0.1)", ".linear(duration: 0.3)",
        ".linear(duration: ‹quick›)", ".linear(duration: 0.5)", ".linear(duration: ‹quick›)",
        ".linear(duration: 0.9)",
      ])
  }

  @Test func countersMakeSweepsWhereTheirRangeIsWritten() {
    func expression(_ loop: String, _ delay: String) -> String {
      ScanFixture.scan(
        ScanFixture.view(
          "\(loop) { i in Text(\"a\").animation(.bouncy.delay(\(delay)), value: isOn) }")
      ).uses[0].expression
    }
    #expect(expression("ForEach(0..<4)", "Double(i) * 0.1") == ".bouncy.delay([0, 0.1, 0.2, 0.3])")
    #expect(expression("ForEach(1...2)", "Double(i) / 4") == ".bouncy.delay([0.25, 0.5])")
    #expect(expression("ForEach([0.1, 0.3], id: \\.self)", "i") == ".bouncy.delay([0.1, 0.3])")
    #expect(expression("ForEach(0..<40)", "Double(i)") == ".bouncy.delay(‹Double(i)›)")
    #expect(expression("ForEach(items)", "i / 20") == ".bouncy.delay(‹i / 20›)")
  }

  @Test func anExtensionByAnotherNameIsOneOfTheType() {
    let uses = ScanFixture.scan(
      """
      private typealias Row = Outer.Row
      enum Outer { struct Row { static let quick = 0.25 } }
      extension Row: View {
        func f() { withAnimation(.linear(duration: Self.quick)) {} }
        func g() { withAnimation(.linear(duration: quick)) {} }
      }
      """
    ).uses
    #expect(uses.map(\.expression) == [".linear(duration: 0.25)", ".linear(duration: 0.25)"])
  }

  @Test func typesComeBeforeNames() {
    let scan = ScanFixture.scan(
      """
      struct Spring { var x = 1.0 }
      let own: Spring = Spring(x: 2)
      let other = Spring(duration: 0.4)
      let real: SwiftUI.Animation = .bouncy
      func withAnimation(_ a: Int, _ body: () -> Void) {}
      func f() { withAnimation(3) {} }
      """)
    #expect(scan.animations.map(\.expression) == [".bouncy"])
    let outside = ScanFixture.scan(
      "enum Player { struct Animation {} }\nlet real: Animation = .bouncy")
    #expect(outside.animations.map(\.expression) == [".bouncy"])
  }

  @Test func aTypeOfTheAppsOwnIsSaidToBeOne() {
    let scan = ScanFixture.scan(
      "struct Animation { static let card = Animation(speed: 2) }\n"
        + ScanFixture.view("Text(\"a\").animation(.card, value: isOn)"))
    #expect(scan.uses.map(\.reason) == ["'Animation' is a type of the app's own"])
  }

  @Test func theAnimationOfATransactionIsKnownInPart() {
    let scan = ScanFixture.scan(
      "let v = w.transaction { t in t.animation = t.animation?.delay(0.2) }")
    #expect(scan.uses.map(\.expression) == ["‹t.animation›.delay(0.2)"])
    #expect(scan.uses.map(\.resolution) == [.partly])
  }

  @Test func keyframesHaveNoTravelToGoBeyond() {
    let scan = ScanFixture.scan(
      "let v = w.keyframeAnimator(initialValue: 1.0) { c, x in c.scaleEffect(x) } "
        + "keyframes: { _ in KeyframeTrack { LinearKeyframe(1.5, duration: 0.2); LinearKeyframe(1, duration: 0.3) } }"
    )
    #expect(scan.uses.map(\.context) == ["keyframeAnimator"])
    #expect(scan.uses[0].isKnown && scan.uses[0].overshoot == nil)
  }

  @Test func ofSeveralModulesTheOwnOneIsMeant() {
    let token = "enum Motion { static let fast = 0.1 }"
    let other = "enum Motion { static let fast = 0.2 }"
    let use = ScanFixture.view("Text(\"a\").animation(.linear(duration: Motion.fast), value: isOn)")
    let scan = ScanFixture.scan(
      token, other, use, use,
      names: [
        "P/Sources/A/T.swift", "P/Sources/B/T.swift", "P/Sources/B/V.swift", "P/Sources/C/V.swift",
      ])
    #expect(scan.uses[0].expression == ".linear(duration: 0.2)")
    #expect(scan.uses[1].expression == ".linear(duration: ‹Motion.fast›)")
    #expect(scan.uses[1].reason.contains("ambiguous"))
  }

  @Test func conditionsAreTold() {
    let scan = ScanFixture.scan(
      """
      enum Motion {
        #if DEBUG
        static let fast = 1.0
        #else
        static let fast = 0.1
        #endif
      }
      func f() { withAnimation(.linear(duration: Motion.fast)) {} }
      #if os(macOS)
      func g() { withAnimation(.bouncy) {} }
      #endif
      """)
    #expect(scan.uses.map(\.condition) == ["DEBUG", "!(DEBUG)", "os(macOS)"])
    #expect(scan.uses.map(\.branch) == [1, 2, nil])
  }

  @Test func previewsAndTestsAreMarked() {
    let scan = ScanFixture.scan(
      "#Preview { Text(\"a\").animation(.bouncy, value: 1) }",
      "func f() { withAnimation(.bouncy) {} }", names: ["A.swift", "AppTests/B.swift"])
    #expect(scan.uses.map(\.setting) == [.preview, .test])
  }

  @Test(arguments: [
    ("withAnimation {}", "withAnimation", ".default"),
    (
      "withAnimation(.bouncy, completionCriteria: .removed) {} completion: {}", "withAnimation",
      ".bouncy"
    ),
    ("x = $isOn.animation()", "Binding.animation", ".default"),
    ("x = $isOn.animation(.bouncy)", "Binding.animation", ".bouncy"),
    ("var t = Transaction(animation: .bouncy)", "Transaction(animation:)", ".bouncy"),
    ("v.transaction { $0.animation = .bouncy }", "transaction.animation", ".bouncy"),
    ("v.transaction { t in t.animation = .bouncy }", "transaction.animation", ".bouncy"),
    ("withTransaction(\\.animation, .bouncy) {}", "withTransaction", ".bouncy"),
    ("v.transition(.opacity.animation(.bouncy))", "transition.animation", ".bouncy"),
    ("v().animation(.bouncy) { $0.opacity(1) }", "animation(_:body:)", ".bouncy"),
    (
      "v().phaseAnimator([1, 2]) { v, p in v } animation: { p in .bouncy }", "phaseAnimator",
      ".bouncy"
    ),
    ("v().phaseAnimator([1, 2]) { v, p in v }", "phaseAnimator", ".default"),
    ("load(animation: .bouncy)", "animation:", ".bouncy"),
    ("v().scrollTransition(.animated(.bouncy)) { c, p in c }", "scrollTransition", ".bouncy"),
    (
      "v().scrollTransition(.animated.animation(.bouncy)) { c, p in c }", "scrollTransition",
      ".bouncy"
    ),
    (
      "v().scrollTransition(topLeading: .animated.threshold(.centered), bottomTrailing: .identity) { c, p in c }",
      "scrollTransition", ".default"
    ),
    ("UIView.animate(withDuration: 0.3) { v.alpha = 1 }", "UIView.animate", ""),
  ])
  func constructsAreFound(_ statement: String, _ context: String, _ expression: String) {
    let scan = ScanFixture.scan("func f() {\n  \(statement)\n}")
    #expect(scan.uses.count == 1)
    #expect(scan.uses.first?.context == context)
    if !expression.isEmpty { #expect(scan.uses.first?.expression == expression) }
    #expect(scan.uses.first?.isKnown == true)
  }

  /// Motions that do not move numbers are reported, with the reason why they are not followed.
  @Test(arguments: [
    ("v.symbolEffect(.pulse, options: .speed(3), value: x)", "symbolEffect"),
    ("let t = CATransition(); t.duration = 0.4", "CATransition"),
  ])
  func whatCannotBeFollowedIsTold(_ statement: String, _ context: String) {
    let uses = ScanFixture.scan("func f() {\n  \(statement)\n}").uses
    #expect(uses.map(\.context) == [context] && uses.map(\.resolution) == [.unread])
    #expect(uses.first?.reason.isEmpty == false)
  }

  /// Core Animation ends the spring after 0.25 s, which the spring's expression does not contain.
  @Test func aSpringThatIsCutOffIsNotItsExpression() {
    let spring = "let s = CASpringAnimation(keyPath: \"a\"); s.damping = 10; s.stiffness = 200"
    let uses = ScanFixture.scan("func f() {\n  \(spring); layer.add(s, forKey: nil)\n}").uses
    #expect(uses.map(\.settle) == [0.25] && uses.map(\.expression) == [""])
    #expect(uses.first?.resolution == .partly && uses.first?.reason.contains("0.25 s") == true)
  }

  @Test func theDurationsOfAChoiceAreBranches() {
    let uses = ScanFixture.scan("func f() { UIView.animate(withDuration: on ? 0.3 : 0.5) {} }").uses
    #expect(uses.map(\.branch) == [1, 2] && uses.map(\.duration) == [0.3, 0.5])
  }

  @Test func selfIsTheTypeThatIsExtended() {
    let scan = ScanFixture.scan(
      """
      extension Animation {
        static let custom = Self.timingCurve(0.3, 0, 0.1, 1, duration: 0.4)
        static func slow(_ duration: Double) -> Self { Self.easeIn(duration: duration) }
      }
      extension Spring { static let own = Self(duration: 0.4, bounce: 0.2) }
      func f() { withAnimation(.slow(0.3)) {} }
      """)
    #expect(
      scan.definitions.map(\.expression) == [
        ".timingCurve(0.3, 0, 0.1, 1, duration: 0.4)", ".easeIn(duration: ‹duration›)",
        "Spring(duration: 0.4, bounce: 0.2)",
      ])
    #expect(scan.uses.map(\.expression) == [".easeIn(duration: 0.3)"])
  }

  @Test(arguments: [
    "chart.animation(.named)", "view.animation(style, 3)", "Lottie.animation(\"a\")",
    "withTransaction(\\.disablesAnimations, true) {}", "v.onAppear { x in x.animation = y }",
  ])
  func othersFunctionsOfTheNameAreNone(_ statement: String) {
    #expect(ScanFixture.scan("func f() {\n  \(statement)\n}").animations.isEmpty)
  }
}
