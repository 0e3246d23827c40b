/// What an app's scenes set around the views that are shown, compiled.
struct SceneCode: Sendable {
  /// An app, or a scene of its own type, whose properties the modifiers in it read.
  struct Holder: Sendable {
    /// The number of its type.
    var type: Int

    /// The holder in whose body it is made, by its index; nil for an app, which is made of nothing.
    var parent: Int?

    /// What makes it, with what makes the parent as `self`.
    var made: FrameCode
  }

  /// A modifier that sets something.
  struct Setting: Sendable {
    /// The holder in whose body it is written, by its index.
    var holder: Int

    var slotCount: Int
    var modify: Modify

    /// What it is called.
    var name: String
    var position: SourcePosition
  }

  /// Apps before what is made in them.
  var holders: [Holder] = []

  /// The modifiers, those further out first.
  var settings: [Setting] = []

  /// In how many others the holder of a setting is made.
  func depth(of setting: Setting) -> Int {
    sequence(first: setting.holder) { holders[$0].parent }.reduce(-1) { count, _ in count + 1 }
  }
}
