/// The date given by `SOURCE_DATE_EPOCH`, for formats that must have a date.
enum SourceDate {
  /// The first second of the first year with five digits.
  private static let end = 253_402_300_800

  /// The seconds since 1970 in the variable; nil if it is missing or empty.
  ///
  /// - Throws: A usage error if the variable is malformed, as the specification requires.
  ///
  /// Source: reproducible-builds.org, "SOURCE_DATE_EPOCH specification", 1.1.
  private static func seconds() throws(ToolError) -> Int? {
    guard let value = Process.environment("SOURCE_DATE_EPOCH"), !value.isEmpty else { return nil }
    let isNumber = value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let seconds = Int(value), seconds < end else {
      throw ToolError(
        .usage,
        """
        SOURCE_DATE_EPOCH must be a whole number of seconds from 0 to \(end - 1), not '\(value)'; unset it or \
        mend it
        """)
    }
    return seconds
  }

  /// Fails if the variable is malformed.
  static func check() throws(ToolError) {
    _ = try seconds()
  }

  /// The date and time in UTC, `2024-05-01T12:00:00Z`; nil without the variable.
  ///
  /// - Throws: A usage error if the variable is malformed.
  static func text() throws(ToolError) -> String? {
    guard let seconds = try seconds() else { return nil }
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = civilDate(days)
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, 2) }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
      + clock.joined(separator: ":") + "Z"
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(length - text.count, 0)) + text
  }

  /// The Gregorian date of a day counted from 1970-01-01.
  ///
  /// Years are counted from March, so that the leap day is the last of its year, in eras of 400
  /// years or 146,097 days.
  private static func civilDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let (era, dayOfEra) = shifted.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
