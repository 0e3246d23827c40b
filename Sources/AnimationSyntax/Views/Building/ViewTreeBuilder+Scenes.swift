internal import MotionRecording
internal import SwiftProgram

// The settings of the app's scenes around all views.
extension ViewTreeBuilder {
  /// Applies the settings of scenes, except for those that `--set` or the script overrides.
  func surroundByScenes(_ setting: inout ViewSurroundings) throws {
    let scene = run.code.scene
    guard !scene.settings.isEmpty else { return }
    for (index, entry) in scene.settings.enumerated() {
      let count = run.objects.count
      for modifier in try modifiers(entry, in: scene) {
        switch modifier {
        case .environment(let key, _) where isOverridden(key): break
        case .environmentTransform(let key, _, _) where isOverridden(key): break
        case .environment(let key, .object(let number)):
          let isNew = number >= count
          let object = isNew ? scenes.objects[index] ?? .object(number) : .object(number)
          if isNew { scenes.objects[index] = object }
          setting.environment[key] = object
          noteNearerObject()
        case .nothing: noteUnknown(entry)
        default: try surround(&setting, by: modifier)
        }
      }
    }
  }

  /// Returns the modifiers for a modifier of a scene; none, with a note, for an unknown one.
  private func modifiers(
    _ entry: SceneCode.Setting, in scene: SceneCode
  ) throws -> [ViewModifierValue] {
    let outer = run.dependencies.bodies
    defer { run.dependencies.bodies = outer }
    guard let holder = try holder(entry.holder, in: scene) else {
      noteUnknown(entry)
      return []
    }
    run.dependencies.bodies = outer + [holder.identity].compactMap(\.self)
    let frame = Frame(count: entry.slotCount, parent: nil)
    frame.slots[0] = .structure(holder)
    return try entry.modify(run, frame)
  }

  private func noteUnknown(_ entry: SceneCode.Setting) {
    run.note(
      "what '.\(entry.name)' of the app's scene sets is not known; views do without it",
      at: entry.position)
  }

  private func holder(_ index: Int, in scene: SceneCode) throws -> StructValue? {
    let holder = scene.holders[index]
    if let known = scenes.holders[index], holder.parent == nil { return known }
    let frame = Frame(count: holder.made.slotCount, parent: nil)
    if let parent = holder.parent {
      guard let outer = try self.holder(parent, in: scene) else { return nil }
      frame.slots[0] = .structure(outer)
      run.dependencies.bodies += [outer.identity].compactMap(\.self)
    }
    let made = try holder.made.body(run, frame).result
    guard case .structure(var instance)? = made else { return nil }
    let identity = ViewIdentity(identity(0, .position(holder.made.position)))
    instance.identity = identity
    keep(&instance, identity, run.code.types[holder.type])
    scenes.holders[index] = instance
    return instance
  }

  /// Returns whether `--set` or the script sets a value around all views.
  private func isOverridden(_ key: String) -> Bool {
    if run.environment[key] != nil || run.code.settings["environment.\(key)"] != nil { return true }
    guard run.code.environmentObjects[key] != nil else { return false }
    return run.code.types.contains { type in
      type.properties.contains {
        $0.storage == .environment(key) && run.code.settings[$0.name] != nil
      }
    }
  }

  /// Notes that a view nearer to the shown one also sets an object, which may be of the same class.
  private func noteNearerObject() {
    guard let setting = run.code.outer.object, setting.holder != nil else { return }
    run.note(
      run.code.outer.words("sets", "an object", setting)
        + ": views have the one of the app's scene",
      at: setting.position)
  }
}
