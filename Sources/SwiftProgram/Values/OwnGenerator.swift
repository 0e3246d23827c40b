/// A generator of random numbers that the files declare.
///
/// Swift's library draws from it as it does in an app, so that what is drawn is the same.
struct OwnGenerator: RandomNumberGenerator {
  private let run: ProgramRun
  private let location: Location
  private let position: SourcePosition

  /// Why it has no more numbers, once it has none.
  fileprivate var failure: Failure?

  /// The number that is given instead where it has none: never the same twice, so that code that asks for another one
  /// comes to its end.
  private var rest: UInt64 = 0

  fileprivate enum Failure {
    case thrown(any Error)
    case unknown(UnknownValue)
  }

  /// The generator that a call is given by `using`; nil where it is given none, or one that is not in the files.
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
  /// Returns the value that is drawn from the generator of the files that a call is given; nil where it is given
  /// none.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call, `using: &generator` among them.
  ///   - position: The position of the call.
  ///   - draw: Draws from the generator.
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
  /// A number in the range, as Swift draws it; nil where the range has none, or ends that are not exact here.
  ///
  /// - Parameters:
  ///   - type: The type of the number.
  ///   - generator: The generator that it is drawn from.
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
