public import AnimationModel

/// The system whose meaning of `.default` is wanted.
///
/// Everything else means the same in all of them.
public enum Semantics: String, Hashable, Sendable, CaseIterable {
  /// Programs linked against iOS 17, macOS 14 or later: `.default` is a spring.
  case ios17

  /// Programs linked against earlier systems: `.default` is `.easeInOut`.
  case ios16

  /// As Apple's reference page describes `.default` since iOS 17: a spring with a response of 0.55
  /// seconds and no bounce.
  ///
  /// Three independent readings of the system say 0.5 seconds, which ``ios17`` follows; nothing recorded
  /// decides.
  case documented
}

extension Semantics {
  /// The animation that is used where none is named.
  public var defaultAnimation: Animation {
    switch self {
    case .ios17: .default
    case .ios16: .easeInOut
    case .documented: .spring(response: 0.55, dampingFraction: 1)
    }
  }
}
