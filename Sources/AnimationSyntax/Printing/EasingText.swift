internal import AnimationModel

/// The canonical CSS of an easing function and of a transition.
enum EasingText {
  private static let words: KeyValuePairs<String, EasingFunction> = [
    "linear": .linear, "ease": .ease, "ease-in": .easeIn, "ease-out": .easeOut,
    "ease-in-out": .easeInOut, "step-start": .stepStart, "step-end": .stepEnd,
  ]

  /// The keyword if there is one, otherwise the function with its arguments.
  static func text(of function: EasingFunction) -> String {
    for (word, known) in words where known == function { return word }
    switch function.shape {
    case .linear(let easing):
      let stops = easing.points.map {
        "\(NumberText.shortest($0.output)) \(percentage($0.input))"
      }
      return "linear(\(stops.joined(separator: ", ")))"
    case .cubicBezier(let easing):
      let numbers = [easing.x1, easing.y1, easing.x2, easing.y2].map(NumberText.shortest)
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .steps(let easing):
      return "steps(\(easing.count), \(easing.position.rawValue))"
    }
  }

  /// A transition's times around its easing, after `css:`.
  static func text(of animation: EasingAnimation, delay: Double) -> String {
    let duration = NumberText.shortest(animation.duration)
    let wait = delay == 0 ? "" : " \(NumberText.shortest(delay))s"
    return "css:\(duration)s \(text(of: animation.function))\(wait)"
  }

  /// A fraction in percent, such that a hundredth of it is the fraction again.
  private static func percentage(_ fraction: Double) -> String {
    let percent = fraction * 100
    let exact = ([percent, percent.nextUp, percent.nextDown]).first { $0 / 100 == fraction }
    return NumberText.shortest(exact ?? percent) + "%"
  }
}
