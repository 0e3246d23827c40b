extension ScenarioScript {
  /// Returns the changes of a drag: one for each sample, in a continuous transaction.
  ///
  /// Without an animation the velocity of the drag is tracked, so that a spring takes over with it.
  ///
  /// - Parameters:
  ///   - state: The name of the state that is dragged.
  ///   - samples: The times, in seconds, with the values.
  ///   - animation: The animation of every change, if there is one.
  public static func drag(
    _ state: String, samples: [(time: Double, value: AttributeValue)],
    animation: NamedAnimation? = nil
  ) -> [ScriptEvent] {
    var change = TransactionChange(values: ["isContinuous": .boolean(true)])
    if let animation {
      change.animation = .some(animation)
    } else {
      change.tracksVelocity = true
    }
    return samples.map { sample in
      ScriptEvent(
        at: sample.time,
        [.transaction(change, [.set(state, sample.value)], completions: [])])
    }
  }

  /// All events: those of the script, those of the timeline, and the end of a Live Activity, after
  /// which there are none.
  var allEvents: [ScriptEvent] {
    let all = events + (timeline?.events ?? [])
    guard presentation.context == .liveActivity else { return all }
    let limit = PresentationContext.longestActivity
    let kept = all.filter { $0.time < limit }
    let isReached = kept.count < all.count || end.map { $0 >= limit } ?? false
    return isReached ? kept + [ScriptEvent(at: limit, [.end])] : kept
  }
}
