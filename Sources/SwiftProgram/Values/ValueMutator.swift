extension ProgramRun {
  var mutations: ValueMutator { ValueMutator(run: self) }
}

/// Calls mutating functions of values.
struct ValueMutator {
  let run: ProgramRun

  /// The mutating functions of types that the files do not declare.
  static let mutatingNames: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "swapAt", "sort", "reverse", "shuffle", "popLast", "popFirst", "negate", "formUnion", "round",
    "formSymmetricDifference", "formIntersection", "update",
    "subtract", "move", "updateValue", "merge", "partition", "replaceSubrange", "removeSubrange",
    "reserveCapacity", "addAnimationCompletion", "next", "formSquareRoot", "formRemainder",
    "formTruncatingRemainder", "addProduct",
  ]

  /// The nonmutating functions of numbers, by their mutating counterparts.
  private static let making: [String: String] = [
    "round": "rounded", "formSquareRoot": "squareRoot", "formRemainder": "remainder",
    "formTruncatingRemainder": "truncatingRemainder", "addProduct": "addingProduct",
  ]

  /// Calls a function on the value of a location, which may change the value.
  func mutate(
    _ name: String, at location: Location, _ arguments: [CallArgument], position: SourcePosition
  ) throws -> SwiftValue {
    let value = try run.locations.read(location)
    if value.isUnknown { return value }
    if case .reference(let inner) = value {
      return try mutate(name, at: inner, arguments, position: position)
    }
    if let number = declaredType(of: value) ?? run.extensionNumber(of: value, having: name),
      let all = run.code.types[number].methods[name],
      let candidates = run.meant(among: all, of: value),
      candidates.contains(where: { run.code.functions[$0].isMutating }),
      let chosen = try run.functions.chosen(among: candidates, of: value, for: arguments)
    {
      var changed = value
      do {
        let result = try run.functions.call(
          mutating: chosen.number, chosen.arguments, on: &changed, at: position)
        try run.locations.write(changed, to: location)
        return result
      } catch let error as ThrownError {
        try run.locations.write(changed, to: location, calling: .leaving)
        throw error
      }
    }
    if let unknown = arguments.lazy.compactMap({ $0.value.unknown }).first,
      !Self.addsElement(name, arguments, to: value)
    {
      try run.locations.write(.unknown(unknown), to: location)
      return .unknown(unknown)
    }
    // The contents of a set, and the entries of a dictionary, depend on which elements and keys are equal.
    if let unknown = Self.unknownKey(in: value, arguments), name != "removeAll" {
      try run.locations.write(.unknown(unknown), to: location)
      return .unknown(unknown)
    }
    if case .nothing = value, !run.isExtended(value, by: name) {
      try run.locations.touch(location)
      return .nothing
    }
    guard let (changed, result) = try changed(name, value, arguments, at: position) else {
      return try run.methods.method(name, of: value, arguments, at: position)
    }
    try run.locations.write(changed, to: location)
    return result
  }

  /// Returns whether a function adds one element to an array, so that the count is known whatever the element is.
  private static func addsElement(
    _ name: String, _ arguments: [CallArgument], to value: SwiftValue
  ) -> Bool {
    guard case .array = value, arguments.first?.label == nil else { return false }
    return name == "append" || name == "insert" && arguments.last?.value.unknown == nil
  }

  /// Returns the first unknown part of the elements of a set, or of the keys of a dictionary, and of the arguments.
  private static func unknownKey(in value: SwiftValue, _ arguments: [CallArgument])
    -> UnknownValue?
  {
    switch value {
    case .set(let values): (values + arguments.map(\.value)).unknownPart
    case .dictionary(let entries):
      (entries.map(\.key) + arguments.flatMap { keys(in: $0) }).unknownPart
    default: nil
    }
  }

  /// Returns the values in an argument of a dictionary function that decide which entries the dictionary has
  /// afterwards.
  private static func keys(in argument: CallArgument) -> [SwiftValue] {
    if case .dictionary(let entries) = argument.value { return entries.map(\.key) }
    return [argument.value]
  }

  private func declaredType(of value: SwiftValue) -> Int? {
    switch value {
    case .structure(let structure): structure.type
    case .enumeration(let entry): entry.type
    default: nil
    }
  }

  /// Returns a value after a mutating function, and the result of the function; nil if the value has none of the name.
  private func changed(
    _ name: String, _ value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> (SwiftValue, SwiftValue)? {
    switch value {
    case .boolean(let flag): return name == "toggle" ? (.boolean(!flag), .void) : nil
    case .number(let number) where name == "negate": return (.number(-number), .void)
    case .float(let number) where name == "negate": return (.float(-number), .void)
    case .number, .float:
      return try Self.making[name].map {
        (try run.methods.method($0, of: value, arguments, at: position), .void)
      }
    case .integer(let number): return name == "negate" ? (.integer(0 &- number), .void) : nil
    case .characterSet(let set):
      return CharacterSets.changed(set, by: name, arguments).map { (.characterSet($0), .void) }
    case .text(let text): return try changedText(name, text, value, arguments, at: position)
    case .array(let values): return try changedArray(name, values, arguments, at: position)
    case .set(let values): return changedSet(name, values, arguments)
    case .structure:
      return run.optionSets.changed(name, value, arguments)
        ?? run.host.changed(name, value, arguments, in: run)
    case .dictionary(let entries):
      if name == "merge" {
        return try run.collections.collectionMethod("merging", of: value, arguments, at: position)
          .map { ($0, .void) }
      }
      return changedDictionary(name, entries, arguments)
    default: return run.host.changed(name, value, arguments, in: run)
    }
  }

  private func changedText(
    _ name: String, _ text: String, _ value: SwiftValue, _ arguments: [CallArgument],
    at position: SourcePosition
  ) throws -> (SwiftValue, SwiftValue)? {
    switch name {
    case "append":
      let given = arguments.first
      let characters = given?.value.elements.flatMap { SwiftValue.array($0).joinedCharacters }
      guard let more = given?.value.plainText ?? characters else { return nil }
      return (.text(text + more), .void)
    case "removeAll" where arguments.isEmpty: return (.text(""), .void)
    default:
      // A position in a text is a number here, and its characters are texts.
      return try changed(name, .array(value.elements ?? []), arguments, at: position).map {
        changed, result in
        let characters = changed.elements?.compactMap(\.plainText)
        return (characters.map { .text($0.joined()) } ?? changed, result)
      }
    }
  }

  private func changedArray(
    _ name: String, _ values: [SwiftValue], _ arguments: [CallArgument],
    at position: SourcePosition
  ) throws -> (SwiftValue, SwiftValue)? {
    let closure = arguments.first?.value.closure
    if name == "removeAll", let closure {
      return (
        try run.collections.filtered(values) {
          Tested(try run.functions.call(closure, [$0])).negated
        }, .void
      )
    }
    if name == "sort" {
      return (try run.collections.sorted(values, by: closure, at: position), .void)
    }
    if name == "shuffle" {
      return (try run.collections.shuffled(values, arguments, at: position), .void)
    }
    if name == "partition", let closure {
      return try run.collections.partitioned(values, by: closure, at: position)
    }
    return try changed(name, values, arguments, at: position).map { (.array($0.0), $0.1) }
  }

  private func changedDictionary(
    _ name: String, _ entries: [(key: SwiftValue, value: SwiftValue)], _ arguments: [CallArgument]
  ) -> (SwiftValue, SwiftValue)? {
    var entries = entries
    switch name {
    case "removeAll": return (.dictionary([]), .void)
    case "removeValue":
      let key = arguments.first.map { run.keys.text(of: $0.value) }
      let old = entries.first { run.keys.text(of: $0.key) == key }?.value ?? .nothing
      entries.removeAll { run.keys.text(of: $0.key) == key }
      return (.dictionary(entries), old)
    case "updateValue":
      guard arguments.map(\.label) == [nil, "forKey"] else { return nil }
      let key = run.keys.text(of: arguments[1].value)
      if let index = entries.firstIndex(where: { run.keys.text(of: $0.key) == key }) {
        let old = entries[index].value
        entries[index].value = arguments[0].value
        return (.dictionary(entries), old)
      }
      entries.append((arguments[1].value, arguments[0].value))
      return (.dictionary(entries), .nothing)
    default: return nil
    }
  }

  private func changed(
    _ name: String, _ values: [SwiftValue], _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> ([SwiftValue], SwiftValue)? {
    var values = values
    let first = arguments.first?.value
    func trapped(_ index: Int) -> ([SwiftValue], SwiftValue) {
      (values, run.trap(.indexOutOfRange(index, count: values.count), at: position))
    }
    switch name {
    case "append":
      if arguments.first?.label == "contentsOf" {
        values += first?.elements ?? []
      } else if let first {
        values.append(first)
      }
      guard values.count <= SwiftValue.mostElements else {
        throw run.error(.tooManyElements(limit: SwiftValue.mostElements), at: position)
      }
      return (values, .void)
    case "insert":
      let index = arguments.last?.value.whole ?? 0
      guard (0...values.count).contains(index) else { return trapped(index) }
      if arguments.first?.label == "contentsOf" {
        values.insert(contentsOf: first?.elements ?? [], at: index)
      } else if let first {
        values.insert(first, at: index)
      }
      return (values, .void)
    case "remove":
      if case .array(let offsets)? = first {
        let gone = Set(offsets.compactMap(\.whole))
        return (values.enumerated().filter { !gone.contains($0.offset) }.map(\.element), .void)
      }
      let index = first?.whole ?? 0
      guard values.indices.contains(index) else { return trapped(index) }
      let gone = values.remove(at: index)
      return (values, gone)
    case "removeAll": return ([], .void)
    case "removeFirst", "removeLast", "popFirst", "popLast":
      let count = first?.whole ?? 1
      guard count >= 0, count <= values.count else {
        if name.hasPrefix("pop") { return (values, .nothing) }
        return trapped(count)
      }
      let isFirst = name.hasSuffix("First")
      let gone = isFirst ? values.first : values.last
      let rest = isFirst ? values.dropFirst(count) : values.dropLast(count)
      return (Array(rest), gone ?? .nothing)
    case "replaceSubrange", "removeSubrange":
      guard case .range(let range)? = first, let indices = range.indices(in: values.count)
      else { return nil }
      let others = name == "removeSubrange" ? [] : arguments.last?.value.elements ?? []
      values.replaceSubrange(indices, with: others)
      return (values, .void)
    case "reserveCapacity": return (values, .void)
    // An iterator is represented by the elements that are left.
    case "next": return (Array(values.dropFirst()), values.first ?? .nothing)
    case "swapAt":
      let (one, other) = (first?.whole ?? 0, arguments.last?.value.whole ?? 0)
      for index in [one, other] where !values.indices.contains(index) { return trapped(index) }
      values.swapAt(one, other)
      return (values, .void)
    case "reverse": return (values.reversed(), .void)
    case "move":
      return (Self.moved(values, arguments), .void)
    default: return nil
    }
  }

  /// `move(fromOffsets:toOffset:)`.
  private static func moved(_ values: [SwiftValue], _ arguments: [CallArgument]) -> [SwiftValue] {
    guard let target = arguments.last?.value.whole else { return values }
    let offsets = Set((arguments.first?.value.elements ?? []).compactMap(\.whole))
    let moving = values.enumerated().filter { offsets.contains($0.offset) }.map(\.element)
    let before = values.enumerated().filter { !offsets.contains($0.offset) && $0.offset < target }
      .map(\.element)
    let after = values.enumerated().filter { !offsets.contains($0.offset) && $0.offset >= target }
      .map(\.element)
    return before + moving + after
  }

  private func changedSet(
    _ name: String, _ values: [SwiftValue], _ arguments: [CallArgument]
  ) -> (SwiftValue, SwiftValue)? {
    let first = arguments.first?.value
    let text = run.keys.text(of:)
    let key = first.map(text)
    switch name {
    case "insert":
      let known = values.first { text($0) == key }
      let result = SwiftValue.tuple([
        ("inserted", .boolean(known == nil)), ("memberAfterInsert", known ?? first ?? .nothing),
      ])
      return (.set(known == nil ? values + [first ?? .nothing] : values), result)
    case "remove":
      return (.set(values.filter { text($0) != key }), values.first { text($0) == key } ?? .nothing)
    case "removeAll": return (.set([]), .void)
    case "update" where arguments.first?.label == "with":
      guard let first else { return nil }
      let old = values.first { text($0) == key }
      return (.set(values.filter { text($0) != key } + [first]), old ?? .nothing)
    case "formIntersection":
      let kept = Set((first?.elements ?? []).map(text))
      return (.set(values.filter { kept.contains(text($0)) }), .void)
    case "formUnion": return (.set(run.types.unique(values + (first?.elements ?? []))), .void)
    case "subtract":
      let gone = Set((first?.elements ?? []).map(text))
      return (.set(values.filter { !gone.contains(text($0)) }), .void)
    case "formSymmetricDifference":
      let others = first?.elements ?? []
      let keys = Set(values.map(text))
      let otherKeys = Set(others.map(text))
      return (
        .set(
          values.filter { !otherKeys.contains(text($0)) }
            + others.filter { !keys.contains(text($0)) }),
        .void
      )
    default: return nil
    }
  }
}
