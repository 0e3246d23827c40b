internal import SwiftProgram

// What an app has around a view that is shown by itself.
extension ProgramRun {
  /// Says that a scene of the app, or a view around, sets what a view asks for.
  func noteOuterSettings(_ key: String, for property: PropertyCode) {
    let outer = code.outer
    if let setting = outer.values[key] {
      note(
        outer.words("sets", "'\(key)'", setting)
          + ": it has its default (--set 'environment.\(key)=VALUE')", at: setting.position)
    } else if code.environmentObjects[key] != nil, property.type.isOptional,
      let setting = outer.object
    {
      note(
        outer.words("sets", "an object", setting) + ": '\(property.name)' is nil",
        at: setting.position)
    }
  }
}
