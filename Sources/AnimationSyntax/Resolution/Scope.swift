internal import AnimationModel

/// What the names in a text stand for, beyond those of the catalogue.
///
/// An expression by itself has the empty scope. A file that declares names has them in it: constants and the
/// counters of loops, which are read as what would be written in their place, and values that are known whole,
/// such as an animation with a name.
struct Scope {
  /// What is written in the place of a name that never changes.
  var constants: [String: Term.Kind] = [:]

  /// What names stand for where a value of the catalogue is expected.
  var values: [String: CatalogValue] = [:]

  /// No names.
  static var empty: Scope { Scope() }

  /// A term with its constants in the place of their names; everything else is where it was.
  func resolved(_ term: Term) -> Term {
    guard !constants.isEmpty else { return term }
    return term.replacing { term in
      guard let name = term.onlyName, let kind = constants[name] else { return nil }
      return Term(kind: kind, range: term.range)
    }
  }

  /// The value of a name where a type is expected; nil for a name of something else.
  func value(named name: String, as type: ValueType?) -> CatalogValue? {
    guard let value = values[name], type ?? value.type == value.type else { return nil }
    return value
  }
}
