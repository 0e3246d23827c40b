import AnimationModel
import MotionRecording
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// Calls that resemble the system's but are cut off, are misspelled, or belong to an app.
@Suite struct PasteCallCheckTests {
  static let refused: [(marked: String, problem: any Problem)] = [
    ("withAnimation⟨(⟩.spring()", SyntaxProblem.unclosed("(")),
    ("withAnimation⟨(⟩.spring(duration: 0.3)", SyntaxProblem.unclosed("(")),
    ("withAnimation⟨(⟩.spring(response: 0.3", SyntaxProblem.unclosed("(")),
    (".animation⟨(⟩.easeIn, value: isOn", SyntaxProblem.unclosed("(")),
    (
      "withAnimation(.spring(), ⟨.bouncy⟩) { x = 1 }",
      ArgumentProblem.wrongType(
        parameter: nil, expected: "the closure that changes something", found: "'.bouncy'")
    ),
    (
      "withAnimation(.spring(), ⟨.bouncy⟩)",
      ArgumentProblem.wrongType(
        parameter: nil, expected: "the closure that changes something", found: "'.bouncy'")
    ),
    (
      "withAnimation(.easeIn, ⟨update⟩) { x = 1 }",
      ArgumentProblem.wrongType(
        parameter: nil, expected: "the closure that changes something", found: "'update'")
    ),
    (
      "withAnimation(.spring(), completionCriteria: .⟨never⟩) { x = 1 } completion: { }",
      NameProblem.unknownName(
        "never", expected: "'.logicallyComplete' or '.removed'", suggestion: nil)
    ),
    (
      "withAnimation(.spring(), completionCriteria: .⟨remove⟩) { x = 1 } completion: { }",
      NameProblem.unknownName(
        "remove", expected: "'.logicallyComplete' or '.removed'", suggestion: "removed")
    ),
    (
      "withAnimation(⟨animation⟩: .spring()) { x = 1 }",
      ArgumentProblem.unknownParameter(
        function: "withAnimation", label: "animation", suggestion: nil,
        known: ["completionCriteria", "completion"])
    ),
    (
      "withAnimation(.easeIn, ⟨completionCriterion⟩: .removed) { x = 1 }",
      ArgumentProblem.unknownParameter(
        function: "withAnimation", label: "completionCriterion", suggestion: "completionCriteria",
        known: ["completionCriteria", "completion"])
    ),
    (
      ".animation(.spring(), ⟨valeu⟩: x)",
      ArgumentProblem.unknownParameter(
        function: "animation", label: "valeu", suggestion: "value", known: ["value", "body"])
    ),
    (
      "Text(\"a\").animation(.spring(), ⟨values⟩: x)",
      ArgumentProblem.unknownParameter(
        function: "animation", label: "values", suggestion: "value", known: ["value", "body"])
    ),
    (
      ".animation(.spring(), ⟨x⟩)",
      ArgumentProblem.missingLabel(function: "animation", label: "value")
    ),
    (
      "UIView.animate(⟨with⟩: configuration, animations: { view.alpha = 0 })",
      AppProblem.ownOverload(function: "UIView.animate", label: "with")
    ),
    (
      "UIView.animate(⟨style⟩: .standard) { view.alpha = 0 }",
      AppProblem.ownOverload(function: "UIView.animate", label: "style")
    ),
    (
      "UIView.animate(⟨from⟩: 0, to: 1, animations: { view.alpha = 0 })",
      AppProblem.ownOverload(function: "UIView.animate", label: "from")
    ),
    (
      "UIViewPropertyAnimator(⟨configuration⟩: sheet) { view.alpha = 0 }",
      AppProblem.ownOverload(function: "UIViewPropertyAnimator", label: "configuration")
    ),
    (
      "UIView.animate(⟨duration⟩: 0.3) { view.alpha = 0 }",
      ArgumentProblem.unknownParameter(
        function: "animate", label: "duration", suggestion: "withDuration", known: [])
    ),
  ]

  @Test(arguments: refused.indices)
  func whatIsNoCallOfTheSystemsIsRefused(index: Int) throws {
    let marked = MarkedText(Self.refused[index].marked)
    do throws(ExpressionError) {
      let curves = try Expression.parse(marked.text)
      Issue.record("\(marked.text) is read as \(curves.map(\.name))")
    } catch {
      #expect(error.range == marked.range, "\(error.message())")
      guard
        case .unknownParameter(let function, let label, let suggestion, _) = Self.refused[index]
          .problem as? ArgumentProblem,
        case .unknownParameter(let found, let foundLabel, let foundSuggestion, _) = error.problem
          as? ArgumentProblem
      else {
        #expect(error.sentence == Self.refused[index].problem.sentence)
        return
      }
      #expect(
        [found, foundLabel, foundSuggestion ?? ""] == [function, label, suggestion ?? ""],
        "\(error.sentence)")
    }
  }

  /// A file that compiles contains no misspelled names: whatever the system does not have belongs to the app.
  @Test(arguments: [
    ".animation(.spring(), enabled: isOn, value: x)", ".animation(.spring(), when: isOn)",
    "withAnimation(.easeIn, if: isOn) { x = 1 }", "withAnimation(duration: 0.3) { x = 1 }",
    "UIView.animate(with: style) { view.alpha = 0 }",
    "UIView.animate(duration: 0.3) { view.alpha = 0 }",
  ])
  func inAFileItIsLeftOutAsTheAppsOwn(call: String) throws {
    let source = """
      import SwiftUI
      func first() { withAnimation(.bouncy) { } }
      func second() { \(call.hasPrefix(".") ? "view" : "")\(call) }
      """
    let readings = try ExpressionFile.readings(source, fileName: "a.swift")
    try #require(readings.count == 2)
    #expect(try readings[0].curves.get().map(\.subject) == [.animation(.bouncy)])
    guard case .failure(let error) = readings[1].curves else {
      Issue.record("\(call) is drawn")
      return
    }
    guard case .ownOverload = error.problem as? AppProblem else {
      Issue.record("\(error.sentence)")
      return
    }
    #expect(readings[1].site?.line == 3)
  }

  @Test(arguments: [
    "withAnimation(.bouncy, completionCriteria: criteria) { } completion: { }",
    "withAnimation(.bouncy, completionCriteria: .removed, { x = 1 }, completion: { })",
    "withAnimation(.bouncy, completionCriteria: .removed, change, completion: done)",
    "withAnimation(.bouncy, model.update)",
    ".animation(.bouncy, value: [a, b])", ".animation(.bouncy, body: { $0 })",
    "view.animation(.bouncy) { $0.opacity(0) }", "withAnimation(.bouncy) { x = [",
  ])
  func theSystemsCallsAreRead(call: String) throws {
    #expect(try Expression.parse(call).map(\.subject) == [.animation(.bouncy)])
  }
}
