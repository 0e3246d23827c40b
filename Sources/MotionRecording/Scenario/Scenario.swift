/// A script or the views of an app, whose changes are animated; a ``ScenarioRunner`` plays it.
public enum Scenario: Sendable {
  /// A script, which lists the states, the attributes that are shown, and the events.
  case script(ScenarioScript)

  /// The views of an app, which determine what is shown and react to user actions.
  case views(ViewScript)

  /// The end of the scenario, in seconds; nil to go on until everything is at rest.
  public var end: Double? {
    get {
      switch self {
      case .script(let script): script.end
      case .views(let views): views.end
      }
    }
    set {
      switch self {
      case .script(var script):
        script.end = newValue
        self = .script(script)
      case .views(var views):
        views.end = newValue
        self = .views(views)
      }
    }
  }

  /// The presentation of everything that is shown.
  public var presentation: Presentation {
    switch self {
    case .script(let script): script.presentation
    case .views(let views): views.presentation
    }
  }
}
