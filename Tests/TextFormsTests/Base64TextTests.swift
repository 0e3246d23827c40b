import Foundation
import Testing

@testable import TextForms

@Suite struct Base64TextTests {
  @Test func everyLengthIsAsFoundationWritesIt() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) }
      #expect(
        String(decoding: Base64Text.encoded(bytes), as: UTF8.self)
          == Data(bytes).base64EncodedString())
    }
  }
}
