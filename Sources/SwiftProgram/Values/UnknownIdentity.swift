package import MotionRecording

/// An unknown value of `.id(_:)`.
///
/// As long as it cannot have changed, the content is the same from update to update. Once it may have changed, it is
/// unknown whether the content moves or is replaced, so that nothing of the content can be shown from then on.
package struct UnknownIdentity {
  /// The reason why the value is unknown.
  package let unknown: UnknownValue

  /// A number that is another one where the value may have changed.
  let changes: Int

  /// The position of the code.
  package let position: SourcePosition

  package init(unknown: UnknownValue, changes: Int, position: SourcePosition) {
    self.unknown = unknown
    self.changes = changes
    self.position = position
  }
}

/// The key that distinguishes an element of a list from the others.
package struct ElementKey: Hashable {
  /// A text that is the same for equal values and different for others.
  package let text: String

  /// The unknown part of the key; nil if the key is known.
  package let unknown: UnknownValue?

  /// Creates the key of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - unknown: The unknown value that makes the key unknown; nil for the unknown part of the value.
  package init(_ value: SwiftValue, unknown: UnknownValue? = nil) {
    text = value.key
    self.unknown = unknown ?? value.unknownPart
  }
}

/// The values that distinguished views from others, at places where these may be unknown.
package struct IdentityHistory {
  /// The first values of `.id(_:)`; nil for one that was known.
  private var values: [ViewIdentity: UnknownIdentity?] = [:]

  /// The values because of which another view may be at a place than before.
  private var changedValues: [ViewIdentity: UnknownIdentity] = [:]

  /// The last keys of the elements of lists.
  private var keys: [ViewIdentity: [ElementKey]] = [:]

  /// The keys because of which elements of lists may be others than before.
  private var changedLists: [ViewIdentity: UnknownValue] = [:]

  /// Returns the value of `.id(_:)` because of which it is unknown whether another view is at a place than before; nil
  /// if that is known.
  ///
  /// - Parameters:
  ///   - value: The current value; nil for one that is known.
  ///   - place: The place of the view with the identity.
  package mutating func change(to value: UnknownIdentity?, at place: ViewIdentity)
    -> UnknownIdentity?
  {
    if let changed = changedValues[place] { return changed }
    guard let first = values[place] else {
      values[place] = .some(value)
      return nil
    }
    let isSame = first?.unknown == value?.unknown && first?.changes == value?.changes
    if !isSame { changedValues[place] = value ?? first }
    return changedValues[place]
  }

  /// Returns the unknown value because of which elements of a list may be others than before; nil if the elements are
  /// known.
  ///
  /// Where one element is removed and another one is inserted they may be the same one, unless both of their keys are
  /// known.
  ///
  /// - Parameters:
  ///   - new: The current keys of the elements.
  ///   - list: The list.
  package mutating func change(to new: [ElementKey], of list: ViewIdentity) -> UnknownValue? {
    let old = keys.updateValue(new, forKey: list)
    if changedLists[list] == nil, let old, old != new {
      let (come, gone) = (Set(new).subtracting(old), Set(old).subtracting(new))
      if !come.isEmpty, !gone.isEmpty {
        changedLists[list] = come.union(gone).lazy.compactMap(\.unknown).first
      }
    }
    return changedLists[list]
  }

  /// Forgets a list that is removed.
  package mutating func forget(_ list: ViewIdentity) {
    keys[list] = nil
    changedLists[list] = nil
  }
}
