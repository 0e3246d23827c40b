/// The tracks of a timeline in the order of their declaration, before they begin anywhere.
public struct KeyframeTrackList<Root> {
  private(set) var tracks: [any TrackDeclaration<Root>] = []

  /// A list without tracks.
  init() {}

  mutating func append(_ track: some TrackDeclaration<Root>) {
    tracks.append(track)
  }

  mutating func append(_ list: KeyframeTrackList) {
    tracks += list.tracks
  }
}

/// A track that does not yet begin anywhere.
protocol TrackDeclaration<Root> {
  associatedtype Root

  /// The track from an initial value on; velocities are the `animatableData` of another value.
  func resolved(from initialValue: Root, velocity: Root?) -> any ResolvedTrack<Root>
}
