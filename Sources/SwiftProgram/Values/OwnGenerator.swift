/// A generator of random numbers that the files declare.
///
/// The functions of Swift's library use it as they do in an app, so that they draw the same values.
struct OwnGenerator: RandomNumberGenerator {
  private let run: ProgramRun
  private let location: Location
  private let position: SourcePosition

  /// The reason why the generator gives no more numbers; nil while it does.
  fileprivate var failure: Failure?

  /// The number that is given instead after a failure: never the same twice, so that code that asks for another number
  /// comes to an end.
  private var rest: UInt64 = 0

  fileprivate enum Failure {
    case thrown(any Error)
    case unknown(UnknownValue)
  }

  /// Creates the generator that a call is given by `using`; nil if it is given none, or one that the files do not
  /// declare.
  fileprivate init?(
    _ arguments: [CallArgument], in run: ProgramRun, at position: SourcePosition
  ) throws {
    guard case .reference(let location)? = arguments.first(where: { $0.label == "using" })?.value,
      let type = run.typeNumber(of: try run.locations.read(location), having: "next"),
      run.code.types[type].methods["next"] != nil
    else { return nil }
    (self.run, self.location, self.position) = (run, location, position)
  }

  mutating func next() -> UInt64 {
    if failure == nil {
      do {
        let given = try run.mutations.mutate("next", at: location, [], position: position)
        if case .fixed(let number) = given { return number.bits }
        failure = .unknown(given.unknown ?? UnknownValue("next()", at: position))
      } catch {
        failure = .thrown(error)
      }
    }
    rest &+= 0x9E37_79B9_7F4A_7C15
    return rest
  }
}

extension ProgramRun {
  /// Returns a value that is drawn from the generator of the files that a call is given; nil if it is given none.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call, `using: &generator` among them.
  ///   - position: The position of the call.
  ///   - draw: Draws the value from the generator.
  func drawn(
    using arguments: [CallArgument], at position: SourcePosition,
    _ draw: (inout OwnGenerator) -> SwiftValue
  ) throws -> SwiftValue? {
    guard var generator = try OwnGenerator(arguments, in: self, at: position) else { return nil }
    let value = draw(&generator)
    switch generator.failure {
    case .thrown(let error): throw error
    case .unknown(let unknown): return .unknown(unknown)
    case nil: return value
    }
  }
}

extension RangeValue {
  /// Returns a number in the range, drawn as Swift does; nil if the range has none, or bounds that are not exact here.
  ///
  /// - Parameters:
  ///   - type: The type of the number.
  ///   - generator: The generator of random numbers.
  func random(_ type: SwiftType, using generator: inout OwnGenerator) -> SwiftValue? {
    switch type {
    case .integer: whole(Int.self, using: &generator).map { .integer($0) }
    case .fixed(let kind):
      fixed(kind.type, using: &generator).flatMap { FixedInteger(exactly: $0, kind) }
        .map { .fixed($0) }
    case .float: fraction(Float.self, using: &generator).map { .float($0) }
    default: fraction(Double.self, using: &generator).map { .number($0) }
    }
  }

  private func fixed(_ type: any FixedWidthInteger.Type, using generator: inout OwnGenerator)
    -> (any FixedWidthInteger)?
  {
    whole(type, using: &generator)
  }

  private func whole<Number: FixedWidthInteger>(
    _ type: Number.Type, using generator: inout OwnGenerator
  ) -> Number? {
    guard lower.magnitude < 0x1p53, upper.magnitude < 0x1p53, let first = Number(exactly: lower),
      let last = Number(exactly: upper), isClosed ? first <= last : first < last
    else { return nil }
    return isClosed
      ? Number.random(in: first...last, using: &generator)
      : Number.random(in: first..<last, using: &generator)
  }

  private func fraction<Number: BinaryFloatingPoint>(
    _ type: Number.Type, using generator: inout OwnGenerator
  ) -> Number? where Number.RawSignificand: FixedWidthInteger {
    let (first, last) = (Number(lower), Number(upper))
    guard isBounded, isClosed ? first <= last : first < last else { return nil }
    return isClosed
      ? Number.random(in: first...last, using: &generator)
      : Number.random(in: first..<last, using: &generator)
  }
}
