internal import AnimationModel
internal import SwiftProgram

/// Reads the options of UIKit calls: a single option, or a list in brackets.
enum UIKitOptions {
  private static let animationOptions: [String: UIView.AnimationOptions] = [
    "layoutSubviews": .layoutSubviews, "allowUserInteraction": .allowUserInteraction,
    "beginFromCurrentState": .beginFromCurrentState, "repeat": .repeat,
    "autoreverse": .autoreverse, "overrideInheritedDuration": .overrideInheritedDuration,
    "overrideInheritedCurve": .overrideInheritedCurve,
    "allowAnimatedContent": .allowAnimatedContent,
    "showHideTransitionViews": .showHideTransitionViews,
    "overrideInheritedOptions": .overrideInheritedOptions, "flushUpdates": .flushUpdates,
    "curveEaseInOut": .curveEaseInOut, "curveEaseIn": .curveEaseIn,
    "curveEaseOut": .curveEaseOut, "curveLinear": .curveLinear, "transitionNone": .transitionNone,
    "transitionFlipFromLeft": .transitionFlipFromLeft,
    "transitionFlipFromRight": .transitionFlipFromRight, "transitionCurlUp": .transitionCurlUp,
    "transitionCurlDown": .transitionCurlDown,
    "transitionCrossDissolve": .transitionCrossDissolve,
    "transitionFlipFromTop": .transitionFlipFromTop,
    "transitionFlipFromBottom": .transitionFlipFromBottom,
    "preferredFramesPerSecondDefault": .preferredFramesPerSecondDefault,
    "preferredFramesPerSecond60": .preferredFramesPerSecond60,
    "preferredFramesPerSecond30": .preferredFramesPerSecond30,
  ]

  /// The options that only keyframe animations have; all others have the same bits in both types.
  private static let calculationModes: [String: UIView.KeyframeAnimationOptions] = [
    "calculationModeLinear": .calculationModeLinear,
    "calculationModeDiscrete": .calculationModeDiscrete,
    "calculationModePaced": .calculationModePaced, "calculationModeCubic": .calculationModeCubic,
    "calculationModeCubicPaced": .calculationModeCubicPaced,
  ]

  private static let types: Set<String> = [
    "UIView", "AnimationOptions", "KeyframeAnimationOptions", "UIViewAnimationOptions",
    "UIViewKeyframeAnimationOptions",
  ]

  /// Returns the names of a single option or of a list.
  static func names(of term: Term) -> [String] {
    if case .array(let elements) = term.kind { return elements.flatMap(names(of:)) }
    guard case .chain(let chain) = term.kind, let last = chain.links.last else { return [] }
    return [last.name]
  }

  /// Returns the options of an animation of views.
  static func options(_ term: Term) throws(Fault) -> UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: try bits(term) { animationOptions[$0]?.rawValue })
  }

  /// Returns the options of a keyframe animation, including curve options that are converted to its type.
  static func keyframeOptions(_ term: Term) throws(Fault) -> UIView.KeyframeAnimationOptions {
    let bits = try bits(term) { calculationModes[$0]?.rawValue ?? animationOptions[$0]?.rawValue }
    return UIView.KeyframeAnimationOptions(rawValue: bits)
  }

  private static func bits(
    _ term: Term, _ bitsOfName: (String) -> UInt?
  ) throws(Fault) -> UInt {
    if case .array(let elements) = term.kind {
      var bits: UInt = 0
      for element in elements { bits |= try self.bits(element, bitsOfName) }
      return bits
    }
    guard case .chain(let chain) = term.kind else {
      throw Fault(
        .wrongType(parameter: "options", expected: expected, found: term.words), term.range)
    }
    // `UIView.AnimationOptions.curveEaseIn` and `.curveEaseIn` have the same meaning.
    let links = chain.links.drop { types.contains($0.name) && $0.arguments == nil }
    if case .bare = chain.head, links.count == chain.links.count,
      !types.contains(chain.links[0].name)
    {
      throw Fault(
        .dependsOnApp(name: term.text, expected: "the options in its place"), term.range)
    }
    guard let link = links.first, links.count == 1 else {
      throw Fault(
        .wrongType(parameter: "options", expected: expected, found: term.words), term.range)
    }
    if let arguments = link.arguments {
      // `UIView.AnimationOptions()` and `.init(rawValue: …)`
      if arguments.isEmpty { return 0 }
      if arguments[0].label == "rawValue" { return try rawValue(arguments[0].value, bitsOfName) }
    }
    guard let bits = bitsOfName(link.name) else {
      throw Fault(
        .unknownName(
          link.name, expected: expected,
          suggestion: SpellingSuggestion.nearest(
            to: link.name,
            among: Set(animationOptions.keys).union(calculationModes.keys).sorted().filter {
              bitsOfName($0) != nil
            })), link.nameRange)
    }
    return bits
  }

  /// Returns bits from a number or from another option: `UIView.AnimationOptions.curveLinear.rawValue`.
  private static func rawValue(
    _ term: Term, _ bitsOfName: (String) -> UInt?
  ) throws(Fault) -> UInt {
    if case .chain(let chain) = term.kind, chain.links.last?.name == "rawValue",
      let option = chain.links.dropLast().last, let bits = bitsOfName(option.name)
    {
      return bits
    }
    let number = try wholeNumber(term)
    guard number >= 0 else {
      throw Fault(
        .outOfRange(parameter: "rawValue", value: String(number), range: "0 or more"), term.range)
    }
    return UInt(number)
  }

  /// Returns an integer in the notation of bits: `7 << 16`, `UInt(7 << 16)`.
  private static func wholeNumber(_ term: Term) throws(Fault) -> Int {
    if case .chain(let chain) = term.kind, case .bare = chain.head, chain.links.count == 1,
      chain.links[0].name == "UInt", let arguments = chain.links[0].arguments, arguments.count == 1
    {
      return try wholeNumber(arguments[0].value)
    }
    if case .operation(_, let operands, let operators) = term.kind,
      operators.allSatisfy({ $0.name == "<<" }), let first = operands.first
    {
      var number = try wholeNumber(first)
      for operand in operands.dropFirst() { number <<= try wholeNumber(operand) }
      return number
    }
    return try NumberResolver.integer(term)
  }

  private static let expected = "options such as '.curveEaseOut' or '[.repeat, .autoreverse]'"
}
