internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var identityComparer: IdentityComparer { IdentityComparer(run: self) }
}

/// Compares the identities of views, which may be unknown.
struct IdentityComparer {
  let run: ProgramRun

  /// Returns whether a modifier is an `.id(_:)` because of which another view may be at a place than before; if so, it
  /// is noted that the content is left out.
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

  /// Returns whether it is unknown which elements of a list are others than before; if so, it is noted that they are
  /// left out.
  ///
  /// - Parameters:
  ///   - keys: The keys of the elements.
  ///   - list: The list.
  ///   - position: The position of the list in the source.
  func mayHaveChanged(
    to keys: [ElementKey], of list: ViewIdentity, at position: SourcePosition
  ) -> Bool {
    guard let unknown = run.identities.change(to: keys, of: list) else { return false }
    run.leaveOut("what is inside of 'ForEach'", because: unknown, at: position)
    return true
  }
}
