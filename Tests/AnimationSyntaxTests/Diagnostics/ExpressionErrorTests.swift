import AnimationSyntax
import Testing

@testable import SwiftProgram

@Suite struct ExpressionErrorTests {
  typealias Row = (String, any Problem)

  private static func check(_ marked: String, _ kind: any Problem) {
    let text = MarkedText(marked)
    let found = error(in: text.text)
    #expect(found?.problem == kind)
    #expect(found?.range == text.range)
    #expect(found?.source == text.text)
  }

  static let wholeTexts: [Row] = [
    ("⟨⟩", SyntaxProblem.emptyExpression),
    ("⟨   ⟩", SyntaxProblem.emptyExpression),
    ("⟨// nothing⟩", SyntaxProblem.emptyExpression),
    ("name⟨=⟩", SyntaxProblem.emptyExpression),
    ("⟨=⟩.linear", SyntaxProblem.emptyLabel),
    ("⟨\"\"⟩=.linear", SyntaxProblem.emptyLabel),
    ("⟨let quick⟩ = .linear", SyntaxProblem.declaration("quick")),
    ("⟨static let quick: Text⟩ = .linear", SyntaxProblem.declaration("quick")),
    (".linear⟨\u{0}⟩", SyntaxProblem.controlCharacter("\u{0}")),
    (".linear⟨\u{1B}⟩[0m", SyntaxProblem.controlCharacter("\u{1B}")),
    (".linear⟨\u{9B}⟩0m", SyntaxProblem.controlCharacter("\u{9B}")),
    ("a⟨\u{202E}⟩b = .linear", SyntaxProblem.controlCharacter("\u{202E}")),
  ]

  @Test(arguments: wholeTexts)
  func aTextThatIsNoExpression(marked: String, kind: any Problem) {
    Self.check(marked, kind)
  }

  static let grammar: [Row] = [
    (".spring⟨(⟩duration: 0.5", SyntaxProblem.unclosed("(")),
    (".spring⟨(⟩duration: (0.5)", SyntaxProblem.unclosed("(")),
    (".spring⟨(⟩duration: 0.5]", SyntaxProblem.unclosed("(")),
    (".spring(duration: ⟨[⟩0.5)", SyntaxProblem.unclosed("[")),
    (".spring⟨)⟩", SyntaxProblem.unexpectedText(")")),
    (".spring(duration: 0.5)⟨)⟩", SyntaxProblem.unexpectedText(")")),
    (".linear; ⟨.spring⟩", SyntaxProblem.unexpectedText(".spring")),
    (".linear ⟨linear⟩", SyntaxProblem.unexpectedText("linear")),
    (".linear\n⟨linear⟩", SyntaxProblem.unexpectedText("linear")),
    (".linear()⟨(⟩)", SyntaxProblem.unexpectedText("(")),
    (".linear(duration: ⟨⟩)", SyntaxProblem.expected("a value")),
    (".linear(duration: 1 +⟨⟩)", SyntaxProblem.expected("a value")),
    (".linear.⟨⟩", SyntaxProblem.expected("a name")),
    (".spring(duration: 0.5 ⟨⟩bounce: 0.3)", SyntaxProblem.expected("a comma")),
    (".spring(duration ⟨⟩0.5)", SyntaxProblem.expected("':' after 'duration'")),
    (".spring(duration⟨=⟩ 0.5)", SyntaxProblem.equalsSignAfterLabel("duration")),
    (".spring(duration ⟨=⟩ 0.5)", SyntaxProblem.equalsSignAfterLabel("duration")),
    (".linear(duration: ⟨300ms⟩)", SyntaxProblem.malformedNumber("300ms")),
    (".linear(duration: ⟨0.3s⟩)", SyntaxProblem.malformedNumber("0.3s")),
    (".linear(duration: ⟨.5⟩)", SyntaxProblem.numberWithoutZero(suggestion: "0.5")),
    (".linear(duration: -⟨.5e3⟩)", SyntaxProblem.numberWithoutZero(suggestion: "0.5e3")),
    (".linear(duration: ⟨1.⟩)", SyntaxProblem.numberWithoutZero(suggestion: "1.0")),
    (".spring(duration: ⟨0,5⟩, bounce: 0)", SyntaxProblem.decimalComma(suggestion: "0.5")),
    (".linear.delay(⟨try 1⟩)", SyntaxProblem.notUnderstood("this")),
    ("⟨if⟩ a { .linear } else { .spring }", SyntaxProblem.notUnderstood("'if'")),
    ("⟨return⟩ .linear", SyntaxProblem.notUnderstood("'return'")),
    (".linear(duration: 1 ⟨as⟩ Double)", SyntaxProblem.notUnderstood("a type conversion")),
    (".linear(duration: 1) ⟨{ print(1) }⟩", SyntaxProblem.notUnderstood("a closure")),
  ]

  @Test(arguments: grammar)
  func aTextThatIsNotSwift(marked: String, kind: any Problem) {
    Self.check(marked, kind)
  }

  private static let number = "the number itself"
  private static let animation = "an animation in its place"

  static let app: [Row] = [
    (".spring(duration: ⟨speed⟩)", AppProblem.dependsOnApp(name: "speed", expected: number)),
    (
      ".spring(duration: ⟨Theme.speed⟩)",
      AppProblem.dependsOnApp(name: "Theme.speed", expected: number)
    ),
    (".spring(duration: 2 * ⟨speed⟩)", AppProblem.dependsOnApp(name: "speed", expected: number)),
    (
      ".spring(duration: ⟨durations[0]⟩)",
      AppProblem.dependsOnApp(name: "durations[0]", expected: "its value")
    ),
    (".spring(duration: ⟨speed!⟩)", AppProblem.dependsOnApp(name: "speed!", expected: "its value")),
    ("⟨myAnimation⟩", AppProblem.dependsOnApp(name: "myAnimation", expected: animation)),
    ("⟨mySpring⟩.delay(1)", AppProblem.dependsOnApp(name: "mySpring", expected: animation)),
    ("⟨Theme.quick⟩.delay(1)", AppProblem.dependsOnApp(name: "Theme.quick", expected: animation)),
    (
      ".spring(⟨settings⟩)",
      AppProblem.dependsOnApp(name: "settings", expected: "a spring in its place")
    ),
    (
      ".linear.repeatForever(autoreverses: ⟨isOpen⟩)",
      AppProblem.dependsOnApp(name: "isOpen", expected: "true or false")
    ),
    (".linear.speed(⟨hypotenuse⟩(1, 2))", AppProblem.unknownFunction("hypotenuse")),
    (".linear.speed(⟨Theme.speed⟩(1))", AppProblem.unknownFunction("Theme.speed")),
    (
      "withAnimation(.easeIn(duration: ⟨quick⟩)) { isOpen.toggle() }",
      AppProblem.dependsOnApp(name: "quick", expected: "the number itself")
    ),
    (
      ".linear.⟨animation⟩(.spring)",
      AppProblem.onlyTheAnimation(function: "animation", animation: ".spring")
    ),
    ("⟨Animation(Ripple())⟩", AppProblem.customAnimation),
  ]

  @Test(arguments: app)
  func whatOnlyAnAppKnows(marked: String, kind: any Problem) {
    Self.check(marked, kind)
  }

  private static func unknown(
    _ name: String, _ expected: String, _ suggestion: String?
  ) -> any Problem {
    NameProblem.unknownName(name, expected: expected, suggestion: suggestion)
  }

  private static let anAnimation = "an animation such as '.spring(duration: 0.5)'"
  private static let aSpring = "a spring such as 'Spring(duration: 0.5, bounce: 0.3)'"
  private static let aCurve = "a curve such as '.easeInOut'"
  private static let aModifier = "a modifier such as '.delay(0.2)'"

  static let names: [Row] = [
    (".bouncy⟨..⟩delay(1)", SyntaxProblem.unexpectedText("..")),
    (".⟨sprnig⟩", unknown("sprnig", anAnimation, "spring")),
    (".⟨easein⟩(duration: 1)", unknown("easein", anAnimation, "easeIn")),
    ("⟨bouncyy⟩", unknown("bouncyy", anAnimation, "bouncy")),
    ("⟨Bouncy⟩", unknown("Bouncy", anAnimation, "bouncy")),
    ("⟨Sprng⟩(duration: 1)", unknown("Sprng", anAnimation, "Spring")),
    ("Animation.⟨sping⟩", unknown("sping", anAnimation, "spring")),
    (".⟨ripple⟩(index: 1)", unknown("ripple", anAnimation, nil)),
    (".⟨circularEaseIn⟩", unknown("circularEaseIn", anAnimation, "UnitCurve.circularEaseIn")),
    ("Spring.⟨bouncey⟩", unknown("bouncey", aSpring, "bouncy")),
    (".spring(.⟨bouncey⟩)", unknown("bouncey", aSpring, "bouncy")),
    (".spring(⟨bouncy⟩)", unknown("bouncy", aSpring, ".bouncy")),
    ("UnitCurve.⟨easInOut⟩", unknown("easInOut", aCurve, "easeInOut")),
    (".linear.⟨dely⟩(1)", unknown("dely", aModifier, "delay")),
    (".linear.⟨foo⟩", unknown("foo", aModifier, nil)),
    ("Spring(duration: 1).⟨value⟩", unknown("value", "the end of the expression", nil)),
    (
      "UnitCurve.linear.⟨inverze⟩",
      unknown("inverze", "'.inverse' or the end of the expression", "inverse")
    ),
    ("⟨Spring⟩", NameProblem.typeName("Spring", example: "Spring.smooth")),
    (".⟨delay⟩(1)", NameProblem.modifierWithoutAnimation("delay")),
    ("⟨repeatForever⟩()", NameProblem.modifierWithoutAnimation("repeatForever")),
    ("Animation.⟨speed⟩(2)", NameProblem.modifierWithoutAnimation("speed")),
    ("Spring().⟨delay⟩(1)", NameProblem.modifierOf("delay", found: "a spring")),
    ("UnitCurve.easeIn.⟨speed⟩(2)", NameProblem.modifierOf("speed", found: "a curve")),
    (".linear.⟨easeIn⟩", NameProblem.notAModifier("easeIn", owner: "an animation")),
    (".spring.⟨bouncy⟩", NameProblem.notAModifier("bouncy", owner: "an animation")),
    (".linear.⟨delay⟩", NameProblem.notCalled("delay", signature: "delay(_ delay: TimeInterval)")),
    (
      ".linear.⟨repeatForever⟩",
      NameProblem.notCalled("repeatForever", signature: "repeatForever(autoreverses: Bool = true)")
    ),
    ("⟨cubic-bezier⟩(0, 0, 1, 1)", CSSProblem.cssWithoutPrefix("cubic-bezier")),
    ("⟨ease-out⟩", CSSProblem.cssWithoutPrefix("ease-out")),
    ("⟨EASE⟩", CSSProblem.cssWithoutPrefix("EASE")),
    ("⟨300ms⟩ ease", CSSProblem.cssWithoutPrefix("300ms")),
    ("UnitCurve.⟨linear()⟩", NameProblem.notAFunction("linear")),
    (".⟨default()⟩", NameProblem.notAFunction("default")),
  ]

  @Test(arguments: names)
  func aNameThatIsNotKnown(marked: String, kind: any Problem) {
    Self.check(marked, kind)
  }

  static let springLabels = [
    "duration", "bounce", "blendDuration", "response", "dampingFraction",
  ]

  static let arguments: [Row] = [
    (
      ".spring(duration: 0.5, ⟨bounse⟩: 0.3)",
      ArgumentProblem.unknownParameter(
        function: "spring", label: "bounse", suggestion: "bounce", known: springLabels)
    ),
    (
      ".spring(⟨resposne⟩: 0.5)",
      ArgumentProblem.unknownParameter(
        function: "spring", label: "resposne", suggestion: "response", known: springLabels)
    ),
    (
      ".spring(⟨weight⟩: 0.5)",
      ArgumentProblem.unknownParameter(
        function: "spring", label: "weight", suggestion: nil, known: springLabels)
    ),
    (
      ".linear.repeatCount(3, ⟨autoreverse⟩: false)",
      ArgumentProblem.unknownParameter(
        function: "repeatCount", label: "autoreverse", suggestion: "autoreverses",
        known: ["autoreverses"])
    ),
    (".⟨easeIn⟩()", ArgumentProblem.missingArgument(function: "easeIn", parameter: "duration")),
    (
      ".⟨interpolatingSpring⟩(stiffness: 100)",
      ArgumentProblem.missingArgument(function: "interpolatingSpring", parameter: "damping")
    ),
    (
      ".⟨timingCurve⟩(0, 0, 1)",
      ArgumentProblem.missingValues(
        function: "timingCurve", parameters: ["p1x", "p1y", "p2x", "p2y"], found: 3)
    ),
    (
      ".⟨timingCurve⟩(.easeIn)",
      ArgumentProblem.missingArgument(function: "timingCurve", parameter: "duration")
    ),
    (
      ".linear.⟨delay⟩()",
      ArgumentProblem.missingValue(
        function: "delay", expected: "a number of seconds", example: "0.2")
    ),
    (".spring(⟨0.5⟩)", ArgumentProblem.missingLabel(function: "spring", label: "duration")),
    (".spring(⟨0.5⟩, 0.3)", ArgumentProblem.missingLabel(function: "spring", label: "duration")),
    (".easeIn(⟨0.3⟩)", ArgumentProblem.missingLabel(function: "easeIn", label: "duration")),
    (
      ".timingCurve(0, 0, 1, 1, ⟨2⟩)",
      ArgumentProblem.missingLabel(function: "timingCurve", label: "duration")
    ),
    (
      ".linear.logicallyComplete(⟨1⟩)",
      ArgumentProblem.missingLabel(function: "logicallyComplete", label: "after")
    ),
    (
      ".linear.delay(⟨seconds⟩: 1)",
      ArgumentProblem.unexpectedLabel(function: "delay", label: "seconds")
    ),
    (
      ".linear.repeatCount(⟨count⟩: 3)",
      ArgumentProblem.unexpectedLabel(function: "repeatCount", label: "count")
    ),
    (
      ".spring(bounce: 0.3, ⟨duration⟩: 0.5)",
      ArgumentProblem.wrongOrder(label: "duration", before: "bounce")
    ),
    (
      ".interpolatingSpring(stiffness: 1, damping: 1, ⟨mass⟩: 1)",
      ArgumentProblem.wrongOrder(label: "mass", before: "stiffness")
    ),
    (".spring(duration: 1, ⟨duration⟩: 2)", ArgumentProblem.duplicateArgument(label: "duration")),
    (".linear.delay(1, ⟨2⟩)", ArgumentProblem.tooManyArguments(function: "delay", limit: 1)),
    (
      "Spring(response: 1, dampingRatio: 1, ⟨3⟩)",
      ArgumentProblem.tooManyArguments(function: "Spring", limit: 2)
    ),
    (
      ".spring(⟨response⟩: 0.5, bounce: 0.3)",
      ArgumentProblem.mixedForms(function: "spring", label: "response", other: "bounce")
    ),
    (
      ".spring(duration: ⟨true⟩)",
      ArgumentProblem.wrongType(parameter: "duration", expected: "a number", found: "'true'")
    ),
    (
      ".spring(duration: ⟨\"a\"⟩)",
      ArgumentProblem.wrongType(
        parameter: "duration", expected: "a number", found: "text in quotes")
    ),
    (
      ".linear.repeatForever(autoreverses: ⟨1⟩)",
      ArgumentProblem.wrongType(parameter: "autoreverses", expected: "true or false", found: "1")
    ),
    (
      ".timingCurve(⟨Spring()⟩, duration: 1)",
      ArgumentProblem.wrongType(parameter: "curve", expected: aCurve, found: "'Spring'")
    ),
    (
      ".spring(⟨nil⟩)",
      ArgumentProblem.wrongType(parameter: "spring", expected: aSpring, found: "nil")
    ),
    ("⟨0.5⟩", ArgumentProblem.wrongType(parameter: nil, expected: anAnimation, found: "0.5")),
    (
      "⟨UnitPoint(x: 1, y: 2)⟩",
      ArgumentProblem.wrongType(parameter: nil, expected: anAnimation, found: "a point")
    ),
  ]

  @Test(arguments: arguments)
  func argumentsThatDoNotFit(marked: String, kind: any Problem) {
    Self.check(marked, kind)
  }

  private static func outside(
    _ parameter: String, _ value: String, _ range: String
  ) -> any Problem {
    NumberProblem.outOfRange(parameter: parameter, value: value, range: range)
  }

  static let ranges: [Row] = [
    (".linear(duration: ⟨-1⟩)", outside("duration", "-1", "0 or more")),
    (".spring(duration: ⟨-0.5⟩)", outside("duration", "-0.5", "0 or more")),
    (".spring(response: ⟨-1⟩)", outside("response", "-1", "0 or more")),
    (".spring(blendDuration: ⟨-1⟩)", outside("blendDuration", "-1", "0 or more")),
    (".spring(bounce: ⟨-1⟩)", NumberProblem.infiniteDamping(parameter: "bounce", value: "-1")),
    (".spring(dampingFraction: ⟨-0.1⟩)", outside("dampingFraction", "-0.1", "0 or more")),
    (
      ".bouncy(extraBounce: ⟨-1.3⟩)",
      NumberProblem.infiniteDamping(parameter: "extraBounce", value: "-1.3")
    ),
    (".snappy(extraBounce: ⟨-2⟩)", outside("extraBounce", "-2", "above -1.15")),
    ("Spring(duration: ⟨0⟩)", outside("duration", "0", "above 0")),
    ("Spring.smooth(duration: ⟨0⟩)", outside("duration", "0", "above 0")),
    ("Spring(response: ⟨0⟩, dampingRatio: 1)", outside("response", "0", "above 0")),
    ("Spring(mass: ⟨0⟩, stiffness: 1, damping: 1)", outside("mass", "0", "above 0")),
    ("Spring(stiffness: ⟨0⟩, damping: 1)", outside("stiffness", "0", "above 0")),
    ("Spring(stiffness: 1, damping: ⟨-1⟩)", outside("damping", "-1", "0 or more")),
    (
      "Spring(settlingDuration: ⟨11⟩, dampingRatio: 1)",
      outside("settlingDuration", "11", "from 0.01 to 10")
    ),
    (
      "Spring(settlingDuration: 1, dampingRatio: ⟨2⟩)",
      outside("dampingRatio", "2", "above 0 and at most 1")
    ),
    (
      "Spring(settlingDuration: 1, dampingRatio: 1, epsilon: ⟨1⟩)",
      outside("epsilon", "1", "above 0 and below 1")
    ),
    (
      ".interpolatingSpring(mass: ⟨-1⟩, stiffness: 1, damping: 1)", outside("mass", "-1", "above 0")
    ),
    (".linear.logicallyComplete(after: ⟨-1⟩)", outside("duration", "-1", "0 or more")),
    (".⟨spring(duration: 1e-200)⟩", NumberProblem.impossibleSpring(function: "spring")),
    (
      "⟨Spring(settlingDuration: 1, dampingRatio: 1e-9)⟩",
      NumberProblem.impossibleSpring(function: "Spring")
    ),
  ]

  @Test(arguments: ranges)
  func numbersThatMakeNoSense(marked: String, kind: any Problem) {
    Self.check(marked, kind)
  }

  static let sweeps: [Row] = [
    (".spring(duration: ⟨[]⟩)", SweepProblem.emptyArray),
    (
      ".spring(duration: [⟨[1]⟩])", SweepProblem.misplacedArray("an array of arrays is not a sweep")
    ),
    (
      ".spring(duration: 2 * ⟨[1, 2]⟩)",
      SweepProblem.misplacedArray("to be a sweep it must be the whole argument")
    ),
    ("⟨[.linear, .spring]⟩", SweepProblem.misplacedArray("sweeps are for numbers")),
    (".spring(bounce: [0, ⟨-1⟩])", NumberProblem.infiniteDamping(parameter: "bounce", value: "-1")),
    (
      ".spring(bounce: [0, ⟨x⟩])", AppProblem.dependsOnApp(name: "x", expected: number)
    ),
  ]

  @Test(arguments: sweeps)
  func arraysThatAreNoSweep(marked: String, kind: any Problem) {
    Self.check(marked, kind)
  }
}
