/// Calls that look like SwiftUI's and are another library's, recognized by their labels.
struct ForeignCall {
  /// The call, with its labels.
  let call: String
  /// Whose it is, for a sentence.
  let owner: String
  /// How SwiftUI writes it.
  let instead: String

  /// A call of the library, by its labels in order.
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

  /// Takes a call that a library has; nil for any other.
  ///
  /// - Parameter functions: The functions that SwiftUI has under the name.
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

/// Types of other frameworks, whose names say whose they are.
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

  /// Whose a type is: `Core Animation's` for `CAKeyframeAnimation`; nil for what may be the app's.
  static func owner(of name: String) -> String? {
    if let owner = names[name] { return owner }
    for (prefix, owner) in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      // `CATransition` is one, `CALENDAR` and `Card` are not.
      guard let first = rest.first, first.isUppercase,
        let second = rest.dropFirst().first, second.isLowercase
      else { continue }
      return owner
    }
    return nil
  }
}
