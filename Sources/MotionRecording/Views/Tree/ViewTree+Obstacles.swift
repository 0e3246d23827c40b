extension ViewTree {
  /// The reason why a user cannot act on a view now; nil if nothing prevents it.
  ///
  /// - Parameters:
  ///   - index: The index of the view.
  ///   - link: The index of the link with the gesture.
  func obstacle(to index: Int, _ link: Int) -> ViewObstacle? {
    if isDisabled(index) { return .disabled }
    let links = entries[index].node.links
    if links[..<link].isTransparent || links[(link + 1)...].contains(where: \.keepsTouchesOut) {
      return .untouchable
    }
    let isCovered = surroundings(of: index).contains { around in
      entries[around.index].node.links[around.firstLink...].contains(where: \.keepsTouchesOut)
    }
    return isCovered ? .untouchable : nil
  }
}

extension ViewLink {
  /// Whether nothing inside of the link can be touched.
  ///
  /// An opacity of 0 does not count, although SwiftUI ignores touches there: a view that a tap makes visible is
  /// often tried out by tapping it.
  fileprivate var isUntouchable: Bool {
    if case .hit(.refused) = self { true } else { false }
  }

  /// Whether no gesture inside of the link is recognized.
  fileprivate var keepsTouchesOut: Bool {
    if case .hit(.masked) = self { true } else { isUntouchable }
  }
}

extension ArraySlice<ViewLink> {
  /// Whether a view with these modifiers cannot be touched anywhere.
  fileprivate var isTransparent: Bool {
    var isTransparent = false
    for link in self {
      switch link {
      case .hit(.shaped): isTransparent = false
      case .attached(let views) where !views.isEmpty: isTransparent = false
      default: if link.isUntouchable { isTransparent = true }
      }
    }
    return isTransparent
  }
}
