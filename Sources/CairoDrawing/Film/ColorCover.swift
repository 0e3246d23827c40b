/// Few colors near all of many: the largest difference in a channel between one of these and the nearest of those is
/// as small as can be found.
///
/// The colors that are within a difference of one lie in a cube around it. Of those that are not covered, the first by
/// one channel is covered by the cube that begins with it and has the most of them; then the next one. The difference
/// is the smallest that needs few enough cubes, whichever channel is the first and whichever end all begin at.
///
/// The fewest cubes of all cannot be found in reasonable time. How near this comes is known, since colors that no one
/// cube has need one each: for films of four curves it finds 6 to 8 of 255, one or two more than the least that could
/// be.
struct ColorCover {
  /// The colors as 0xRRGGBB: first those that stay as they are, then the others, by the most frequent near each.
  let colors: [UInt32]

  /// The most colors that stay as they are: the most frequent of those that can be told apart.
  private static let mostPinned = 24

  /// Finds the colors.
  ///
  /// - Parameters:
  ///   - all: All colors, each once, the most frequent first.
  ///   - limit: The most colors.
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

  /// The color nearest to one that is within a difference of others.
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

  /// The colors in each of the cubes that cover some.
  ///
  /// - Parameters:
  ///   - sorted: The colors, in order.
  ///   - width: The difference between the least and the greatest level of a cube.
  ///   - limit: The most cubes; nil is the answer where that is not enough.
  private static func cubes(over sorted: [UInt32], width: Int, limit: Int) -> [[UInt32]]? {
    var isCovered = [Bool](repeating: false, count: sorted.count)
    var cubes: [[UInt32]] = []
    for (index, first) in sorted.enumerated() where !isCovered[index] {
      guard cubes.count < limit else { return nil }
      // The colors that may be in a cube with it.
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

  /// The least levels, in the second and the third channel, of the square with the most of some colors among those
  /// with a given one.
  private static func fullest(
    of colors: [UInt32], around center: UInt32, width: Int
  ) -> (second: Int, third: Int) {
    // How many colors are below and before each place.
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
  /// The bits that differ where channels are counted from their other end.
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

  /// The color that was turned.
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

  /// The largest of the differences of two colors 0xRRGGBB in their channels, and the sum of them.
  func differences(from other: UInt32) -> (largest: Int, sum: Int) {
    let red = abs(Int(self >> 16 & 0xFF) - Int(other >> 16 & 0xFF))
    let green = abs(Int(self >> 8 & 0xFF) - Int(other >> 8 & 0xFF))
    let blue = abs(Int(self & 0xFF) - Int(other & 0xFF))
    return (Swift.max(red, green, blue), red + green + blue)
  }
}
