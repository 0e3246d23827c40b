internal import AnimationModel
internal import MotionRecording
internal import TextForms

extension ScanRule {
  private static func seconds(_ time: Double) -> String {
    "\(HumanNumber.text(time, digits: 3)) s"
  }

  static let timing = [
    ScanRule(
      id: "widget-over-two-seconds", level: .error,
      summary: "An animation of more than two seconds in a widget.",
      help: "The system cuts animations of widgets and Live Activities off after two seconds.",
      source: "Apple, \"Animating data updates in widgets and Live Activities\".",
      bad: "struct Clock: Widget {}\n" + view(".animation(.linear(duration: 3), value: isOn)"),
      good: "struct Clock: Widget {}\n" + view(".animation(.linear(duration: 1), value: isOn)"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.kind == .use, animation.surroundings.isOfWidget, animation.isKnown else {
            return nil
          }
          if links.names.contains("repeatForever") {
            return "never ends, and a widget's animation is cut off after 2 s; let it end before"
          }
          guard let settle = animation.settle, settle > 2 else { return nil }
          return
            "takes \(seconds(settle)), and a widget's animation is cut off after 2 s; make it shorter"
        }
      }),
    ScanRule(
      id: "never-settles", level: .error,
      summary: "A spring without damping, which swings forever.",
      help:
        "A bounce of 1 or more and a damping of 0 take nothing away from the motion. Give it some damping.",
      source: "The equation of the spring: without damping its amplitude is constant.",
      bad: view(".animation(.spring(duration: 0.5, bounce: 1), value: isOn)"),
      good: view(".animation(.spring(duration: 0.5, bounce: 0.4), value: isOn)"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.isSpelled, !links.isRepeated,
            animation.subjects.contains(where: \.swingsForEver)
          else { return nil }
          return "never comes to rest: nothing damps it; use a bounce below 1"
        }
      }),
    ScanRule(
      id: "long-animation", level: .warning,
      summary: "An animation that takes longer than a second, its delay included.",
      help: "Whoever waits for longer than a second loses the thread. `--longest` sets the limit.",
      source:
        "Nielsen, Usability Engineering, chapter 5: 1 s; Material Design, over 400 ms may feel slow.",
      bad: view(".animation(.easeInOut(duration: 1.5), value: isOn)"),
      good: view(".animation(.easeInOut(duration: 0.3), value: isOn)"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.isSpelled, !links.isRepeated, let settle = animation.settle,
            settle > scope.longest, !animation.isKeyframes
          else { return nil }
          return
            "takes \(seconds(settle)) until it has settled (limit: \(seconds(scope.longest))); make it shorter"
        }
      }),
    ScanRule(
      id: "too-short", level: .note,
      summary: "An animation that is over before it can be seen.",
      help: "Below a tenth of a second motion looks like a jump. `--shortest` sets the limit.",
      source: "Nielsen, Usability Engineering, chapter 5: 0.1 s is felt as at once.",
      bad: view(".animation(.linear(duration: 0.05), value: isOn)"),
      good: view(".animation(.linear(duration: 0.2), value: isOn)"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.isSpelled, !links.isRepeated, let settle = animation.settle, settle > 0,
            settle < scope.shortest
          else { return nil }
          return
            "is over after \(seconds(settle)) (limit: \(seconds(scope.shortest))); make it longer, or leave it out"
        }
      }),
    ScanRule(
      id: "delayed-response", level: .warning,
      summary: "A delay before the answer to a tap or a gesture.",
      help: """
        An answer that begins later than a tenth of a second after the touch feels like none. Delays that make a \
        stagger, of which the first begins at once, are let through.
        """,
      source: "Nielsen, Usability Engineering, chapter 5: 0.1 s.",
      bad: view(".onTapGesture { withAnimation(.smooth.delay(0.3)) { isOn = true } }"),
      good: view(".onTapGesture { withAnimation(.smooth) { isOn = true } }"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.kind == .use, actions.contains(animation.surroundings.closure),
            animation.context == "withAnimation", animation.isKnown, !links.isStagger,
            links.delay > 0.1, !scope.beginsEarlier(than: animation, links.delay)
          else { return nil }
          return
            "begins \(seconds(links.delay)) after the touch (limit: 0.1 s); leave the delay out"
        }
      }),
    ScanRule(
      id: "delay-outside-repeat", level: .note,
      summary: "A delay behind a repetition, which waits once only.",
      help:
        "`.repeatForever().delay(1)` waits once, at the start; `.delay(1).repeatForever()` waits every time.",
      source: "SwiftUI: a modifier applies to everything before it.",
      bad: view(".animation(.linear(duration: 0.2).repeatCount(3).delay(0.1), value: isOn)"),
      good: view(".animation(.linear(duration: 0.2).delay(0.1).repeatCount(3), value: isOn)"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.isSpelled, !links.isStagger, links.repetitions ?? 2 > 1,
            let repetition = links.names.firstIndex(where: { $0.hasPrefix("repeat") }),
            let delay = links.names.lastIndex(of: "delay"), delay > repetition, links.delay > 0
          else { return nil }
          let isEndless = links.names.contains("repeatForever")
          var (outside, inside) = (links.links, links.links)
          inside.insert(inside.remove(at: delay), at: repetition)
          if isEndless {
            (outside, inside) = (Array(outside[..<repetition]), Array(inside[...repetition]))
          }
          let times = [outside, inside].map { links in
            let duration = scope.scan.motions.motion(links.joined()).duration.map(seconds)
            return duration.map { isEndless ? " (\($0) each time)" : " (\($0) in all)" } ?? ""
          }
          return
            "waits \(seconds(links.delay)) once, at the start\(times[0]); '.delay(…).repeat…' waits every time"
            + times[1]
        }
      }),
  ]

  private static let actions: Set<String> = [
    "onTapGesture", "Button", "onChanged", "onEnded", "onLongPressGesture",
  ]
}

extension RuleScope {
  /// Whether the same closure has an animation that begins earlier, so that the delay is a stagger.
  fileprivate func beginsEarlier(than animation: ScannedAnimation, _ delay: Double) -> Bool {
    scan.animations.contains {
      $0.kind == .use && $0.surroundings.fileIndex == animation.surroundings.fileIndex
        && $0.surroundings.scope == animation.surroundings.scope && $0.isKnown
        && AnimationLinks($0.expression).delay < delay
    }
  }
}

extension Subject {
  /// Whether the subject is a spring without damping.
  fileprivate var swingsForEver: Bool {
    guard let spring else { return false }
    return spring.damping <= 0
  }
}

extension ScannedAnimation {
  /// Whether the animation consists of keyframes.
  fileprivate var isKeyframes: Bool {
    if case .keyframes = subjects.first { true } else { false }
  }
}
