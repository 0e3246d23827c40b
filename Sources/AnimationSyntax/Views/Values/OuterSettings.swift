/// What an app has around a view that is shown by itself: its scenes set it, and views that hold that view.
struct OuterSettings: Sendable {
  /// Where something is set.
  struct Setting: Sendable {
    var position: SourcePosition

    /// The view that sets it; nil for a scene.
    var holder: String?
  }

  /// The view that is shown; empty for one without a name.
  var shown = ""

  /// Where values of the environment are set, by their keys.
  var values: [String: Setting] = [:]

  /// Where an object is set that views find by its class.
  var object: Setting?

  /// The modifiers around it that change what is inside while it is shown, and where they are written.
  var modifiers: [(name: String, setting: Setting)] = []

  /// That something is set, and that the view is shown without it.
  ///
  /// - Parameters:
  ///   - verb: What whoever sets it does, such as `sets`.
  ///   - what: What is set.
  ///   - setting: Where it is set.
  func words(_ verb: String, _ what: String, _ setting: Setting) -> String {
    guard let holder = setting.holder else {
      return "the app's scene \(verb) \(what), and views are shown without their scene"
    }
    return "'\(holder)' \(verb) \(what) around '\(shown)', which --view shows by itself"
  }
}
