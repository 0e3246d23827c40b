/// A change that is computed from animated numbers anew in every frame.
///
/// SwiftUI plays a modifier with `animatableData` in this way: it animates the numbers of the modifier, and evaluates
/// the body of the modifier with the current numbers.
public struct DrivenChange: Hashable, Sendable {
  /// A modifier that computes changes from numbers.
  public struct Modifier: Sendable {
    private let key: String
    private let makeChanges: @Sendable ([Double], ViewSize) -> [TransitionChange]

    /// Describes a modifier.
    ///
    /// - Parameters:
    ///   - key: The key that equal modifiers have in common, whatever their numbers are.
    ///   - changes: The function that returns the changes for some numbers to a view of a size, innermost first.
    public init(
      key: String,
      changes:
        @escaping @Sendable (_ numbers: [Double], _ size: ViewSize) -> [TransitionChange]
    ) {
      self.key = key
      makeChanges = changes
    }

    /// Returns the changes that the modifier makes with some numbers to a view of a size, innermost first.
    public func changes(at numbers: [Double], in size: ViewSize) -> [TransitionChange] {
      makeChanges(numbers, size)
    }
  }

  /// The modifier.
  public let modifier: Modifier

  /// The numbers of the modifier in the phase, in the unit in which they are animated.
  public let numbers: [Double]

  /// The index of the change among those of its kind that the modifier makes, from 0.
  public let ordinal: Int

  /// Whether the change depends on the size of the view.
  public let dependsOnSize: Bool

  /// Describes a change.
  public init(_ modifier: Modifier, at numbers: [Double], ordinal: Int, dependsOnSize: Bool) {
    self.modifier = modifier
    self.numbers = numbers
    self.ordinal = ordinal
    self.dependsOnSize = dependsOnSize
  }

  /// Returns the change of the kind for some numbers; if they give none, a change that leaves the view as it is.
  func change(
    _ kind: TransitionChange.Kind, at numbers: [Double], in size: ViewSize
  ) -> TransitionChange {
    let changes = modifier.changes(at: numbers, in: size).filter { $0.kind == kind }
    return ordinal < changes.count ? changes[ordinal] : .identity(kind)
  }
}

extension DrivenChange.Modifier: Hashable {
  /// Returns whether both modifiers have the same key.
  public static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  /// Feeds the key into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
