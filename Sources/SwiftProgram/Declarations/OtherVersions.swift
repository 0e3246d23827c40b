/// The code that `#if swift(…)` and `#if compiler(…)` exclude: Swift does not parse it, so that it may be invalid.
enum OtherVersions {
  /// Returns a text with blanks in place of excluded code; lines and columns stay the same.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var blanked = bytes
    var blocks: [Block] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
      let line = bytes[start..<end].drop(while: \.isBlank)
      let wasLeftOut = blocks.last?.isLeftOut ?? false
      let directive = Directive(line)
      switch directive {
      case .begins(let holds): blocks.append(Block(holds, isInside: wasLeftOut))
      case .continues(let holds): blocks.last.map { _ in blocks[blocks.count - 1].next(holds) }
      case .ends: _ = blocks.popLast()
      case nil: break
      }
      if directive == nil ? wasLeftOut : wasLeftOut && blocks.last?.isInside ?? false {
        for index in start..<end { blanked[index] = .space }
      }
      start = end + 1
    }
    return blanked
  }

  /// A line that begins or ends a clause of `#if`.
  private enum Directive: Equatable {
    /// Whether the version in the condition is there; nil for a condition about anything else.
    case begins(holds: Bool?)
    case continues(holds: Bool?)
    case ends

    init?(_ line: ArraySlice<UInt8>) {
      guard line.first == UInt8(ascii: "#") else { return nil }
      let words = String(decoding: line, as: UTF8.self).split(
        maxSplits: 1, whereSeparator: \.isWhitespace)
      let condition = words.count > 1 ? String(words[1]) : ""
      switch words.first {
      case "#if": self = .begins(holds: Self.holds(condition))
      case "#elseif": self = .continues(holds: Self.holds(condition))
      case "#else": self = .continues(holds: true)
      case "#endif": self = .ends
      default: return nil
      }
    }

    /// Returns whether a condition about a version and nothing else holds; the version is the newest.
    private static func holds(_ condition: String) -> Bool? {
      let signs = condition.prefix { $0 != "/" }.filter { !$0.isWhitespace }
      let isNegated = signs.hasPrefix("!")
      let call = isNegated ? signs.dropFirst() : signs[...]
      guard let name = ["swift(", "compiler("].first(where: call.hasPrefix), call.hasSuffix(")"),
        case let version = call.dropFirst(name.count).dropLast(),
        version.hasPrefix("<") || version.hasPrefix(">="),
        version.allSatisfy({ $0.isNumber || "<>=.".contains($0) })
      else { return nil }
      return version.hasPrefix(">=") != isNegated
    }
  }

  /// A block of `#if`, about versions or anything else.
  private struct Block {
    /// Whether the block is inside excluded code.
    let isInside: Bool

    /// Whether the current clause is excluded.
    private(set) var isLeftOut: Bool

    private let asksForVersion: Bool
    private var wasTaken: Bool

    init(_ holds: Bool?, isInside: Bool) {
      self.isInside = isInside
      asksForVersion = holds != nil
      wasTaken = holds == true
      isLeftOut = isInside || holds == false
    }

    mutating func next(_ holds: Bool?) {
      guard asksForVersion else { return }
      isLeftOut = isInside || wasTaken || holds == false
      if holds == true { wasTaken = true }
    }
  }
}
