/// A few colors near each of many: the largest difference in a channel between one of the many and the nearest of the
/// few is as small as can be found.
///
/// The colors within a difference of a given one lie in a cube around it. The first color, by one channel, that is not
/// covered is covered by the cube that begins with it and contains the most uncovered colors; then the next one. The
/// difference is the smallest that needs few enough cubes, whichever channel comes first and from whichever end all
/// are counted.
///
/// The fewest possible cubes cannot be found in reasonable time. A bound is known, since colors that no single cube
/// can contain need one each: for films of four curves the search finds differences of 6 to 8 of 255, one or two more
/// than the bound.
struct ColorCover {
  /// The colors as 0xRRGGBB: first those that stay as they are, then the others, each near the most frequent of those
  /// that it replaces.
  let colors: [UInt32]

  /// The largest number of colors that stay as they are: the most frequent of those that can be told apart.
  private static let mostPinned = 24

  /// Finds the colors.
  ///
  /// - Parameters:
  ///   - all: All colors, each only once, the most frequent first.
  ///   - limit: The largest number of colors.
  init(of all: [UInt32], limit: Int) {
    var pins: [UInt32] = []
    for color in all where pins.count < min(Self.mostPinned, limit) {
      let isLikeOne = pins.contains {
        $0.differences(from: color).largest <= FilmFile.unseenColorError
      }
      if !isLikeOne { pins.append(color) }
    }
    let others = all.filter { !pins.contains($0) }.map { color in
      (color: color, distance: pins.map { $0.differences(from: color).largest }.min() ?? .max)
    }
    func cubes(_ radius: Int, _ orders: some Sequence<ChannelOrder>) -> [[UInt32]]? {
      let rest = others.filter { $0.distance > radius }.map(\.color)
      for order in orders {
        let sorted = rest.map(order.turned).sorted()
        if let cubes = Self.cubes(over: sorted, width: 2 * radius, limit: limit - pins.count) {
          return cubes.map { $0.map(order.turnedBack) }
        }
      }
      return nil
    }
    var radius = 0
    var found: [[UInt32]]?
    while found == nil, radius < 255 {
      radius += 1
      found = cubes(radius, ChannelOrder.all.prefix(1))
    }
    while radius > 1, let better = cubes(radius - 1, ChannelOrder.all) {
      radius -= 1
      found = better
    }
    let ranks = Dictionary(zip(all, all.indices)) { first, _ in first }
    let middles = (found ?? []).compactMap { cube -> (rank: Int, color: UInt32)? in
      guard let rank = cube.compactMap({ ranks[$0] }).min() else { return nil }
      return (rank, Self.color(within: radius, of: cube, near: all[rank]))
    }
    colors = pins + middles.sorted { $0.rank < $1.rank }.map(\.color)
  }

  /// The color that is nearest to a given one within a difference of some colors.
  private static func color(
    within radius: Int, of colors: [UInt32], near wanted: UInt32
  ) -> UInt32 {
    (0..<3).reduce(0) { color, channel in
      let levels = colors.map { $0.level(channel) }
      let (least, most) = (levels.min() ?? 0, levels.max() ?? 0)
      let level = min(max(wanted.level(channel), most - radius), least + radius)
      return color << 8 | UInt32(level)
    }
  }

  /// The colors in each of the cubes that cover all of them.
  ///
  /// - Parameters:
  ///   - sorted: The colors, in order.
  ///   - width: The difference between the least and the greatest level of a cube.
  ///   - limit: The largest number of cubes; nil is returned if more are needed.
  private static func cubes(over sorted: [UInt32], width: Int, limit: Int) -> [[UInt32]]? {
    var isCovered = [Bool](repeating: false, count: sorted.count)
    var cubes: [[UInt32]] = []
    for (index, first) in sorted.enumerated() where !isCovered[index] {
      guard cubes.count < limit else { return nil }
      // The colors that may be in a cube with the first one.
      var near: [Int] = []
      for other in index..<sorted.count where !isCovered[other] {
        let color = sorted[other]
        guard color.level(0) <= first.level(0) + width else { break }
        if (color.level(1) - first.level(1)).magnitude <= width,
          (color.level(2) - first.level(2)).magnitude <= width
        {
          near.append(other)
        }
      }
      let (second, third) = fullest(of: near.map { sorted[$0] }, around: first, width: width)
      let cube = near.filter {
        (second...second + width).contains(sorted[$0].level(1))
          && (third...third + width).contains(sorted[$0].level(2))
      }
      for member in cube { isCovered[member] = true }
      cubes.append(cube.map { sorted[$0] })
    }
    return cubes
  }

  /// The least levels, in the second and the third channel, of the square that contains the most of some colors and a
  /// given one.
  private static func fullest(
    of colors: [UInt32], around center: UInt32, width: Int
  ) -> (second: Int, third: Int) {
    // The number of colors below and before each position.
    let side = 2 * width + 2
    var sums = [Int](repeating: 0, count: side * side)
    let (second, third) = (center.level(1) - width, center.level(2) - width)
    for color in colors {
      sums[(color.level(1) - second + 1) * side + color.level(2) - third + 1] += 1
    }
    for row in 1..<side {
      var before = 0
      for column in 1..<side {
        before += sums[row * side + column]
        sums[row * side + column] = before + sums[(row - 1) * side + column]
      }
    }
    var best = (count: 0, second: second, third: third)
    for row in 0...width {
      for column in 0...width {
        let (top, bottom) = (row * side, (row + width + 1) * side)
        let count =
          sums[bottom + column + width + 1] - sums[bottom + column]
          - sums[top + column + width + 1] + sums[top + column]
        if count > best.count { best = (count, second + row, third + column) }
      }
    }
    return (best.second, best.third)
  }
}

/// An order of a color's channels, all of which may be counted from their other end.
private struct ChannelOrder {
  /// The channels that come first, second and third.
  let channels: [Int]
  /// The bits that are inverted where channels are counted from their other end.
  let flips: UInt32

  static let all: [ChannelOrder] = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ].flatMap { channels in
    [0, 0xFF_FFFF].map { ChannelOrder(channels: channels, flips: $0) }
  }

  /// A color with its channels in this order.
  func turned(_ color: UInt32) -> UInt32 {
    channels.reduce(0) { $0 << 8 | UInt32(color.level($1)) } ^ flips
  }

  /// The original of a color that was turned.
  func turnedBack(_ turned: UInt32) -> UInt32 {
    let color = turned ^ flips
    return channels.indices.reduce(0) { result, place in
      result | UInt32(color.level(place)) << UInt32(16 - 8 * channels[place])
    }
  }
}

extension UInt32 {
  /// A channel of a color 0xRRGGBB: 0 for red, 1 for green, 2 for blue.
  fileprivate func level(_ channel: Int) -> Int { Int(self >> UInt32(16 - 8 * channel) & 0xFF) }

  /// The largest difference of two colors 0xRRGGBB in a channel, and the sum of the differences.
  func differences(from other: UInt32) -> (largest: Int, sum: Int) {
    let red = abs(Int(self >> 16 & 0xFF) - Int(other >> 16 & 0xFF))
    let green = abs(Int(self >> 8 & 0xFF) - Int(other >> 8 & 0xFF))
    let blue = abs(Int(self & 0xFF) - Int(other & 0xFF))
    return (Swift.max(red, green, blue), red + green + blue)
  }
}
