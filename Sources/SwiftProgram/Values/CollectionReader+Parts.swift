// Functions of arrays and texts that take or return indices, and functions that cut them into parts.
extension CollectionReader {
  /// Calls a function that takes or returns an index; nil for any other function.
  ///
  /// An index is the number of elements before it. Indices of an array are not checked until they are used, as in
  /// Swift.
  func indexMethod(
    _ name: String, of value: SwiftValue, count: Int, _ arguments: [CallArgument],
    at position: SourcePosition
  ) -> SwiftValue? {
    switch value {
    case .array, .text: break
    default: return nil
    }
    let isText = if case .text = value { true } else { false }
    func index(_ index: Int, _ overflows: Bool = false) -> SwiftValue {
      if overflows || isText && !(0...count).contains(index) {
        return run.trap(.indexOutOfRange(index, count: count), of: "this index", at: position)
      }
      return .integer(index)
    }
    let numbers = arguments.map(\.value.integer)
    guard let first = numbers.first ?? nil, !numbers.contains(nil) else { return nil }
    switch (name, arguments.map(\.label)) {
    case ("index", ["after"]):
      let (next, overflows) = first.addingReportingOverflow(1)
      return index(next, overflows)
    case ("index", ["before"]):
      let (next, overflows) = first.subtractingReportingOverflow(1)
      return index(next, overflows)
    case ("index", [nil, "offsetBy"]):
      let (next, overflows) = first.addingReportingOverflow(numbers[1] ?? 0)
      return index(next, overflows)
    case ("index", [nil, "offsetBy", "limitedBy"]):
      let (offset, limit) = (numbers[1] ?? 0, numbers[2] ?? 0)
      let (next, overflows) = first.addingReportingOverflow(offset)
      // A limit in the other direction has no effect.
      if offset > 0, limit >= first, overflows || next > limit { return .nothing }
      if offset < 0, limit <= first, overflows || next < limit { return .nothing }
      return index(next, overflows)
    case ("distance", ["from", "to"]):
      let (distance, overflows) = (numbers[1] ?? 0).subtractingReportingOverflow(first)
      return overflows ? nil : .integer(distance)
    default: return nil
    }
  }

  /// Calls `firstIndex` or `lastIndex` of a range of whole numbers, whose indices are its elements; nil for any other
  /// function, and for any other value.
  func rangeIndex(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    guard name == "firstIndex" || name == "lastIndex", case .range(let range) = value,
      let numbers = range.integers, let elements = value.elements
    else { return nil }
    let found = try collectionMethod(name, of: .array(elements), arguments, at: position)
    guard let index = found?.integer else { return found }
    // The indices of a range with `...` are not numbers.
    return range.isClosed
      ? .unknown(UnknownValue("\(name)(…)", at: position)) : .integer(numbers.lowerBound + index)
  }

  /// Calls `prefix` or `suffix` with a number of elements or up to, through or from an index; nil for any other
  /// function.
  func end(
    _ name: String, of elements: [SwiftValue], _ arguments: [CallArgument],
    at position: SourcePosition
  ) -> SwiftValue? {
    guard name == "prefix" || name == "suffix", arguments.count == 1,
      let number = arguments[0].value.whole
    else { return nil }
    func checked(_ limits: ClosedRange<Int>, _ part: () -> ArraySlice<SwiftValue>) -> SwiftValue {
      guard limits.contains(number) else {
        return run.trap(
          .indexOutOfRange(number, count: elements.count), of: "\(name)(…)", at: position)
      }
      return .array(Array(part()))
    }
    switch (name, arguments[0].label) {
    case ("prefix", nil): return .array(Array(elements.prefix(max(number, 0))))
    case ("suffix", nil): return .array(Array(elements.suffix(max(number, 0))))
    case ("prefix", "upTo"): return checked(0...elements.count) { elements[..<number] }
    case ("prefix", "through"): return checked(-1...(elements.count - 1)) { elements[...number] }
    case ("suffix", "from"): return checked(0...elements.count) { elements[number...] }
    default: return nil
    }
  }

  /// Calls `split`, by an element or a test; nil for any other function.
  func parts(
    _ name: String, of elements: [SwiftValue], _ arguments: [CallArgument],
    at position: SourcePosition
  ) throws -> SwiftValue? {
    guard name == "split" else { return nil }
    var most = Int.max
    var omitsEmpty = true
    var test: ((SwiftValue) throws -> Tested)?
    for argument in arguments {
      switch (argument.label, argument.value) {
      case ("maxSplits", .integer(let number)) where number >= 0: most = number
      case ("omittingEmptySubsequences", .boolean(let omits)): omitsEmpty = omits
      case ("separator", let separator):
        test = { try run.comparisons.equality(of: $0, separator) }
      case (_, let value) where value.closure != nil:
        guard let closure = value.closure else { return nil }
        test = {
          try run.step(at: position)
          return Tested(try run.functions.call(closure, [$0]))
        }
      default: return nil
      }
    }
    guard let test else { return nil }
    var parts: [[SwiftValue]] = []
    var part: [SwiftValue] = []
    func close() {
      if !part.isEmpty || !omitsEmpty { parts.append(part) }
      part = []
    }
    for element in elements {
      if parts.count < most {
        switch try test(element) {
        case .holds:
          close()
          continue
        case .fails: break
        case .unknown(let unknown): return .unknown(unknown)
        }
      }
      part.append(element)
    }
    close()
    return .array(parts.map { .array($0) })
  }

  /// Returns the elements with those that pass a test behind all others, in the order in which Swift's `partition(by:)`
  /// leaves them, and the index of the first of them; both unknown where the test of an element is unknown.
  func partitioned(
    _ elements: [SwiftValue], by closure: ClosureValue, at position: SourcePosition
  ) throws -> (SwiftValue, SwiftValue) {
    var passes: [Bool] = []
    for element in elements {
      try run.step(at: position)
      switch Tested(try run.functions.call(closure, [element])) {
      case .holds: passes.append(true)
      case .fails: passes.append(false)
      case .unknown(let unknown): return (.unknown(unknown), .unknown(unknown))
      }
    }
    var elements = elements
    var (low, high) = (0, elements.count)
    while true {
      while low < high, !passes[low] { low += 1 }
      while low < high, passes[high - 1] { high -= 1 }
      guard low < high else { return (.array(elements), .integer(low)) }
      elements.swapAt(low, high - 1)
      passes.swapAt(low, high - 1)
    }
  }

  /// Returns whether elements contain others in sequence; nil if the argument is not an array, or if the elements are
  /// arrays themselves and one of them is looked for.
  func contains(_ others: SwiftValue?, in elements: [SwiftValue]) throws -> SwiftValue? {
    guard case .array(let others)? = others, let first = elements.first else { return nil }
    if case .array = first { return nil }
    guard others.count <= elements.count else { return .boolean(false) }
    return try Tested.any(Array(0...(elements.count - others.count))) { start in
      try Tested.all(Array(others.indices)) {
        try run.comparisons.equality(of: elements[start + $0], others[$0])
      }
    }.value
  }
}

extension RangeValue {
  /// Calls a function of a range; nil for any other function.
  func method(_ name: String, _ arguments: [CallArgument]) -> SwiftValue? {
    guard isBounded, arguments.count == 1 else { return nil }
    switch (name, arguments[0].label, arguments[0].value) {
    case ("clamped", "to", .range(let limits)) where limits.isBounded:
      var clamped = self
      clamped.lower = min(max(lower, limits.lower), limits.upper)
      clamped.upper = min(max(upper, limits.lower), limits.upper)
      return .range(clamped)
    case ("overlaps", nil, .range(let other)) where other.isBounded:
      guard !isEmpty, !other.isEmpty else { return .boolean(false) }
      let beginsBefore = other.isClosed ? lower <= other.upper : lower < other.upper
      let endsAfter = isClosed ? other.lower <= upper : other.lower < upper
      return .boolean(beginsBefore && endsAfter)
    case ("contains", nil, .range(let other))
    where other.isBounded && isClosed == other.isClosed && !other.isEmpty:
      return .boolean(other.lower >= lower && other.upper <= upper)
    default: return nil
    }
  }

  /// Whether the range is empty.
  var isEmpty: Bool { !isClosed && lower == upper }
}
