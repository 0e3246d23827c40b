internal import SwiftProgram

extension ProgramRun {
  var outerSettings: OuterSettingReader { OuterSettingReader(run: self) }
}

/// Notes the settings that an app has around a view that is shown by itself.
struct OuterSettingReader {
  let run: ProgramRun

  /// Notes that a scene of the app, or an enclosing view, sets a value that a view reads.
  func noteOuterSettings(_ key: String, for property: PropertyCode) {
    let outer = run.code.outer
    if let setting = outer.values[key] {
      run.note(
        outer.words("sets", "'\(key)'", setting)
          + ": it has its default (--set 'environment.\(key)=VALUE')", at: setting.position)
    } else if run.code.environmentObjects[key] != nil, property.type.isOptional,
      let setting = outer.object
    {
      run.note(
        outer.words("sets", "an object", setting) + ": '\(property.name)' is nil",
        at: setting.position)
    }
  }
}
