// Animations inside of what is made anew in every frame.
extension ViewPlay {
  /// Leaves a modifier to an animation of its own.
  ///
  /// That is one that is written around it and acts in this frame, or has acted in an earlier one and still runs. What
  /// moved the modifier frame by frame ends. A frame is an update without an animation. What acts on its transaction is what is written around the modifier,
  /// such as `.animation(_:value:)` where the value is another one than in the frame before.
  ///
  /// Source: semantics reference, section 11.3.
  ///
  /// - Parameters:
  ///   - key: The modifier.
  ///   - before: The views in the frame before.
  ///   - new: The views in this frame.
  ///   - time: The time of the frame, in seconds.
  /// - Returns: Whether the modifier is left.
  mutating func leave(
    _ key: ModifierKey, from before: ViewTree, to new: ViewTree, at time: Double
  ) throws -> Bool {
    guard let record = recordIndices[key.identity],
      key.ordinal < records[record].modifiers.count,
      let player = records[record].modifiers[key.ordinal].player
    else { return false }
    if player.isAnimating && !player.isDriven { return true }
    guard before.values(of: key) != new.values(of: key),
      try animates(key, from: before, to: new)
    else { return false }
    if player.isDriven {
      loop.abandoned +=
        try records[record].modifiers[key.ordinal].player?.drive(
          to: player.model, nil, [], at: time) ?? []
    }
    return true
  }

  /// Whether what is written around a modifier animates what changes between two frames.
  func animates(_ key: ModifierKey, from before: ViewTree, to new: ViewTree) throws -> Bool {
    guard before[key.identity] != nil, let index = new.indices[key.identity],
      key.ordinal < new.entries[index].movers.count
    else { return false }
    let path = ViewTransactionPath(before: before, after: new, session: session)
    let state = try path.transaction(
      ViewTransactionState(), to: index, new.entries[index].movers[key.ordinal])
    switch state.set.animation {
    case .known(nil)?, nil: return false
    case .known?, .unknown?: return true
    }
  }
}
