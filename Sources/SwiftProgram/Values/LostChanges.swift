/// The actions that were done although their effects are unknown.
struct LostChanges {
  /// Whether something waits for an unknown value.
  private var isAwaited = false

  private var count = 0

  /// The number of reads of unknown values without a name.
  private var looks = 0

  /// The positions of the actions at the last instant, and its time in seconds.
  private var places: Set<SourcePosition> = []
  private var time = -Double.infinity

  /// Notes that an action is done.
  ///
  /// Actions at one place count once at an instant: a value that was unknown before them is unknown after them either,
  /// and work that a body puts off would set off itself without end.
  ///
  /// - Parameters:
  ///   - position: The position of the action.
  ///   - time: The time of the action, in seconds.
  /// - Returns: Whether the action may change a value that is waited for.
  mutating func note(at position: SourcePosition, _ time: Double) -> Bool {
    guard isAwaited else { return false }
    if time != self.time { places = [] }
    self.time = time
    guard places.insert(position).inserted else { return false }
    count += 1
    return true
  }

  /// Returns a number that changes whenever a value may have changed.
  ///
  /// - Parameter isNamed: Whether the value is one of its own, and not made of others that may change.
  mutating func count(ofNamed isNamed: Bool) -> Int {
    isAwaited = true
    if isNamed { return count }
    looks += 1
    return -looks
  }
}
