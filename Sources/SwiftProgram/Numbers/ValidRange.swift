internal import TextForms

/// The range of valid numbers for a parameter.
public struct ValidRange: Hashable, Sendable {
  /// A bound of a range.
  public struct Bound: Hashable, Sendable {
    /// The number at the bound.
    public var value: Double
    /// Whether the number belongs to the range.
    public var isIncluded: Bool
  }

  /// The lower bound; nil if there is none.
  public var lower: Bound?

  /// The upper bound; nil if there is none.
  public var upper: Bound?

  /// The largest magnitude of any number.
  ///
  /// Its square, and sums of a few of them, still fit a `Double`.
  package static let largestMagnitude = 1e100

  /// All finite numbers.
  public static let any = ValidRange()

  /// Returns the range of a number and all greater ones.
  package static func atLeast(_ number: Double) -> ValidRange {
    ValidRange(lower: Bound(value: number, isIncluded: true))
  }

  /// Returns the range of all numbers greater than a number.
  package static func above(_ number: Double) -> ValidRange {
    ValidRange(lower: Bound(value: number, isIncluded: false))
  }

  /// Returns the part of the range up to and including a number.
  package func upTo(_ number: Double) -> ValidRange {
    ValidRange(lower: lower, upper: Bound(value: number, isIncluded: true))
  }

  /// Returns the part of the range below a number.
  package func below(_ number: Double) -> ValidRange {
    ValidRange(lower: lower, upper: Bound(value: number, isIncluded: false))
  }

  /// Returns whether a finite number lies in the range.
  public func contains(_ number: Double) -> Bool {
    let isHighEnough = lower.map { number > $0.value || ($0.isIncluded && number == $0.value) }
    let isLowEnough = upper.map { number < $0.value || ($0.isIncluded && number == $0.value) }
    return (isHighEnough ?? true) && (isLowEnough ?? true)
  }

  /// The range in words: "0 or more", "above 0", "above 0 and at most 1"; nil if every number is in it.
  public var words: String? {
    if let lower, let upper, lower.isIncluded, upper.isIncluded {
      return "from \(NumberText.swift(lower.value)) to \(NumberText.swift(upper.value))"
    }
    let low = lower.map {
      let number = NumberText.swift($0.value)
      return $0.isIncluded
        ? (upper == nil ? "\(number) or more" : "at least \(number)")
        : "above \(number)"
    }
    let high = upper.map {
      ($0.isIncluded ? "at most " : "below ") + NumberText.swift($0.value)
    }
    let parts = [low, high].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
