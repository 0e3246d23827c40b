public import SwiftProgram

/// A problem with a scenario, beyond those of expressions.
public enum ScenarioProblem: Problem {
  // MARK: The file as a whole

  /// A file in which nothing is shown.
  case nothingShown
  /// A file of comments and imports alone.
  case noCode
  /// More names than the limit.
  case tooManyNames(limit: Int)
  /// A string literal other than plain characters in quotes on one line.
  case textIsNotPlain
  /// A feature of SwiftUI or Swift that scenarios do not have.
  case notInScenarios(String)
  /// A feature that only source of an app has, and no scenario.
  case appSource(String)
  /// A condition or a loop of Swift, with an alternative in words.
  case controlFlow(String, instead: String)
  /// A loop that is too long when it is unrolled.
  case loopIsTooLong
  /// A range whose end is below its start.
  case rangeIsReversed(lower: Int, upper: Int)

  // MARK: Declarations

  /// A `var` without `@State`.
  case plainVariable(String)
  /// A state that is declared with `let`.
  case constantState(String)
  /// A `var` with braces instead of a `let`.
  case computedProperty(String)
  /// An attribute of Swift's, such as `@Binding`.
  case unknownAttribute(String)
  /// A name that is already declared, with the line of its declaration.
  case declaredTwice(String, line: Int)
  /// A name with another meaning here.
  case reservedName(String)
  /// A type that scenarios do not have, with a suggestion.
  case unknownType(String, suggestion: String?)
  /// A declaration without a value.
  case noValue(String)
  /// A counter that is not a rounding of a number.
  case notACounter(String)
  /// A content transition of a value that is not an integer, with its type in words.
  case contentOf(String, type: String)
  /// A content transition with the value of another name.
  case contentOfOtherValue(String)

  // MARK: Names

  /// A name that is declared later.
  case usedBeforeDeclaration(String, line: Int)
  /// A value that depends on itself.
  case refersToItself(String)
  /// `self.` before a name.
  case leaveOutSelf(String)
  /// A write to a name that is not a state; `states` are those on which it depends.
  case cannotBeSet(String, states: [String])
  /// A part of a value that can only be read.
  case readOnlyPart(String, of: String)
  /// An animation of a value without rows, by its type with the article.
  case notShown(String, type: String)
  /// An animation of a part of a value, with the whole value.
  case partOfAttribute(String, whole: String)

  // MARK: Values

  /// A leading dot whose type nothing determines.
  case typeIsOpen(member: String, example: String)
  /// An `Int` and a `Double` in one operation, with a suggestion.
  case mixedNumbers(suggestion: String)
  /// An operator that a type does not have.
  case noOperation(String, type: String)
  /// A member that a type does not have.
  case noMember(String, type: String, suggestion: String?, known: [String])
  /// A value that must be constant, with the state on which it depends.
  case notConstant(state: String)

  // MARK: Modifiers

  /// A modifier of an empty group.
  case emptyGroup
  /// A group or a name without a modifier.
  case noModifier(String)
  /// A name that occurs twice in a group.
  case twiceInGroup(String)
  /// `.animation` without a value.
  case animationWithoutValue(String)
  /// An animation that a state would choose.
  case animationDependsOnState(String)
  /// A value whose change is observed although it never changes.
  case valueNeverChanges

  // MARK: Events

  /// A statement in the wrong place, with the right place in words.
  case misplaced(String, rule: String)
  /// A statement that does nothing.
  case withoutEffect
  /// A statement of Swift with an unknown part, or one that scenarios do not play.
  case notPlayed
  /// A second `run`, with the line of the first.
  case secondRun(line: Int)
  /// An unknown member of a transaction.
  case unknownTransactionValue(String, suggestion: String?)
  /// A closure for transactions that does anything else.
  case transactionClosure
  /// An unknown value of the environment.
  case unknownEnvironmentValue(String, suggestion: String?)
  /// A value of the environment that affects no animation.
  case environmentWithoutEffect(String)
  /// A drag of a value that does not move.
  case notDraggable(String, type: String)
  /// A drag with both samples and a file, or neither.
  case dragWithoutSamples
  /// A sample that is earlier than the one before it.
  case samplesGoBack(time: String, previous: String)

  // MARK: Views and animators

  /// A problem with a view.
  case view(ViewProblem)
  /// A problem with a phase or keyframe animator.
  case animator(AnimatorProblem)

  // MARK: Contexts

  /// A problem with the context of the scenario, or with a widget's timeline.
  case presentation(PresentationProblem)

  // MARK: Sample files

  /// A table without a column; `columns` are the existing ones.
  case missingColumn(String, columns: [String])
  /// A field that is not a number.
  case notANumber(String, column: String)
  /// A row that ends before a column.
  case missingField(column: String)
  /// A quotation mark without its counterpart, or in a wrong place.
  case brokenQuotes
  /// A table without rows.
  case noSamples
}

extension Problem where Self == ScenarioProblem {
  /// Returns a problem with a scenario.
  public static func scenario(_ problem: ScenarioProblem) -> ScenarioProblem { problem }
}

extension Fault {
  /// Creates a fault in a range, in UTF-8 offsets in the text that is read.
  init(_ problem: ScenarioProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
