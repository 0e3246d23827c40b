package import AnimationModel
package import MotionRecording

/// The places of views that read them, and the distances that views are scrolled.
package struct ReadPlaces {
  /// The place and the size that a view is given.
  package struct Reader {
    package let place: KnownPlace

    /// The size, as far as it is known.
    package let size: OfferedRoom

    package init(place: KnownPlace, size: OfferedRoom) {
      self.place = place
      self.size = size
    }
  }

  /// The last size of each `GeometryReader`.
  package var sizes: [ViewIdentity: SIMD4<Double>] = [:]

  /// The last places and sizes of views, by the numbers of the views.
  package var readers: [Int: Reader] = [:]

  /// The distances that views are scrolled, in points.
  package var offsets: [ViewIdentity: ViewSize] = [:]

  /// The scroll views whose distances the views that are shown have read.
  package private(set) var scrolls: Set<ViewIdentity> = []

  /// Whether a view has read its place.
  package private(set) var areRead = false

  /// Begins an update in which all views are made.
  package mutating func beginAllViews() {
    scrolls = []
    areRead = false
  }

  /// Forgets a view that is gone.
  package mutating func forget(_ view: ViewIdentity) {
    sizes[view] = nil
    readers[view.number] = nil
  }

  /// Notes that a view reads its position in a coordinate space.
  package mutating func note(_ space: KnownPlace.Space) {
    areRead = true
    scrolls.formUnion(space.scrolls)
  }

  /// Returns the distance that the content of a coordinate space is scrolled, in points.
  package func offset(in space: KnownPlace.Space) -> ViewSize {
    space.scrolls.reduce(.zero) { sum, view in
      let offset = offsets[view] ?? .zero
      return ViewSize(width: sum.width + offset.width, height: sum.height + offset.height)
    }
  }
}
