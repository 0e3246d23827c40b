internal import AnimationSyntax

/// The systems whose `.default` can be meant.
enum SemanticsName: String, ChoiceArgument {
  case ios17
  case ios16
  case documented

  /// What the option that takes it tells.
  static let help =
    """
    Which .default is meant: a spring (ios17) or, as programs built before iOS 17 have it, \
    ease-in-out (ios16). With documented it is the spring of Apple's page, a tenth slower.
    """

  /// The system.
  var semantics: Semantics {
    switch self {
    case .ios17: .ios17
    case .ios16: .ios16
    case .documented: .documented
    }
  }
}
