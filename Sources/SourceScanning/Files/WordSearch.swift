internal import SwiftProgram

/// A search for words in the bytes of files, before they are parsed.
enum WordSearch {
  /// The parts of words of which every file that uses or defines an animation, or asks for reduced motion, contains
  /// at least one.
  ///
  /// `nimation`, for example, is in `withAnimation` and in `Animation`, `nimator` in `PhaseAnimator` and in
  /// `UIViewPropertyAnimator`.
  private static let wordsThatMatter = [
    "nimation", "pring", "eyframe", ".animate(", "nimator", "UIView.transition", "UnitCurve",
    "educeMotion", "scrollTransition", "symbolEffect", "CATransition",
  ].map { Array($0.utf8) }

  /// Whether a file may contain an animation or ask for reduced motion.
  static func matters(_ bytes: [UInt8]) -> Bool {
    wordsThatMatter.contains { contains($0, in: bytes) }
  }

  /// Whether bytes contain other bytes.
  static func contains(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return word.isEmpty }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe word.withUnsafeBufferPointer { word in
        var index = 0
        let last = bytes.count - word.count
        while index <= last {
          if unsafe bytes[index] == first {
            var length = 1
            while length < word.count, unsafe bytes[index + length] == word[length] { length += 1 }
            if length == word.count { return true }
          }
          index += 1
        }
        return false
      }
    }
  }

  /// Whether a file contains one of some names as a whole word.
  static func containsWord(of names: Set<String>, in bytes: [UInt8]) -> Bool {
    guard !names.isEmpty else { return false }
    let lengths = Set(names.map(\.utf8.count))
    var index = 0
    while index < bytes.count {
      guard bytes[index].isWordPart else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isWordPart { index += 1 }
      guard lengths.contains(index - start) else { continue }
      if names.contains(String(decoding: bytes[start..<index], as: UTF8.self)) { return true }
    }
    return false
  }
}
