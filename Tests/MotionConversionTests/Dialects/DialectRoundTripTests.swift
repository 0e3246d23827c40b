import AnimationModel
import AnimationSyntax
import MotionConversion
import MotionRecording
import Testing

@Suite struct DialectRoundTripTests {
  @Test(arguments: SpringGrid.springs)
  func whatIsWrittenForALibraryReadsBackAsTheSameMotion(spring: Spring) throws {
    let pairs: [(ConversionTarget, SpringDialect)] = [
      (.reactSpring, .reactSpring), (.motion, .motion), (.reanimated, .reanimated),
      (.compose, .compose), (.flutter, .flutter),
    ]
    // The spring is played once for all of them.
    let conversions = Converter(.spring(spring), text: "").conversions(to: pairs.map(\.0))
    for ((target, dialect), conversion) in zip(pairs, conversions) {
      // Reanimated has no overdamped springs.
      if target == .reanimated && spring.dampingRatio > 1 { continue }
      let text = try Self.parameters(in: conversion.result.get().code)
      let back = try DialectSpring(text, in: dialect)
      #expect(SpringGrid.distance(spring, back.spring) < 1e-9, "\(dialect): \(text)")
      #expect(abs(back.spring.dampingRatio - spring.dampingRatio) < 1e-9)
      // Android's springs have no mass.
      if target == .compose { continue }
      #expect(abs(back.spring.stiffness / spring.stiffness - 1) < 1e-9)
      #expect(abs(back.spring.damping / spring.damping - 1) < 1e-9)
      #expect(abs(back.spring.mass - spring.mass) < 1e-9)
    }
  }

  @Test(arguments: SpringGrid.springs)
  func listsOfMassStiffnessAndDampingAreReadAsTheyAre(spring: Spring) throws {
    let list = "mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping)"
    for dialect in [SpringDialect.figma, .motion, .flutter, .wobble] {
      let text = dialect == .wobble ? list + ", allowsOverdamping: true" : list
      let back = try DialectSpring(text, in: dialect)
      #expect(SpringGrid.distance(spring, back.spring) < 1e-9)
    }
  }

  @Test(arguments: SpringGrid.springs)
  func otherFormsReadBackToo(spring: Spring) throws {
    let forms: [(ConversionTarget, SpringDialect, String)] = [
      (.reactSpring, .reactSpring, "frequency"), (.flutter, .flutter, "damping ratio"),
    ]
    for (target, dialect, label) in forms {
      let conversion = try Converter(.spring(spring), text: "").conversion(to: target)
      let alternative = try #require(
        conversion.alternatives.first { $0.label.contains(label) })
      let back = try DialectSpring(alternative.code, in: dialect)
      #expect(SpringGrid.distance(spring, back.spring) < 1e-9, "\(alternative.code)")
    }
  }

  @Test(arguments: [0.05, 0.3, 0.62, 0.95])
  func visualDurationsReadBack(bounce: Double) throws {
    let spring = Spring(duration: 0.37, bounce: bounce)
    let conversion = try Converter(.spring(spring), text: "").conversion(to: .motion)
    let alternative = try #require(conversion.alternatives.first)
    #expect(alternative.accuracy == .exact)
    let back = try DialectSpring(alternative.code, in: .motion)
    #expect(SpringGrid.distance(spring, back.spring) < 1e-9)
  }

  @Test(arguments: [0.2, 0.5, 0.85, 1])
  func durationsOfReanimatedReadBackToAMillisecond(ratio: Double) throws {
    let spring = Spring(response: 0.6, dampingRatio: ratio)
    let conversion = try Converter(.spring(spring), text: "").conversion(to: .reanimated)
    let alternative = try #require(conversion.alternatives.first)
    let back = try DialectSpring(alternative.code, in: .reanimated)
    #expect(abs(back.spring.response / 0.6 - 1) < 0.001)
    #expect(abs(back.spring.dampingRatio - ratio) < 1e-12)
    // The reported error is that of the rounded duration.
    let distance = SpringGrid.distance(spring, back.spring)
    #expect(abs(alternative.accuracy.largestError - distance) < 2e-4)
  }

  @Test func velocitiesReadBackOverTheDistanceTheyWereWrittenFor() throws {
    let animation = Animation.interpolatingSpring(
      mass: 2, stiffness: 170, damping: 15, initialVelocity: -3)
    for (target, dialect) in [
      (ConversionTarget.reactSpring, SpringDialect.reactSpring), (.motion, .motion),
      (.reanimated, .reanimated),
    ] {
      let text = try Self.parameters(in: code(.animation(animation), target))
      let back = try DialectSpring(text, in: dialect, distance: 1)
      #expect(back.subject == .animation(animation), "\(text)")
      let farther = try DialectSpring(text, in: dialect, distance: 100)
      #expect(abs(farther.initialVelocity + 0.03) < 1e-12)
    }
  }

  @Test(arguments: SpringGrid.springs)
  func swiftUIsSpellingsAreTheSameSpring(spring: Spring) throws {
    let conversion = try Converter(.spring(spring), text: "").conversion(to: .swiftUI)
    #expect(conversion.accuracy == .exact)
    let values = [conversion.code] + conversion.alternatives.map(\.code)
    for text in values where text.hasPrefix("Spring(") {
      let parsed = try #require(try Expression.parse(text).first)
      guard case .spring(let back) = parsed.subject else {
        Issue.record("\(text) is no spring")
        continue
      }
      #expect(SpringGrid.distance(spring, back) < 1e-9, "\(text)")
    }
  }

  /// The list between the outermost braces, or the call.
  private static func parameters(in code: String) -> String {
    if let start = code.firstIndex(of: "{"), let end = code.lastIndex(of: "}") {
      return String(code[start...end])
    }
    guard let start = code.firstRange(of: "SpringDescription"),
      let end = code[start.lowerBound...].firstIndex(of: ")")
    else { return code }
    return String(code[start.lowerBound...end])
  }
}
