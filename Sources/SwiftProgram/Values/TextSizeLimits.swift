/// The limits of the dynamic type size, by the ranks of the sizes.
package struct TextSizeLimits: Hashable, Sendable {
  package var lower = 0
  package var upper = Int.max

  package init(lower: Int = 0, upper: Int = Int.max) {
    self.lower = lower
    self.upper = upper
  }
}
