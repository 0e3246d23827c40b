internal import MotionRecording
internal import SwiftProgram

/// The meanings of the names in a text, beyond those of the catalog: the one scope of expressions, keyframes,
/// scenarios and pasted source.
///
/// An expression by itself has the empty scope. A text that declares names has them in it: states, what is computed
/// from them, constants and the counters of loops, and animations with a name.
struct Scope {
  /// The meaning of a name.
  enum Meaning {
    /// Something that can change.
    case state(BasicType)
    /// Something made of these states.
    case computed(BasicType, of: Set<String>)
    /// Something that never changes.
    case constant(BasicType, AttributeValue)
    /// The term that is written for the name, read as if it were in the name's place.
    case written(Term.Kind)
    /// A value of the catalogue that is known whole, such as an animation.
    case value(CatalogValue)
    /// A view that is inserted and removed, by itself or while a condition holds.
    case view(hasCondition: Bool)
    /// A value that an animator moves, and the kind of animator, with its article.
    case animated(by: String)
    /// A value of a type that only the interpreter of Swift looks into: an array, a case of an enumeration.
    case held
  }

  /// The extent to which a text declares the names that it uses.
  enum Declarations {
    /// It declares none: an expression. Numbers in it have the type of where they are.
    case none
    /// It is the code of an app, whose other names are declared elsewhere.
    case ofApp
    /// It declares every name that it uses: a scenario.
    case all
  }

  /// The term that is written for the first names of a chain, where they are declared.
  struct Written {
    let term: Term
    /// The meanings of names where the term is written.
    let scope: Scope
    /// How many links of the chain name it.
    let links: Int
  }

  /// The most names that a scenario may declare: everything that is shown is computed after every change.
  static let mostNames = 500

  /// No names: an expression by itself.
  static var empty: Scope { Scope() }

  private(set) var meanings: [String: Meaning] = [:]
  private var ranges: [String: Range<Int>] = [:]

  /// The names in the order of their declarations.
  private(set) var declared: [String] = []

  /// Every name that the text declares anywhere, with where it does.
  let all: [String: Range<Int>]

  /// The text, for what is wrong with a value only later.
  let origin: SourceOrigin

  let declarations: Declarations

  /// Finds what the first names of a chain stand for, in source whose declarations are read when they are asked
  /// for; nil where there is none.
  let source: ((Term.Chain) -> Written?)?

  /// The presentation in which everything is shown.
  var presentation = Presentation.app

  /// The properties that the text adds to transactions.
  var transactionValues: Set<String> = []

  /// The name whose value is being read.
  var declaring: String?

  /// The scope of a text that declares names.
  init(all: [String: Range<Int>], origin: SourceOrigin, declarations: Declarations = .all) {
    self.all = all
    self.origin = origin
    self.declarations = declarations
    source = nil
  }

  /// The scope of an expression in which some names stand for values of the catalogue.
  init(values: [String: CatalogValue] = [:]) {
    self.init(
      all: [:], origin: SourceOrigin(source: "", fileName: ""), declarations: .none)
    meanings = values.mapValues { .value($0) }
  }

  /// The scope of an expression in source that has declarations.
  init(source: @escaping (Term.Chain) -> Written?) {
    all = [:]
    origin = SourceOrigin(source: "", fileName: "")
    declarations = .none
    self.source = source
  }
}

// MARK: - Declaring

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

  /// Declares a name that ``checkNew(_:at:)`` lets pass.
  mutating func declare(_ name: String, _ meaning: Meaning, at range: Range<Int>) {
    meanings[name] = meaning
    ranges[name] = range
    declared.append(name)
  }

  /// Gives a name another meaning: that of a loop's counter, or what is written for it last.
  mutating func set(_ name: String, to meaning: Meaning) {
    meanings[name] = meaning
  }

  /// Forgets a name.
  mutating func remove(_ name: String) {
    meanings[name] = nil
    ranges[name] = nil
    declared.removeAll { $0 == name }
  }

  /// The scope of an animation or transition of the text, whose numbers are known where it is written.
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

// MARK: - Looking up

extension Scope {
  /// Returns the meaning of a name.
  func meaning(of name: String, at range: Range<Int>) throws(Fault) -> Meaning {
    if let meaning = meanings[name] { return meaning }
    throw unknown(name, at: range)
  }

  /// The value of a name where a type of the catalogue is expected; nil for a name of something else.
  func value(named name: String, as type: ValueType?) -> CatalogValue? {
    guard case .value(let value) = meanings[name], type ?? value.type == value.type else {
      return nil
    }
    return value
  }

  /// Why a name stands for nothing.
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
  /// The words for what is no value to compute with; nil for what is one.
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
  /// Makes the term that would be written for a value; nil for a value that is not one literal, such as one of
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

  /// Makes the term that would be written for a number with a fraction.
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
