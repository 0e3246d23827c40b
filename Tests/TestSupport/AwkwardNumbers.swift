/// Numbers at which formulas and formats break: zeros, neighbors of one, the tiny and the huge.
public enum AwkwardNumbers {
  /// Zero, with either sign.
  public static let zeros: [Double] = [0, -0.0]

  /// Positive numbers next to zero: the smallest of all, the largest subnormal one, the smallest
  /// normal one, and some that are merely small.
  public static let tiny: [Double] = [
    .leastNonzeroMagnitude, Double.leastNormalMagnitude.nextDown, .leastNormalMagnitude,
    1e-300, 1e-30, .ulpOfOne, 1e-5, 0.0001, 0.00012345678901234567,
  ]

  /// One, and the numbers a few units in the last place around it.
  public static let nearOne: [Double] = {
    var below: [Double] = []
    var above: [Double] = []
    var (down, up) = (1.0, 1.0)
    for _ in 0..<4 {
      (down, up) = (down.nextDown, up.nextUp)
      below.insert(down, at: 0)
      above.append(up)
    }
    return below + [1] + above
  }()

  /// Numbers with many digits in decimal, or with few in decimal and many in binary.
  public static let ordinary: [Double] = [
    0.1, 0.2, 0.1 + 0.2, 1.0 / 3, 0.5, 2, 10, 123.456, .pi, 100, 2.675, 999_999.9999999999,
  ]

  /// Large numbers: around the largest range in which all whole numbers are representable, powers of ten and of
  /// two whose neighbors are at unequal distances, and the largest of all.
  public static let huge: [Double] = [
    1e15, 9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_994, 1e16,
    18_014_398_509_481_984, 1e17, 1e21, 1e22, 1e23, 0x1p63, 0x1p64, 0x1p1023, 1e300,
    .greatestFiniteMagnitude,
  ]

  /// All these finite numbers above zero.
  public static let positive: [Double] = tiny + nearOne + ordinary + huge

  /// All these finite numbers, with either sign.
  public static let finite: [Double] = zeros + positive + positive.map { -$0 }

  /// The numbers that are not finite: both infinities and NaN.
  public static let notFinite: [Double] = [.infinity, -.infinity, .nan]
}
