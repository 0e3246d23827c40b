internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads the animations of UIKit, AppKit and Core Animation in a list of statements.
///
/// The code in closures is ignored, with two exceptions: the settings in a group of AppKit and the keyframes in a
/// keyframe animation of UIKit. Statements about anything else are skipped.
///
/// The tree may be any Swift code; only calls of the supported types are examined, and only they can have faults.
struct UIKitReader {
  /// Reads values in the text, with the meanings of the names before them.
  var values: UIKitValueReader

  /// The animations found so far.
  var found: [UIKitAnimation] = []

  /// The offsets of the calls that have been read.
  var readCalls: Set<Int> = []

  /// Animations of Core Animation that are being set up, in the order of the text.
  var animations: [MediaObject] = []

  /// The index of the animation that each name denotes: the last one that was created with the name.
  var animationNames: [String: Int] = [:]

  /// The variables that the statements declare.
  var declaredNames: Set<String> = []

  /// The index of the animation that the statements return.
  var result: Int?

  /// The animators with names, and the indices of their animations.
  var animators: [String: Int] = [:]

  /// The open transactions, from the outermost; if there are none, the transaction of the run loop is used.
  var transactions: [TransactionSettings] = []

  /// The settings between `UIView.beginAnimations` and `UIView.commitAnimations`.
  var block: ViewBlockSettings?

  /// The settings between `NSAnimationContext.beginGrouping` and `endGrouping`.
  var group: AnimationContextSettings?

  /// The members by which animators are controlled manually.
  var animatorUses: AnimatorUses

  /// The functions of the surrounding source, by their names.
  var functions: [String: [FunctionDeclSyntax]]

  /// The nesting depth of the functions, closures and loops that are being processed.
  var depth = 0

  /// Whether the surrounding source is known.
  let knowsSource: Bool

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - surroundings: The manual control of animators in the surrounding source, and its functions; nil if there is no
  ///     surrounding source.
  ///   - outerNames: A closure that replaces names by their meanings in the surrounding source; nil if there is none.
  init(
    text: TextRegions, source: SwiftText, context: ExpressionContext,
    surroundings: (uses: AnimatorUses, functions: [String: [FunctionDeclSyntax]])? = nil,
    outerNames: UIKitValueReader.OuterNames? = nil
  ) {
    values = UIKitValueReader(text: text, source: source, context: context, outerNames: outerNames)
    animatorUses = surroundings?.uses ?? AnimatorUses()
    functions = surroundings?.functions ?? [:]
    knowsSource = surroundings != nil
  }

  var text: TextRegions { values.text }
  var source: SwiftText { values.source }

  // MARK: - Statements

  /// Adds a note for a reader on an animation.
  mutating func note(_ text: String, on index: Int) { animations[index].note(text) }

  func rangeFrom(_ first: ExprSyntax, to last: ExprSyntax) -> Range<Int> {
    source.range(of: first).lowerBound..<source.range(of: last).upperBound
  }

  // MARK: - Calls

  /// Ends the innermost transaction.
  mutating func commit() {
    guard let settings = transactions.popLast() else { return }
    let members = Set(animations.flatMap(\.members))
    for index in animations.indices.reversed() {
      guard animations[index].range.lowerBound > settings.range.lowerBound else { break }
      // A property that a member does not set is taken from its group.
      if !members.contains(index) { animations[index].inherit(settings) }
    }
    if settings.isSet { add(settings, "CATransaction", named: nil) }
  }

  mutating func endBlock() {
    if let block { add(block, "UIView.beginAnimations", named: nil) }
    block = nil
  }

  mutating func endGroup() {
    if let group { add(group, "NSAnimationContext", named: nil) }
    group = nil
  }

  mutating func add(
    _ settings: some AnimationSettings, _ construct: String, named name: String?
  ) {
    let written = settings.written.text(in: text)
    add(
      construct, named: name, settings.range,
      text: written.isEmpty ? construct : "\(construct): \(written)"
    ) { _ throws(Fault) in
      try settings.written.check()
      return settings.animation
    }
    for note in settings.written.notes { found[found.count - 1].add(note: note) }
  }

  mutating func add(
    _ construct: String, named name: String?, _ range: Range<Int>, text: String? = nil,
    _ animation: @escaping (String?) throws(Fault) -> Animation
  ) {
    let written = self.text.string(in: range)
    found.append(
      UIKitAnimation(construct, named: name, range, text: text ?? construct) {
        name throws(Fault) in
        [
          ParsedExpression(
            name: name ?? construct, isLabelled: name != nil, text: written,
            subject: .animation(try animation(name)))
        ]
      })
  }
}
