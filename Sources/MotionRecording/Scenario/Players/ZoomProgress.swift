/// The progress of a zoom, whose views are notified when it begins and ends.
struct ZoomProgress {
  private let zoom: ScriptZoomTransition

  /// Whether the destination is shown or being zoomed in.
  private var isShown: Bool

  /// Whether the views have not been notified yet that the zoom is over.
  private var isUnderWay = false

  init(_ zoom: ScriptZoomTransition, _ states: ScriptStates) throws {
    self.zoom = zoom
    isShown = try zoom.isShown(states)
  }

  /// Follows the states and the rectangle.
  ///
  /// - Returns: The events of the views, in order.
  mutating func advance(_ states: ScriptStates, isMoving: Bool) throws -> [RowEvent] {
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
