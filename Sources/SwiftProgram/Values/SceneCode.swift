/// The settings of an app's scenes around the views that are shown, compiled.
package struct SceneCode: Sendable {
  /// An app, or a scene type of the app, whose properties the modifiers in its body read.
  package struct Holder: Sendable {
    /// The number of the holder's type.
    package var type: Int

    /// The index of the holder in whose body this one is made; nil for an app, which is made in no body.
    package var parent: Int?

    /// The code that makes the holder, with the parent as `self`.
    package var made: FrameCode

    package init(type: Int, parent: Int? = nil, made: FrameCode) {
      self.type = type
      self.parent = parent
      self.made = made
    }
  }

  /// A modifier of a scene that sets something.
  package struct Setting: Sendable {
    /// The index of the holder in whose body the modifier is written.
    package var holder: Int

    package var slotCount: Int
    package var modify: Modify

    /// The name of the modifier.
    package var name: String
    package var position: SourcePosition

    package init(
      holder: Int, slotCount: Int, modify: @escaping Modify, name: String, position: SourcePosition
    ) {
      self.holder = holder
      self.slotCount = slotCount
      self.modify = modify
      self.name = name
      self.position = position
    }
  }

  /// The holders, each app before the holders that are made in its body.
  package var holders: [Holder] = []

  package init(holders: [Holder] = [], settings: [Setting] = []) {
    self.holders = holders
    self.settings = settings
  }
  /// The modifiers, outer ones first.
  package var settings: [Setting] = []

  /// Returns the number of holders around the holder of a setting.
  package func depth(of setting: Setting) -> Int {
    sequence(first: setting.holder) { holders[$0].parent }.reduce(-1) { count, _ in count + 1 }
  }
}
