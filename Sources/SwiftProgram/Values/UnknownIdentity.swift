package import MotionRecording

/// A value of `.id(_:)` that is not known.
///
/// As long as it cannot have changed, what is inside is the same from update to update. Once it may be another one,
/// it is not known whether what is inside moves or is replaced, so that nothing of it can be shown from then on.
package struct UnknownIdentity {
  /// Why it is not known.
  package let unknown: UnknownValue

  /// A number that is another one where it may have changed.
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
  /// A text that is the same for equal values, and different for others.
  package let text: String

  /// The unknown part of it; nil where it is known.
  package let unknown: UnknownValue?

  /// The key of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - unknown: The unknown value because of which the key is not known; nil for the unknown part of the value.
  package init(_ value: SwiftValue, unknown: UnknownValue? = nil) {
    text = value.key
    self.unknown = unknown ?? value.unknownPart
  }
}

/// The values that distinguished views from others, at the places where these may not be known.
package struct IdentityHistory {
  /// The values of `.id(_:)` as they were at first; nil for one that was known.
  private var values: [ViewIdentity: UnknownIdentity?] = [:]

  /// The values because of which something else may be at a place than before.
  private var changedValues: [ViewIdentity: UnknownIdentity] = [:]

  /// The keys that the elements of lists had last.
  private var keys: [ViewIdentity: [ElementKey]] = [:]

  /// The keys because of which elements of lists may be others than before.
  private var changedLists: [ViewIdentity: UnknownValue] = [:]

  /// The value of `.id(_:)` because of which it is not known whether another view is at a place than before; nil where
  /// that is known.
  ///
  /// - Parameters:
  ///   - value: The value now; nil for one that is known.
  ///   - place: The place of the view that it identifies.
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

  /// Returns the unknown value because of which elements of a list may be others than before; nil where it is known
  /// which they are.
  ///
  /// Where an element comes and another one goes they may be the same one, unless both of their keys are known.
  ///
  /// - Parameters:
  ///   - new: The keys of the elements now.
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

  /// Forgets a list that is gone.
  package mutating func forget(_ list: ViewIdentity) {
    keys[list] = nil
    changedLists[list] = nil
  }
}
