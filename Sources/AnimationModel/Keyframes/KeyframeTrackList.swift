/// The declared tracks of a timeline in order, without initial values yet.
public struct KeyframeTrackList<Root> {
  private(set) var tracks: [any TrackDeclaration<Root>] = []

  /// Makes a list without tracks.
  init() {}

  mutating func append(_ track: some TrackDeclaration<Root>) {
    tracks.append(track)
  }

  mutating func append(_ list: KeyframeTrackList) {
    tracks += list.tracks
  }
}

/// A declared track, without an initial value yet.
protocol TrackDeclaration<Root> {
  associatedtype Root

  /// Returns the track that begins at an initial value, with velocities as the `animatableData` of another value.
  func resolved(from initialValue: Root, velocity: Root?) -> any ResolvedTrack<Root>
}
