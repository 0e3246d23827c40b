internal import AnimationModel

// Views whose content scrolls.
extension ViewPlay {
  /// Moves a finger on to one of the samples, which drags a view or scrolls its content.
  mutating func move(_ gesture: Gesture, sample: Int, at time: Double) throws {
    if gesture.scrollBegin == nil {
      try drag(gesture, sample: sample, at: time)
    } else {
      try scroll(gesture, sample: sample, at: time)
    }
  }

  /// Scrolls a view to one of the samples, and ends the scrolling after the last.
  private mutating func scroll(_ gesture: Gesture, sample: Int, at time: Double) throws {
    guard let path = gesture.path, let begin = gesture.scrollBegin, tree[gesture.identity] != nil
    else { return }
    loop.lastAction = max(loop.lastAction, time)
    let place = gesture.identity
    if sample == 0 { try update(causes(in: place, .scrolling(true, begin)), at: time) }
    let (drag, next) = path.sample(sample, from: gesture.begin)
    let offset = ViewSize(
      width: begin.width + drag.translation.width, height: begin.height + drag.translation.height)
    let state = ScrollState(previous: scrolled[place] ?? .zero, offset: offset)
    scrolled[place] = offset
    if state.previous != state.offset { try update(causes(in: place, .scrolled(state)), at: time) }
    if let next { return put(off: .drag(gesture, sample: sample + 1), until: next) }
    note(.userAction(.drop, gesture.name), at: time)
    try update(causes(in: place, .scrolling(false, offset)), at: time)
  }

  /// Returns the causes for all acts that depend on the scroll offset of a view.
  private func causes(in place: ViewIdentity, _ input: ViewInput) -> [Cause] {
    tree.acts.filter { $0.act.scrollPlace?.identity == place }.map {
      .cause(.action($0.act.action, input))
    }
  }
}
