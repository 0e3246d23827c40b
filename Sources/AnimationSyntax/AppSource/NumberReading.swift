internal import SwiftProgram

/// Constant numbers, as Swift evaluates them: `1 - 0.25`, `Double(2) * 0.1`, `min(0.3, 0.5)`.
///
/// Callers that look up names elsewhere first put their values into the text.
package enum NumberReading {
  /// Returns the value of a text where a `Double` is expected; nil if it is not a finite number.
  package static func double(_ text: String) -> Double? {
    guard let term = term(of: text), let value = try? NumberResolver.double(term), value.isFinite
    else { return nil }
    return value
  }

  /// Returns the value of a text where an `Int` is expected; nil if it is none.
  package static func integer(_ text: String) -> Int? {
    term(of: text).flatMap { try? NumberResolver.integer($0) }
  }

  private static func term(of text: String) -> Term? {
    let regions = TextRegions(Array(text.utf8))
    let range = 0..<regions.bytes.count
    do throws(Fault) {
      try TextGuard.checkText(regions, in: range)
      try TextGuard.checkSwift(regions, in: range)
      return try SwiftText(regions, range: range).readTerm(refusing: [])
    } catch {
      return nil
    }
  }
}
