public import AnimationModel

extension ScenarioScript {
  /// Returns a script in which, at the start, one view is inserted and another of the same kind is removed.
  ///
  /// The views are named `insertion` and `removal`.
  ///
  /// - Parameters:
  ///   - transition: The transition of both views.
  ///   - size: The size of both views.
  ///   - animation: The animation of the change; nil for none.
  ///   - reducesMotion: Whether motion is to be reduced.
  public static func transition(
    _ transition: AnyTransition, size: ViewSize, animation: NamedAnimation?,
    reducesMotion: Bool = false
  ) -> ScenarioScript {
    var script = ScenarioScript()
    script.views = [
      ScriptView("insertion", transition: transition, size: size),
      ScriptView("removal", transition: transition, size: size, isPresent: true),
    ]
    script.environment = { $0.accessibilityReduceMotion = reducesMotion }
    script.events = [
      ScriptEvent(
        at: 0, [.animated(with: animation, [.appear("insertion"), .disappear("removal")])])
    ]
    return script
  }
}
