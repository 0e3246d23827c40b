import AnimationModel
import MotionRecording
import Testing
import TextForms

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite struct CatalogTests {
  /// Returns an argument for a parameter, as source text.
  private static func sample(_ parameter: ParameterSignature) -> String {
    let value: String
    switch parameter.type {
    case .seconds, .optionalSeconds, .number, .velocity, .value, .optionalValue, .cssNumber:
      value = "0.5"
    case .integer, .cssInteger: value = "3"
    case .flag: value = "true"
    case .spring: value = ".bouncy"
    case .unitCurve: value = ".circularEaseIn"
    case .unitPoint: value = ".center"
    case .velocityVector: value = "CGVector(dx: 0, dy: 0.5)"
    case .timingParameters: value = "UISpringTimingParameters(dampingRatio: 0.5)"
    case .timingFunctionName: value = ".easeInEaseOut"
    case .animationOptions: value = "[.repeat, .curveEaseIn]"
    case .animationCurve: value = ".easeOut"
    case .optionalAnimation: value = ".bouncy"
    case .transition: value = ".opacity"
    case .edge: value = ".top"
    case .size: value = "CGSize(width: 30, height: 5)"
    case .blurReplace: value = ".upUp"
    case .cssStops: value = "0, 1"
    case .cssStepPosition: value = "jump-both"
    }
    return parameter.label.map { "\($0): \(value)" } ?? value
  }

  /// Returns an entry with some of its arguments, as source text.
  private static func written(
    _ entry: CallableSignature, _ isGiven: (ParameterSignature) -> Bool
  ) -> String {
    let arguments = entry.parameters.filter(isGiven).map(sample).joined(separator: ", ")
    let call = entry.form == .property ? entry.name : "\(entry.name)(\(arguments))"
    switch (entry.kind, entry.form) {
    case (.animation, _): return ".\(call)"
    case (.modifier, _): return ".linear.\(call)"
    case (.transition, _) where entry.isMember: return "AnyTransition.slide.\(call)"
    case (.css, _): return "css:\(call)"
    case (.unitCurve, _) where entry.isMember: return "UnitCurve.easeIn.\(call)"
    case (_, .initializer): return call
    case (.spring, _): return "Spring.\(call)"
    case (.unitCurve, _): return "UnitCurve.\(call)"
    case (.unitPoint, _): return "UnitPoint.\(call)"
    case (.uiKit, _) where entry.name == "runningPropertyAnimator":
      return "UIViewPropertyAnimator.\(call)"
    case (.uiKit, _): return "UIView.\(call)"
    case (.transition, _): return "AnyTransition.\(call)"
    case (.keyframe, _): return call
    }
  }

  /// Returns a complete expression: a point alone is not a curve, a description of a spring is not an animation, and a
  /// keyframe is not a track, so each is placed in its context.
  private static func whole(_ entry: CallableSignature, _ text: String) -> String {
    switch entry.name {
    case _ where entry.kind == .keyframe: "KeyframeTrack(initialValue: 0) { \(text) }"
    case _ where entry.kind == .unitPoint:
      "UnitCurve.bezier(startControlPoint: \(text), endControlPoint: \(text))"
    case "UISpringTimingParameters":
      "UIViewPropertyAnimator(duration: 1, timingParameters: \(text))"
    default: text
    }
  }

  /// Returns the subjects of a text, with a view's size for transitions that need it; nil if it is not understood.
  private static func subjects(of text: String) -> [Subject]? {
    var context = ExpressionContext()
    context.viewSize = ViewSize(width: 50, height: 30)
    return (try? Expression.parse(text, in: context))?.map(\.subject)
  }

  @Test func everyEntryCanBeWrittenWithAllItsArguments() {
    for entry in Catalog.all {
      let text = Self.whole(entry, Self.written(entry) { _ in true })
      #expect(Self.subjects(of: text) != nil, "\(text)")
    }
  }

  @Test func everyEntryCanBeWrittenWithoutItsDefaults() {
    for entry in Catalog.all {
      let text = Self.whole(entry, Self.written(entry) { $0.defaultText == nil })
      #expect(Self.subjects(of: text) != nil, "\(text)")
    }
  }

  /// Defaults are data here and code in the model: an omitted argument must have the same meaning in both.
  @Test func givingTheDefaultsChangesNothing() throws {
    for entry in Catalog.all where entry.form != .property && entry.kind != .css {
      let short = Self.whole(entry, Self.written(entry) { $0.defaultText == nil })
      let arguments = entry.parameters.map { parameter in
        guard let value = parameter.defaultText else { return Self.sample(parameter) }
        return parameter.label.map { "\($0): \(value)" } ?? value
      }
      let bare = Self.written(entry) { _ in false }
      let long = Self.whole(entry, bare.dropLast(2) + "(\(arguments.joined(separator: ", ")))")
      let isPreferred = entry.parameters.contains { $0.defaultText == nil }
      if isPreferred || entry.parameters.isEmpty {
        #expect(Self.subjects(of: short) == Self.subjects(of: long), "\(short) and \(long)")
      } else {
        #expect(Self.subjects(of: long) != nil, "\(long)")
      }
    }
  }

  @Test func everyEntryIsDescribed() {
    for entry in Catalog.all {
      #expect(!entry.summary.isEmpty)
      #expect(entry.form != .property || entry.parameters.isEmpty)
      for parameter in entry.parameters {
        #expect(!parameter.help.isEmpty, "\(entry.name) \(parameter.name)")
        #expect(parameter.label == nil || parameter.label != "")
        #expect(!parameter.help.hasSuffix("."))
      }
    }
  }

  @Test(arguments: [
    "spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)",
    ("spring(response: Double = 0.5, dampingFraction: Double = 0.825, "
      + "blendDuration: TimeInterval = 0)"),
    "spring(_ spring: Spring, blendDuration: TimeInterval = 0)",
    "spring",
    "easeIn(duration: TimeInterval)",
    "delay(_ delay: TimeInterval)",
    "repeatCount(_ repeatCount: Int, autoreverses: Bool = true)",
    "logicallyComplete(after duration: TimeInterval)",
    "Spring(duration: TimeInterval = 0.5, bounce: Double = 0)",
    "bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)",
    "LinearKeyframe(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)",
    ("CubicKeyframe(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, "
      + "endVelocity: Value? = nil)"),
    ("SpringKeyframe(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), "
      + "startVelocity: Value? = nil)"),
    "MoveKeyframe(_ to: Value)",
    "cubic-bezier(x1, y1, x2, y2)",
    "steps(count, position = jump-end)",
    "ease-in-out",
  ])
  func signaturesReadAsInSwiftAndCSS(text: String) {
    #expect(Catalog.all.contains { $0.text == text })
  }

  @Test func noSignatureStandsTwice() {
    let texts = Catalog.all.map { "\($0.kind) \($0.text)" }
    #expect(Set(texts).count == texts.count)
  }

  @Test func entriesOfOneKindStandTogether() {
    var order: [CallableSignature.Kind] = []
    for entry in Catalog.all where order.last != entry.kind { order.append(entry.kind) }
    #expect(
      order == [
        .animation, .modifier, .spring, .unitCurve, .unitPoint, .uiKit, .keyframe, .transition,
        .css,
      ])
  }

  @Test func defaultsLieInTheirRanges() {
    for parameter in Catalog.all.flatMap(\.parameters) {
      guard case .number(let number) = parameter.defaultValue else { continue }
      #expect(parameter.range.contains(number))
      #expect(parameter.defaultText == NumberText.shortest(number))
    }
  }
}
