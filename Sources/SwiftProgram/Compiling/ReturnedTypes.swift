/// The types of what a closure returns, whose result nothing says that is written.
final class ReturnedTypes {
  private var all: [SwiftType] = []

  func append(_ type: SwiftType) { all.append(type) }

  /// The type that all of it has together; unknown where that cannot be told.
  var type: SwiftType {
    guard !all.contains(where: \.isUnknown) else { return .unknown }
    var shared = SwiftType.unknown
    for type in all {
      guard let next = shared.shared(with: type) else { return .unknown }
      shared = next
    }
    return shared
  }

  /// Whether some of it are whole numbers that are written out beside fractions.
  var mixesNumbers: Bool { type.isFraction && all.contains { $0.unwrapped == .integer } }
}
