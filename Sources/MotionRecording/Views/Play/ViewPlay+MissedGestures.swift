// The gestures that an action on a view would also be, or that come before the one that is played.
extension ViewPlay {
  /// Returns the gestures that are not played although an action concerns them.
  ///
  /// All taps of an action are made at once, so that it is not known when a gesture for fewer of them is recognized,
  /// nor how long one for more of them is waited for.
  ///
  /// - Parameters:
  ///   - kind: The kind of the action.
  ///   - played: The targets whose acts are performed, of which the first one decides.
  func missed(by kind: UserAction.Kind, besides played: [Target]) -> [MissedGesture] {
    guard let first = played.first else { return [] }
    var count: Int?
    if case .tap(let taps) = kind { count = taps }
    return acts(near: first).compactMap { answer in
      guard !played.contains(where: { $0.index == answer.index && $0.link == answer.link }),
        tree.obstacle(to: answer.index, answer.link) == nil
      else { return nil }
      var taps: Int?
      if case .tap(let needed) = answer.act.event { taps = needed }
      guard let relation = relation(of: answer, to: first, kind, taps) else { return nil }
      let view = targets([answer])[0].candidate
      return MissedGesture(
        relation: relation, view: view, taps: taps == count ? nil : taps, count: count)
    }
  }

  /// The acts of a target's view, and those of the views around it that are recognized simultaneously.
  private func acts(near target: Target) -> [(index: Int, link: Int, act: ViewAct)] {
    let around = tree.surroundings(of: target.index).flatMap { index, firstLink in
      tree.acts(among: [index]).filter {
        $0.link >= firstLink && $0.act.priority == .simultaneous
      }
    }
    return tree.acts(among: [target.index]) + around
  }

  /// Returns the relation of a gesture that is not played to the one that is; nil for none.
  private func relation(
    of answer: (index: Int, link: Int, act: ViewAct), to played: Target, _ kind: UserAction.Kind,
    _ taps: Int?
  ) -> MissedGesture.Relation? {
    if case .tap = kind, answer.act.event.isDragAtOnce {
      return isBeside(answer, played) ? .dragged : nil
    }
    // A button is pressed as long as it takes, which only its style may show.
    if case .drag = kind, case .press(let minimum) = answer.act.event, minimum.isFinite {
      return isBeside(answer, played) ? .pressed : nil
    }
    guard case .tap(let count) = kind, let taps else {
      return isBeside(answer, played) && answer.act.event.answers(to: kind) ? .beside : nil
    }
    if isBeside(answer, played) { return taps <= count ? .beside : nil }
    let isInside = answer.index == played.index && answer.link < played.link
    if isInside, taps < count, played.act.priority == .usual { return .before }
    if isInside, taps > count { return .awaited }
    return nil
  }

  /// Whether a gesture is recognized simultaneously with another one that is played.
  private func isBeside(
    _ answer: (index: Int, link: Int, act: ViewAct), _ played: Target
  ) -> Bool {
    guard answer.index == played.index else { return answer.act.priority == .simultaneous }
    let outer = answer.link > played.link ? answer.act : played.act
    if outer.priority == .simultaneous { return true }
    let between = (min(answer.link, played.link) + 1)...max(answer.link, played.link)
    return between.allSatisfy { link in
      if case .acts(let act) = tree.entries[answer.index].node.links[link] {
        act.isBeside
      } else {
        false
      }
    }
  }
}

extension ViewAct.Event {
  /// Whether the event is a drag that begins when a finger comes down.
  fileprivate var isDragAtOnce: Bool {
    if case .drag(let minimum, nil) = self { minimum <= 0 } else { false }
  }
}
