package import AnimationModel
package import MotionRecording

/// The places of views that ask for them, and how far views are scrolled.
package struct ReadPlaces {
  /// The place and the size that a view is given.
  package struct Reader {
    package let place: KnownPlace

    /// Its size, as far as it is known.
    package let size: OfferedRoom

    package init(place: KnownPlace, size: OfferedRoom) {
      self.place = place
      self.size = size
    }
  }

  /// The sizes that each `GeometryReader` had last.
  package var sizes: [ViewIdentity: SIMD4<Double>] = [:]

  /// The places and sizes that views were given last, by their numbers.
  package var readers: [Int: Reader] = [:]

  /// How far views are scrolled, in points.
  package var offsets: [ViewIdentity: ViewSize] = [:]

  /// The views of which the views that are shown have asked how far they are scrolled.
  package private(set) var scrolls: Set<ViewIdentity> = []

  /// Whether a view has asked where it lies.
  package private(set) var areRead = false

  /// Begins to make all views.
  package mutating func beginAllViews() {
    scrolls = []
    areRead = false
  }

  /// Forgets a view that is gone.
  package mutating func forget(_ view: ViewIdentity) {
    sizes[view] = nil
    readers[view.number] = nil
  }

  /// Notes that a view asks where it lies in a space.
  package mutating func note(_ space: KnownPlace.Space) {
    areRead = true
    scrolls.formUnion(space.scrolls)
  }

  /// How far what lies in a space is scrolled, in points.
  package func offset(in space: KnownPlace.Space) -> ViewSize {
    space.scrolls.reduce(.zero) { sum, view in
      let offset = offsets[view] ?? .zero
      return ViewSize(width: sum.width + offset.width, height: sum.height + offset.height)
    }
  }
}
