/// The actions that were done although it is not known what they change.
struct LostChanges {
  /// Whether a value that is not known is waited for.
  private var isAwaited = false

  private var count = 0

  /// How often a value was looked at that no name tells.
  private var looks = 0

  /// The positions of the actions at the instant of the last of them, and its time in seconds.
  private var places: Set<SourcePosition> = []
  private var time = -Double.infinity

  /// Notes that something is done.
  ///
  /// Actions at one place count once at an instant: a value that was not known before them is not known after them
  /// either, and work that a body puts off would set off itself without end.
  ///
  /// - Parameters:
  ///   - position: The position of the action.
  ///   - time: When it is done, in seconds.
  /// - Returns: Whether it may change what is waited for.
  mutating func note(at position: SourcePosition, _ time: Double) -> Bool {
    guard isAwaited else { return false }
    if time != self.time { places = [] }
    self.time = time
    guard places.insert(position).inserted else { return false }
    count += 1
    return true
  }

  /// A number that is another one wherever a value may have changed.
  ///
  /// - Parameter isNamed: Whether it is a value of its own, and not made of others that may change.
  mutating func count(ofNamed isNamed: Bool) -> Int {
    isAwaited = true
    if isNamed { return count }
    looks += 1
    return -looks
  }
}
