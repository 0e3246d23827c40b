/// The time of a change, in as few digits as are needed to identify the frame in which it shows.
enum ChangeTime {
  /// The largest number of decimals of a time that lies between two rows.
  private static let decimals = 4

  /// Returns the time that is written in place of another one.
  ///
  /// A change shows at the first frame that is not before it. The time of a change at a row is therefore written a
  /// little earlier, after the row before it; other times are rounded.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
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
