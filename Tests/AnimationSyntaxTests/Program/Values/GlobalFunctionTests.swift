import AnimationSyntax
import Testing

/// The functions of Swift and Foundation in the bodies of views, compared with numbers from other sources.
@Suite("Views: global functions")
struct GlobalFunctionTests {
  /// Returns the offset of a view.
  private func value(of text: String) throws -> Double? {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        var body: some View { Circle().offset(x: \(text)) }
      }
      """, options: ViewOptions(showsConstants: true), end: 0.01)
    return played.value("Circle.offset.x", at: 0)
  }

  static let numbers: [(String, Double)] = [
    ("asin(1)", Double.pi / 2), ("acos(-1)", Double.pi), ("atan(1)", Double.pi / 4),
    ("atan2(1, -1)", Double.pi * 0.75), ("sinh(1)", 1.1752011936438014),
    ("cosh(1)", 1.5430806348152437), ("tanh(1)", 0.7615941559557649), ("cbrt(-27)", -3),
    ("log2(8)", 3), ("log10(1000)", 3), ("trunc(-2.7)", -2), ("hypot(3, 4)", 5),
    ("fmod(7.5, 2)", 1.5), ("fabs(-2.5)", 2.5), ("sqrt(2.25)", 1.5), ("pow(2, 3)", 8),
    ("exp(0)", 1), ("round(2.5)", 3), ("abs(-0.25)", 0.25), ("max(0.2, 0.5)", 0.5),
    ("min(0.2, 0.5, 0.1)", 0.1), ("exp2(3)", 8), ("expm1(0)", 0), ("log1p(0)", 0),
    ("fmax(1, 2)", 2), ("fmin(1, 2)", 1), ("copysign(3, -1)", -3), ("remainder(5, 3)", -1),
    ("asinh(0.75)", 0.6931471805599453), ("acosh(1.25)", 0.6931471805599453),
    ("atanh(0.6)", 0.6931471805599453), ("erf(0.5) + erfc(0.5)", 1),
    ("erf(1)", 0.8427007929497149), ("tgamma(5)", 24), ("fma(2, 3, 4)", 10), ("fdim(5, 3)", 2),
    ("fdim(3, 5)", 0), ("ldexp(1.5, 3)", 12), ("scalbn(-1.5, -1)", -0.75), ("rint(2.5)", 2),
    ("nearbyint(3.5)", 4), ("logb(10)", 3), ("modf(-2.75).0", -2), ("modf(-2.75).1", -0.75),
    ("frexp(6).0", 0.75), ("Double.minimum(2, 3)", 2), ("Double.maximum(.nan, 3)", 3),
    ("(2.0).addingProduct(3, 4)", 14), ("(10.0).binade", 8), ("(10.0).significand", 1.25),
  ]

  @Test(arguments: numbers.indices)
  func givesTheNumber(index: Int) throws {
    let (text, number) = Self.numbers[index]
    let found = try #require(try value(of: text), "\(text)")
    #expect(abs(found - number) < 1e-12, "\(text) is \(found)")
  }

  static let lists: [(String, Double)] = [
    ("Double(max(1, 3)) / 2", 1.5), ("Double(Array(stride(from: 0, to: 10, by: 4)).count)", 3),
    ("Double(Array(stride(from: 0, through: 8, by: 4)).count)", 3),
    ("Double(Array(zip([1, 2], [3, 4, 5])).count)", 2),
    ("Double(Array(repeatElement(7, count: 3)).reduce(0, +))", 21), ("Double(lround(-2.5))", -3),
    ("Double(lrint(2.5) / 4)", 0), ("Double(frexp(6).1)", 3), ("Double((10.0).exponent / 2)", 1),
  ]

  @Test(arguments: lists.indices)
  func wholeNumbersAndListsStayWhatTheyAre(index: Int) throws {
    let (text, number) = Self.lists[index]
    #expect(try value(of: text) == number, "\(text)")
  }

  @Test(arguments: ["pow(2)", "atan2(1)", "sin(1, 2)", "fma(1, 2)", "lround(.infinity)"])
  func argumentsThatDoNotFitGiveNoNumber(text: String) throws {
    #expect(try value(of: text) == nil, "\(text)")
  }

  @Test("the logarithms of powers are whole to the last bit, and nothing is lost near zero")
  func exactly() throws {
    try ValueTable().expect([
      "log10(1000) == 3 ? 1 : 0": 1,
      "log2(8) == 3 && log2(0.125) == -3 ? 1 : 0": 1,
      "cbrt(-1000) == -10 ? 1 : 0": 1,
      "sinh(1e-9) == 1e-9 ? 1 : 0": 1,
      "hypot(3e200, 4e200) / 1e200": 5,
    ])
  }

  /// Swift multiplies the step by its number and adds the product to the start, with a single rounding.
  @Test func strides() throws {
    try ValueTable().expect([
      "Array(stride(from: 0.1, through: 1, by: 0.1))[2] == 0.30000000000000004 ? 1 : 0": 1,
      "Array(stride(from: 0.1, through: 1, by: 0.1))[3] == 0.4 ? 1 : 0": 1,
      "Array(stride(from: -1.0, to: 1, by: 0.3))[5] == 0.49999999999999994 ? 1 : 0": 1,
      "Double(Array(stride(from: 0.1, through: 0.3, by: 0.1)).count)": 2,
      "Double(Array(stride(from: Float(0.1), through: 1, by: 0.1))[8])": 0.90000003576278687,
    ])
  }

  @Test("a character by its number is there for what is one")
  func scalars() throws {
    try ValueTable().expect([
      #""\(UnicodeScalar(72)!)\(UnicodeScalar(UInt8(105)))" == "Hi" ? 1 : 0"#: 1,
      "UnicodeScalar(0xD800) == nil ? 1 : 0": 1,
      #"String((0..<3).map { Character(UnicodeScalar(UInt8(97 + $0))) }) == "abc" ? 1 : 0"#: 1,
    ])
  }
}
