internal import AnimationModel
internal import MotionRecording

extension SwiftValue {
  /// A text that equal values have in common: for comparisons, for ids and for what `.animation(_:value:)` waits for.
  ///
  /// Closures and views are equal to no other value.
  package var key: String {
    switch self {
    case .void: return "()"
    case .nothing: return "nil"
    case .boolean(let flag): return flag ? "true" : "false"
    // An integer literal that stands for a fraction is equal to it.
    case .integer(let number): return "\(number)"
    case .fixed(let number): return number.text
    case .number(let number):
      if number == 0 { return "0" }
      if let whole = Int(exactly: number) { return "\(whole)" }
      return "\(number)"
    case .float(let number):
      if number == 0 { return "0" }
      return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): return "\"\(text.utf8.count):\(text)"
    case .geometry(let kind, let numbers):
      let all = (0..<4).map { SwiftValue.number(numbers[$0]).key }
      return "\(kind.rawValue)(\(all.joined(separator: ",")))"
    case .range(let range):
      return "\(range.lower)\(range.isClosed ? "..." : "..<")\(range.upper)"
    case .array(let values): return "[\(Self.keys(values))]"
    case .set(let values): return "{\(values.map(\.key).sorted().joined(separator: ","))}"
    case .dictionary(let entries):
      return "{\(entries.map { "\($0.key.key):\($0.value.key)" }.sorted().joined(separator: ","))}"
    case .tuple(let elements): return "(\(Self.keys(elements.map(\.value))))"
    case .structure(let value): return "\(value.type)(\(Self.keys(value.fields)))"
    case .enumeration(let value): return "\(value.type).\(value.index)(\(Self.keys(value.payload)))"
    case .object(let number): return "object \(number)"
    case .closure, .unfolding: return "closure"
    case .reference(let location): return "binding \(location.key)"
    case .animation(let animation): return "animation \(animation.name)"
    case .spring(_, let text), .curve(_, let text): return text
    case .transition(let value): return "transition \(value.transition.hashValue)"
    case .transaction(let value):
      let set = value.values.map { "\($0.key):\($0.value.key)" }.sorted()
      return "transaction {\(set.joined(separator: ","))}"
    case .view: return "view"
    case .opaque(let value): return "\(value.type) \(value.text)"
    case .member(let member):
      return "."
        + member.links.map { link in
          link.name + (link.arguments.map { "(\(Self.keys($0.map(\.value))))" } ?? "")
        }.joined(separator: ".")
    case .gesture: return "gesture"
    case .handle(let handle): return "handle \(handle.number)"
    case .characterSet(let set): return set.text
    case .scanner(let scanner): return "scanner of \(scanner.text)"
    case .duration(let duration):
      // The description is rounded.
      return "duration \(duration.components.seconds) \(duration.components.attoseconds)"
    case .type(let type): return "\(type)"
    case .part(let part): return "\(part.kind.rawValue) \(part)"
    case .keyPath(let names): return "\\.\(names.joined(separator: "."))"
    case .unknown(let value): return "unknown \(value.text)"
    }
  }

  private static func keys(_ values: [SwiftValue]) -> String {
    values.map(\.key).joined(separator: ",")
  }

  /// Returns whether two values are equal, as `==` of the app's own types would mostly have it.
  package func isEqual(to other: SwiftValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): one == two
    case (.float(let one), .float(let two)): one == two
    case (.part(.vector(let one)), _): one.isEqual(to: other) ?? false
    // `.spring` and `.spring()` are equal.
    case (.animation(let one), .animation(let two)): one.animation == two.animation
    case (.member(let member), .enumeration), (.enumeration, .member(let member)):
      // Only the name of the member is known here; the run compares members with arguments.
      member.links.isEmpty
    default: hasKey(of: other)
    }
  }

  /// Returns whether two values have the same key, without writing it: an app may keep hundreds of particles, and write
  /// each of them in every frame.
  private func hasKey(of other: SwiftValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): Self.hasKey(one, of: two)
    case (.integer(let one), .integer(let two)): one == two
    case (.boolean(let one), .boolean(let two)): one == two
    case (.text(let one), .text(let two)): one == two
    case (.geometry(let kind, let one), .geometry(let otherKind, let two)):
      kind == otherKind && (one == two || (0..<4).allSatisfy { Self.hasKey(one[$0], of: two[$0]) })
    case (.array(let one), .array(let two)): Self.haveKeys(one, of: two)
    case (.set(let one), .set(let two)) where Self.areSame(one, two): true
    case (.dictionary(let one), .dictionary(let two)) where Self.areSame(one, two): true
    case (.structure(let one), .structure(let two)):
      one.type == two.type && Self.haveKeys(one.fields, of: two.fields)
    case (.enumeration(let one), .enumeration(let two)):
      one.type == two.type && one.index == two.index && Self.haveKeys(one.payload, of: two.payload)
    case (.tuple(let one), .tuple(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.value.hasKey(of: $1.value) }
    case (.object(let one), .object(let two)): one == two
    case (.nothing, .nothing), (.void, .void), (.closure, .closure), (.view, .view): true
    default: key == other.key
    }
  }

  /// Returns whether one number has the key of another: NaN has a key too, the same one wherever it came from.
  private static func hasKey(_ one: Double, of two: Double) -> Bool {
    one == two
      || (one.isNaN && two.isNaN && (one.bitPattern == two.bitPattern || "\(one)" == "\(two)"))
  }

  private static func haveKeys(_ one: [SwiftValue], of two: [SwiftValue]) -> Bool {
    one.count == two.count
      && (areSame(one, two) || zip(one, two).allSatisfy { $0.hasKey(of: $1) })
  }

  /// Returns whether two collections share their storage, so that neither has been written to since they were copied.
  private static func areSame<Element>(_ one: [Element], _ two: [Element]) -> Bool {
    guard one.count == two.count else { return false }
    return unsafe one.withUnsafeBufferPointer { one in
      unsafe two.withUnsafeBufferPointer { unsafe one.baseAddress == $0.baseAddress }
    }
  }
}

extension SwiftValue {
  /// The number that the value is, an integer or not; nil for any other value.
  package var double: Double? {
    switch self {
    case .number(let number): number
    case .float(let number): Double(number)
    case .integer(let number): Double(number)
    case .fixed(let number): number.double
    default: nil
    }
  }

  /// The number that the value is as a `Float`; nil for any other value: a literal next to a `Float` is a `Float`.
  var single: Float? {
    if case .float(let number) = self { number } else { double.map { Float($0) } }
  }

  var isFloat: Bool { if case .float = self { true } else { false } }

  /// The value rounded to a `Float`, for the result of a function of a `Float` that is computed with more bits.
  var asFloat: SwiftValue {
    if case .number(let number) = self { .float(Float(number)) } else { self }
  }

  package var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

  package var integer: Int? {
    switch self {
    case .integer(let number): number
    case .fixed(let number): number.integer
    default: nil
    }
  }

  package var closure: ClosureValue? {
    switch self {
    case .closure(let value): value
    case .keyPath(let names): .property(names)
    default: nil
    }
  }

  /// The integer that the value is, however it is written; nil for any other value.
  var whole: Int? { integer ?? double.flatMap { Int(exactly: $0) } }

  /// The elements of a collection, in order; nil for any other value.
  package var elements: [SwiftValue]? {
    switch self {
    case .array(let values), .set(let values): values
    case .range(let range):
      range.integers.flatMap { $0.count <= Self.mostElements ? $0.map { .integer($0) } : nil }
    case .text(let text): text.map { .text(String($0)) }
    case .dictionary(let entries):
      entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    default: nil
    }
  }

  /// The greatest number of elements of a range that are enumerated.
  static let mostElements = 100_000

  /// The greatest length of a text that is concatenated, in bytes of UTF-8.
  static let longestText = 1_000_000
}
