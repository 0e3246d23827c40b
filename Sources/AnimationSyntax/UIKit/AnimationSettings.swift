internal import AnimationModel
internal import SwiftSyntax

/// What is set in a group of AppKit's.
struct AnimationContextSettings {
  /// Where the group begins.
  let range: Range<Int>
  private(set) var context = NSAnimationContext()

  init(range: Range<Int>) {
    self.range = range
  }

  /// Sets a property to what is written in a range; others have nothing to do with the motion.
  mutating func set(
    _ property: String, to range: Range<Int>, reader: UIKitReader
  ) throws(Fault) {
    switch property {
    case "duration": context.duration = try reader.number(in: range)
    case "timingFunction": context.timingFunction = try reader.timingFunction(in: range)
    default: break
    }
  }
}

/// What is set in a transaction of Core Animation.
struct TransactionSettings {
  /// Where the transaction begins.
  let range: Range<Int>
  private(set) var transaction = CATransaction()

  /// Whether anything is set that animations follow.
  private(set) var isSet = false

  init(range: Range<Int>) {
    self.range = range
  }

  /// Follows a call of one of the transaction's functions.
  mutating func set(
    _ function: String, _ call: UIKitCall, reader: UIKitReader
  ) throws(Fault) {
    guard let argument = call.expression.arguments.first?.expression else { return }
    let range = reader.source.range(of: argument)
    var setting = function
    if function == "setValue", let key = call.argument("forKey") {
      setting =
        reader.constantName(in: reader.source.range(of: key), prefix: "kCATransaction")
        .map { "set" + $0.prefix(1).uppercased() + $0.dropFirst() } ?? function
    }
    switch setting {
    case "setAnimationDuration": transaction.animationDuration = try reader.number(in: range)
    case "setAnimationTimingFunction":
      transaction.animationTimingFunction = try reader.timingFunction(in: range)
    case "setDisableActions":
      let name = reader.constantName(in: range, prefix: "kCFBoolean")
      transaction.disableActions = name == "true" || reader.isTrue(range)
    default: return
    }
    isSet = true
  }
}

/// What is set between `UIView.beginAnimations` and `UIView.commitAnimations`, UIKit's calls before closures.
struct ViewBlockSettings {
  /// Where the block begins.
  let range: Range<Int>

  private var timing = CAMediaTiming()
  private var curve = UIView.AnimationCurve.easeInOut
  private var duration = Self.defaultDuration

  /// Seconds, as Apple documents it.
  private static let defaultDuration = 0.2

  /// The functions that belong to a block.
  static let functions: Set<String> = [
    "beginAnimations", "commitAnimations", "setAnimationDuration", "setAnimationDelay",
    "setAnimationCurve", "setAnimationRepeatCount", "setAnimationRepeatAutoreverses",
    "setAnimationBeginsFromCurrentState",
  ]

  init(range: Range<Int>) {
    self.range = range
  }

  /// Follows a call of one of the block's functions.
  mutating func set(
    _ function: String, _ call: UIKitCall, reader: UIKitReader
  ) throws(Fault) {
    guard let argument = call.expression.arguments.first?.expression else { return }
    let range = reader.source.range(of: argument)
    switch function {
    case "setAnimationDuration": duration = try reader.number(in: range)
    case "setAnimationDelay": timing.beginTime = try reader.number(in: range)
    case "setAnimationRepeatCount": timing.repeatCount = try reader.count(in: range)
    case "setAnimationRepeatAutoreverses": timing.autoreverses = reader.isTrue(range)
    case "setAnimationCurve":
      let name = reader.constantName(in: range, prefix: "UIViewAnimationCurve")
      curve = UIView.AnimationCurve.allCases.first { "\($0)" == name } ?? curve
    default: break
    }
  }

  /// What the block animates with.
  var animation: Animation {
    guard duration > 0 else { return .linear(duration: 0) }
    var timing = timing
    timing.duration = duration
    return timing.animation(of: curve.unitCurve)
  }
}
