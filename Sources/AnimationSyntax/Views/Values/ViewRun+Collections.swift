// Functions of collections that change nothing.
extension ViewRun {
  /// Calls a function of a collection; nil if it has none of the name.
  func collectionMethod(
    _ name: String, of value: ViewValue, _ arguments: [ViewArgument], at position: SourcePosition
  ) throws -> ViewValue? {
    if case .range(let range) = value, let found = rangeMethod(name, of: range, arguments) {
      return found
    }
    guard let elements = value.elements else { return nil }
    let closure = arguments.last?.value.closure
    if let closure, let found = try closureMethod(name, elements, closure, arguments, at: position)
    {
      return found
    }
    if let path = arguments.first.flatMap(Self.keyPath),
      let found = try keyPathMethod(name, elements, path, at: position)
    {
      return found
    }
    let first = arguments.first?.value
    switch name {
    case "contains": return .boolean(elements.contains { same($0, first ?? .nothing) })
    case "firstIndex", "index":
      return elements.firstIndex { same($0, first ?? .nothing) }.map { .integer($0) } ?? .nothing
    case "lastIndex":
      return elements.lastIndex { same($0, first ?? .nothing) }.map { .integer($0) } ?? .nothing
    case "reversed": return .array(elements.reversed())
    case "enumerated":
      return .array(
        elements.enumerated().map { .tuple([("offset", .integer($0)), ("element", $1)]) })
    case "sorted": return .array(try sorted(elements, by: nil, at: position))
    case "shuffled": return .array(shuffled(elements))
    case "randomElement": return elements.isEmpty ? .nothing : randomElement(elements)
    case "min": return try sorted(elements, by: nil, at: position).first ?? .nothing
    case "max": return try sorted(elements, by: nil, at: position).last ?? .nothing
    case "joined":
      let separator: String = if case .text(let text)? = first { text } else { "" }
      if elements.contains(where: { if case .text = $0 { false } else { true } }) {
        return .array(elements.flatMap { $0.elements ?? [$0] })
      }
      return .text(elements.map(text).joined(separator: separator))
    case "prefix": return first?.whole.map { .array(Array(elements.prefix(max($0, 0)))) }
    case "suffix": return first?.whole.map { .array(Array(elements.suffix(max($0, 0)))) }
    case "dropFirst": return .array(Array(elements.dropFirst(max(first?.whole ?? 1, 0))))
    case "dropLast": return .array(Array(elements.dropLast(max(first?.whole ?? 1, 0))))
    case "union":
      return .set(unique(elements + (first?.elements ?? [])))
    case "subtracting":
      let others = Set((first?.elements ?? []).map(\.key))
      return .set(elements.filter { !others.contains($0.key) })
    case "intersection":
      let others = Set((first?.elements ?? []).map(\.key))
      return .set(elements.filter { others.contains($0.key) })
    default: return nil
    }
  }

  private func rangeMethod(_ name: String, of range: RangeValue, _ arguments: [ViewArgument])
    -> ViewValue?
  {
    guard let other = arguments.first?.value.double else { return nil }
    switch name {
    case "contains":
      return .boolean(
        other >= range.lower && (range.isClosed ? other <= range.upper : other < range.upper))
    default: return nil
    }
  }

  private func closureMethod(
    _ name: String, _ elements: [ViewValue], _ closure: ClosureValue, _ arguments: [ViewArgument],
    at position: SourcePosition
  ) throws -> ViewValue? {
    func isTrue(_ element: ViewValue) throws -> Bool {
      try step(at: position)
      return try call(closure, [element]).boolean ?? false
    }
    func mapped() throws -> [ViewValue] {
      try elements.map {
        try step(at: position)
        return try call(closure, [$0])
      }
    }
    switch name {
    case "map": return .array(try mapped())
    case "compactMap":
      return .array(try mapped().filter { if case .nothing = $0 { false } else { true } })
    case "flatMap": return .array(try mapped().flatMap { $0.elements ?? [$0] })
    case "filter": return .array(try elements.filter(isTrue))
    case "first": return try elements.first(where: isTrue) ?? .nothing
    case "last": return try elements.last(where: isTrue) ?? .nothing
    case "firstIndex":
      return try elements.firstIndex(where: isTrue).map { .integer($0) } ?? .nothing
    case "lastIndex": return try elements.lastIndex(where: isTrue).map { .integer($0) } ?? .nothing
    case "contains": return .boolean(try elements.contains(where: isTrue))
    case "allSatisfy": return .boolean(try elements.allSatisfy(isTrue))
    case "count": return .integer(try elements.count(where: isTrue))
    case "prefix": return .array(Array(try elements.prefix(while: isTrue)))
    case "forEach":
      _ = try mapped()
      return .void
    case "sorted", "min", "max":
      let sorted = try sorted(elements, by: closure, at: position)
      if name == "sorted" { return .array(sorted) }
      return (name == "min" ? sorted.first : sorted.last) ?? .nothing
    case "reduce":
      return try elements.reduce(arguments.first?.value ?? .nothing) {
        try step(at: position)
        return try call(closure, [$0, $1])
      }
    default: return nil
    }
  }

  private static func keyPath(_ argument: ViewArgument) -> [String]? {
    if case .keyPath(let names) = argument.value { names } else { nil }
  }

  private func keyPathMethod(
    _ name: String, _ elements: [ViewValue], _ path: [String], at position: SourcePosition
  ) throws -> ViewValue? {
    let values = try elements.map { try value(at: path, of: $0, at: position) }
    switch name {
    case "map": return .array(values)
    case "compactMap":
      return .array(values.filter { if case .nothing = $0 { false } else { true } })
    case "filter": return .array(zip(elements, values).filter { $0.1.boolean ?? false }.map(\.0))
    default: return nil
    }
  }

  /// What a key path leads to.
  func value(at path: [String], of value: ViewValue, at position: SourcePosition) throws
    -> ViewValue
  {
    try path.reduce(value) { $1 == "self" ? $0 : try property($1, of: $0, at: position) }
  }

  /// Elements in order, by a closure or by `<`.
  func sorted(
    _ elements: [ViewValue], by closure: ClosureValue?, at position: SourcePosition
  ) throws -> [ViewValue] {
    try elements.sorted { one, other in
      try step(at: position)
      if let closure { return try call(closure, [one, other]).boolean ?? false }
      return compare("<", one, other) ?? false
    }
  }

  /// Elements in an order that is drawn; in their own order, with a note, where no seed is given.
  func shuffled(_ elements: [ViewValue]) -> [ViewValue] {
    guard setting.seed != nil else {
      noteUndrawn("what is shuffled stays in its order (--seed shuffles it)")
      return elements
    }
    var rest = elements
    var shuffled: [ViewValue] = []
    while !rest.isEmpty {
      shuffled.append(
        rest.remove(at: min(Int(randomFraction() * Double(rest.count)), rest.count - 1)))
    }
    return shuffled
  }

  private func randomElement(_ elements: [ViewValue]) -> ViewValue {
    guard setting.seed != nil else {
      noteUndrawn("a random element is the first (--seed draws it)")
      return elements[0]
    }
    return elements[min(Int(randomFraction() * Double(elements.count)), elements.count - 1)]
  }
}
