internal import AnimationModel
internal import TextForms

/// The canonical CSS text of an easing function and of a transition.
enum EasingText {
  private static let words: KeyValuePairs<String, EasingFunction> = [
    "linear": .linear, "ease": .ease, "ease-in": .easeIn, "ease-out": .easeOut,
    "ease-in-out": .easeInOut, "step-start": .stepStart, "step-end": .stepEnd,
  ]

  /// Returns the keyword if there is one, otherwise the function with its arguments.
  static func text(of function: EasingFunction) -> String {
    for (word, known) in words where known == function { return word }
    switch function.shape {
    case .linear(let easing):
      let stops = easing.points.map {
        "\(NumberText.swift($0.output)) \(percentage($0.input))"
      }
      return "linear(\(stops.joined(separator: ", ")))"
    case .cubicBezier(let easing):
      let numbers = [easing.x1, easing.y1, easing.x2, easing.y2].map(NumberText.swift)
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .steps(let easing):
      return "steps(\(easing.count), \(easing.position.rawValue))"
    }
  }

  /// Returns a transition's duration, easing and delay after `css:`.
  static func text(of animation: EasingAnimation, delay: Double) -> String {
    let duration = NumberText.swift(animation.duration)
    let wait = delay == 0 ? "" : " \(NumberText.swift(delay))s"
    return "css:\(duration)s \(text(of: animation.function))\(wait)"
  }

  /// Returns a fraction as a percentage: the digits of a hundred times the fraction if they read back to it, otherwise
  /// the fraction's own digits with an exponent.
  private static func percentage(_ fraction: Double) -> String {
    let percent = NumberText.swift(fraction * 100)
    if Double("\(percent)e-2") == fraction { return percent + "%" }
    let digits = NumberText.swift(fraction).split(separator: "e")
    let exponent = digits.count > 1 ? Int(digits[1]) ?? 0 : 0
    return "\(digits[0])e\(exponent + 2)%"
  }
}
