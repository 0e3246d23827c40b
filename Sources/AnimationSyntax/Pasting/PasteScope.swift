/// A part of pasted source that declares names: the file, a type, a function or a closure.
struct PasteScope {
  /// The meaning of a name.
  enum Meaning {
    /// The range of the value of the name, and the scope that contains the value.
    case value(Range<Int>, scope: Int)
    /// A value that is known only in the running app.
    case unknown
  }

  /// The name from which the names of animations in the scope are derived: the name of the enclosing function, property
  /// or other declaration.
  var name: String?

  /// The type whose members it declares, by the last part of its name.
  var typeName: String?

  /// The enclosing scope; nil for the source as a whole.
  let parent: Int?

  var names: [String: Meaning] = [:]
}

/// The scopes of source, and the meanings of names in each of them.
struct PasteScopes {
  private(set) var all = [PasteScope(parent: nil)]
  private var types: [String: [Int]] = [:]

  /// Adds a scope.
  mutating func add(in parent: Int, name: String? = nil, typeName: String? = nil) -> Int {
    all.append(PasteScope(name: name, typeName: typeName, parent: parent))
    if let typeName { types[typeName, default: []].append(all.count - 1) }
    return all.count - 1
  }

  /// Records the meaning of a name in a scope; a name with two meanings is unknown.
  mutating func note(_ name: String, _ meaning: PasteScope.Meaning, in scope: Int) {
    all[scope].names[name] = all[scope].names[name] == nil ? meaning : .unknown
  }

  /// Records that the meaning of a name in a scope is unknown.
  mutating func forget(_ name: String, in scope: Int) { all[scope].names[name] = .unknown }

  /// Returns the name from which the names of animations in a scope are derived.
  func name(of scope: Int) -> String? {
    var next: Int? = scope
    while let scope = next {
      if let name = all[scope].name { return name }
      next = all[scope].parent
    }
    return nil
  }

  /// Returns the meaning of a name without a dot, searched from a scope outward.
  func meaning(of name: String, in scope: Int) -> PasteScope.Meaning? {
    var next: Int? = scope
    while let scope = next {
      if let found = all[scope].names[name] { return found }
      if let type = all[scope].typeName, let found = member(name, of: type) { return found }
      next = all[scope].parent
    }
    return nil
  }

  /// Returns the meaning of a member of a type.
  func member(_ name: String, of type: String) -> PasteScope.Meaning? {
    for scope in types[type] ?? [] {
      if let found = all[scope].names[name] { return found }
    }
    return nil
  }

  /// Returns the type that contains a scope.
  func type(around scope: Int) -> String? {
    var next: Int? = scope
    while let scope = next {
      if let type = all[scope].typeName { return type }
      next = all[scope].parent
    }
    return nil
  }
}
