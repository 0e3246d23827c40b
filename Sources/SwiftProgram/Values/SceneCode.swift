/// The settings of an app's scenes around the views that are shown, compiled.
package struct SceneCode: Sendable {
  /// An app, or a scene of its own type, whose properties the modifiers in it read.
  package struct Holder: Sendable {
    /// The number of its type.
    package var type: Int

    /// The holder in whose body it is made, by its index; nil for an app, which is made of nothing.
    package var parent: Int?

    /// The code that makes it, with the parent as `self`.
    package var made: FrameCode

    package init(type: Int, parent: Int? = nil, made: FrameCode) {
      self.type = type
      self.parent = parent
      self.made = made
    }
  }

  /// A modifier that sets something.
  package struct Setting: Sendable {
    /// The holder in whose body it is written, by its index.
    package var holder: Int

    package var slotCount: Int
    package var modify: Modify

    /// The name.
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

  /// Apps before what is made in them.
  package var holders: [Holder] = []

  package init(holders: [Holder] = [], settings: [Setting] = []) {
    self.holders = holders
    self.settings = settings
  }
  /// The modifiers, those further out first.
  package var settings: [Setting] = []

  /// In how many others the holder of a setting is made.
  package func depth(of setting: Setting) -> Int {
    sequence(first: setting.holder) { holders[$0].parent }.reduce(-1) { count, _ in count + 1 }
  }
}
