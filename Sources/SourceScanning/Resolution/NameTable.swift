internal import AnimationSyntax

/// The declarations of all files together, by name.
struct NameTable: Sendable {
  let files: [ScannedFile]

  /// The members of types, by the qualified names of the types.
  private var members: [String: [String: [DeclaredName]]] = [:]

  /// The declarations outside of all types, by name.
  private var globals: [String: [DeclaredName]] = [:]

  /// The names of inherited types, by the qualified names of the types that inherit them.
  private var inherited: [String: [String]] = [:]

  /// The modules in which types are declared, by the qualified names of the types.
  private var types: [String: Set<String>] = [:]

  /// The files in which values are assigned to names, and those in which they are assigned to more than the properties
  /// of an initializer's own type.
  private var assigned: [String: [Int]] = [:]
  private var reassigned: [String: [Int]] = [:]

  /// The values that initializers give to properties, with their files, by the qualified names of the properties.
  private var starts: [String: [(file: Int, start: PropertyStart)]] = [:]

  /// The qualified names of the types that ask whether motion is reduced.
  private(set) var typesThatReduceMotion: Set<String> = []

  /// The number of times that each name is used.
  private(set) var references: [String: Int] = [:]

  init(_ files: [ScannedFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for scope in file.scopes {
        switch scope.kind {
        case .file:
          for (name, declarations) in scope.names {
            globals[name, default: []] += declarations.map {
              DeclaredName(file: index, declaration: $0, qualifiedName: name)
            }
          }
        case .type(let type):
          for (name, declarations) in scope.names {
            members[type, default: [:]][name, default: []] += declarations.map {
              DeclaredName(file: index, declaration: $0, qualifiedName: "\(type).\(name)")
            }
          }
        case .code: continue
        }
      }
      inherited.merge(file.inherited, uniquingKeysWith: +)
      for type in file.declaredTypes { types[type, default: []].insert(file.module) }
      for name in file.assigned { assigned[name, default: []].append(index) }
      for name in file.reassigned { reassigned[name, default: []].append(index) }
      for start in file.starts {
        starts["\(start.type).\(start.name)", default: []].append((index, start))
      }
      typesThatReduceMotion.formUnion(file.typesThatReduceMotion.subtracting([""]))
      references.merge(file.references, uniquingKeysWith: +)
    }
  }

  /// Whether a value is assigned to a declaration, judged by its name alone.
  func isAssigned(_ name: DeclaredName) -> Bool { isAssigned(name, assigned) }

  private func isAssigned(_ name: DeclaredName, _ assigned: [String: [Int]]) -> Bool {
    guard name.declaration.isVariable, let files = assigned[name.declaration.name] else {
      return false
    }
    return name.declaration.isPrivate ? files.contains(name.file) : true
  }

  /// Returns the value that a property has at first, if one assignment in one initializer gives it and nothing changes
  /// it later; nil for any other declaration.
  func start(of name: DeclaredName) -> (file: Int, start: PropertyStart)? {
    guard let all = starts[name.qualifiedName], all.count == 1, !isAssigned(name, reassigned)
    else { return nil }
    return all[0]
  }

  /// Whether the app has its own type with a name, seen from a file and from inside of a type.
  func hasOwnType(_ name: String, in file: Int, around type: String?) -> Bool {
    var outer = type
    while let around = outer {
      if types["\(around).\(name)"] != nil { return true }
      outer = around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    return types[name]?.contains(files[file].module) ?? false
  }

  /// Returns the qualified name of a declared or extended type, seen from inside of another one; nil if there is none.
  func type(_ name: String, around type: String?) -> String? {
    var outer = type
    while let around = outer {
      let inner = "\(around).\(name)"
      if types[inner] != nil || members[inner] != nil { return inner }
      outer = around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    return types[name] != nil || members[name] != nil ? name : nil
  }
}

// MARK: - Look-up

extension NameTable {
  /// Whether the app declares a function with a name that is visible in a scope, so that SwiftUI's is not meant.
  func declaresFunction(_ name: String, in file: Int, scope: Int) -> Bool {
    guard let found = lookUp(name, in: file, scope: scope, at: .max) else { return false }
    return found.contains { if case .function = $0.declaration.meaning { true } else { false } }
  }

  /// Returns the declarations for which a name without a dot stands, from the inside out; nil if nothing declares it.
  ///
  /// - Parameter offset: The offset at which the name is used: local values that are declared after it are not
  ///   meant.
  func lookUp(_ name: String, in file: Int, scope: Int, at offset: Int) -> [DeclaredName]? {
    var next: Int? = scope
    while let index = next {
      let scope = files[file].scopes[index]
      switch scope.kind {
      case .file: break
      case .type(let type):
        if let found = member(name, of: type, from: file) { return found }
      case .code:
        let local = (scope.names[name] ?? []).filter { declaration in
          switch declaration.meaning {
          case .function, .parameter, .counter: true
          case .value, .stored, .results, .unknown: declaration.offset < offset
          }
        }
        // Two declarations in one scope are an error in Swift, unless conditions tell them apart.
        if !local.isEmpty {
          return local.map { DeclaredName(file: file, declaration: $0, qualifiedName: name) }
        }
      }
      next = scope.parent
    }
    return chosen(globals[name] ?? [], from: file)
  }

  /// Returns the declarations of a member of a type, by the type's qualified name, or of a type that it inherits, the
  /// nearest first; nil if nothing declares it.
  func member(_ name: String, of type: String, from file: Int) -> [DeclaredName]? {
    var seen: Set<String> = []
    var pending = [type]
    while !pending.isEmpty {
      let type = pending.removeFirst()
      guard seen.insert(type).inserted else { continue }
      if let found = chosen(members[type]?[name] ?? [], from: file) { return found }
      let outer = type.lastIndex(of: ".").map { String(type[..<$0]) }
      pending += (inherited[type] ?? []).compactMap { self.type($0, around: outer) }
    }
    return nil
  }

  /// Whether a file itself declares a type with a name, or a global with it.
  func declares(_ name: String, in file: Int) -> Bool {
    files[file].declaredTypes.contains(name)
      || globals[name]?.contains { $0.file == file } ?? false
  }

  /// Returns the other files that declare some names that a file uses: types with their extensions, members in
  /// extensions of types of other modules, and globals; without names that several files declare, of which any may be
  /// meant, and without variables to which values are assigned.
  func files(declaring names: Set<String>, for file: Int) -> Set<Int> {
    var found: Set<Int> = []
    func take(_ declared: [DeclaredName]?) {
      let declared = chosen(declared ?? [], from: file) ?? []
      let files = Set(declared.map(\.file))
      if files.count == 1, !declared.contains(where: isAssigned) { found.formUnion(files) }
    }
    let module = files[file].module
    for name in names {
      take(globals[name])
      guard let modules = types[name] else { continue }
      // What another module calls as SwiftUI calls a type of its own is not meant.
      if !modules.contains(module), AnimationNames.isFrameworkType(name) { continue }
      let declaring = files.indices.filter {
        files[$0].declaredTypes.contains(name)
          && (files[$0].module == module || !modules.contains(module))
      }
      let used = (members[name] ?? [:]).filter { names.contains($0.key) }.values.joined()
      guard declaring.count == 1, !used.contains(where: isAssigned) else { continue }
      found.formUnion(declaring)
      found.formUnion(used.map(\.file))
    }
    for (type, declared) in members where types[type] == nil {
      for name in names { take(declared[name]) }
    }
    return found.subtracting([file])
  }

  /// Returns those declarations that a file can mean: those of its own module, otherwise those of others.
  private func chosen(_ names: [DeclaredName], from file: Int) -> [DeclaredName]? {
    let visible = names.filter { !$0.declaration.isPrivate || $0.file == file }
    guard visible.count > 1 else { return visible.isEmpty ? nil : visible }
    let own = visible.filter { files[$0.file].module == files[file].module }
    let here = own.filter { $0.file == file }
    return !here.isEmpty ? here : own.isEmpty ? visible : own
  }
}
