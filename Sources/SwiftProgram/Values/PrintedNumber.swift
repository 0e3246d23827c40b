// The C library's functions for numbers, which Foundation uses as they are.
#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#endif

/// A directive for a number in a format such as `%05.2f`.
struct PrintedNumber {
  private let flags: Substring
  private let size: Substring
  private let kind: Character

  /// The greatest width and precision.
  private static let longest = 300

  /// Creates a directive; nil for one that is not for a number, or whose text would be longer than anybody reads.
  init?(flags: Substring, size: Substring, kind: Character) {
    guard "diuxXocfFeEgG".contains(kind),
      flags.split(whereSeparator: { !$0.isWholeNumber }).allSatisfy({
        Int($0).map { $0 <= Self.longest } ?? false
      })
    else { return nil }
    (self.flags, self.size, self.kind) = (flags, size, kind)
  }

  /// Returns the text of a value; nil for a value that is not a number.
  func text(of value: SwiftValue) -> String? {
    guard let number = value.double else { return nil }
    if "diuxXoc".contains(kind) {
      guard let whole = value.integer ?? Int(exactly: number.rounded(.towardZero)) else {
        return nil
      }
      return printed(whole)
    }
    return printed(number)
  }

  private func printed(_ number: any CVarArg) -> String? {
    var bytes = [CChar](repeating: 0, count: 2 * Self.longest + 400)
    let count = unsafe withVaList([number]) {
      unsafe vsnprintf(&bytes, bytes.count, "%\(flags)\(size)\(kind)", $0)
    }
    guard count >= 0, count < bytes.count else { return nil }
    return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
