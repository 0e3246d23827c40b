import AnimationModel
import AnimationSyntax
import MotionConversion
import Testing

@testable import SwiftProgram

@Suite struct DialectSpringTests {
  /// The published springs of the libraries, as mass, stiffness and damping.
  @Test(arguments: [
    (SpringDialect.reactSpring, "default", [1.0, 170, 26]),
    (.reactSpring, "config.gentle", [1, 120, 14]),
    (.reactSpring, "config: config.wobbly", [1, 180, 12]),
    (.reactSpring, "{ ...config.stiff, mass: 2 }", [2, 210, 20]),
    (.reactSpring, "slow", [1, 280, 60]),
    (.reactSpring, "molasses", [1, 280, 120]),
    (.reactSpring, "mass: 3", [3, 170, 26]),
    (.reanimated, "GentleSpringConfig", [4, 900, 120]),
    (.reanimated, "WigglySpringConfig", [4, 900, 90]),
    (.figma, "gentle", [1, 100, 15]),
    (.figma, "Quick", [1, 300, 20]),
    (.figma, "BOUNCY", [1, 600, 15]),
    (.figma, "slow", [1, 80, 20]),
    (.motion, "{ type: \"spring\", stiffness: 300 }", [1, 300, 10]),
    (.motion, "transition={{ type: 'spring', damping: 20 }}", [1, 100, 20]),
    (
      .reanimated, "withSpring(100, { mass: 1, stiffness: 50, damping: 9 })", [1, 50, 9]
    ),
    (.wobble, "damping: 5", [1, 100, 5]),
    (.compose, "spring(Spring.DampingRatioMediumBouncy, 400f)", [1, 400, 20]),
    (
      .compose, "dampingRatio = 0.5f, stiffness = Spring.StiffnessLow",
      [1, 200, 14.142135623730951]
    ),
    (.compose, "spring<Float>(stiffness = 1_600f)", [1, 1600, 80]),
    (
      .flutter, "const SpringDescription(mass: 2, stiffness: 100, damping: 15)", [2, 100, 15]
    ),
    (
      .flutter, "SpringDescription.withDampingRatio(mass: 1, stiffness: 100, ratio: 0.75)",
      [1, 100, 15]
    ),
    (.flutter, "SpringDescription.withDampingRatio(mass: 1.0, stiffness: 400)", [1, 400, 40]),
    (
      .flutter, "SpringDescription.withDurationAndBounce()",
      [1, 157.91367041742973, 25.132741228718345]
    ),
    (
      .flutter, "withDurationAndBounce(bounce: 0.3)", [1, 157.91367041742973, 17.592918860102842]
    ),
    (.reanimated, "{ ...SnappySpringConfig, overshootClamping: false }", [4, 900, 110]),
    (.motion, "visualDuration: 0.5, bounce: 0", [1, 109.6622711232151, 20.943951023931955]),
    (
      .motion, "visualDuration: 12, bounce: 0.2", [1, 0.19038588736669287, 0.6981317007977319]
    ),
  ])
  func listsAndNamesAreRead(dialect: SpringDialect, text: String, numbers: [Double]) throws {
    let spring = try DialectSpring(text, in: dialect).spring
    let found = [spring.mass, spring.stiffness, spring.damping]
    for (one, other) in zip(found, numbers) { #expect(abs(one - other) < 1e-9, "\(found)") }
  }

  @Test func flutterCountsWholeMilliseconds() throws {
    let text =
      "SpringDescription.withDurationAndBounce(duration: const Duration(microseconds: 400700), "
      + "bounce: -0.2)"
    let spring = try DialectSpring(text, in: .flutter).spring
    #expect(abs(spring.response - 0.4) < 1e-12 && abs(spring.dampingRatio - 1.25) < 1e-12)
  }

  @Test func librariesThatLimitDampingDoSoHere() throws {
    let wobble = try DialectSpring("stiffness: 100, damping: 50", in: .wobble)
    #expect(wobble.spring.dampingRatio == 1 && !wobble.remarks.isEmpty)
    let list = "mass: 1, stiffness: 100, damping: 50"
    #expect(try DialectSpring(list, in: .reanimated).spring.dampingRatio == 1)
    #expect(try DialectSpring(list, in: .motion).spring.dampingRatio == 2.5)
  }

  @Test func wobblesOwnEndsTellTheDistance() throws {
    let spring = try DialectSpring(
      "fromValue: 100, toValue: 300, initialVelocity: 0.5", in: .wobble)
    #expect(spring.initialVelocity == 2.5)
  }

  /// The text, the part under the caret, and a part of the sentence.
  @Test(arguments: [
    (SpringDialect.reactSpring, "stiffness: 170", "stiffness", "it is called 'tension' there"),
    (.reactSpring, "tension: 170, damping: 0.8", "damping", "counts only with 'frequency'"),
    (.reactSpring, "tension: 170, friction: 0.8", "0.8", "looks like a damping ratio"),
    (.reactSpring, "frequency: 0.5, damping: 15", "15", "looks like a coefficient"),
    (.reactSpring, "tension: 170, frequency: 1", "tension", "not both"),
    (.reactSpring, "velocity: 0.01", "0.01", "per millisecond"),
    (.reactSpring, "clamp: true", "clamp", "cuts the motion off"),
    (.reactSpring, "bounce: 0.3", "bounce", "reflects the value"),
    (.reactSpring, "tenssion: 3", "tenssion", "did you mean 'tension'?"),
    (.reactSpring, "wobbley", "wobbley", "did you mean 'wobbly'?"),
    (.motion, "damping: 0.8", "0.8", "looks like a damping ratio"),
    (.motion, "tension: 170", "tension", "it is called 'stiffness' there"),
    (.motion, "stiffness: 100, bounce: 0.2", "stiffness", "not both"),
    (.motion, "duration: 800", "800", "write 0.8 if milliseconds are meant"),
    (.motion, "duration: 12", "12", "write 10, which Motion plays for it, or write 0.012 if"),
    (.motion, "visualDuration: 500, bounce: 0", "500", "write 0.5 if milliseconds are meant"),
    (.motion, "visualDuration: 0.5", "visualDuration", "plays stiffness 100, damping 10"),
    (.motion, "bounce: 0.2, velocity: 3", "velocity", "since version 12.34.3 Motion ignores it"),
    (.reanimated, "SnappySpringConfig", "SnappySpringConfig", "cuts the motion off at its target"),
    (
      .reanimated, "...SnappySpringConfigWithDuration", "SnappySpringConfigWithDuration",
      "cuts the motion off"
    ),
    (.flutter, "SpringDescription(mass: 1, stiffness: 4)", "", "needs the argument 'damping'"),
    (
      .flutter, "SpringDescription.withDampingRatio(mass: 1, stiffness: 4, damping: 3)", "damping",
      "did you mean 'ratio'?"
    ),
    (
      .flutter, "SpringDescription.withDurationAndBounce(mass: 1)", "mass",
      "has no parameter 'mass'"
    ),
    (.motion, "bounce: 2", "2", "0 to 1"),
    (.motion, "type: \"tween\"", "\"tween\"", "only the type"),
    (.motion, "velocity: 3", "3", "--distance"),
    (.motion, "stiffness: 100, repeat: 2", "repeat", "not a parameter of the spring"),
    (.reanimated, "stiffness: 100", "stiffness: 100", "depends on the version"),
    (.reanimated, "duration: 0.5", "0.5", "write 500"),
    (.reanimated, "dampingRatio: 15", "15", "looks like a coefficient"),
    (.reanimated, "duration: 500, mass: 1", "mass", "not both"),
    (.compose, "dampingRatio = 15f, stiffness = 200f", "15f", "is a ratio of 0.53"),
    (.compose, "damping = 0.8f", "damping", "for a ratio write 'dampingRatio = 0.8f'"),
    (.compose, "damping = 20f", "damping", "it has a 'dampingRatio': damping ÷"),
    (.compose, "mass = 2f", "mass", "its mass is 1"),
    (.compose, "stiffness = Spring.StifnessLow", "Spring.StifnessLow", "'StiffnessLow'"),
    (.compose, "stiffness = -3f", "-3f", "above 0"),
    (.flutter, "mass: 1, stiffness: 100", "", "needs the argument 'damping'"),
    (.flutter, "duration: 500", "500", "Duration(milliseconds: 500)"),
    (.flutter, "mass: 1, stiffness: 100, damping: 1, ratio: 1", "damping", "not both"),
    (.figma, "mass: 1, stiffness: 300, damping: 20, initialVelocity: 2", "2", "not known here"),
    (.figma, "mass: 1, mass: 2", "mass", "given twice"),
    (.figma, "mass 1, stiffness: 3", "", "expected ':' and a value after 'mass'"),
    (.figma, "stiffness: 3x", "3x", "is not a number"),
    (.figma, "stiffness: 100 %", "%", "not expected"),
    (.figma, "100, 15", "100", "which parameter 100 is for"),
    (.figma, "{stiffness: 100", "{", "never closed"),
    (.figma, "stiffness: 100)", ")", "not expected"),
    (.figma, "stiffness: ", "", "expected a value"),
    (.figma, "stiffness: true, damping: 3", "true", "a number, not 'true'"),
    (.figma, "étendue: 3", "é", "not expected"),
    (.figma, "  ", "  ", "no expression"),
    (.wobble, "initialVelocity: 0.01", "0.01", "per millisecond"),
    (.wobble, "stiffness: 1e400", "1e400", "is not a number"),
    (.wobble, "stiffness: 0", "0", "above 0"),
  ])
  func whatIsAmbiguousOrWrongIsRefusedWhereItStands(
    dialect: SpringDialect, text: String, marked: String, words: String
  ) throws {
    let error = try #require(throws: ExpressionError.self) {
      try DialectSpring(text, in: dialect)
    }
    let bytes = Array(text.utf8)[error.range]
    #expect(String(decoding: bytes, as: UTF8.self) == marked, "\(error.message())")
    #expect(error.sentence.contains(words), "\(error.sentence)")
  }

  @Test func anOverdampedSpringWithAVelocityIsNoneOfSwiftUIs() {
    #expect(throws: ExpressionError.self) {
      try DialectSpring("stiffness: 100, damping: 50, velocity: 3", in: .motion, distance: 1)
    }
  }

  @Test(arguments: SpringDialect.allCases)
  func noTextBringsTheReaderDown(dialect: SpringDialect) {
    let texts = [
      ":", "=", ",,,", "{{{{", "))))", "a:", "a=b=c", "mass:mass:1", "...", ".", "-", "'", "\"a",
      "Duration(", "duration: Duration", "duration: const", "spring<", "spring<a>", "1f", "mass: -",
      String(repeating: "(", count: 5000), "mass: 1e308, stiffness: 1e-308, damping: 1e308",
      "\u{0}", "mass:\u{7f}1",
    ]
    for text in texts {
      if let spring = try? DialectSpring(text, in: dialect) {
        #expect(spring.spring.response.isFinite)
      }
    }
  }
}
