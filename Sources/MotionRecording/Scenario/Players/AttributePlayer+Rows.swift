// The rows that are written or kept.
extension AttributePlayer {
  /// Passes on a row for each number, and forgets the events before it.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) rethrows {
    let happened = events
    events.removeAll(keepingCapacity: true)
    guard attribute.isShown else { return }
    let animation = driven?.animation ?? animation?.name ?? ""
    for index in components.indices {
      guard let name = components[index] else { continue }
      let shown = shown(index)
      let row = AttributeRow(
        time: time, attribute: name, value: shown?.value, velocity: shown?.velocity,
        target: target(index), animation: animation, events: happened)
      try sink(row)
      if let shown, history != nil {
        let isAnimating = isAnimating
        history?.append(
          time, value: shown.value, velocity: shown.velocity, isAnimating: isAnimating,
          component: index)
      }
    }
    if case .content(var content) = player {
      player = .none
      defer { player = .content(content) }
      try content.writeRow(at: time, sink)
    }
  }

  /// The histories of the numbers, if they are kept.
  var histories: [AttributeHistory] {
    guard var history else { return [] }
    guard case .content(let content) = player else { return [history] }
    history.steps = content.steps
    return [history] + (content.history.map { [$0] } ?? [])
  }

  /// Keeps a row of each number, and forgets the events before it.
  ///
  /// - Returns: The number of numbers that take memory for the row.
  mutating func keepRows(at row: Int) -> Int {
    guard !isKept else { return 0 }
    let happened = events
    events.removeAll(keepingCapacity: true)
    if rows.isEmpty { rows = components.map { _ in NumberRows(from: row) } }
    var count = 0
    let animation = driven?.animation ?? animation?.name ?? ""
    let isAnimating = isAnimating
    for index in components.indices where components[index] != nil {
      let shown = shown(index) ?? (0, 0)
      let number = ShownNumber(
        value: shown.value, velocity: shown.velocity, target: target(index), animation: animation,
        events: happened, isAnimating: isAnimating)
      if rows[index].append(number, at: row) { count += 1 }
    }
    // Reading an associated value copies it, which is done only for a text.
    if case .content = player, case .content(var content) = player {
      player = .none
      if rows.count == components.count { rows.append(NumberRows(from: row)) }
      if rows[components.count].append(content.takeShown(), at: row) { count += 1 }
      player = .content(content)
    }
    isKept = isStill && happened.isEmpty
    return count
  }

  /// Returns the life of the modifier's numbers, with rows up to a given one.
  func life(of ordinal: Int, until row: Int) -> PlayedLife {
    var life = PlayedLife(origin: .modifier(ordinal: ordinal), histories: histories, rows: rows)
    for index in life.rows.indices { life.rows[index].extend(to: row) }
    return life
  }
}
