/// The types of the values that a closure without a written result type returns.
final class ReturnedTypes {
  private var all: [SwiftType] = []

  func append(_ type: SwiftType) { all.append(type) }

  /// The common type of the returned values; unknown if it cannot be determined.
  var type: SwiftType {
    guard !all.contains(where: \.isUnknown) else { return .unknown }
    var shared = SwiftType.unknown
    for type in all {
      guard let next = shared.shared(with: type) else { return .unknown }
      shared = next
    }
    return shared
  }

  /// Whether some of the returned values are integer literals next to fractions.
  var mixesNumbers: Bool { type.isFraction && all.contains { $0.unwrapped == .integer } }
}
