internal import MotionRecording

/// A value of `.id(_:)` that is not known.
///
/// As long as it cannot have changed, what is inside is the same from update to update. Once it may be another one,
/// it is not known whether what is inside moves or is replaced, so that nothing of it can be shown from then on.
struct UnknownIdentity {
  /// Why it is not known.
  let unknown: UnknownValue

  /// A number that is another one where it may have changed.
  let changes: Int

  /// Where it is written.
  let position: SourcePosition

  /// Whether it has been another one before.
  var hasChanged = false
}

extension ViewRun {
  /// Whether an identity may be another one than at first; then it is noted that what is inside is left out.
  ///
  /// - Parameters:
  ///   - identity: The identity.
  ///   - place: What it identifies, by where it lies.
  func mayHaveChanged(_ identity: UnknownIdentity, at place: ViewIdentity) -> Bool {
    guard var first = unknownIdentities[place] else {
      unknownIdentities[place] = identity
      return false
    }
    if first.unknown != identity.unknown || first.changes != identity.changes {
      first.hasChanged = true
    }
    unknownIdentities[place] = first
    if first.hasChanged {
      leaveOut("what is inside of '.id'", because: identity.unknown, at: identity.position)
    }
    return first.hasChanged
  }
}
