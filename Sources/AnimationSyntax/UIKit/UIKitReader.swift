internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads the animations of UIKit, AppKit and Core Animation in a list of statements.
///
/// The code in closures is not looked at, with two exceptions: the settings in a group of AppKit's and the keyframes
/// in a keyframe animation of UIKit's. Statements about anything else are passed over.
///
/// The tree may be that of any Swift; only calls of the types that are known here are looked into, and only they
/// can be at fault.
struct UIKitReader {
  /// Reads the values that are written, with what the names before them stand for.
  var values: UIKitValueReader

  /// The animations so far.
  var found: [UIKitAnimation] = []

  /// Where the calls begin that have been read.
  var readCalls: Set<Int> = []

  /// Animations of Core Animation that are being set up, in the order of the text.
  var animations: [MediaObject] = []

  /// The indices of the animations that names stand for: each the last one that was made by the name.
  var animationNames: [String: Int] = [:]

  /// The variables that the statements declare.
  var declaredNames: Set<String> = []

  /// Which of them the statements return.
  var result: Int?

  /// The animators that have names, and which of the animations they are.
  var animators: [String: Int] = [:]

  /// The transactions that are open, the outermost first; that of the run loop if there are none.
  var transactions: [TransactionSettings] = []

  /// The settings between `UIView.beginAnimations` and `UIView.commitAnimations`.
  var block: ViewBlockSettings?

  /// The settings between `NSAnimationContext.beginGrouping` and `endGrouping`.
  var group: AnimationContextSettings?

  /// How animators are moved by hand.
  var animatorUses: AnimatorUses

  /// The functions of the source around the statements, by their names.
  var functions: [String: [FunctionDeclSyntax]]

  /// How many functions, closures and loops are being followed.
  var depth = 0

  /// Whether that is known of the source around the statements.
  let knowsSource: Bool

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - surroundings: How animators are moved by hand in the source around the statements, and which functions it
  ///     declares; nil if there is none.
  ///   - outerNames: Puts in place of names what they stand for in the source around the statements; nil if there
  ///     is none.
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

  /// Notes something that a reader should know of an animation.
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
      // A setting that a member leaves out is taken from its group.
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
