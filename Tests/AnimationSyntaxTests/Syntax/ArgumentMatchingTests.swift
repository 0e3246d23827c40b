import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite("Matching the arguments of any call")
struct ArgumentMatchingTests {
  /// The parameters of `f(_ x, y:, zoom:)`, of which the last one is optional.
  private static let parameters: [ArgumentMatching.Parameter] = [
    .init(label: nil, name: "x"), .init(label: "y", name: "y"),
    .init(label: "zoom", name: "zoom", isRequired: false),
  ]

  /// Matches arguments by their labels, each three characters wide.
  private static func match(_ labels: [String?], isOrdered: Bool = true) -> ArgumentMatching {
    ArgumentMatching(
      labels.enumerated().map { index, label in
        .init(
          label: label, labelRange: 3 * index..<3 * index + (label == nil ? 0 : 1),
          range: 3 * index..<3 * index + 3)
      },
      to: .init(name: "f", parameters: parameters, missingAt: 100..<101, isOrdered: isOrdered))
  }

  @Test("Each parameter gets its argument", arguments: [true, false])
  func fits(isOrdered: Bool) {
    #expect(Self.match([nil, "y"], isOrdered: isOrdered).assignment == [0, 1, nil])
    #expect(Self.match([nil, "y", "zoom"], isOrdered: isOrdered).assignment == [0, 1, 2])
    #expect(Self.match([nil, "y", "zoom"], isOrdered: isOrdered).fault == nil)
  }

  @Test("The order counts unless it is none")
  func order() {
    let ordered = Self.match([nil, "zoom", "y"])
    #expect(ordered.fault?.problem as? ArgumentProblem == .wrongOrder(label: "y", before: "zoom"))
    #expect(ordered.fault?.range == 6..<7)
    #expect(Self.match(["zoom", "y", nil], isOrdered: false).assignment == [2, 1, 0])
  }

  static let unfit: [(labels: [String?], problem: ArgumentProblem, range: Range<Int>)] = [
    ([], .missingArgument(function: "f", parameter: "x"), 100..<101),
    ([nil], .missingArgument(function: "f", parameter: "y"), 100..<101),
    ([nil, nil], .missingLabel(function: "f", label: "y"), 3..<6),
    ([nil, "y", "zoom", nil], .tooManyArguments(function: "f", limit: 3), 9..<12),
    ([nil, "y", "y"], .duplicateArgument(label: "y"), 6..<7),
    (["x", "y"], .unexpectedLabel(function: "f", label: "x"), 0..<1),
    (
      [nil, "y", "zom"],
      .unknownParameter(function: "f", label: "zom", suggestion: "zoom", known: ["y", "zoom"]),
      6..<7
    ),
    (
      [nil, "y", "other"],
      .unknownParameter(function: "f", label: "other", suggestion: nil, known: ["y", "zoom"]), 6..<7
    ),
  ]

  @Test("What does not fit is named where it stands", arguments: unfit.indices)
  func namesWhatDoesNotFit(index: Int) {
    let row = Self.unfit[index]
    let fault = Self.match(row.labels).fault
    #expect(fault?.problem as? ArgumentProblem == row.problem)
    #expect(fault?.range == row.range)
  }

  @Test("A value of another type is not meant for a parameter")
  func types() {
    let function = ArgumentMatching.Function(
      name: "f", parameters: [.init(label: nil, name: "x")], missingAt: 0..<1,
      fit: { _, _ in .near },
      wrongType: { argument, parameter in
        Fault(.wrongType(parameter: "\(parameter)", expected: "a", found: "\(argument)"), 0..<3)
      })
    let matching = ArgumentMatching(
      [.init(label: nil, labelRange: 0..<0, range: 0..<3)], to: function)
    #expect(
      matching.fault?.problem as? ArgumentProblem
        == .wrongType(parameter: "0", expected: "a", found: "0"))
    #expect(matching.score == 1)
    #expect(matching.assignment == [nil])
  }
}
