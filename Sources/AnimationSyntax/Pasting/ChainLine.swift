internal import SwiftProgram

/// The kind of a line of a list, by its beginning; determines which lines form one chain, since a view with its
/// modifiers needs no indentation.
enum ChainLine {
  /// An animation, which begins an expression anywhere: `.easeIn`.
  case animation
  /// A modifier with an animation or a transition, by itself or in a chain: `.animation(…)`.
  case pasted
  /// A name that both transitions and views have: `.offset(x: 10, y: 0)`.
  case transition
  /// Any other modifier of views: `.frame(width: 40)`, `.opacity(opacity)`.
  case modifier
  /// A view: `Circle()`.
  case view
  /// Anything else that begins with a dot, such as a misspelled name.
  case member
  case other

  /// Determines the kind of a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - content: The line, without blanks and comments around it; not empty.
  init(_ text: TextRegions, _ content: Range<Int>) {
    let hasDot = text.bytes[content.lowerBound] == .period
    let bytes = text.bytes[content.dropFirst(hasDot ? 1 : 0)]
    let name = bytes.prefix(while: \.isWordPart)
    let word = String(decoding: name, as: UTF8.self)
    let rest = bytes.dropFirst(name.count).drop { $0.isBlank }
    if hasDot {
      self = Self.kind(ofMember: word, rest)
    } else {
      self = Self.isView(word, rest) ? .view : .other
    }
  }

  /// Returns whether a line belongs to the same chain as the first line of an expression.
  ///
  /// - Parameter first: The first line.
  func continues(_ first: ChainLine) -> Bool {
    switch (first, self) {
    case (.view, .pasted), (.view, .transition), (.view, .modifier), (.view, .member): true
    case (.modifier, .pasted), (.modifier, .transition), (.modifier, .modifier): true
    case (.pasted, .modifier): true
    default: false
    }
  }

  private static let pastedModifiers: Set<String> = [
    "animation", "transition", "contentTransition", "phaseAnimator", "keyframeAnimator",
    "transaction",
  ]

  private static func kind(ofMember word: String, _ rest: ArraySlice<UInt8>) -> ChainLine {
    if !Catalog.starts(of: .animation, named: word).isEmpty { return .animation }
    if pastedModifiers.contains(word) { return .pasted }
    let isCall = rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "{")
    let hasArguments = isCall && !rest.starts(with: "()".utf8)
    // The transition has no arguments; the modifier has one.
    if word == "opacity", hasArguments { return .modifier }
    if Catalog.beginsTransition(word) { return .transition }
    let known = Catalog.startNames(of: .animation) + Catalog.memberNames(of: .animation)
    return isCall && SpellingSuggestion.nearest(to: word, among: known) == nil ? .modifier : .member
  }

  /// The names that code commonly gives to views.
  private static let namesOfViews: Set<String> = ["content", "label", "self", "view"]

  private static func isView(_ word: String, _ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first.map({ "({.".utf8.contains($0) }) ?? true else { return false }
    if namesOfViews.contains(word) { return true }
    guard word.first?.isUppercase == true, ValueType.swiftNames[word] == nil,
      !UIKitCall.types.contains(word), ForeignType.owner(of: word) == nil,
      !KeyframeFrame.names.contains(word), !KeyframeCallCheck.names.contains(word),
      word != "Transaction"
    else { return false }
    let types = ValueType.swiftNames.keys.sorted()
    return SpellingSuggestion.nearest(to: word, among: types, sharesFirstLetter: true) == nil
  }
}
