/// Swift's names for numbers.
enum NumberWords {
  /// The types of numbers whose members and initializers are evaluated.
  static let types: Set<String> = ["Double", "CGFloat", "TimeInterval", "Float", "Int"]

  /// Whether a member with a leading dot is a number.
  static func isConstant(_ name: String) -> Bool {
    ["pi", "zero", "infinity", "ulpOfOne"].contains(name)
  }
}
