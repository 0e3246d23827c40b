/// A hash of text that is the same on every machine and in every run, to tell names apart.
///
/// 32-bit FNV-1a (Fowler, Noll, Vo).
package struct TextHash: Hashable, Sendable {
  /// The hash of the texts that have been added.
  package private(set) var value: UInt32 = 2_166_136_261

  /// Computes the hash of texts, one after the other.
  package init(_ texts: String...) {
    for text in texts {
      for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
    }
  }
}
