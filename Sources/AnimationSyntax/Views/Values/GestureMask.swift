internal import SwiftProgram

/// The gestures that are recognized on a view to which a gesture is added.
struct GestureMask: Equatable {
  /// Whether the added gesture is recognized.
  var addsGesture: Bool

  /// Whether the gestures of the views inside are recognized.
  var keepsOthers: Bool

  static let all = GestureMask(addsGesture: true, keepsOthers: true)

  /// Creates the mask that a value names; nil for any other value.
  init?(_ value: SwiftValue) {
    guard case .member(let member) = value, let link = member.links.last, link.arguments == nil
    else { return nil }
    switch link.name {
    case "all": self = .all
    case "gesture": self.init(addsGesture: true, keepsOthers: false)
    case "subviews": self.init(addsGesture: false, keepsOthers: true)
    case "none": self.init(addsGesture: false, keepsOthers: false)
    default: return nil
    }
  }

  init(addsGesture: Bool, keepsOthers: Bool) {
    self.addsGesture = addsGesture
    self.keepsOthers = keepsOthers
  }
}
