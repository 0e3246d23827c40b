internal import SwiftProgram

extension ScenarioProblem {
  /// The sentence about the problem, in one line.
  public var sentence: String {
    switch self {
    // The file as a whole.
    case .nothingShown:
      "it shows nothing; declare a number, as in '@State var offset = 0.0'"
    case .noCode: "there is no code in it, only comments or imports"
    case .tooManyNames(let limit): "too many names; a scenario may declare at most \(limit)"
    case .textIsNotPlain: "a text must be plain characters in quotes on one line, without '\\'"
    case .notInScenarios(let name):
      "'\(Self.short(name))' is not supported; a scenario is made of '@State', 'let', "
        + "'.animation', '.transaction', '.transition', 'PhaseAnimator', 'KeyframeAnimator', 'at', "
        + "'drag', 'environment', 'for', 'run', 'context', 'entry' and 'policy'"
    case .appSource(let word):
      "a file with '\(word)' is no scenario, and what is read of it declares no view; 'kymo plot @FILE' reads its "
        + "animations"
    case .controlFlow(let word, let instead): "'\(word)' is not supported here; \(instead)"
    case .loopIsTooLong: "this loop repeats too many times"
    case .rangeIsReversed(let lower, let upper):
      "a range must go up, but \(upper) is below \(lower)"
    // Declarations.
    case .plainVariable(let name):
      "write '@State var \(Self.short(name))' for a state, "
        + "or 'let \(Self.short(name))' for a value computed from states"
    case .constantState(let name):
      "a state changes; write '@State var \(Self.short(name))'"
    case .computedProperty(let name):
      "write 'let \(Self.short(name)) = …'; it is computed again after every change"
    case .unknownAttribute(let name):
      "'\(Self.short(name))' is not supported in a scenario; there are '@State' and "
        + "'@Animatable'"
    case .declaredTwice(let name, let line):
      "'\(Self.short(name))' is already declared in line \(line)"
    case .reservedName(let name): "'\(name)' means something else here; choose another name"
    case .unknownType(let name, let suggestion?):
      "the type '\(Self.short(name))' is not known; did you mean '\(suggestion)'?"
    case .unknownType(let name, nil):
      "the type '\(Self.short(name))' is not known; there are "
        + Self.list(BasicType.allCases.map(\.name))
    case .noValue(let name):
      "'\(Self.short(name))' needs an initial value; write '= …'"
    case .contentOf(let name, let type):
      "a content transition is for a whole number shown as text, and '\(SentenceParts.short(name))' is "
        + "\(type)"
    case .contentOfOtherValue(let name):
      "the value must be the number itself; write 'value: Double(\(SentenceParts.short(name)))'"
    case .notACounter(let name):
      "an '@Animatable' number must be rounded; write 'Int(…)' or '….rounded()' around a Double "
        + "for '\(Self.short(name))'"
    // Names.
    case .usedBeforeDeclaration(let name, let line):
      "'\(Self.short(name))' is declared below, in line \(line); declare it before "
        + "it is used"
    case .refersToItself(let name): "'\(Self.short(name))' cannot depend on itself"
    case .leaveOutSelf(let name): "leave out 'self.'; write '\(Self.short(name))'"
    case .cannotBeSet(let name, []): "'\(Self.short(name))' is not a state; it never changes"
    case .cannotBeSet(let name, let states):
      "'\(Self.short(name))' is computed from \(Self.list(states)) and cannot be set"
    case .readOnlyPart(let part, let whole):
      "'\(part)' of '\(Self.short(whole))' can be read but not set"
    case .notShown(let name, let type):
      "'\(Self.short(name))' is \(type), which is not shown; animate a value computed from it"
    case .partOfAttribute(let part, let whole):
      "'\(Self.short(part))' animates with the whole value; write '\(Self.short(whole))'"
    // Values.
    case .typeIsOpen(let member, let example):
      "the type of '.\(Self.short(member))' is not known here; write '\(example)'"
    case .mixedNumbers(let suggestion):
      "an Int and a Double cannot be mixed; write '\(SentenceParts.whole(suggestion))'"
    case .noOperation(let name, let type):
      "\(type) has no '\(Self.short(name))'"
    case .noMember(let name, let type, let suggestion?, _):
      "\(type) has no '\(Self.short(name))'; did you mean '\(suggestion)'?"
    case .noMember(let name, let type, nil, let known) where !known.isEmpty:
      "\(type) has no '\(Self.short(name))'; it has \(Self.list(known))"
    case .noMember(let name, let type, nil, _):
      "\(type) has no '\(Self.short(name))'"
    case .notConstant(let state):
      "this must be constant, and '\(Self.short(state))' changes"
    // Modifiers.
    case .emptyGroup: "it is empty; name what is shown, as in 'Group { offset; size }'"
    case .noModifier(let name):
      "'\(Self.short(name))' has no effect alone; write a modifier after it, such as "
        + "'.animation(.bouncy, value: isOpen)'"
    case .twiceInGroup(let name): "'\(Self.short(name))' is in this group twice"
    case .animationWithoutValue(let example):
      "name the value whose changes are animated: '.animation(\(SentenceParts.whole(example)), value: …)'"
    case .animationDependsOnState(let condition):
      "the animation cannot depend on '\(Self.short(condition))'; it must be constant"
    case .valueNeverChanges: "this never changes; write a state, or a value computed from one"
    // Events.
    case .misplaced(let what, let rule): "'\(Self.short(what))' \(rule)"
    case .withoutEffect: "this does nothing"
    case .notPlayed: "something in this statement is not known here, or not played in a scenario"
    case .secondRun(let line): "there is already a 'run' in line \(line)"
    case .unknownTransactionValue(let name, let suggestion?):
      "a transaction has no '\(Self.short(name))'; did you mean '\(suggestion)'?"
    case .unknownTransactionValue(let name, nil):
      "'\(Self.short(name))' of a transaction is not supported; there are "
        + Self.list(TransactionValue.allCases.map(\.rawValue))
    case .transactionClosure: "a closure for transactions can only change the transaction"
    case .unknownEnvironmentValue(let name, let suggestion?):
      "the environment has no '\(Self.short(name))' here; did you mean '\(suggestion)'?"
    case .unknownEnvironmentValue(let name, nil):
      "the environment has no '\(Self.short(name))' here; it has "
        + Self.list(ScenarioEnvironment.allCases.map(\.rawValue))
    case .environmentWithoutEffect(let name):
      "'\(Self.short(name))' has no effect on the animations here; the environment has "
        + Self.list(ScenarioEnvironment.allCases.map(\.rawValue))
    case .notDraggable(let name, let type):
      "a drag changes numbers, and '\(Self.short(name))' is \(type)"
    case .dragWithoutSamples:
      "a drag needs either samples, as in '{ sample(0.5, 0); sample(0.52, 8) }', or 'from:' a file"
    case .samplesGoBack(let time, let previous):
      "samples must be in order of time, and \(time) is before \(previous)"
    case .view(let problem): problem.sentence
    case .animator(let problem): problem.sentence
    case .presentation(let problem): problem.sentence
    // Tables.
    case .missingColumn(let name, let columns):
      "there is no column '\(Self.short(name))' in the first line; there "
        + (columns.count == 1 ? "is " : "are ") + Self.list(columns)
    case .notANumber(let text, let column):
      "'\(Self.short(text))' is not a finite number, which '\(Self.short(column))' must be"
    case .missingField(let column): "this line has no '\(Self.short(column))'"
    case .brokenQuotes: "quotation marks must enclose a whole field, and be doubled inside it"
    case .noSamples: "it has no samples"
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }

  private static func list(_ words: [String]) -> String { SentenceParts.list(words) }
}
