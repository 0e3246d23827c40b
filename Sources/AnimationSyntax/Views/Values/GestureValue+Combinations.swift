internal import SwiftProgram

extension GestureValue {
  /// Returns the combination of the gesture with another one; nil for one that cannot be played.
  func combined(with other: GestureValue, by name: String) -> GestureValue? {
    var (first, second) = (self, other)
    switch name {
    case "sequenced":
      guard case .press = kind, case .drag = other.kind, others.isEmpty, other.others.isEmpty,
        following.isEmpty
      else { return nil }
      first.changeParts { $0.combinations.append(.sequence(isFirst: true)) }
      second.changeParts { $0.combinations.append(.sequence(isFirst: false)) }
      first.following = [second]
      return first
    case "exclusively":
      first.changeParts { $0.combinations.append(.either(isFirst: true)) }
      second.changeParts { $0.combinations.append(.either(isFirst: false)) }
    default:
      first.changeParts { $0.combinations.append(.both(isFirst: true)) }
      second.changeParts { $0.combinations.append(.both(isFirst: false)) }
    }
    first.others += [second] + second.others
    first.others[first.others.count - second.others.count - 1].others = []
    return first
  }
}
