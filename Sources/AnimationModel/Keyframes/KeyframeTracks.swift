/// Any number of tracks: the result of the builder unless there is exactly one track.
public struct KeyframeTracks<Root> {
  private let list: KeyframeTrackList<Root>

  init(_ list: KeyframeTrackList<Root> = KeyframeTrackList()) {
    self.list = list
  }
}

extension KeyframeTracks: Keyframes {
  /// The tracks themselves.
  public var body: KeyframeTracks { self }

  /// Adds the tracks in order.
  public func appendTracks(to list: inout KeyframeTrackList<Root>) {
    list.append(self.list)
  }
}
