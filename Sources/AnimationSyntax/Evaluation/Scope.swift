internal import MotionRecording
internal import SwiftProgram

/// The meanings of the names in a text, beyond those of the catalog: expressions, keyframes, scenarios and pasted
/// source use the same type of scope.
///
/// A single expression has an empty scope. The scope of a text that declares names contains states, values computed
/// from them, constants, counters of loops, and named animations.
struct Scope {
  /// The meaning of a name.
  enum Meaning {
    /// A value that can change.
    case state(BasicType)
    /// A value that is computed from these states.
    case computed(BasicType, of: Set<String>)
    /// A value that never changes.
    case constant(BasicType, AttributeValue)
    /// The term that is written for the name, which is read in the name's place.
    case written(Term.Kind)
    /// A value of the catalog that is completely known, such as an animation.
    case value(CatalogValue)
    /// A view that is inserted and removed, by itself or while a condition holds.
    case view(hasCondition: Bool)
    /// A value that an animator moves, with the kind of animator and its article.
    case animated(by: String)
    /// A value of a type that only the Swift interpreter knows: an array, a case of an enumeration.
    case held
  }

  /// The extent to which a text declares the names that it uses.
  enum Declarations {
    /// It declares none: an expression. Numbers in it have the type that their context expects.
    case none
    /// It is the code of an app, whose other names are declared elsewhere.
    case ofApp
    /// It declares every name that it uses: a scenario.
    case all
  }

  /// The term that is written for the first names of a chain, at their declaration.
  struct Written {
    let term: Term
    /// The meanings of names at the declaration.
    let scope: Scope
    /// The number of links of the chain that name the term.
    let links: Int
  }

  /// The greatest number of names in a scenario: everything that is shown is computed after every change.
  static let mostNames = 500

  /// The scope of a single expression, without names.
  static var empty: Scope { Scope() }

  private(set) var meanings: [String: Meaning] = [:]
  private var ranges: [String: Range<Int>] = [:]

  /// The names in the order of their declarations.
  private(set) var declared: [String] = []

  /// All names that the text declares, with the ranges of their declarations.
  let all: [String: Range<Int>]

  /// The text, for errors in a value that are found later.
  let origin: SourceOrigin

  let declarations: Declarations

  /// Returns the meaning of the first names of a chain, in source whose declarations are read when they are needed; nil
  /// if there is none.
  let source: ((Term.Chain) -> Written?)?

  /// The presentation in which the scenario is shown.
  var presentation = Presentation.app

  /// The properties that the text adds to transactions.
  var transactionValues: Set<String> = []

  /// The name whose value is being read.
  var declaring: String?

  /// Creates the scope of a text that declares names.
  init(all: [String: Range<Int>], origin: SourceOrigin, declarations: Declarations = .all) {
    self.all = all
    self.origin = origin
    self.declarations = declarations
    source = nil
  }

  /// Creates the scope of an expression in which some names stand for values of the catalog.
  init(values: [String: CatalogValue] = [:]) {
    self.init(
      all: [:], origin: SourceOrigin(source: "", fileName: ""), declarations: .none)
    meanings = values.mapValues { .value($0) }
  }

  /// Creates the scope of an expression in source with declarations.
  init(source: @escaping (Term.Chain) -> Written?) {
    all = [:]
    origin = SourceOrigin(source: "", fileName: "")
    declarations = .none
    self.source = source
  }
}

// MARK: - Declarations

extension Scope {
  /// Checks that a name can be declared.
  func checkNew(_ name: String, at range: Range<Int>) throws(Fault) {
    if let first = ranges[name] {
      throw Fault(
        .scenario(.declaredTwice(name, line: origin.line(of: first.lowerBound))), range)
    }
    if name == "environment" { throw Fault(.scenario(.reservedName(name)), range) }
    guard declared.count < Self.mostNames else {
      throw Fault(.scenario(.tooManyNames(limit: Self.mostNames)), range)
    }
  }

  /// Declares a name that ``checkNew(_:at:)`` has accepted.
  mutating func declare(_ name: String, _ meaning: Meaning, at range: Range<Int>) {
    meanings[name] = meaning
    ranges[name] = range
    declared.append(name)
  }

  /// Changes the meaning of a name: of a loop's counter, or of a variable that is written to.
  mutating func set(_ name: String, to meaning: Meaning) {
    meanings[name] = meaning
  }

  /// Removes a name.
  mutating func remove(_ name: String) {
    meanings[name] = nil
    ranges[name] = nil
    declared.removeAll { $0 == name }
  }

  /// The scope of an animation or transition in the text, whose numbers are known when it is read.
  var names: Scope {
    var names = Scope()
    names.meanings = meanings.filter { _, meaning in
      switch meaning {
      case .value, .written, .constant: true
      case .state, .computed, .view, .animated, .held: false
      }
    }
    return names
  }
}

// MARK: - Lookup

extension Scope {
  /// Returns the meaning of a name.
  func meaning(of name: String, at range: Range<Int>) throws(Fault) -> Meaning {
    if let meaning = meanings[name] { return meaning }
    throw unknown(name, at: range)
  }

  /// Returns the value of a name where a type of the catalog is expected; nil for a name with another meaning.
  func value(named name: String, as type: ValueType?) -> CatalogValue? {
    guard case .value(let value) = meanings[name], type ?? value.type == value.type else {
      return nil
    }
    return value
  }

  /// Returns the fault of a name without a meaning.
  func unknown(_ name: String, at range: Range<Int>) -> Fault {
    switch declarations {
    case .none: return Fault(.dependsOnApp(name: name, expected: "the number itself"), range)
    case .ofApp: return Fault(.dependsOnApp(name: name, expected: "the value itself"), range)
    case .all: break
    }
    if name == declaring { return Fault(.scenario(.refersToItself(name)), range) }
    if let later = all[name] {
      return Fault(
        .scenario(.usedBeforeDeclaration(name, line: origin.line(of: later.lowerBound))), range)
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
}

extension Scope.Meaning {
  /// The words for a meaning that is not a value to compute with; nil for a value.
  var wordsForNoValue: String? {
    switch self {
    case .state, .computed, .constant, .written: nil
    case .value(let value): value.type.article
    case .view: "a view"
    case .animated(let animator): "moved by \(animator)"
    case .held: "a value of another type"
    }
  }
}

extension Term {
  /// Creates the term that would be written for a value; nil for a value that is not one literal, such as one of
  /// several numbers.
  init?(_ value: AttributeValue, at range: Range<Int>) {
    switch value {
    case .boolean(let flag): self.init(kind: .boolean(flag), range: range)
    case .integer(let integer):
      self.init(.integer("\(integer.magnitude)"), isNegative: integer < 0, at: range)
    case .number(let number): self.init(number, at: range)
    case .text(let text): self.init(kind: .text(text), range: range)
    case .vector, .read, .held: return nil
    }
  }

  /// Creates the term that would be written for a number with a fraction.
  init(_ number: Double, at range: Range<Int>) {
    self.init(.decimal("\(number.magnitude)"), isNegative: number.sign == .minus, at: range)
  }

  private init(_ literal: Kind, isNegative: Bool, at range: Range<Int>) {
    let positive = Term(kind: literal, range: range)
    self =
      isNegative
      ? Term(kind: .signed(Operator(name: "-", range: range), positive), range: range) : positive
  }
}
