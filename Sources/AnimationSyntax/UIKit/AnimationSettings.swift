internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax

/// The settings for all animations between two statements.
protocol AnimationSettings {
  /// The range of the first statement.
  var range: Range<Int> { get }

  /// The settings from the text, with their faults.
  var written: WrittenSettings { get }

  /// The animation that results from the settings.
  var animation: Animation { get }
}

/// The settings of a group of AppKit.
struct AnimationContextSettings: AnimationSettings {
  /// The range of the beginning of the group.
  let range: Range<Int>
  private(set) var written = WrittenSettings()
  private var context = NSAnimationContext()

  init(range: Range<Int>) {
    self.range = range
  }

  var animation: Animation { context.animation }

  /// Sets a property to the value in a range; properties without influence on the motion are ignored.
  mutating func set(_ property: String, to range: Range<Int>, reader: UIKitValueReader) {
    switch property {
    case "duration":
      context.duration = written.number(property, range, reader) ?? context.duration
    case "timingFunction":
      context.timingFunction =
        written.timingFunction(property, range, reader) ?? context.timingFunction
    default: break
    }
  }

  /// Processes a setting that may or may not run, depending on the app.
  mutating func set(perhaps setting: UnplayedSettings.Setting) {
    guard let property = setting.path.last, ["duration", "timingFunction"].contains(property) else {
      return
    }
    written.note(property, perhaps: setting)
  }
}

/// The settings of a transaction of Core Animation.
struct TransactionSettings: AnimationSettings {
  /// The range of the beginning of the transaction.
  let range: Range<Int>
  private(set) var written = WrittenSettings()
  private(set) var transaction = CATransaction()

  /// Whether any setting affects animations.
  private(set) var isSet = false

  init(range: Range<Int>) {
    self.range = range
  }

  /// Processes a call of one of the transaction's functions.
  mutating func set(_ function: String, _ call: UIKitCall, reader: UIKitValueReader) {
    guard let argument = call.expression.arguments.first?.expression else { return }
    let range = reader.source.range(of: argument)
    var setting = function
    if function == "setValue", let key = call.argument("forKey") {
      setting =
        reader.constantName(in: reader.source.range(of: key), prefix: "kCATransaction")
        .map { "set" + $0.prefix(1).uppercased() + $0.dropFirst() } ?? function
    }
    switch setting {
    case "setAnimationDuration":
      transaction.animationDuration =
        written.number("animationDuration", range, reader) ?? transaction.animationDuration
    case "setAnimationTimingFunction":
      transaction.animationTimingFunction =
        written.timingFunction("animationTimingFunction", range, reader)
        ?? transaction.animationTimingFunction
    case "setDisableActions":
      transaction.disableActions =
        written.flag("disableActions", range, reader) ?? transaction.disableActions
    default: return
    }
    isSet = true
  }

  /// Processes a setting that may or may not run, depending on the app.
  mutating func set(perhaps setting: UnplayedSettings.Setting) {
    let settings = [
      "setAnimationDuration": "animationDuration",
      "setAnimationTimingFunction": "animationTimingFunction",
      "setDisableActions": "disableActions",
    ]
    guard let name = setting.path.last.flatMap({ settings[$0] }) else { return }
    written.note(name, perhaps: setting)
    isSet = true
  }

  var animation: Animation { transaction.animation }
}

/// The settings between `UIView.beginAnimations` and `UIView.commitAnimations`, UIKit's functions from before closures.
struct ViewBlockSettings: AnimationSettings {
  /// The range of the beginning of the block.
  let range: Range<Int>
  private(set) var written = WrittenSettings()

  private var timing = CAMediaTiming()
  private var curve = UIView.AnimationCurve.easeInOut
  private var duration = Self.defaultDuration

  /// The default duration in seconds, as documented by Apple.
  private static let defaultDuration = 0.2

  init(range: Range<Int>) {
    self.range = range
  }

  /// Processes a call of one of the block's functions.
  mutating func set(_ function: String, _ call: UIKitCall, reader: UIKitValueReader) {
    guard let argument = call.expression.arguments.first?.expression else { return }
    let range = reader.source.range(of: argument)
    switch function {
    case "setAnimationDuration": duration = written.number("duration", range, reader) ?? duration
    case "setAnimationDelay":
      timing.beginTime = written.number("delay", range, reader) ?? timing.beginTime
    case "setAnimationRepeatCount":
      timing.repeatCount = written.count("repeatCount", range, reader) ?? timing.repeatCount
    case "setAnimationRepeatAutoreverses":
      timing.autoreverses =
        written.flag("repeatAutoreverses", range, reader) ?? timing.autoreverses
    case "setAnimationCurve":
      let name = reader.constantName(in: range, prefix: "UIViewAnimationCurve")
      curve = UIView.AnimationCurve.allCases.first { "\($0)" == name } ?? curve
    default: break
    }
  }

  /// The animation of the block.
  var animation: Animation {
    guard duration > 0 else { return .linear(duration: 0) }
    var timing = timing
    timing.duration = duration
    return timing.animation(of: curve.unitCurve)
  }
}
