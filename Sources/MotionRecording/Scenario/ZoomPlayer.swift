/// What the views of a zoom are told.
struct ZoomPlayer {
  private let zoom: Scenario.ZoomTransition

  /// The place of the rectangle among the attributes.
  let attribute: Int

  private var isShown: Bool
  private var isUnderWay = false

  init(
    _ zoom: Scenario.ZoomTransition, attribute: Int, _ states: ScenarioStates
  ) throws {
    self.zoom = zoom
    self.attribute = attribute
    isShown = try zoom.isShown(states)
  }

  /// Follows the states and the rectangle.
  ///
  /// - Returns: What the views are told, in order.
  mutating func update(_ states: ScenarioStates, isMoving: Bool) throws -> [String] {
    var words: [String] = []
    let isShown = try zoom.isShown(states)
    if isShown != self.isShown {
      if isUnderWay { words += told("did") }
      self.isShown = isShown
      isUnderWay = true
      words += told("will")
    }
    if isUnderWay && !isMoving {
      isUnderWay = false
      words += told("did")
    }
    return words
  }

  private func told(_ when: String) -> [String] {
    let (comes, goes) = isShown ? (zoom.destination, zoom.source) : (zoom.source, zoom.destination)
    return ["\(when)Disappear:\(goes)", "\(when)Appear:\(comes)"]
  }
}
