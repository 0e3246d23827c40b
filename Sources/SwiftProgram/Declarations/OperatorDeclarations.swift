internal import SwiftSyntax

/// How tightly an operator binds that the files declare.
struct OperatorLevel {
  /// The greater, the tighter; that of ``Precedence`` and of Swift's other groups are whole numbers.
  var rank: Double

  /// Whether operands are grouped from the right.
  var isRight = false

  /// Whether it changes what is on its left, as `=` does.
  var isAssignment = false
}

/// The operators and the groups of operators that the files declare.
struct OperatorDeclarations {
  private var groups: [String: PrecedenceGroupDeclSyntax] = [:]

  /// The groups of operators between operands, by sign; an empty name for those of none.
  private var groupNames: [String: String] = [:]

  /// The ranks of Swift's own groups.
  private static let known: [String: Double] = [
    "AssignmentPrecedence": -3, "FunctionArrowPrecedence": -2.5, "TernaryPrecedence": -2,
    "DefaultPrecedence": -1, "LogicalDisjunctionPrecedence": 0, "LogicalConjunctionPrecedence": 1,
    "ComparisonPrecedence": 2, "NilCoalescingPrecedence": 3, "CastingPrecedence": 4,
    "RangeFormationPrecedence": 5, "AdditionPrecedence": 6, "MultiplicationPrecedence": 7,
    "BitwiseShiftPrecedence": 8,
  ]

  /// How far a group is from the one that it is said to be higher or lower than.
  private static let step = 0.03

  /// How many groups may be made of each other.
  private static let mostGroups = 16

  /// Takes a declaration if it is one of an operator or of a group of operators.
  ///
  /// - Returns: Whether it is.
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

  /// How tightly an operator binds; nil for one that the files do not declare.
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
          // Higher than one and lower than another one: the former says enough.
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
