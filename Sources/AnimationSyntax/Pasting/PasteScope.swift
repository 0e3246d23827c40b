/// A part of pasted source that names belong to: the file, a type, a function, a closure.
struct PasteScope {
  /// The meaning of a name.
  enum Meaning {
    /// The range of the text that is written for the name, and the scope in which that is.
    case value(Range<Int>, scope: Int)
    /// Something that only the running app knows.
    case unknown
  }

  /// The name after which animations in the scope are called: that of the function, the property or the other
  /// declaration around them.
  var name: String?

  /// The type whose members it has, by its last name.
  var typeName: String?

  /// The scope around it; nil for the source as a whole.
  let parent: Int?

  var names: [String: Meaning] = [:]
}

/// The scopes of a source, and what names mean in each.
struct PasteScopes {
  private(set) var all = [PasteScope(parent: nil)]
  private var types: [String: [Int]] = [:]

  /// Adds a scope.
  mutating func add(in parent: Int, name: String? = nil, typeName: String? = nil) -> Int {
    all.append(PasteScope(name: name, typeName: typeName, parent: parent))
    if let typeName { types[typeName, default: []].append(all.count - 1) }
    return all.count - 1
  }

  /// Notes what a name stands for in a scope; of two meanings neither is known.
  mutating func note(_ name: String, _ meaning: PasteScope.Meaning, in scope: Int) {
    all[scope].names[name] = all[scope].names[name] == nil ? meaning : .unknown
  }

  /// Notes that nothing is known of what a name stands for in a scope.
  mutating func forget(_ name: String, in scope: Int) { all[scope].names[name] = .unknown }

  /// Returns the name after which animations in a scope are called.
  func name(of scope: Int) -> String? {
    var next: Int? = scope
    while let scope = next {
      if let name = all[scope].name { return name }
      next = all[scope].parent
    }
    return nil
  }

  /// Returns the meaning of a name without a dot in a scope, searched from the inside out.
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

  /// The type around a scope.
  func type(around scope: Int) -> String? {
    var next: Int? = scope
    while let scope = next {
      if let type = all[scope].typeName { return type }
      next = all[scope].parent
    }
    return nil
  }
}
