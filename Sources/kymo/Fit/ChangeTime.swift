/// When a change happened, in as few digits as say in which frame it shows.
enum ChangeTime {
  /// The most decimals of a time that lies between two rows.
  private static let decimals = 4

  /// A time that is written in place of another one.
  ///
  /// A change shows at the first frame that is not before it. One that happens at a row is therefore written a little
  /// earlier, after the row before it; others are rounded.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - rows: The times of the rows.
  static func time(of time: Double, in rows: [Double]) -> Double {
    guard let index = rows.firstIndex(where: { $0 >= time - 1e-9 }), index > 0,
      (rows[index] - time).magnitude <= 1e-9
    else { return (time * 10_000).rounded() / 10_000 }
    let earliest = rows[index - 1] + 0.2 * (rows[index] - rows[index - 1])
    var scale = 1.0
    for _ in 0...decimals + 2 {
      let early = (time * scale + 1e-6).rounded(.down) / scale
      if early > earliest { return early }
      scale *= 10
    }
    return time
  }
}
