/// A compiled expression: its type, as far as it is known, and the function that evaluates it.
package struct Typed {
  package var type: SwiftType
  package var evaluate: Compute

  /// The function that finds the location that the expression names; nil for one that cannot be written to.
  package var locate: Locate?

  /// The type that the expression names; nil for an expression that names none.
  package var metatype: SwiftType?

  /// Whether the value is a slice of an array, whose indices are those of the array and may not begin with 0.
  var isSlice: Bool {
    get { form.contains(.part) || type.isSlice }
    set { if newValue { form.insert(.part) } else { form.remove(.part) } }
  }

  /// The facts about it that its type does not say.
  var form: ValueForm = []

  /// Its type where something else holds it: that of a part of an array, whose indices are then not known, or of a
  /// collection of Swift's own around another one.
  var heldType: SwiftType {
    let isAdapter = form.contains(.adapter)
    guard type.unwrapped.isCollection, isAdapter || form.contains(.part) else { return type }
    let held: SwiftType =
      isAdapter ? .adapter(of: type.element, isLazy: isLazy) : .slice(of: type.element)
    return type.isOptional ? .optional(held) : held
  }

  /// Whether the value is a lazy collection, whose closures are called only for the elements that are asked for.
  var isLazy: Bool { form.isSuperset(of: .lazy) || type.isLazy }

  /// The names, joined by dots, of something that the files do not declare.
  var path: String?

  package init(
    _ type: SwiftType, locate: Locate? = nil, path: String? = nil, evaluate: @escaping Compute
  ) {
    self.type = type
    self.locate = locate
    self.path = path
    self.evaluate = evaluate
  }

  /// Creates the value of a location, which can be written to.
  package init(at type: SwiftType, _ locate: @escaping Locate) {
    self.init(type, locate: locate) { run, frame in try run.locations.read(try locate(run, frame)) }
  }

  /// Creates a constant.
  ///
  /// Closures must be sendable and values are not, so that the value is made again each time.
  package static func constant(_ type: SwiftType, _ value: @escaping @Sendable () -> SwiftValue)
    -> Typed
  {
    Typed(type) { _, _ in value() }
  }

  /// Creates the name of a type.
  static func naming(_ type: SwiftType) -> Typed {
    var typed = Typed(.unknown) { _, _ in .type(type) }
    typed.metatype = type
    return typed
  }

  /// Returns the value as one of which it is not known any more that it is an optional: unknown unless it is nil.
  func losingOptional(_ words: String, at position: SourcePosition) -> Typed {
    let evaluate = evaluate
    return Typed(.unknown) { run, frame in
      let value = try evaluate(run, frame)
      if case .nothing = value { return value }
      return value.isUnknown ? value : .unknown(UnknownValue(words, at: position))
    }
  }

  /// Returns the value as that of a weak reference.
  func weak(named name: String, at position: SourcePosition) -> Typed {
    var weak = self
    let evaluate = evaluate
    weak.evaluate = { run, frame in
      run.weak(try evaluate(run, frame), named: name, at: position)
    }
    return weak
  }

  /// Creates an unknown value.
  package static func unknown(_ text: String, at position: SourcePosition, name: String? = nil)
    -> Typed
  {
    Typed(.unknown, path: name) { _, _ in .unknown(UnknownValue(text, at: position, name: name)) }
  }
}

/// An argument of a call that has been compiled.
package struct TypedArgument {
  package var label: String?
  package var value: Typed
  package var position: SourcePosition
}

extension [TypedArgument] {
  /// The function that evaluates all arguments.
  package var evaluation: @Sendable (ProgramRun, Frame) throws -> [CallArgument] {
    let all = map { ($0.label, $0.value.evaluate, $0.position) }
    return { run, frame in
      try all.map { CallArgument($0.0, try $0.1(run, frame), at: $0.2) }
    }
  }
}
