public import SwiftProgram

/// A problem that a scenario can have beyond those of an expression.
public enum ScenarioProblem: Problem {
  // MARK: The file as a whole

  /// A file in which nothing is shown.
  case nothingShown
  /// A file of comments and imports alone.
  case noCode
  /// More names than the limit.
  case tooManyNames(limit: Int)
  /// A text that is more than plain characters in quotes on one line.
  case textIsNotPlain
  /// Something of SwiftUI's or Swift's that has no place in a scenario.
  case notInScenarios(String)
  /// Something that only the source of an app has, and no scenario.
  case appSource(String)
  /// A condition or a loop of Swift's, and what to write instead, in words.
  case controlFlow(String, instead: String)
  /// A loop that would be too much written out.
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
  /// A name that is taken, and the line where it is.
  case declaredTwice(String, line: Int)
  /// A name that means something else here.
  case reservedName(String)
  /// A type that scenarios do not have, and one that may have been meant.
  case unknownType(String, suggestion: String?)
  /// A declaration without a value.
  case noValue(String)
  /// A counter that is no rounding of a number.
  case notACounter(String)
  /// A content transition of something that is no whole number, in words.
  case contentOf(String, type: String)
  /// A content transition by the value of something else.
  case contentOfOtherValue(String)

  // MARK: Names

  /// A name that is declared further down.
  case usedBeforeDeclaration(String, line: Int)
  /// A value that is made of itself.
  case refersToItself(String)
  /// `self.` before a name.
  case leaveOutSelf(String)
  /// Something other than a state that is written to; `states` are those it is made of.
  case cannotBeSet(String, states: [String])
  /// A part of a value that can only be read.
  case readOnlyPart(String, of: String)
  /// Something to animate that is not shown, and its type with the article.
  case notShown(String, type: String)
  /// A part of a value to animate, and the whole.
  case partOfAttribute(String, whole: String)

  // MARK: Values

  /// A leading dot where nothing says what type is meant.
  case typeIsOpen(member: String, example: String)
  /// An `Int` and a `Double` together, and what to write.
  case mixedNumbers(suggestion: String)
  /// An operator that a type does not have.
  case noOperation(String, type: String)
  /// A member that a type does not have.
  case noMember(String, type: String, suggestion: String?, known: [String])
  /// A value that must be known beforehand, and the state it depends on.
  case notConstant(state: String)

  // MARK: Modifiers

  /// A modifier for which nothing is chosen.
  case emptyGroup
  /// A group or a name with nothing after it.
  case noModifier(String)
  /// A name that is twice in a group.
  case twiceInGroup(String)
  /// `.animation` without a value.
  case animationWithoutValue(String)
  /// An animation that is to be chosen by a state.
  case animationDependsOnState(String)
  /// A value whose change is waited for, and that cannot change.
  case valueNeverChanges

  // MARK: What happens

  /// A statement that is where it must not, and where it belongs, in words.
  case misplaced(String, rule: String)
  /// A statement that does nothing.
  case withoutEffect
  /// A statement of Swift's in which something is not known, or has no part in a scenario.
  case notPlayed
  /// A second `run`, and the line of the first.
  case secondRun(line: Int)
  /// A member of a transaction that is not known.
  case unknownTransactionValue(String, suggestion: String?)
  /// A closure for transactions that does something else too.
  case transactionClosure
  /// A value of the environment that is not known.
  case unknownEnvironmentValue(String, suggestion: String?)
  /// A value of the environment that no animation follows.
  case environmentWithoutEffect(String)
  /// A drag of something that does not move.
  case notDraggable(String, type: String)
  /// A drag with both samples and a file, or neither.
  case dragWithoutSamples
  /// A sample before the one before it.
  case samplesGoBack(time: String, previous: String)

  // MARK: Views and animators

  /// A problem with a view.
  case view(ViewProblem)
  /// A problem with a phase or keyframe animator.
  case animator(AnimatorProblem)

  // MARK: Contexts

  /// A problem with the context in which everything is shown, or with a widget's timeline.
  case presentation(PresentationProblem)

  // MARK: Sample files

  /// A table without a column; `columns` are those it has.
  case missingColumn(String, columns: [String])
  /// A field that holds no number.
  case notANumber(String, column: String)
  /// A row that ends before a column.
  case missingField(column: String)
  /// A quotation mark without its counterpart, or next to one.
  case brokenQuotes
  /// A table without rows.
  case noSamples
}

extension Problem where Self == ScenarioProblem {
  /// Returns a problem with a scenario.
  public static func scenario(_ problem: ScenarioProblem) -> ScenarioProblem { problem }
}

extension Fault {
  /// Something wrong in a range, in UTF-8 offsets in the text being read.
  init(_ problem: ScenarioProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
