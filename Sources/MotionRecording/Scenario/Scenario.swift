/// A script or an app's views, whose changes are animated: a ``ScenarioRunner`` plays it.
public enum Scenario: Sendable {
  /// A script: it lists what can change, what is shown of that, and what happens when.
  case script(ScenarioScript)

  /// The views of an app: they say what is shown, and do what they do when somebody touches them.
  case views(ViewScript)

  /// When it ends, in seconds; nil to go on until everything is at rest.
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
