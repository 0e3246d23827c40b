internal import SwiftSyntax

/// The precedence and associativity of an operator that the files declare.
struct OperatorLevel {
  /// The precedence; operators with a greater one bind more tightly.
  ///
  /// The ranks of ``Precedence`` and of Swift's other groups are integers.
  var rank: Double

  /// Whether the operator is right-associative.
  var isRight = false

  /// Whether the operator changes its left operand, as `=` does.
  var isAssignment = false
}

/// The operators and the precedence groups that the files declare.
struct OperatorDeclarations {
  private var groups: [String: PrecedenceGroupDeclSyntax] = [:]

  /// The precedence groups of infix operators, by operator; an empty name for an operator without a group.
  private var groupNames: [String: String] = [:]

  /// The ranks of Swift's own groups.
  private static let known: [String: Double] = [
    "AssignmentPrecedence": -3, "FunctionArrowPrecedence": -2.5, "TernaryPrecedence": -2,
    "DefaultPrecedence": -1, "LogicalDisjunctionPrecedence": 0, "LogicalConjunctionPrecedence": 1,
    "ComparisonPrecedence": 2, "NilCoalescingPrecedence": 3, "CastingPrecedence": 4,
    "RangeFormationPrecedence": 5, "AdditionPrecedence": 6, "MultiplicationPrecedence": 7,
    "BitwiseShiftPrecedence": 8,
  ]

  /// The distance of a group from the group that its declaration puts it above or below.
  private static let step = 0.03

  /// The greatest number of groups that refer to each other.
  private static let mostGroups = 16

  /// Adds a declaration of an operator or of a precedence group.
  ///
  /// - Returns: Whether the declaration is one of these.
  mutating func add(_ declaration: DeclSyntax) -> Bool {
    if let sign = declaration.as(OperatorDeclSyntax.self) {
      if sign.fixitySpecifier.text == "infix" {
        groupNames[sign.name.text] =
          sign.operatorPrecedenceAndTypes?.precedenceGroup.plainText ?? "DefaultPrecedence"
      }
      return true
    }
    guard let group = declaration.as(PrecedenceGroupDeclSyntax.self) else { return false }
    groups[group.name.plainText] = group
    return true
  }

  /// Returns the precedence of an operator; nil for one that the files do not declare.
  func level(of sign: String) -> OperatorLevel? {
    groupNames[sign].map { level(ofGroup: $0, Self.mostGroups) }
  }

  private func level(ofGroup name: String, _ rest: Int) -> OperatorLevel {
    if let rank = Self.known[name] {
      return OperatorLevel(
        rank: rank, isRight: name == "NilCoalescingPrecedence" || name == "AssignmentPrecedence",
        isAssignment: name == "AssignmentPrecedence")
    }
    var level = OperatorLevel(rank: Self.known["DefaultPrecedence"] ?? 0)
    guard rest > 0, let group = groups[name] else { return level }
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let isHigher = relation.higherThanOrLowerThanLabel.text == "higherThan"
        for other in relation.precedenceGroups {
          let around = self.level(ofGroup: other.name.plainText, rest - 1).rank
          level.rank = around + (isHigher ? Self.step : -Self.step)
          // If a group is higher than one group and lower than another, only the first relation counts.
          if isHigher { break }
        }
      case .precedenceGroupAssociativity(let associativity):
        level.isRight = associativity.value.text == "right"
      case .precedenceGroupAssignment(let assignment):
        level.isAssignment = assignment.value.text == "true"
      }
    }
    return level
  }
}
