internal import AnimationModel
internal import MotionRecording

/// Where views lie that ask for it, and how far they are scrolled.
struct ReadPlaces {
  /// What a view is told of where it lies.
  struct Reader {
    let place: KnownPlace

    /// Its size, as far as it is known.
    let size: OfferedRoom
  }

  /// The sizes that each `GeometryReader` had last.
  var sizes: [ViewIdentity: SIMD4<Double>] = [:]

  /// What views were told last, by their numbers.
  var readers: [Int: Reader] = [:]

  /// How far views are scrolled, in points.
  var offsets: [ViewIdentity: ViewSize] = [:]

  /// The views of which the views that are shown have asked how far they are scrolled.
  private(set) var scrolls: Set<ViewIdentity> = []

  /// Whether a view has asked where it lies.
  private(set) var areRead = false

  /// Begins to make all views.
  mutating func beginAllViews() {
    scrolls = []
    areRead = false
  }

  /// Forgets a view that is gone.
  mutating func forget(_ view: ViewIdentity) {
    sizes[view] = nil
    readers[view.number] = nil
  }

  /// Notes that a view asks where it lies in a space.
  mutating func note(_ space: KnownPlace.Space) {
    areRead = true
    scrolls.formUnion(space.scrolls)
  }

  /// How far what lies in a space is scrolled, in points.
  func offset(in space: KnownPlace.Space) -> ViewSize {
    space.scrolls.reduce(.zero) { sum, view in
      let offset = offsets[view] ?? .zero
      return ViewSize(width: sum.width + offset.width, height: sum.height + offset.height)
    }
  }
}
