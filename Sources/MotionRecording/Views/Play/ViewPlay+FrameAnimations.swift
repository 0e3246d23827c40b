// Animations inside of what is made anew in every frame.
extension ViewPlay {
  /// Takes note of animations whose values have changed from one frame to the next: what they would animate follows its
  /// numbers instead.
  mutating func noteAnimations(of views: some Sequence<ViewIdentity>, since before: ViewTree) {
    for identity in Set(views) {
      guard let index = tree.indices[identity], let record = recordIndices[identity] else {
        continue
      }
      let around = tree.surroundings(of: index) + [(index, 0)]
      let isAnimated = around.contains { outer, first in
        let node = tree.entries[outer].node
        return before[node.identity].map { other in
          zip(node.links[first...], other.node.links.dropFirst(first)).contains { new, old in
            guard case .animation(_, let value?) = new, case .animation(_, let last?) = old else {
              return false
            }
            return value != last
          }
        } ?? false
      }
      let (name, source) = (records[record].name.base, records[record].source)
      guard isAnimated, !findings.animationsInFrames.contains(where: { $0.view == name }) else {
        continue
      }
      findings.animationsInFrames.append((name, source))
    }
  }
}
