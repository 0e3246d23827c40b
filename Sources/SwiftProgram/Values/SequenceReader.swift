extension ProgramRun {
  var sequences: SequenceReader { SequenceReader(run: self) }
}

/// Iterates over the elements of sequences: of collections, of ranges without an end, and of the files' own sequences.
struct SequenceReader {
  let run: ProgramRun

  /// Calls a closure for each element as long as it returns true, so that no more elements are made than needed.
  ///
  /// - Parameters:
  ///   - value: The sequence.
  ///   - words: The sequence as it is written.
  ///   - position: The position of the code that iterates.
  ///   - goesOn: The closure that is called with each element; it returns whether the next one is wanted.
  /// - Returns: Nil where all elements were given, or as many as were wanted; otherwise the unknown part of the
  ///   sequence.
  func each(
    of value: SwiftValue, named words: String = "this", at position: SourcePosition,
    _ goesOn: (SwiftValue) throws -> Bool
  ) throws -> UnknownValue? {
    if case .range(let range) = value, range.isWhole, let first = Int(exactly: range.lower) {
      let last = range.isClosed ? range.wholeEnds.upper : range.wholeEnds.upper - 1
      guard first <= last else { return nil }
      for number in first...last where try !goesOn(.integer(number)) { return nil }
      return nil
    }
    if let elements = value.elements {
      for element in elements where try !goesOn(element) { return nil }
      return nil
    }
    if case .unfolding(let sequence) = value {
      return try each(of: sequence, at: position, goesOn)
    }
    guard let given = try iterator(of: value, at: position) else {
      return value.unknown ?? UnknownValue(words, at: position)
    }
    let isUnfolding = if case .unfolding = given { true } else { false }
    if given.elements != nil || given.isUnknown || isUnfolding {
      return try each(of: given, named: words, at: position, goesOn)
    }
    let holder = Frame(count: 1, parent: nil)
    holder.slots[0] = given
    while true {
      try run.step(at: position)
      let next = try run.mutations.mutate(
        "next", at: .local(holder, 0), [], position: position)
      if let unknown = next.unknown { return unknown }
      if case .nothing = next { return nil }
      guard try goesOn(next) else { return nil }
    }
  }

  /// Returns the elements of a sequence that has to be iterated over, as an array, or the first of them; nil for any
  /// other value.
  func elements(
    of value: SwiftValue, atMost most: Int = .max, at position: SourcePosition
  ) throws -> SwiftValue? {
    guard isOwn(value) else { return nil }
    guard most > 0 else { return .array([]) }
    var elements: [SwiftValue] = []
    let unknown = try each(of: value, at: position) {
      elements.append($0)
      return elements.count < most
    }
    return unknown.map { .unknown($0) } ?? .array(elements)
  }

  /// Returns whether a value is a sequence that has to be iterated over: one of the files, or one whose elements a
  /// closure makes.
  func isOwn(_ value: SwiftValue) -> Bool {
    switch value {
    case .unfolding: return true
    case .structure, .object: break
    default: return false
    }
    guard let type = run.typeNumber(of: value) else { return false }
    return Self.names.contains { run.code.types[type].methods[$0] != nil }
  }

  private static let names = ["makeIterator", "next"]

  /// Returns the iterator of a sequence of the files; nil for any other value.
  private func iterator(of value: SwiftValue, at position: SourcePosition) throws -> SwiftValue? {
    guard isOwn(value), let type = run.typeNumber(of: value) else { return nil }
    guard run.code.types[type].methods["makeIterator"] != nil else { return value }
    let made = try run.methods.method("makeIterator", of: value, [], at: position)
    return isOwn(made) || made.elements != nil || made.isUnknown
      ? made : .unknown(UnknownValue("makeIterator()", at: position))
  }
}
