internal import TextForms

extension ScanRule {
  static let accessibility = [
    ScanRule(
      id: "repeats-under-reduce-motion", level: .warning,
      summary: "A repeated animation in a type that does not ask whether motion is reduced.",
      help: """
        People who ask for less motion get it all the same. Read `@Environment(\\.accessibilityReduceMotion)` and use \
        no animation, or a fade, where it is true.
        """,
      source: "WCAG 2.2, 2.2.2 (Pause, Stop, Hide) and 2.3.3 (Animation from Interactions).",
      bad: view(
        ".onAppear { withAnimation(.linear(duration: 2).repeatForever()) { isOn = true } }"),
      good: view(
        ".animation(reduceMotion ? nil : .linear(duration: 2).repeatForever(), value: isOn)",
        property: "@Environment(\\.accessibilityReduceMotion) private var reduceMotion"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.kind == .use, animation.reduceMotion.isEmpty,
            !animation.surroundings.reducesMotion, let count = links.repetitions, count >= 5
          else { return nil }
          let times = count == .max ? "repeats forever" : "repeats \(count) times"
          return "\(times), and nothing here asks whether motion is reduced (limit: 4 times); "
            + animation.surroundings.framework.reducedMotionRemedy
        }
      }),
    ScanRule(
      id: "endless-animation", level: .note,
      summary: "An animation that repeats forever.",
      help: """
        It has the display drawn anew in every frame while the view exists, seen or not. Let it end, or stop it when \
        the view is out of sight.
        """,
      source: "moona3k/macparakeet#111 and missuo/tokens#12: 13 to 18 % of a processor while idle.",
      bad: view(".onAppear { withAnimation(.easeInOut.repeatForever()) { isOn = true } }"),
      good: view(".onAppear { withAnimation(.easeInOut.repeatCount(3)) { isOn = true } }"),
      check: { scope in
        scope.hits { animation, links in
          (animation.isSpelled || animation.surroundings.framework != .swiftUI)
            && links.names.contains("repeatForever")
            ? "never ends, and keeps the display drawing while the view exists; end it when it is out of sight"
            : nil
        }
      }),
    ScanRule(
      id: "flashes", level: .error,
      summary: "A repeated change of opacity or color, more than three times a second.",
      help: """
        Flashes can cause seizures. A repetition that goes there and back takes two durations; make each of them at \
        least a sixth of a second.
        """,
      source: "WCAG 2.2, 2.3.1 (Three Flashes or Below Threshold).",
      bad: view(
        ".opacity(isOn ? 1 : 0).animation(.linear(duration: 0.1).repeatForever(), value: isOn)"),
      good: view(
        ".opacity(isOn ? 1 : 0).animation(.linear(duration: 0.5).repeatForever(), value: isOn)"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.kind == .use, let count = links.repetitions, count > 3,
            animation.surroundings.changesOnlyLight,
            let duration = scope.scan.motions.motion(animation.base).duration, duration > 0
          else { return nil }
          let repetition = links.links.last { $0.hasPrefix(".repeat") } ?? ""
          let isOneWay = repetition.contains("autoreverses: false")
          let rate = 1 / (isOneWay ? duration : 2 * duration)
          guard rate > 3 else { return nil }
          return
            "flashes \(HumanNumber.text(rate, digits: 3)) times a second (limit: 3); make it slower"
        }
      }),
    ScanRule(
      id: "bounce-on-opacity", level: .warning,
      summary: "A bounce on opacity or color, whose values end where the bounce begins.",
      help: """
        Opacity cannot go beyond 1, so that what would overshoot stops early and stands still. Use a curve without \
        bounce there.
        """,
      source: "Measured: the overshoot of the animation, which a clamped value cannot show.",
      bad: view(".opacity(isOn ? 1 : 0).animation(.bouncy, value: isOn)"),
      good: view(".opacity(isOn ? 1 : 0).animation(.smooth, value: isOn)"),
      check: { scope in
        scope.hits { animation, _ in
          guard animation.kind == .use, animation.surroundings.changesOnlyLight,
            let overshoot = animation.overshoot, overshoot > 0.005
          else { return nil }
          return
            "overshoots by \(HumanNumber.text(100 * overshoot, digits: 2)) % (limit: 0.5 %), which opacity and colors "
            + "cannot show; use "
            + (animation.surroundings.framework == .swiftUI ? "'.smooth'" : "one without bounce")
        }
      }),
  ]
}

extension ScannedAnimation.Surroundings {
  private static let ofLight: Set<String> = [
    "opacity", "hidden", "foregroundColor", "foregroundStyle", "tint", "accentColor",
    // The properties of views and layers of UIKit and AppKit.
    "alpha", "alphaValue", "backgroundColor", "borderColor", "fillColor", "shadowColor",
    "shadowOpacity", "strokeColor", "textColor", "tintColor",
  ]

  /// Whether the modifiers that the animation affects change only opacity and colors.
  var changesOnlyLight: Bool {
    !modifiersBefore.isEmpty && modifiersBefore.allSatisfy(Self.ofLight.contains)
  }
}

extension ScannedAnimation.Framework {
  /// The advice on how to ask whether motion is reduced.
  fileprivate var reducedMotionRemedy: String {
    switch self {
    case .swiftUI: "use '@Environment(\\.accessibilityReduceMotion)'"
    case .uiKit: "ask 'UIAccessibility.isReduceMotionEnabled'"
    case .appKit: "ask 'NSWorkspace.shared.accessibilityDisplayShouldReduceMotion'"
    }
  }
}
