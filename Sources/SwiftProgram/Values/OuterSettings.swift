/// The settings that an app has around a view that is shown by itself: those of its scenes, and of views that hold
/// that view.
package struct OuterSettings: Sendable {
  /// The place where something is set.
  package struct Setting: Sendable {
    package var position: SourcePosition

    /// The view that sets it; nil for a scene.
    package var holder: String?

    package init(position: SourcePosition, holder: String? = nil) {
      self.position = position
      self.holder = holder
    }
  }

  /// The view that is shown; empty for one without a name.
  package var shown = ""

  /// The places where values of the environment are set, by their keys.
  package var values: [String: Setting] = [:]

  /// The place where an object is set that views find by its class.
  package var object: Setting?

  /// The modifiers around the view that change its content while it is shown, and where they are written.

  package init(
    shown: String = "", values: [String: Setting] = [:], object: Setting? = nil,
    modifiers: [(name: String, setting: Setting)] = []
  ) {
    self.shown = shown
    self.values = values
    self.object = object
    self.modifiers = modifiers
  }
  package var modifiers: [(name: String, setting: Setting)] = []

  /// Returns the sentence that says that something is set and that the view is shown without it.
  ///
  /// - Parameters:
  ///   - verb: The verb for the view or scene that sets it, such as `sets`.
  ///   - what: The words for the thing that is set, such as `an object`.
  ///   - setting: The place where it is set, and the view that sets it.
  package func words(_ verb: String, _ what: String, _ setting: Setting) -> String {
    guard let holder = setting.holder else {
      return "the app's scene \(verb) \(what), and views are shown without their scene"
    }
    return "'\(holder)' \(verb) \(what) around '\(shown)', which --view shows by itself"
  }
}
