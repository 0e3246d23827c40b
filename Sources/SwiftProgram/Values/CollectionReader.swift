extension ProgramRun {
  package var collections: CollectionReader { CollectionReader(run: self) }
}

/// Calls functions of collections that do not change them.
package struct CollectionReader {
  let run: ProgramRun

  /// Calls a function of a collection; nil if the collection has none of the name.
  func collectionMethod(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    if case .range(let range) = value, let found = rangeMethod(name, of: range, arguments) {
      return found
    }
    if let found = try rangeIndex(name, of: value, arguments, at: position) { return found }
    if let found = try keyedMethod(name, of: value, arguments, at: position) { return found }
    if let found = try unendedMethod(name, of: value, arguments, at: position) { return found }
    let own = try run.sequences.elements(of: value, at: position)
    guard let elements = own?.elements ?? value.elements else { return own }
    if case .text = value, Self.textParts.contains(name) {
      let part = try collectionMethod(name, of: .array(elements), arguments, at: position)
      return part.map { part in part.joinedCharacters.map { .text($0) } ?? part }
    }
    if let found = indexMethod(name, of: value, count: elements.count, arguments, at: position) {
      return found
    }
    if let parts = try parts(name, of: elements, arguments, at: position) {
      guard case .text = value, case .array(let texts) = parts else { return parts }
      return .array(texts.map { part in part.joinedCharacters.map { .text($0) } ?? part })
    }
    let closure = arguments.last?.value.closure
    if let closure, let found = try closureMethod(name, elements, closure, arguments, at: position)
    {
      return found
    }
    let first = arguments.first?.value
    switch name {
    case "contains":
      if let found = try contains(first, in: elements) { return found }
      // Only an element can be searched for, not a range.
      if case .range? = first { return nil }
      return try Tested.any(elements) { try run.comparisons.equality(of: $0, first ?? .nothing) }
        .value
    case "firstIndex":
      return try Self.index(in: elements.indices) {
        try run.comparisons.equality(of: elements[$0], first ?? .nothing)
      }
    case "lastIndex":
      return try Self.index(in: elements.indices.reversed()) {
        try run.comparisons.equality(of: elements[$0], first ?? .nothing)
      }
    case "makeIterator": return .array(elements)
    case "reversed": return .array(elements.reversed())
    case "enumerated":
      return .array(
        elements.enumerated().map { .tuple([("offset", .integer($0)), ("element", $1)]) })
    case "sorted": return try sorted(elements, by: nil, at: position)
    case "shuffled": return try shuffled(elements, arguments, at: position)
    case "randomElement":
      return elements.isEmpty ? .nothing : try randomElement(elements, arguments, at: position)
    case "min", "max":
      return try end(of: elements, isLeast: name == "min", by: nil, at: position)
    case "joined":
      let separator: String = if case .text(let text)? = first { text } else { "" }
      if let unknown = elements.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
      if elements.contains(where: { if case .text = $0 { false } else { true } }) {
        let between = if case .array(let elements)? = first { elements } else { [SwiftValue]() }
        let parts = elements.map { $0.elements ?? [$0] }
        return .array(Array(parts.joined(separator: between)))
      }
      return .text(elements.map(run.text).joined(separator: separator))
    case "prefix", "suffix": return end(name, of: elements, arguments, at: position)
    case "dropFirst": return .array(Array(elements.dropFirst(max(first?.whole ?? 1, 0))))
    case "dropLast": return .array(Array(elements.dropLast(max(first?.whole ?? 1, 0))))
    case "union", "subtracting", "intersection":
      return combination(name, elements, first?.elements ?? [])
    default: return try comparison(name, elements, arguments)
    }
  }

  /// The functions that make a text of a part of a text.
  static let textParts: Set<String> = [
    "prefix", "suffix", "dropFirst", "dropLast", "drop", "filter",
  ]

  /// Returns a set made of two.
  private func combination(_ name: String, _ elements: [SwiftValue], _ others: [SwiftValue])
    -> SwiftValue
  {
    if let unknown = elements.unknownPart ?? others.unknownPart { return .unknown(unknown) }
    if name == "union" { return .set(run.types.unique(elements + others)) }
    let keys = Set(others.map(run.keys.text(of:)))
    return .set(
      elements.filter { keys.contains(run.keys.text(of: $0)) == (name == "intersection") })
  }

  private func rangeMethod(_ name: String, of range: RangeValue, _ arguments: [CallArgument])
    -> SwiftValue?
  {
    guard name == "contains" else { return nil }
    return arguments.first.flatMap { range.contains($0.value) }.map { .boolean($0) }
  }

  /// Calls a function of a sequence that may have no end, without making more elements than are needed; nil for any
  /// other function, and for a collection.
  private func unendedMethod(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    let isUnended = if case .range(let range) = value { range.upper == .infinity } else { false }
    guard isUnended || run.sequences.isOwn(value), arguments.count == 1 else { return nil }
    let closure = arguments[0].value.closure
    let most = arguments[0].value.whole
    var found: [SwiftValue] = []
    var doubt: UnknownValue?
    func test(_ element: SwiftValue) throws -> Bool {
      guard let closure else { return true }
      try run.step(at: position)
      switch Tested(try run.functions.call(closure, [element])) {
      case .holds: return true
      case .fails: return false
      case .unknown(let unknown):
        doubt = unknown
        return false
      }
    }
    let unknown: UnknownValue?
    switch name {
    case "first" where closure != nil:
      unknown = try run.sequences.each(of: value, at: position) { element in
        guard try test(element) else { return doubt == nil }
        found.append(element)
        return false
      }
    case "prefix" where closure != nil || most != nil:
      if let most, most <= 0 { return .array([]) }
      unknown = try run.sequences.each(of: value, at: position) { element in
        guard try test(element) else { return false }
        found.append(element)
        return found.count < most ?? SwiftValue.mostElements
      }
    default: return nil
    }
    if let unknown = doubt ?? unknown { return .unknown(unknown) }
    return name == "first" ? found.first ?? .nothing : .array(found)
  }

  private func closureMethod(
    _ name: String, _ elements: [SwiftValue], _ closure: ClosureValue, _ arguments: [CallArgument],
    at position: SourcePosition
  ) throws -> SwiftValue? {
    func test(_ element: SwiftValue) throws -> Tested {
      try run.step(at: position)
      return Tested(try run.functions.call(closure, [element]))
    }
    func element(_ index: SwiftValue) -> SwiftValue {
      index.integer.map { elements[$0].wrapped(as: "\(name)(…)", at: position) } ?? index
    }
    func mapped() throws -> [SwiftValue] {
      try elements.map {
        try run.step(at: position)
        return try run.functions.call(closure, [$0])
      }
    }
    switch name {
    case "map": return .array(try mapped())
    case "compactMap": return Self.compacted(try mapped())
    case "flatMap":
      let values = try mapped()
      if let unknown = values.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
      return .array(values.flatMap { $0.elements ?? [$0] })
    case "filter": return try filtered(elements, test)
    case "first": return element(try Self.index(in: elements.indices) { try test(elements[$0]) })
    case "last":
      return element(
        try Self.index(in: elements.indices.reversed()) { try test(elements[$0]) })
    case "firstIndex": return try Self.index(in: elements.indices) { try test(elements[$0]) }
    case "lastIndex":
      return try Self.index(in: elements.indices.reversed()) { try test(elements[$0]) }
    case "contains": return try Tested.any(elements, test).value
    case "allSatisfy": return try Tested.all(elements, test).value
    case "count":
      let counted = try filtered(elements, test)
      return counted.elements.map { .integer($0.count) } ?? counted
    case "prefix":
      let end = try Self.index(in: elements.indices) { try test(elements[$0]).negated }
      if end.isUnknown { return end }
      return .array(Array(elements.prefix(end.integer ?? elements.count)))
    case "drop":
      let end = try Self.index(in: elements.indices) { try test(elements[$0]).negated }
      if end.isUnknown { return end }
      return .array(Array(elements.dropFirst(end.integer ?? elements.count)))
    case "forEach":
      _ = try mapped()
      return .void
    case "sorted": return try sorted(elements, by: closure, at: position)
    case "min", "max":
      return try end(of: elements, isLeast: name == "min", by: closure, at: position)
    case "reduce" where arguments.first?.label == "into":
      let holder = Frame(count: 1, parent: nil)
      holder.slots[0] = arguments.first?.value ?? .nothing
      for element in elements {
        try run.step(at: position)
        _ = try run.functions.call(closure, [.reference(.local(holder, 0)), element])
      }
      return holder.slots[0]
    case "reduce":
      return try elements.reduce(arguments.first?.value ?? .nothing) {
        try run.step(at: position)
        return try run.functions.call(closure, [$0, $1])
      }
    default: return nil
    }
  }

  /// Returns the value that a key path leads to.
  package func value(at path: [String], of value: SwiftValue, at position: SourcePosition) throws
    -> SwiftValue
  {
    try path.reduce(value) {
      $1 == "self" ? $0 : try run.properties.property($1, of: $0, at: position)
    }
  }

  /// Returns the elements that pass a test, as an array; unknown if the test of one of them is unknown.
  func filtered(_ elements: [SwiftValue], _ test: (SwiftValue) throws -> Tested) rethrows
    -> SwiftValue
  {
    var kept: [SwiftValue] = []
    for element in elements {
      switch try test(element) {
      case .holds: kept.append(element)
      case .fails: continue
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    return .array(kept)
  }

  /// Returns the first index that passes a test; unknown if the test of an earlier one is unknown.
  private static func index(
    in indices: some Sequence<Int>, _ test: (Int) throws -> Tested
  ) rethrows -> SwiftValue {
    for index in indices {
      switch try test(index) {
      case .holds: return .integer(index)
      case .fails: continue
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    return .nothing
  }

  /// Returns values without those that are nil.
  private static func compacted(_ values: [SwiftValue]) -> SwiftValue {
    if let unknown = values.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
    return .array(values.filter { if case .nothing = $0 { false } else { true } })
  }

  /// Returns the least or the greatest of some elements, the first of equal ones; nil for no elements.
  private func end(
    of elements: [SwiftValue], isLeast: Bool, by closure: ClosureValue?, at position: SourcePosition
  ) throws -> SwiftValue {
    guard var best = elements.first else { return .nothing }
    for element in elements.dropFirst() {
      try run.step(at: position)
      let (one, other) = isLeast ? (element, best) : (best, element)
      switch try order(of: one, other, by: closure, at: position) {
      case .holds: best = element
      case .fails: continue
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    return best
  }

  /// Returns elements in order, by a closure or by `<`, as an array; unknown if the order of two is unknown.
  func sorted(
    _ elements: [SwiftValue], by closure: ClosureValue?, at position: SourcePosition
  ) throws -> SwiftValue {
    var unknown: UnknownValue?
    let sorted = try elements.sorted { one, other in
      try run.step(at: position)
      let order = try order(of: one, other, by: closure, at: position)
      if case .unknown(let value) = order { unknown = unknown ?? value }
      return if case .holds = order { true } else { false }
    }
    return unknown.map { .unknown($0) } ?? .array(sorted)
  }

  /// Returns whether an element comes before another one.
  private func order(
    of one: SwiftValue, _ other: SwiftValue, by closure: ClosureValue?, at position: SourcePosition
  ) throws -> Tested {
    if let closure { return Tested(try run.functions.call(closure, [one, other])) }
    if let unknown = one.unknown ?? other.unknown { return .unknown(unknown) }
    return try run.operators.compare("<", one, other)
      ?? .unknown(UnknownValue("<", at: position))
  }

  /// Returns elements in a random order, as an array; in their own order, with a note, where there is neither a seed
  /// nor a generator of the files.
  func shuffled(
    _ elements: [SwiftValue], _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue {
    let drawn = try run.drawn(using: arguments, at: position) { generator in
      .array(elements.shuffled(using: &generator))
    }
    if let drawn { return drawn }
    guard run.setting.seed != nil else {
      try run.noteUndrawn("what is shuffled stays in its order (--seed shuffles it)")
      return .array(elements)
    }
    var rest = elements
    var shuffled: [SwiftValue] = []
    while !rest.isEmpty {
      shuffled.append(
        rest.remove(at: min(Int(run.randomFraction() * Double(rest.count)), rest.count - 1)))
    }
    return .array(shuffled)
  }

  private func randomElement(
    _ elements: [SwiftValue], _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue {
    let drawn = try run.drawn(using: arguments, at: position) { generator in
      elements.randomElement(using: &generator) ?? .nothing
    }
    if let drawn { return drawn }
    guard run.setting.seed != nil else {
      try run.noteUndrawn("a random element is the first (--seed draws it)")
      return elements[0]
    }
    return elements[min(Int(run.randomFraction() * Double(elements.count)), elements.count - 1)]
  }
}

extension SwiftValue {
  /// The text that an array of characters makes; nil for any other value.
  var joinedCharacters: String? {
    guard case .array(let elements) = self else { return nil }
    var joined = ""
    for element in elements {
      guard case .text(let character) = element, character.count == 1 else { return nil }
      joined += character
    }
    return joined
  }
}
