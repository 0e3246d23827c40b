extension ProgramRun {
  /// Calls a function of Foundation's `Scanner`; nil for an unknown one.
  func scan(
    _ name: String, with scanner: ScannerValue, _ arguments: [CallArgument]
  ) throws -> SwiftValue? {
    switch (name, arguments.first?.value) {
    case ("scanHexInt64", .reference(let result)?):
      return try write(scanner.hexadecimal(upTo: .max), .uint64, to: result)
    case ("scanHexInt32", .reference(let result)?):
      return try write(scanner.hexadecimal(upTo: UInt64(UInt32.max)), .uint32, to: result)
    case ("scanInt", nil): return scanner.integer().map { .integer($0) } ?? .nothing
    default: return nil
    }
  }

  /// Writes a scanned number to the given location, 0 if there is none, and returns whether there is one.
  private func write(
    _ number: UInt64?, _ kind: FixedInteger.Kind, to result: Location
  ) throws -> SwiftValue {
    let value = FixedInteger(truncating: number ?? 0, kind)
    try locations.write(.fixed(value), to: stateAccess.settled(result))
    return .boolean(number != nil)
  }
}

extension ScannerValue {
  /// Returns a property; nil for an unknown one.
  ///
  /// An index of a text is the number of characters before it.
  func property(_ name: String) -> SwiftValue? {
    switch name {
    case "string": .text(text)
    case "isAtEnd": .boolean(isAtEnd)
    case "currentIndex", "scanLocation": .integer(place)
    default: nil
    }
  }

  /// Sets a property.
  ///
  /// - Returns: Whether the scanner has such a property.
  func setProperty(_ name: String, to value: SwiftValue) -> Bool {
    guard name == "currentIndex" || name == "scanLocation", let place = value.integer,
      (0...text.count).contains(place)
    else { return false }
    self.place = place
    return true
  }
}
