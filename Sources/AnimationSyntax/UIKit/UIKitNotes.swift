/// Notable facts about a UIKit call that its curve does not show.
enum UIKitNotes {
  /// Returns the notes on a call.
  ///
  /// - Parameters:
  ///   - term: The call without its closures.
  ///   - function: The name of the function; nil for an initializer.
  static func notes(of term: Term, function: String?) -> [String] {
    guard case .chain(let chain) = term.kind,
      let call = chain.links.last(where: { $0.arguments != nil })
    else { return [] }
    let arguments = call.arguments ?? []
    let names = arguments.filter { $0.label == "options" }.flatMap {
      UIKitOptions.names(of: $0.value)
    }
    return notes(ofOptions: names, hasSpring: hasSpring(arguments), function: function)
  }

  private static func hasSpring(_ arguments: [Term.Argument]) -> Bool {
    arguments.contains { $0.label == "usingSpringWithDamping" || $0.label == "springDuration" }
  }

  /// Returns the notes on options.
  static func notes(
    ofOptions names: [String], hasSpring: Bool = false, function: String? = nil
  ) -> [String] {
    var notes: [String] = []
    if names.contains("beginFromCurrentState") {
      notes.append(
        "'.beginFromCurrentState' begins at what is shown and not at the last target; "
          + "the curve of the new animation is the same")
    }
    if function == "runningPropertyAnimator",
      names.contains("repeat") || names.contains("autoreverse")
    {
      notes.append("property animators do not repeat: '.repeat' and '.autoreverse' have no effect")
    } else if names.contains("autoreverse"), !names.contains("repeat") {
      notes.append(
        "'.autoreverse' without '.repeat' goes there and back once, then the target is shown")
    }
    if hasSpring, let curve = names.first(where: { $0.hasPrefix("curve") }) {
      notes.append("'.\(curve)' has no effect on a spring")
    }
    if let transition = names.first(where: { $0.hasPrefix("transition") && $0 != "transitionNone" })
    {
      notes.append(
        function == "transition"
          ? "what moves in '.\(transition)' is the system's; the curve is its timing"
          : "'.\(transition)' has no effect outside of 'UIView.transition'")
    }
    return notes
  }
}
