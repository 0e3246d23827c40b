import AnimationModel
import MotionRecording
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// Groups of Core Animation in the form in which apps write them.
@Suite struct MediaObjectTests {
  private static func source(_ statements: String) -> String {
    """
    import UIKit
    func show() {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 10
      let move = CABasicAnimation(keyPath: "position.x")
      let shake = CAKeyframeAnimation(keyPath: "position.y")
      shake.values = [0, 10, 0]
      \(statements)
    }
    """
  }

  private static func curves(_ statements: String) throws -> [String: ParsedExpression] {
    let parsed = try ExpressionFile.parse(source(statements), fileName: "a.swift")
    return Dictionary(parsed.map { ($0.name, $0) }) { first, _ in first }
  }

  private static var group: CAAnimationGroup {
    var group = CAAnimationGroup()
    group.timing.duration = 0.5
    group.timing.repeatCount = 3
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    return group
  }

  @Test(arguments: ["group.animations = [fade, move, shake]\n", ""])
  func membersPlayInTheirGroup(first: String) throws {
    let curves = try Self.curves(
      """
      let group = CAAnimationGroup()
      \(first)group.duration = 0.5
      group.repeatCount = 3
      group.timingFunction = .init(name: .easeIn)
      group.animations = [fade, move, shake]
      """)
    var fade = CABasicAnimation()
    fade.timing.duration = 10
    #expect(curves["fade"]?.subject == .animation(Self.group.animation(of: fade)))
    #expect(curves["fade"]?.notes == ["a.swift:3: 'fade' is cut off by its group after 0.5 s"])
    #expect(curves["move"]?.subject == .animation(Self.group.animation(of: CABasicAnimation())))
    #expect(curves["move"]?.notes == [])
    let shake = Self.group.path(of: CAKeyframeAnimation(values: [0, 10, 0]))
    #expect(curves["shake"]?.subject == .keyframes(KeyframeCurve(shake)))
    #expect(curves.count == 3)
  }

  @Test func aGroupInAGroupIsCutOffToo() throws {
    let curves = try Self.curves(
      """
      let inner = CAAnimationGroup()
      inner.animations = [fade]
      inner.duration = 4
      let outer = CAAnimationGroup()
      outer.animations = [inner, move]
      outer.duration = 2
      """)
    var outer = CAAnimationGroup()
    outer.timing.duration = 2
    var inner = CAAnimationGroup()
    inner.timing.duration = 4
    inner.outerGroups = [outer]
    var fade = CABasicAnimation()
    fade.timing.duration = 10
    #expect(curves["fade"]?.subject == .animation(inner.animation(of: fade)))
    #expect(curves["move"]?.subject == .animation(.linear(duration: 2)))
  }

  /// Members that functions and properties of the same type create.
  @Test(arguments: ["pulse, turn()", "self.pulse, self.turn()"])
  func membersMayBeMadeElsewhere(members: String) throws {
    let text = """
      class Spinner {
        var animation: CAAnimationGroup {
          let animation = CAAnimationGroup()
          animation.animations = [\(members)]
          animation.duration = 2
          animation.repeatCount = .infinity
          return animation
        }
      }
      extension Spinner {
        var pulse: CABasicAnimation {
          let pulse = CABasicAnimation(keyPath: "opacity")
          pulse.duration = 0.5
          return pulse
        }
        func turn() -> CABasicAnimation {
          let turn = CABasicAnimation(keyPath: "transform.rotation")
          return turn
        }
      }
      class Other {
        var pulse: CABasicAnimation {
          let pulse = CABasicAnimation(keyPath: "opacity")
          pulse.duration = 0.5
          return pulse
        }
      }
      """
    var group = CAAnimationGroup()
    group.timing = CAMediaTiming(duration: 2, repeatCount: .infinity)
    var pulse = CABasicAnimation()
    pulse.timing.duration = 0.5
    let curves = try ExpressionFile.parse(text, fileName: "a.swift")
    #expect(
      curves.map(\.subject) == [
        .animation(group.animation(of: pulse)), .animation(group.animation(of: CABasicAnimation())),
        .animation(.linear(duration: 0.5)),
      ])
  }

  /// The settings of a transaction apply to the group, and through it to the members.
  @Test func transactionsSetTheGroup() throws {
    let curves = try Self.curves(
      """
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      let jump = CABasicAnimation(keyPath: "position")
      let group = CAAnimationGroup()
      group.animations = [jump]
      layer.add(group, forKey: nil)
      CATransaction.commit()
      """)
    var group = CAAnimationGroup()
    group.timing.duration = 3
    group.timingFunction = CATransaction().animationTimingFunction
    #expect(curves["jump"]?.subject == .animation(group.animation(of: CABasicAnimation())))
  }

  /// A member with a duration can be shown without its group; one without a duration depends on the app like the group.
  @Test func aGroupThatDependsOnTheAppIsLeftOut() throws {
    let readings = try ExpressionFile.readings(
      Self.source(
        "let group = CAAnimationGroup()\ngroup.duration = own\ngroup.animations = [fade, move]"),
      fileName: "a.swift")
    let byName = Dictionary(readings.map { ($0.site?.name, $0) }) { first, _ in first }
    let fade = try byName["fade"]?.curves.get().first
    #expect(fade?.subject == .animation(.linear(duration: 10)))
    #expect(
      fade?.notes == [
        "a.swift:3: the group of 'fade' depends on the app: it is shown as it plays by itself"
      ])
    guard case .failure(let error) = byName["move"]?.curves else {
      Issue.record("'move' is understood")
      return
    }
    #expect(error.problem is AppProblem)
  }

  @Test func groupsInACircleEnd() throws {
    let curves = try Self.curves(
      """
      let one = CAAnimationGroup()
      let two = CAAnimationGroup()
      one.animations = [two, fade]
      two.animations = [one]
      """)
    #expect(curves["fade"] != nil)
  }

  /// Arrays that a constant of the source denotes.
  @Test func arraysMayHaveNames() throws {
    let text = """
      class Spinner {
        private let times: [NSNumber] = [0, 0.25, 1]
        private let values = [1, 0.5, 1]
        func show() {
          let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
          pulse.keyTimes = times
          pulse.values = values
          pulse.duration = 2
        }
      }
      """
    var pulse = CAKeyframeAnimation(values: [1, 0.5, 1])
    pulse.keyTimes = [0, 0.25, 1]
    pulse.timing.duration = 2
    let curves = try ExpressionFile.parse(text, fileName: "a.swift")
    #expect(curves.map(\.subject) == [.keyframes(KeyframeCurve(pulse.path()))])
  }

  /// Core Animation has Bézier curves only.
  @Test(arguments: [("UnitCurve.circularEaseIn", "an arc of a circle"), ("Spring()", "a spring")])
  func curvesAreCoreAnimations(curve: String, found: String) throws {
    let readings = try ExpressionFile.readings(
      Self.source("move.timingFunction = \(curve)"), fileName: "a.swift")
    let errors = readings.compactMap { reading in
      if case .failure(let error) = reading.curves { "\(error)" } else { nil as String? }
    }
    let expected = "'timingFunction' must be a curve such as 'CAMediaTimingFunction(name: .easeIn)'"
    #expect(errors.count == 1 && errors[0].contains("\(expected), not \(found)"))
  }
}
