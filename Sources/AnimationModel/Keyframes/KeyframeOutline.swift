/// The tracks of a timeline as plain numbers, which can be listed, recorded and drawn.
///
/// A ``KeyframeTimeline`` gives its outline; a program that reads keyframes from text makes one directly.
///
///     for track in timeline.outline.tracks {
///       for segment in track.path.segments {
///         print(track.name, segment.kind.name, segment.start, segment.end)
///       }
///     }
public struct KeyframeOutline: Hashable, Sendable {
  /// A track of the outline.
  public struct Track: Hashable, Sendable {
    /// The properties of its key path joined by dots, as `offset.width`; empty for the whole value.
    ///
    /// A key path whose name Swift does not know, such as that of a computed property, is named by the number of its
    /// track: `track 2`.
    public var name: String

    /// The path of the track's numbers.
    ///
    /// The numbers are those of the property's `animatableData`, in the property's own unit: radians
    /// for an `Angle`. There are none if the vector is not a ``ComponentwiseVector``.
    public var path: KeyframePath<DynamicVector>

    /// Makes a track.
    public init(name: String, path: KeyframePath<DynamicVector>) {
      self.name = name
      self.path = path
    }

    /// The number of numbers that move together.
    public var componentCount: Int {
      path.segments.reduce(path.initialValue.components.count) {
        max($0, $1.target.components.count)
      }
    }
  }

  /// The tracks in the order of their declaration; of two with the same name, the last one is shown.
  public var tracks: [Track]

  /// Makes an outline.
  public init(tracks: [Track]) {
    self.tracks = tracks
  }

  /// Seconds until the longest track is over.
  public var duration: Double { tracks.map(\.path.duration).max() ?? 0 }
}
