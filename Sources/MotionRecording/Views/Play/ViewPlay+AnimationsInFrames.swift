// Animations inside of views that are evaluated anew in every frame.
extension ViewPlay {
  /// Leaves a modifier to an animation of its own.
  ///
  /// The animation is written around the modifier and acts in this frame, or has acted in an earlier one
  /// and is still running. The drive that moved the modifier frame by frame ends. A frame is an update without an
  /// animation; its transaction is changed by the modifiers around this one, such as `.animation(_:value:)` if the
  /// value differs from that of the previous frame.
  ///
  /// Source: semantics reference, section 11.3.
  ///
  /// - Parameters:
  ///   - key: The modifier.
  ///   - before: The views in the previous frame.
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

  /// Whether the modifiers around a modifier animate its change between two frames.
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
