internal import ArgumentParser
internal import SwiftProgram

/// The systems whose `.default` can be meant.
enum SemanticsName: String, ChoiceArgument {
  case ios17
  case ios16
  case documented

  /// The help of the option that takes this name.
  static let help = ArgumentHelp(
    "System whose .default is meant.",
    discussion: """
      ios17: a spring. ios16: ease-in-out, as in programs built before iOS 17. documented: the spring of \
      Apple's documentation, a tenth slower.
      """, valueName: "version")

  /// The system.
  var semantics: Semantics {
    switch self {
    case .ios17: .ios17
    case .ios16: .ios16
    case .documented: .documented
    }
  }
}
