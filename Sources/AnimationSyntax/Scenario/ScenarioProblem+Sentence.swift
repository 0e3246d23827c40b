extension ScenarioProblem {
  /// What is wrong, in one line.
  var sentence: String {
    switch self {
    case .nothingShown, .tooLong, .tooManyNames, .textIsNotPlain, .notInScenarios, .controlFlow,
      .loopIsTooLong, .rangeIsReversed:
      fileSentence
    case .plainVariable, .constantState, .computedProperty, .unknownAttribute, .declaredTwice,
      .reservedName, .unknownType, .noValue, .notACounter,
      .contentOf, .contentOfOtherValue:
      declarationSentence
    case .usedBeforeDeclaration, .refersToItself, .leaveOutSelf, .cannotBeSet, .readOnlyPart,
      .notShown, .partOfAttribute:
      nameSentence
    case .typeIsOpen, .mixedNumbers, .noOperation, .noMember, .notConstant, .resultIsNotFinite:
      valueSentence
    case .emptyGroup, .noModifier, .twiceInGroup, .animationWithoutValue,
      .animationDependsOnState, .valueNeverChanges:
      modifierSentence
    case .misplaced, .withoutEffect, .secondRun, .unknownTransactionValue,
      .unknownEnvironmentValue, .environmentWithoutEffect, .notDraggable, .dragWithoutSamples,
      .samplesGoBack:
      eventSentence
    case .view(let problem): problem.sentence
    case .animator(let problem): problem.sentence
    case .presentation(let problem): problem.sentence
    case .missingColumn, .notANumber, .missingField, .brokenQuotes, .noSamples:
      tableSentence
    }
  }

  private var fileSentence: String {
    switch self {
    case .nothingShown:
      "nothing is shown in it; declare a number, as in '@State var offset = 0.0'"
    case .tooLong(let bytes, let limit):
      "the file is \(bytes) bytes long; at most \(limit) are read"
    case .tooManyNames(let limit): "too many names; a scenario may declare \(limit)"
    case .textIsNotPlain: "a text is plain characters in quotes on one line, without '\\'"
    case .notInScenarios(let name):
      "'\(Self.short(name))' is not understood; a scenario is made of '@State', 'let', "
        + "'.animation', '.transaction', '.transition', 'PhaseAnimator', 'KeyframeAnimator', 'at', "
        + "'drag', 'environment', 'for', 'run', 'context', 'entry' and 'policy'"
    case .controlFlow(let word, let instead): "'\(word)' is not understood here; \(instead)"
    case .loopIsTooLong: "this loop is too much to be written out"
    case .rangeIsReversed(let lower, let upper):
      "a range goes up, and \(upper) is below \(lower)"
    default: ""
    }
  }

  private var declarationSentence: String {
    switch self {
    case .plainVariable(let name):
      "write '@State var \(Self.short(name))' for what changes, "
        + "or 'let \(Self.short(name))' for what is made of it"
    case .constantState(let name):
      "a state changes; write '@State var \(Self.short(name))'"
    case .computedProperty(let name):
      "write 'let \(Self.short(name)) = …'; it is computed anew after every change"
    case .unknownAttribute(let name):
      "'\(Self.short(name))' is not understood in a scenario; there are '@State' and "
        + "'@Animatable'"
    case .declaredTwice(let name, let line):
      "'\(Self.short(name))' is already declared in line \(line)"
    case .reservedName(let name): "'\(name)' means something else here; choose another name"
    case .unknownType(let name, let suggestion?):
      "the type '\(Self.short(name))' is not known; did you mean '\(suggestion)'?"
    case .unknownType(let name, nil):
      "the type '\(Self.short(name))' is not known; there are "
        + Self.list(ScenarioType.allCases.map(\.name))
    case .noValue(let name):
      "'\(Self.short(name))' needs a value at the start; write '= …'"
    case .contentOf(let name, let type):
      "a content transition is for the text of a whole number, and '\(SentenceParts.short(name))' is "
        + "\(type)"
    case .contentOfOtherValue(let name):
      "the value is that of the number itself; write 'value: Double(\(SentenceParts.short(name)))'"
    case .notACounter(let name):
      "an '@Animatable' number shows a rounding; write 'Int(…)' or '….rounded()' around a Double "
        + "for '\(Self.short(name))'"
    default: ""
    }
  }

  private var nameSentence: String {
    switch self {
    case .usedBeforeDeclaration(let name, let line):
      "'\(Self.short(name))' is declared further down, in line \(line); declare it before "
        + "it is used"
    case .refersToItself(let name): "'\(Self.short(name))' cannot be made of itself"
    case .leaveOutSelf(let name): "leave out 'self.'; write '\(Self.short(name))'"
    case .cannotBeSet(let name, []): "'\(Self.short(name))' is not a state; it never changes"
    case .cannotBeSet(let name, let states):
      "'\(Self.short(name))' follows from \(Self.list(states)) and cannot be set"
    case .readOnlyPart(let part, let whole):
      "'\(part)' of '\(Self.short(whole))' can be read but not set"
    case .notShown(let name, let type):
      "'\(Self.short(name))' is \(type), which is not shown; animate what is made of it"
    case .partOfAttribute(let part, let whole):
      "'\(Self.short(part))' moves with the whole; write '\(Self.short(whole))'"
    default: ""
    }
  }

  private var valueSentence: String {
    switch self {
    case .typeIsOpen(let member, let example):
      "nothing says of which type '.\(Self.short(member))' is; write '\(example)'"
    case .mixedNumbers(let suggestion):
      "an Int and a Double do not mix; write '\(Self.short(suggestion))'"
    case .noOperation(let name, let type):
      "\(type) has no '\(Self.short(name))'"
    case .noMember(let name, let type, let suggestion?, _):
      "\(type) has no '\(Self.short(name))'; did you mean '\(suggestion)'?"
    case .noMember(let name, let type, nil, let known) where !known.isEmpty:
      "\(type) has no '\(Self.short(name))'; it has \(Self.list(known))"
    case .noMember(let name, let type, nil, _):
      "\(type) has no '\(Self.short(name))'"
    case .notConstant(let state):
      "this must be known beforehand, and '\(Self.short(state))' changes"
    case .resultIsNotFinite: "the result of this is not a finite number"
    default: ""
    }
  }

  private var modifierSentence: String {
    switch self {
    case .emptyGroup: "there is nothing in it; name what is shown, as in 'Group { offset; size }'"
    case .noModifier(let name):
      "nothing is done with '\(Self.short(name))'; write a modifier after it, such as "
        + "'.animation(.bouncy, value: isOpen)'"
    case .twiceInGroup(let name): "'\(Self.short(name))' stands twice in this group"
    case .animationWithoutValue(let example):
      "name the value whose change is animated: '.animation(\(Self.short(example)), value: …)'"
    case .animationDependsOnState(let condition):
      "the animation cannot depend on '\(Self.short(condition))'; it must be known beforehand"
    case .valueNeverChanges: "this never changes; give a state, or what is made of one"
    default: ""
    }
  }

  private var eventSentence: String {
    switch self {
    case .misplaced(let what, let place): "'\(Self.short(what))' \(place)"
    case .withoutEffect: "this does nothing"
    case .secondRun(let line): "there is a 'run' already, in line \(line)"
    case .unknownTransactionValue(let name, let suggestion?):
      "a transaction has no '\(Self.short(name))'; did you mean '\(suggestion)'?"
    case .unknownTransactionValue(let name, nil):
      "'\(Self.short(name))' of a transaction is not understood here; there are "
        + Self.list(TransactionValue.allCases.map(\.rawValue))
    case .unknownEnvironmentValue(let name, let suggestion?):
      "the environment has no '\(Self.short(name))' here; did you mean '\(suggestion)'?"
    case .unknownEnvironmentValue(let name, nil):
      "the environment has no '\(Self.short(name))' here; it has "
        + Self.list(ScenarioEnvironment.allCases.map(\.rawValue))
    case .environmentWithoutEffect(let name):
      "'\(Self.short(name))' changes none of the animations here; the environment has "
        + Self.list(ScenarioEnvironment.allCases.map(\.rawValue))
    case .notDraggable(let name, let type):
      "a drag moves numbers, and '\(Self.short(name))' is \(type)"
    case .dragWithoutSamples:
      "a drag needs either samples, as in '{ sample(0.5, 0); sample(0.52, 8) }', or 'from:' a file"
    case .samplesGoBack(let time, let previous):
      "samples are written in the order of time, and \(time) is before \(previous)"
    default: ""
    }
  }

  private var tableSentence: String {
    switch self {
    case .missingColumn(let name, let columns):
      "there is no column '\(Self.short(name))' in the first line; there "
        + (columns.count == 1 ? "is " : "are ") + Self.list(columns)
    case .notANumber(let text, let column):
      "'\(Self.short(text))' is not a finite number, as '\(Self.short(column))' is"
    case .missingField(let column): "this line has no '\(Self.short(column))'"
    case .brokenQuotes: "quotation marks stand around a whole field, and are doubled inside it"
    case .noSamples: "there are no samples in it"
    default: ""
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }

  private static func list(_ words: [String]) -> String { SentenceParts.list(words) }
}
