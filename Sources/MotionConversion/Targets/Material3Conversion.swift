/// Material 3: the nearest spring of its motion schemes, and the exact one if none of them is the same.
enum Material3Conversion {
  static func draft(of parts: MotionParameters) throws(ConversionProblem) -> ConversionDraft {
    switch parts.core {
    case .spring(let spring): return try draft(of: spring, parts)
    case .curve(let curve):
      var draft = try ComposeConversion.draft(of: curve, parts, for: .material3)
      if let points = curve.shape.points, let name = easingNames.first(where: { $0.0 == points })?.1
      {
        draft.remarks.insert("the curve is Material 3's \(name)", at: 0)
      } else {
        draft.remarks.insert(
          "Material 3 has no token for this curve; its motion tokens are springs", at: 0)
      }
      return draft
    }
  }

  /// Source: androidx `material3`, `MotionTokens.kt`.
  private static var easingNames: [((x1: Double, y1: Double, x2: Double, y2: Double), String)] {
    [
      ((0.2, 0, 0, 1), "EasingStandard"), ((0.3, 0, 1, 1), "EasingStandardAccelerate"),
      ((0, 0, 0, 1), "EasingStandardDecelerate"),
      ((0.3, 0, 0.8, 0.15), "EasingEmphasizedAccelerate"),
      ((0.05, 0.7, 0.1, 1), "EasingEmphasizedDecelerate"),
      ((0.4, 0, 0.2, 1), "EasingLegacy"), ((0.4, 0, 1, 1), "EasingLegacyAccelerate"),
      ((0, 0, 0.2, 1), "EasingLegacyDecelerate"), ((0, 0, 1, 1), "EasingLinear"),
    ]
  }

  private static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    let numbers = ComposeSpring(spring)
    let exactToken = Material3Token.all.first {
      ($0.dampingRatio - numbers.dampingRatio).magnitude <= 1e-6
        && ($0.stiffness / numbers.stiffness - 1).magnitude <= 1e-6
    }
    var draft = try ComposeConversion.draft(
      of: spring, parts, for: .material3,
      endingWithin: exactToken == nil
        ? ComposeConversion.threshold : ComposeConversion.defaultThreshold)
    let groups = [
      ("spatial token of standard", Material3Token.all.filter { $0.isSpatial("standard") }),
      ("spatial token of expressive", Material3Token.all.filter { $0.isSpatial("expressive") }),
      ("effects token, the same in both schemes", Material3Token.effects),
    ]
    let nearest = groups.compactMap { label, tokens in
      let rated = tokens.map { token in
        let motion = token.spring.motion(velocity: spring.velocity)
        let error = parts.played.accuracy(of: motion).largestError
        return (label: "nearest \(label)", code: token.code, motion: motion, error: error)
      }
      return rated.min { $0.error < $1.error }
    }
    for token in nearest.sorted(by: { $0.error < $1.error }) {
      draft.alternatives.append((token.label, token.code, token.motion))
    }
    draft.formula =
      "tokens are a dampingRatio = ζ and a stiffness = (2π ÷ response)² for a mass of 1"
    if let exactToken {
      draft.code = exactToken.code
      draft.motion = exactToken.spring.motion(velocity: spring.velocity)
      draft.alternatives.removeAll { $0.code == exactToken.code }
      draft.alternatives.insert(
        (
          "without a token, the spring itself",
          numbers.code(threshold: ComposeConversion.threshold),
          draft.motion
        ), at: 0)
    } else {
      draft.remarks.insert(
        "no token is this spring, so the code has its own numbers", at: 0)
    }
    return draft
  }
}
