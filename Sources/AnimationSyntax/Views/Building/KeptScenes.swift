internal import SwiftProgram

/// The parts of an app's scenes that are kept from update to update.
struct KeptScenes {
  /// The apps and scenes, by the indices of their holders.
  var holders: [Int: StructValue] = [:]

  /// The objects that are created in modifiers of scenes, by the indices of the settings: a scene creates them once.
  var objects: [Int: SwiftValue] = [:]
}
