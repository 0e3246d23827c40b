/// A change that follows numbers which are animated, and is made of them anew in every frame.
///
/// It is how SwiftUI plays a modifier with `animatableData`: its numbers are animated, and its body is evaluated with
/// those of the moment.
public struct DrivenChange: Hashable, Sendable {
  /// A modifier that makes changes of numbers.
  public struct Modifier: Sendable {
    private let key: String
    private let makeChanges: @Sendable ([Double], ViewSize) -> [TransitionPart.Change]

    /// Describes a modifier.
    ///
    /// - Parameters:
    ///   - key: The key that equal modifiers have in common, whatever their numbers are.
    ///   - changes: The function that gives the changes to a view of a size, innermost first.
    public init(
      key: String,
      changes:
        @escaping @Sendable (_ numbers: [Double], _ size: ViewSize) -> [TransitionPart.Change]
    ) {
      self.key = key
      makeChanges = changes
    }

    /// The changes that the modifier makes to a view of a size, innermost first.
    public func changes(at numbers: [Double], in size: ViewSize) -> [TransitionPart.Change] {
      makeChanges(numbers, size)
    }
  }

  /// The modifier.
  public let modifier: Modifier

  /// The numbers in the phase, in the unit in which they are animated.
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

  /// The change of a kind that some numbers make; one that leaves the view as it is where they make none.
  func change(
    _ kind: TransitionPart.Kind, at numbers: [Double], in size: ViewSize
  ) -> TransitionPart.Change {
    let changes = modifier.changes(at: numbers, in: size).filter { $0.kind == kind }
    return ordinal < changes.count ? changes[ordinal] : .identity(kind)
  }
}

extension DrivenChange.Modifier: Hashable {
  /// Whether both are equal but for their numbers.
  public static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  /// Feeds the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
