import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Choices that only a running app decides: each outcome is a curve.
@Suite struct SweepChoiceTests {
  static let rows: [(text: String, names: [String], notes: [String])] = [
    (
      ".linear(duration: .random(in: 2...4))",
      [".linear(duration: 2)", ".linear(duration: 4)"], ["random: both ends"]
    ),
    (
      ".linear(duration: Double.random(in: 0.5..<1) * 2)",
      [".linear(duration: 0.5 * 2)", ".linear(duration: 1 * 2)"], ["random: both ends"]
    ),
    (
      ".linear.delay(CGFloat.random(in: 1...2)).speed([1, 2])",
      [
        ".linear.delay(1).speed(1)", ".linear.delay(1).speed(2)", ".linear.delay(2).speed(1)",
        ".linear.delay(2).speed(2)",
      ], ["random: both ends"]
    ),
    (
      ".spring(bounce: 3)", [".spring(bounce: 3)"],
      ["'bounce: 3' is played as a bounce of 1, as in SwiftUI: the spring never settles"]
    ),
    (".spring(bounce: 1)", [".spring(bounce: 1)"], []),
    (
      ".spring(duration: 500)", [".spring(duration: 500)"],
      ["'duration: 500' is 500 seconds; did you mean 0.5?"]
    ),
    (
      ".easeIn(duration: [0.2, 200])", [".easeIn(duration: 0.2)", ".easeIn(duration: 200)"],
      ["'duration: 200' is 200 seconds; did you mean 0.2?"]
    ),
    (
      ".interactiveSpring(response: 150)", [".interactiveSpring(response: 150)"],
      ["'response: 150' is 150 seconds; did you mean 0.15?"]
    ),
    (".spring(duration: 99)", [".spring(duration: 99)"], []),
    (".linear(duration: 500)", [".linear(duration: 500)"], []),
    (
      ".bouncy(extraBounce: 0.75)", [".bouncy(extraBounce: 0.75)"],
      [
        "'extraBounce: 0.75' makes a bounce of 1.05, which is played as a bounce of 1, as in SwiftUI: the spring never settles"
      ]
    ),
    (
      ".linear.repeatCount(Int.random(in: 2...3))",
      [".linear.repeatCount(2)", ".linear.repeatCount(3)"], ["random: both ends"]
    ),
    (
      "isOn ? .bouncy : .smooth", [".bouncy", ".smooth"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      "(a.b > 3 ? .bouncy : c ? .smooth : .snappy).delay(1)",
      [".bouncy.delay(1)", ".smooth.delay(1)", ".snappy.delay(1)"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      ".easeOut(duration: isOn ? 0.2 : 0.4)",
      [".easeOut(duration: 0.2)", ".easeOut(duration: 0.4)"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      ".linear.repeatForever(autoreverses: isOn ? true : false)",
      [".linear.repeatForever(autoreverses: true)", ".linear.repeatForever(autoreverses: false)"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      "animation ?? .bouncy", [".bouncy"],
      ["only the app knows what is before '??'; what is after it is shown"]
    ),
    (
      ".linear(duration: model.duration ?? 0.3)", [".linear(duration: 0.3)"],
      ["only the app knows what is before '??'; what is after it is shown"]
    ),
    (
      ".linear(duration: isOn ? length : 2)", [".linear(duration: 2)"],
      ["only the app knows one branch of '?'; the other one is shown"]
    ),
    (
      ".spring(duration: isOn ? 0.3 : 0.5, bounce: isOn ? 0.1 : 0.2)",
      [".spring(duration: 0.3, bounce: 0.1)", ".spring(duration: 0.5, bounce: 0.2)"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      ".spring(duration: isOn ? 0.3 : 0.5, bounce: !isOn ? 0.1 : 0.2)",
      [".spring(duration: 0.3, bounce: 0.2)", ".spring(duration: 0.5, bounce: 0.1)"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      ".linear(duration: self.isOn ? 1 : 2).delay(isOn ? 3 : 4)",
      [".linear(duration: 1).delay(3)", ".linear(duration: 2).delay(4)"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      ".linear(duration: a.b ? 1 : 2).delay(!self.a.b ? 3 : 4)",
      [".linear(duration: 1).delay(4)", ".linear(duration: 2).delay(3)"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      ".linear(duration: self.n == 1 ? 1 : 2).delay(n == 1 ? 3 : 4)",
      [".linear(duration: 1).delay(3)", ".linear(duration: 2).delay(4)"],
      ["a choice with '?': both branches are shown"]
    ),
    (
      ".linear(duration: other.isOn ? 1 : 2).delay(isOn ? 3 : 4)",
      [
        ".linear(duration: 1).delay(3)", ".linear(duration: 1).delay(4)",
        ".linear(duration: 2).delay(3)", ".linear(duration: 2).delay(4)",
      ], ["a choice with '?': both branches are shown"]
    ),
    (
      ".linear(duration: a.b == .c ? 1 : 2).delay(a.b == .c ? 3 : 4).speed(a.b == .d ? 5 : 6)",
      [
        ".linear(duration: 1).delay(3).speed(5)", ".linear(duration: 1).delay(3).speed(6)",
        ".linear(duration: 2).delay(4).speed(5)", ".linear(duration: 2).delay(4).speed(6)",
      ], ["a choice with '?': both branches are shown"]
    ),
    (
      ".linear(duration: a ? 1 : b ? 2 : 3).delay(a ? 4 : b ? 5 : 6)",
      [
        ".linear(duration: 1).delay(4)", ".linear(duration: 2).delay(5)",
        ".linear(duration: 3).delay(6)",
      ], ["a choice with '?': both branches are shown"]
    ),
    (
      ".linear(duration: isOn ? length : 2).delay(isOn ? 3 : 4)",
      [".linear(duration: 2).delay(4)"],
      [
        "only the app knows one branch of '?'; the other one is shown",
        "a choice with '?': both branches are shown",
      ]
    ),
    (
      ".linear(duration: name == \"a\" ? 1 : 2).delay(name == \"b\" ? 3 : 4)",
      [
        ".linear(duration: 1).delay(3)", ".linear(duration: 1).delay(4)",
        ".linear(duration: 2).delay(3)", ".linear(duration: 2).delay(4)",
      ], ["a choice with '?': both branches are shown"]
    ),
    ("isOn ? .bouncy : nil", [".bouncy", "nil"], ["a choice with '?': both branches are shown"]),
    (".bouncy ?? .smooth", [".bouncy", ".smooth"], ["a choice with '??': both are shown"]),
    (
      "curve=isOn ? .bouncy : .smooth",
      ["curve (animation: .bouncy)", "curve (animation: .smooth)"],
      ["a choice with '?': both branches are shown"]
    ),
  ]

  @Test(arguments: rows.indices)
  func everyOutcomeIsACurve(index: Int) throws {
    let row = Self.rows[index]
    let curves = try Expression.parse(row.text)
    var names: [String] = []
    for curve in curves where !names.contains(curve.name) { names.append(curve.name) }
    #expect(names == row.names)
    #expect(curves.allSatisfy { $0.notes == row.notes })
  }

  @Test(arguments: rows.indices)
  func aCurveIsThatOfItsName(index: Int) throws {
    for curve in try Expression.parse(Self.rows[index].text) where !curve.isLabelled {
      #expect(curve.subject == subject(of: curve.name), "\(curve.name)")
    }
  }

  @Test func valuesOfASweepAreThoseOfItsEnds() throws {
    let curves = try Expression.parse(".linear(duration: .random(in: 2...4))")
    #expect(curves.map(\.sweep.first?.values) == [[2, 4], [2, 4]])
    #expect(curves.map(\.sweep.first?.parameter) == ["duration", "duration"])
  }

  @Test(arguments: [
    (".linear(duration: 1⟨...⟩2)", "'...' is not a known operation on numbers; use + - * / or %"),
    (
      ".linear(duration: isOn ? ⟨length⟩ : height)",
      "'length' is defined by the app, and no app code runs here; write the number itself"
    ),
  ])
  func mistakes(marked: String, sentence: String) {
    let text = MarkedText(marked)
    let found = error(in: text.text)
    #expect(found?.sentence == sentence && found?.range == text.range)
  }
}
