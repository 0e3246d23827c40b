/// What the scenes of an app set around their views, which is not around a view that is shown by itself.
struct SceneSurroundings: Sendable {
  /// Where values of the environment are set, by their keys.
  var values: [String: SourcePosition] = [:]

  /// Where an object is set that views find by its class.
  var object: SourcePosition?
}

extension ViewRun {
  /// Says that a scene of the app sets what a view asks for, and that the view is shown without its scene.
  func noteScene(_ key: String, for property: PropertyCode) {
    if let position = code.scene.values[key] {
      note(
        "the app's scene sets '\(key)', and views are shown without their scene: it has its default "
          + "(--set 'environment.\(key)=VALUE')", at: position)
    } else if code.environmentObjects[key] != nil, property.type.isOptional,
      let position = code.scene.object
    {
      note(
        "the app's scene sets an object, and views are shown without their scene: "
          + "'\(property.name)' is nil", at: position)
    }
  }
}
