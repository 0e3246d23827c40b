internal import AnimationModel
internal import MotionRecording

/// The names that a scenario has declared so far, and what they stand for.
struct ScenarioScope {
  /// What a name stands for.
  enum Meaning {
    /// Something that can change.
    case state(ScenarioType)
    /// Something made of states, by its place in ``computed``.
    case computed(ScenarioType, index: Int)
    /// Something that never changes.
    case constant(ScenarioType, ScenarioValue)
    /// An animation with a name.
    case animation(Animation)
    /// A view that comes and goes, by itself or while a condition holds.
    case view(hasCondition: Bool)
    /// What an animator moves, and which kind of one, with its article.
    case animated(by: String)
  }

  /// The most names that a scenario may declare: everything that is shown is computed after every change.
  static let mostNames = 500

  private(set) var meanings: [String: Meaning] = [:]
  private(set) var computed: [CompiledFormula] = []
  private var places: [String: Range<Int>] = [:]

  /// The names in the order of their declarations.
  private(set) var declared: [String] = []

  /// Every name that the file declares anywhere, with its place.
  let all: [String: Range<Int>]

  let origin: ScenarioOrigin

  /// Whether there is a file in which names can be declared; otherwise every name is the app's own.
  let hasDeclarations: Bool

  /// Where everything is shown.
  var presentation = Presentation.app

  /// The name whose value is being read.
  var declaring: String?

  init(all: [String: Range<Int>], origin: ScenarioOrigin, hasDeclarations: Bool = true) {
    self.all = all
    self.origin = origin
    self.hasDeclarations = hasDeclarations
  }

  /// Checks that a name can be declared.
  func checkNew(_ name: String, at range: Range<Int>) throws(Fault) {
    if let place = places[name] {
      throw Fault(
        .scenario(.declaredTwice(name, line: origin.line(of: place.lowerBound))), range)
    }
    if name == "environment" { throw Fault(.scenario(.reservedName(name)), range) }
    guard declared.count < Self.mostNames else {
      throw Fault(.scenario(.tooManyNames(limit: Self.mostNames)), range)
    }
  }

  /// Declares a name that ``checkNew(_:at:)`` lets pass.
  mutating func declare(_ name: String, _ meaning: Meaning, at range: Range<Int>) {
    meanings[name] = meaning
    places[name] = range
    declared.append(name)
  }

  /// Declares a value that is made of states.
  mutating func declare(_ name: String, _ formula: CompiledFormula, at range: Range<Int>) {
    declare(name, .computed(formula.type, index: computed.count), at: range)
    computed.append(formula)
  }

  /// Gives a name another meaning for a while: that of a loop's counter.
  mutating func set(_ name: String, to value: ScenarioValue) {
    meanings[name] = .constant(.integer, value)
  }

  /// Forgets a name.
  mutating func remove(_ name: String) {
    meanings[name] = nil
    places[name] = nil
    declared.removeAll { $0 == name }
  }

  /// The meaning of a name.
  func meaning(of name: String, at range: Range<Int>) throws(Fault) -> Meaning {
    if let meaning = meanings[name] { return meaning }
    throw unknown(name, at: range)
  }

  /// Why a name has no meaning.
  func unknown(_ name: String, at range: Range<Int>) -> Fault {
    if !hasDeclarations {
      return Fault(.dependsOnApp(name: name, expected: "the value itself"), range)
    }
    if name == declaring { return Fault(.scenario(.refersToItself(name)), range) }
    if let place = all[name] {
      return Fault(
        .scenario(.usedBeforeDeclaration(name, line: origin.line(of: place.lowerBound))), range)
    }
    if name == "environment" {
      return Fault(
        .wrongType(
          parameter: nil, expected: "'environment.animationPaused = true'", found: "this"), range)
    }
    if let type = ValueType.swiftNames[name] {
      return Fault(
        .wrongType(parameter: nil, expected: "a value", found: type.article), range)
    }
    return Fault(
      .unknownName(
        name, expected: "a name that is declared above",
        suggestion: SpellingSuggestion.nearest(to: name, among: declared)), range)
  }

  /// The words for what is no value; nil for what is one.
  func wordsForNoValue(_ meaning: Meaning) -> String? {
    switch meaning {
    case .state, .computed, .constant: nil
    case .animation: "an animation"
    case .view: "a view"
    case .animated(let animator): "moved by \(animator)"
    }
  }

  /// What names stand for in animations and transitions.
  var names: Scope {
    var names = Scope()
    for (name, meaning) in meanings {
      switch meaning {
      case .animation(let animation): names.values[name] = .animation(animation)
      case .constant(_, .boolean(let flag)): names.constants[name] = .boolean(flag)
      case .constant(_, .integer(let integer)): names.constants[name] = .integer("\(integer)")
      case .constant(_, .number(let number)): names.constants[name] = .decimal("\(number)")
      case .constant, .state, .computed, .view, .animated: break
      }
    }
    return names
  }
}

extension CompiledFormula {
  /// The formula for a player: everything it needs is computed once.
  func playable(in scope: ScenarioScope) -> Scenario.Formula {
    let steps = dependencies.map { (index: $0, evaluate: scope.computed[$0].evaluate) }
    let count = (dependencies.last ?? -1) + 1
    return { states in
      var frame = FormulaFrame(states: states, computed: Array(repeating: nil, count: count))
      for step in steps { frame.computed[step.index] = try step.evaluate(frame) }
      return try evaluate(frame)
    }
  }
}
