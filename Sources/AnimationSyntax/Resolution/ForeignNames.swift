/// A call of another library that resembles a SwiftUI call and is recognized by its labels.
struct ForeignCall {
  /// The call, with its labels.
  let call: String
  /// The library in the possessive form, for a sentence.
  let owner: String
  /// The SwiftUI equivalent.
  let instead: String

  /// A call of a library, identified by its labels in order.
  private struct Form {
    let function: String
    let labels: [String]
    let owner: String
    let instead: String
  }

  private static let forms = [
    Form(
      function: "spring", labels: ["stiffness", "damping"], owner: "Hero's",
      instead: ".interpolatingSpring(stiffness:damping:)"),
    Form(
      function: "spring", labels: ["damping", "response"], owner: "another library's",
      instead: ".spring(response:dampingFraction:)"),
    Form(
      function: "Spring", labels: ["zeta", "stiffness", "mass"], owner: "Pow's",
      instead: "Spring(mass:stiffness:damping:)"),
    Form(
      function: "Spring", labels: ["zeta", "stiffness"], owner: "Pow's",
      instead: "Spring(mass:stiffness:damping:)"),
    Form(
      function: "Spring", labels: ["zeta"], owner: "Pow's",
      instead: "Spring(mass:stiffness:damping:)"),
  ]

  /// Creates the description of a library's call; nil for any other call.
  ///
  /// - Parameter functions: The functions of SwiftUI that have the name.
  init?(_ link: Term.Link, functions: [CallableSignature]) {
    guard let name = functions.first?.name, let arguments = link.arguments else { return nil }
    let labels = arguments.map { $0.label ?? "_" }
    guard let form = Self.forms.first(where: { $0.function == name && $0.labels == labels }) else {
      return nil
    }
    let dot = name.first?.isUppercase == true ? "" : "."
    call = "\(dot)\(name)(\(labels.map { "\($0):" }.joined()))"
    owner = form.owner
    instead = form.instead
  }
}

/// Types of other frameworks, which can be recognized by their names.
enum ForeignType {
  private static let names: [String: String] = [
    "CGAffineTransform": "Core Graphics'", "CATransform3D": "Core Animation's",
    "POPSpringAnimation": "Pop's", "POPBasicAnimation": "Pop's", "LottieAnimation": "Lottie's",
    "HeroModifier": "Hero's", "HeroDefaultAnimationType": "Hero's",
  ]

  private static let prefixes = [
    ("CA", "Core Animation's"), ("UI", "UIKit's"), ("NS", "AppKit's"), ("SK", "SpriteKit's"),
    ("SCN", "SceneKit's"), ("POP", "Pop's"),
  ]

  /// Returns the framework of a type in the possessive form: `Core Animation's` for `CAKeyframeAnimation`; nil for a
  /// type that may be the app's.
  static func owner(of name: String) -> String? {
    if let owner = names[name] { return owner }
    for (prefix, owner) in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      // `CATransition` is a type of a framework, `CALENDAR` and `Card` are not.
      guard let first = rest.first, first.isUppercase,
        let second = rest.dropFirst().first, second.isLowercase
      else { continue }
      return owner
    }
    return nil
  }
}
