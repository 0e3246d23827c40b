internal import SwiftProgram

/// The declarations of a file that other files may use, found by keywords.
struct DeclaredWords {
  /// The names of the types.
  private(set) var types: Set<String> = []

  /// The names of the types that other files see without the name of an enclosing type.
  private(set) var sharedTypes: Set<String> = []

  /// The names of the types that are views by their inheritance clauses.
  private(set) var views: Set<String> = []

  /// Whether one of the types is an app.
  private(set) var isApp = false

  /// The names of global functions and variables.
  private var globals: Set<String> = []

  /// The names of the extended types, with the names of the members that are added to each.
  private var extended: [String: Set<String>] = [:]

  /// The contents of braces.
  private enum Block {
    case added(to: String)
    case other
  }

  /// The meaning of a word for the next word, or for the text around it.
  private enum Kind {
    case type
    case member
    case privacy
    case addition
    case initializer
    case app
    case view
    case name
  }

  private static let kinds: KeyValuePairs<String, Kind> = [
    "struct": .type, "class": .type, "enum": .type, "protocol": .type, "actor": .type,
    "typealias": .type, "func": .member, "var": .member, "let": .member, "private": .privacy,
    "fileprivate": .privacy, "extension": .addition, "init": .initializer, "App": .app,
    "View": .view,
  ]

  /// The keywords, by their lengths: most words of a file are none of these, and are never decoded.
  private static let words: [[(bytes: [UInt8], kind: Kind)]] = {
    let all = kinds.map { (bytes: Array($0.key.utf8), kind: $0.value) }
    let longest = all.map(\.bytes.count).max() ?? 0
    return (0...longest).map { length in all.filter { $0.bytes.count == length } }
  }()

  private static func kind(of word: ArraySlice<UInt8>) -> Kind {
    guard word.count < words.count, let first = word.first else { return .name }
    for known in words[word.count] where known.bytes[0] == first && word.elementsEqual(known.bytes)
    {
      return known.kind
    }
    return .name
  }

  /// The state of the reader between two words.
  private struct Place {
    var blocks: [Block] = []

    /// The block that the next brace begins.
    var next = Block.other

    /// The meaning of the word before.
    var before = Kind.name
    var isPrivate = false

    /// The type whose name was read and whose braces have not begun.
    var head: String?

    /// Reads a character of code that belongs to no word.
    mutating func read(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "{"):
        blocks.append(next)
        next = .other
        head = nil
        isPrivate = false
      case UInt8(ascii: "}"):
        _ = blocks.popLast()
        isPrivate = false
      case .period: break
      default: before = .name
      }
    }
  }

  init(_ bytes: [UInt8]) {
    let regions = TextRegions(swift: bytes, interpolation: .quoted).regions
    var place = Place()
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isWordPart, regions[index] == .code else {
        if !byte.isBlank, !byte.isLineBreak, regions[index] == .code { place.read(byte) }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isWordPart { index += 1 }
      read(start..<index, of: bytes, &place)
    }
  }

  /// Reads a word.
  private mutating func read(_ range: Range<Int>, of bytes: [UInt8], _ place: inout Place) {
    let word = bytes[range]
    func name() -> String { String(decoding: word, as: UTF8.self) }
    if place.before == .addition {
      // The last name in `Card.Style` is meant.
      if range.upperBound < bytes.count, bytes[range.upperBound] == .period { return }
      let type = name()
      place.next = .added(to: type)
      if extended[type] == nil { extended[type] = [] }
      place.before = .name
      return
    }
    let kind = Self.kind(of: word)
    if let head = place.head {
      if kind == .app { isApp = true }
      if kind == .view { views.insert(head) }
    }
    if kind == .privacy { place.isPrivate = true }
    if kind == .member { place.isPrivate = false }
    if place.before == .type, kind != .member {
      add(type: name(), &place)
    } else if place.before == .member {
      switch place.blocks.last {
      case nil: globals.insert(name())
      case .added(let type): extended[type, default: []].insert(name())
      case .other: break
      }
    }
    // The type is named by `Color(hex: …)`.
    if kind == .initializer, case .added(let type)? = place.blocks.last,
      !isMember(range.lowerBound, in: bytes)
    {
      extended[type, default: []].insert(type)
    }
    place.before = kind
  }

  /// Adds a type whose name was read.
  private mutating func add(type: String, _ place: inout Place) {
    types.insert(type)
    place.head = type
    switch place.blocks.last {
    case nil: if !place.isPrivate { sharedTypes.insert(type) }
    // A nested type is visible wherever the other members of the type are.
    case .added(let outer): extended[outer, default: []].insert(type)
    case .other: break
    }
    place.isPrivate = false
    place.next = .other
  }

  /// Returns whether a dot precedes a word.
  private func isMember(_ start: Int, in bytes: [UInt8]) -> Bool {
    start > 0 && bytes[start - 1] == .period
  }

  /// Returns whether the file declares one of some names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - types: The types of the app: members that are added to one of these belong to it, whatever their names are.
  ///   - own: The types that the files with the shown views declare themselves.
  func has(_ names: NamedWords, types: Set<String>, own: Set<String>) -> Bool {
    // A nested type is seen by the name of the enclosing type: not every `State` in some type is meant.
    if !sharedTypes.subtracting(own).isDisjoint(with: names.all)
      || !globals.isDisjoint(with: names.all)
    {
      return true
    }
    return extended.contains { type, members in
      types.contains(type) ? names.all.contains(type) : names.have(members, of: type)
    }
  }
}
