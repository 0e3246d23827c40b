internal import AnimationModel

/// Flutter: `SpringDescription` with `SpringSimulation`, and `Cubic`.
///
/// A simulation plays the closed solution whatever the damping. It is done when its distance and its velocity are
/// within its tolerance, a thousandth each by default.
///
/// Source: Flutter, `physics/spring_simulation.dart`, `physics/tolerance.dart`, `animation/curves.dart`.
enum FlutterConversion: CoreConversion {
  static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    try parts.checkLoop(
      .flutter, "a SpringSimulation", hint: "start the next cycle in a status listener")
    let description = """
      SpringDescription(mass: \(CodeNumber.exact(spring.mass)), \
      stiffness: \(CodeNumber.exact(spring.stiffness)), damping: \(CodeNumber.exact(spring.damping)))
      """
    let motion = MotionFunction(spring.spring, velocity: spring.velocity).value
    var draft = ConversionDraft(
      code: """
        controller.animateWith(SpringSimulation(
          const \(description),
          0, // start
          1, // end
          \(CodeNumber.exact(spring.velocity)))); // velocity
        """,
      formula:
        "stiffness = mass·(2π ÷ response)², damping = 2ζ√(stiffness·mass); seconds, velocity in "
        + "value units per second, here for a travel of 1",
      motion: motion)
    draft.alternatives = [
      (
        "damping ratio",
        "SpringDescription.withDampingRatio(mass: \(CodeNumber.exact(spring.mass)), "
          + "stiffness: \(CodeNumber.exact(spring.stiffness)), ratio: \(CodeNumber.exact(spring.dampingRatio)))",
        motion
      )
    ]
    if let milliseconds = CodeNumber.milliseconds(spring.response), milliseconds > 0 {
      let rounded = Spring(
        response: Double(milliseconds) / 1000, dampingRatio: spring.dampingRatio)
      draft.alternatives.append(
        (
          "duration and bounce, in whole milliseconds",
          "SpringDescription.withDurationAndBounce(duration: const Duration(milliseconds: "
            + "\(milliseconds)), bounce: \(CodeNumber.exact(spring.bounce)))",
          MotionFunction(rounded, velocity: spring.velocity).value
        ))
    }
    draft.remarks = parts.lostDelay("wait with Future.delayed before it")
    draft.remarks += parts.lostCount("start the next cycle in a status listener")
    let rest = RestTime.first(of: spring.spring, velocity: spring.velocity) {
      $0.magnitude <= 0.001 && $1.magnitude <= 0.001
    }
    draft.remarks.append(
      rest.remark(
        on: "Flutter", rule: "when distance and velocity are within its tolerance of 0.001"))
    return draft
  }

  static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    let duration = "Duration(microseconds: \(CodeNumber.exact((curve.duration * 1e6).rounded())))"
    let animate: String
    if let repetition = parts.repetition {
      let reverse = repetition.autoreverses ? "reverse: true" : ""
      let count = repetition.count.map { "count: \($0)" } ?? ""
      let arguments = [reverse, count].filter { !$0.isEmpty }.joined(separator: ", ")
      animate = "controller.repeat(\(arguments));"
    } else {
      animate = "controller.forward();"
    }
    let code: String
    var motion = curve.value
    if curve.shape == .linear {
      code = "Curves.linear"
    } else {
      let points = try curve.points(for: .flutter)
      let numbers = [points.x1, points.y1, points.x2, points.y2].map(CodeNumber.exact)
      code = "Cubic(\(numbers.joined(separator: ", ")))"
      motion = FlutterCubic(points: points, duration: curve.duration).value
    }
    var draft = ConversionDraft(
      code: """
        controller.duration = const \(duration);
        final motion = CurvedAnimation(parent: controller, curve: const \(code));
        \(animate)
        """,
      formula: "the control points as they are; whole microseconds",
      motion: motion)
    if curve.shape == .linear {
      draft.code = draft.code.replacing("const Curves.linear", with: "Curves.linear")
    } else {
      draft.remarks.append("Flutter solves its cubics to a thousandth of the time")
    }
    draft.remarks += parts.lostDelay("wait with Future.delayed before it") + parts.reversedTime
    return draft
  }
}
