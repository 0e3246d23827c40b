/// Reports to the views of a zoom when it begins and ends.
struct ZoomPlayer {
  private let zoom: Scenario.ZoomTransition

  /// The index of the rectangle among the attributes.
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
  /// - Returns: What happened to the views, in order.
  mutating func update(_ states: ScenarioStates, isMoving: Bool) throws -> [RowEvent] {
    var events: [RowEvent] = []
    let isShown = try zoom.isShown(states)
    if isShown != self.isShown {
      if isUnderWay { events += ended }
      self.isShown = isShown
      isUnderWay = true
      events += begun
    }
    if isUnderWay && !isMoving {
      isUnderWay = false
      events += ended
    }
    return events
  }

  private var begun: [RowEvent] {
    [.view(.willDisappear, name: views.leaving), .view(.willAppear, name: views.arriving)]
  }

  private var ended: [RowEvent] {
    [.view(.didDisappear, name: views.leaving), .view(.didAppear, name: views.arriving)]
  }

  private var views: (arriving: String, leaving: String) {
    isShown ? (zoom.destination, zoom.source) : (zoom.source, zoom.destination)
  }
}
