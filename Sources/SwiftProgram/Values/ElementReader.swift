extension ProgramRun {
  var elements: ElementReader { ElementReader(run: self) }
}

/// Reads and writes elements of collections, and calls subscripts of the app.
struct ElementReader {
  let run: ProgramRun

  /// Returns the value of a subscript of the app, by the number of its getter.
  func element(
    _ number: Int, _ arguments: [CallArgument], of value: SwiftValue, named text: String,
    at position: SourcePosition
  ) throws -> SwiftValue {
    if value.isUnknown { return value }
    switch value {
    case .nothing: return .nothing
    case .reference(let location): return .reference(.subscripted(location, number, arguments))
    default:
      guard let values = try run.functions.ordered(arguments, for: number) else {
        return .unknown(UnknownValue(text, at: position))
      }
      return try run.functions.call(function: number, values, on: value, at: position)
    }
  }

  /// Returns an element of a collection.
  ///
  /// - Parameter text: The expression as it is written, for a note on an element that does not exist.
  func element(
    _ index: SwiftValue, of value: SwiftValue, named text: String, at position: SourcePosition
  ) throws -> SwiftValue {
    if value.isUnknown { return value }
    if index.isUnknown { return index }
    switch (value, index) {
    case (.reference(let location), _): return .reference(.element(location, index))
    case (.dictionary(let entries), _):
      if let unknown = index.unknownPart { return .unknown(unknown) }
      let key = run.keys.text(of: index)
      let found = entries.first { run.keys.text(of: self.key($0.key, like: index)) == key }?.value
      return found?.wrapped(as: text, at: position) ?? entries.map(\.key).unknownPart.map {
        .unknown($0)
      } ?? .nothing
    case (.array(let values), .integer(let index)):
      guard values.indices.contains(index) else {
        return run.trap(.indexOutOfRange(index, count: values.count), of: text, at: position)
      }
      return values[index]
    case (.range(let whole), .range(let part)):
      return whole.part(part).map { .range($0) } ?? .unknown(UnknownValue(text, at: position))
    case (.range(let range), .integer(let index)) where !range.isClosed:
      // The indices of a range of whole numbers are its elements; the indices of a range with `...` are not numbers.
      guard let numbers = range.integers else { return .unknown(UnknownValue(text, at: position)) }
      return numbers.contains(index)
        ? .integer(index)
        : run.trap(.indexOutOfRange(index, count: numbers.count), of: text, at: position)
    case (_, .range(let range)):
      guard let elements = value.elements, let integers = range.indices(in: elements.count)
      else { return .unknown(UnknownValue(text, at: position)) }
      let part = SwiftValue.array(Array(elements[integers]))
      guard case .text = value else { return part }
      return part.joinedCharacters.map { .text($0) } ?? part
    case (.text, .integer(let index)):
      guard let elements = value.elements, elements.indices.contains(index) else {
        return run.trap(
          .indexOutOfRange(index, count: value.elements?.count ?? 0), of: text, at: position)
      }
      return elements[index]
    default:
      return try run.host.element(index, of: value, in: run)
        ?? .unknown(UnknownValue(text, at: position))
    }
  }

  /// Returns a key that is written as a leading dot as a member of the type of the key that it is compared with.
  private func key(_ key: SwiftValue, like index: SwiftValue) -> SwiftValue {
    guard case .member = key, let number = run.typeNumber(of: index) else { return key }
    return run.types.coerce(key, to: .declared(number))
  }

  /// Gives an element of a collection another value.
  func setElement(_ index: SwiftValue, of whole: inout SwiftValue, to value: SwiftValue) throws {
    // Any element may be changed.
    if let unknown = index.unknown {
      whole = .unknown(unknown)
      return
    }
    switch (whole, index) {
    case (.array(var values), .integer(let number)) where values.indices.contains(number):
      values[number] = value
      whole = .array(values)
    case (.array(var values), .range(let range)):
      guard let integers = range.indices(in: values.count), let elements = value.elements else {
        whole = .unknown(
          value.unknown ?? UnknownValue("[\(run.text(index))]", at: run.lastPosition))
        return
      }
      values.replaceSubrange(integers, with: elements)
      whole = .array(values)
    case (.array(let values), .integer(let number)):
      _ = run.trap(.indexOutOfRange(number, count: values.count), at: .none)
    case (.dictionary(var entries), _):
      if let unknown = index.unknownPart ?? entries.map(\.key).unknownPart {
        whole = .unknown(unknown)
        return
      }
      let key = run.keys.text(of: index)
      entries.removeAll { run.keys.text(of: $0.key) == key }
      if case .nothing = value {} else { entries.append((index, value)) }
      whole = .dictionary(entries)
    default: run.host.setElement(index, of: &whole, to: value, in: run)
    }
  }
}
