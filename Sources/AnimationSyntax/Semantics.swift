/// Which system's meaning of `.default` is wanted.
///
/// Everything else means the same in all of them.
public enum Semantics: String, Hashable, Sendable, CaseIterable {
  /// Programs linked against iOS 17, macOS 14 or later: `.default` is a spring.
  case ios17

  /// Programs linked against earlier systems: `.default` is `.easeInOut`.
  case ios16
}
