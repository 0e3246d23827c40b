internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var identityComparer: IdentityComparer { IdentityComparer(run: self) }
}

/// Compares what views are told from others by, where that may not be known.
struct IdentityComparer {
  let run: ProgramRun

  /// Whether a modifier is an `.id(_:)` because of which another view may be at a place than before; then it is noted that
  /// what is there is left out.
  func mayReplace(_ modifier: ViewModifierValue, at place: ViewIdentity) -> Bool {
    switch modifier {
    case .id: mayReplace(with: nil, at: place)
    case .unknownID(let value): mayReplace(with: value, at: place)
    default: false
    }
  }

  private func mayReplace(with value: UnknownIdentity?, at place: ViewIdentity) -> Bool {
    guard let identity = run.identities.change(to: value, at: place) else { return false }
    run.leaveOut("what is inside of '.id'", because: identity.unknown, at: identity.position)
    return true
  }

  /// Whether it is not known which elements of a list are others than before; then it is noted that they are left out.
  ///
  /// - Parameters:
  ///   - keys: The keys of the elements.
  ///   - list: The list.
  ///   - position: The place at which it is written.
  func mayHaveChanged(
    to keys: [ElementKey], of list: ViewIdentity, at position: SourcePosition
  ) -> Bool {
    guard let unknown = run.identities.change(to: keys, of: list) else { return false }
    run.leaveOut("what is inside of 'ForEach'", because: unknown, at: position)
    return true
  }
}
