/// The step of the difference quotients that give the velocity of content which is evaluated for each time.
enum VelocityStep {
  /// The number of seconds by which content is evaluated ahead: a power of two, so that dividing by it is exact.
  static let seconds = 0x1p-20
}
