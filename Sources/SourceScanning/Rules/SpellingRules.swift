internal import TextForms

extension ScanRule {
  static let spelling = [
    ScanRule(
      id: "ratio-as-damping", level: .warning,
      summary:
        "A damping below 1.5 beside a stiffness of 20 or more: a ratio where a coefficient is meant.",
      help: """
        `damping` is no fraction: with a stiffness of 170 the motion stops bouncing at a damping of 26. Write \
        `dampingFraction:` or a larger number.
        """,
      source: "marcosgriselli/ViewAnimator#59.",
      bad: view(".animation(.interpolatingSpring(stiffness: 170, damping: 0.7), value: isOn)"),
      good: view(".animation(.interpolatingSpring(stiffness: 170, damping: 18), value: isOn)"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.isSpelled, animation.isKnown,
            let call = SpringCall(links, "interpolatingSpring") ?? SpringCall(links, "Spring"),
            let damping = call.number("damping"), let stiffness = call.number("stiffness"),
            damping < 1.5, stiffness >= 20
          else { return nil }
          let ratio = damping / (2 * stiffness.squareRoot())
          return
            "has a damping of \(HumanNumber.text(damping)) beside a stiffness of \(HumanNumber.text(stiffness)) "
            + "(a damping ratio of \(HumanNumber.text(ratio, digits: 2))), so that it swings for seconds; "
            + "is '\(call.ratioSpelling)' meant?"
        }
      }),
    ScanRule(
      id: "response-spelling", level: .note,
      summary: "`response:dampingFraction:`, which `duration:bounce:` says since iOS 17.",
      help: "The two are exactly the same motion: the bounce is 1 less the damping fraction.",
      source: "WWDC23, \"Animate with springs\"; `kymo diff` of both is 0.",
      bad: view(".animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOn)"),
      good: view(".animation(.spring(duration: 0.3, bounce: 0.3), value: isOn)"),
      check: { scope in
        scope.animations.compactMap { index, animation in
          let links = AnimationLinks(animation.expression)
          guard animation.isSpelled, animation.isKnown, let call = SpringCall(links, "spring"),
            let response = call.text("response"), let fraction = call.number("dampingFraction"),
            (0...1).contains(fraction)
          else { return nil }
          let bounce = NumberText.swift(DecimalRounding.significant(1 - fraction, digits: 12))
          let blend = call.text("blendDuration").map { ", blendDuration: \($0)" } ?? ""
          let other = ".spring(duration: \(response), bounce: \(bounce)\(blend))"
          return RuleHit(
            index, "is '\(other)' in the words of iOS 17",
            replacement: animation.replacing(call.link, with: other))
        }
      }),
    ScanRule(
      id: "equals-preset", level: .note,
      summary: "The same motion as one of SwiftUI's presets.",
      help: "Write the preset: its name says more than its numbers.",
      source: "Measured: the difference of both motions is 0.",
      bad: view(".animation(.spring(duration: 0.5, bounce: 0.3), value: isOn)"),
      good: view(".animation(.bouncy, value: isOn)"),
      check: { scope in
        scope.animations.compactMap { index, animation in
          let links = AnimationLinks(animation.expression)
          guard animation.isSpelled, animation.isKnown, let first = links.links.first,
            first.contains(where: \.isNumber), first.hasPrefix("."), !first.contains("["),
            let preset = [".smooth", ".snappy", ".bouncy"].first(where: {
              scope.scan.motions.areSame($0, first)
            })
          else { return nil }
          return RuleHit(
            index, "is '\(preset)'", replacement: animation.replacing(first, with: preset))
        }
      }),
    ScanRule(
      id: "explicit-default", level: .note,
      summary: "A duration of 0.35 s, which the curve has by itself.",
      help: "Leave the duration out, or choose one.",
      source: "SwiftUI: the default duration of its timing curves.",
      bad: view(".animation(.easeOut(duration: 0.35), value: isOn)"),
      good: view(".animation(.easeOut, value: isOn)"),
      check: { scope in
        scope.animations.compactMap { index, animation in
          let links = AnimationLinks(animation.expression)
          guard animation.isSpelled, animation.isKnown, let first = links.links.first,
            first.hasSuffix("(duration: 0.35)"),
            [".linear", ".easeIn", ".easeOut", ".easeInOut"].contains(where: {
              first.hasPrefix("\($0)(")
            })
          else { return nil }
          let name = ".\(AnimationLinks.name(of: first))"
          return RuleHit(
            index, "has the duration that '\(name)' has by itself; leave it out",
            replacement: animation.replacing(first, with: name))
        }
      }),
    ScanRule(
      id: "repeat-once", level: .note,
      summary: "`repeatCount(1)`, which does nothing.",
      help:
        "The count is how often it plays, not how often it plays again. Leave it out, or write 2.",
      source: "SwiftUI: the first time counts.",
      bad: view(".animation(.easeOut.repeatCount(1), value: isOn)"),
      good: view(".animation(.easeOut, value: isOn)"),
      check: { scope in
        scope.animations.compactMap { index, animation in
          let links = AnimationLinks(animation.expression)
          guard animation.isSpelled, animation.isKnown, links.repetitions == 1,
            let link = links.links.first(where: { $0.hasPrefix(".repeatCount(") })
          else { return nil }
          return RuleHit(
            index, "plays once, as it would without '\(link)'; leave it out",
            replacement: animation.replacing(link, with: ""))
        }
      }),
    ScanRule(
      id: "zero-duration", level: .note,
      summary: "A duration of 0, which is no animation.",
      help: "Write `nil`: a change with an animation of 0 s still passes through a transaction.",
      source: "SwiftUI: an animation that is over at once.",
      bad: view(".animation(.linear(duration: 0), value: isOn)"),
      good: view(".animation(nil, value: isOn)"),
      check: { scope in
        scope.animations.compactMap { index, animation in
          let links = AnimationLinks(animation.expression)
          guard animation.isSpelled, animation.isKnown, animation.expression.hasPrefix("."),
            let first = links.links.first,
            let duration = SpringCall(links, String(AnimationLinks.name(of: first)))?
              .number("duration"), duration == 0
          else { return nil }
          return RuleHit(
            index, "has a duration of 0, which is no animation",
            replacement: links.links.count == 1 ? animation.replacing(first, with: "nil") : nil)
        }
      }),
    ScanRule(
      id: "blend-duration", level: .note,
      summary: "A blend duration, which acts only where a running spring's response changes.",
      help: "Leave it out, unless springs of different responses follow each other here.",
      source: "SwiftUI's documentation of `spring(response:dampingFraction:blendDuration:)`.",
      bad: view(".animation(.spring(duration: 0.3, bounce: 0.2, blendDuration: 0.5), value: isOn)"),
      good: view(".animation(.spring(duration: 0.3, bounce: 0.2), value: isOn)"),
      check: { scope in
        scope.hits { animation, links in
          guard animation.isSpelled, animation.isKnown,
            let call = SpringCall(links, "spring") ?? SpringCall(links, "interactiveSpring"),
            let blend = call.number("blendDuration"), blend > 0
          else { return nil }
          return
            "has a blend duration of \(HumanNumber.text(blend)) s, which acts only where the response of a "
            + "running spring changes; leave it out"
        }
      }),
  ]
}

/// A call in an animation's text, with its arguments by label.
struct SpringCall {
  /// The whole call: `.spring(duration: 0.3)`.
  let link: String

  private let arguments: [Substring: String]

  init?(_ links: AnimationLinks, _ name: String) {
    guard let link = links.links.first(where: { AnimationLinks.name(of: $0) == name }),
      let written = links.arguments(of: Substring(name))
    else { return nil }
    self.link = link
    var arguments: [Substring: String] = [:]
    for part in written.split(separator: ", ") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      arguments[part[..<colon]] = String(part[part.index(after: colon)...].drop { $0 == " " })
    }
    self.arguments = arguments
  }

  /// The spelling of the damping ratio for which a damping may have been mistaken.
  var ratioSpelling: String {
    link.hasPrefix("Spring") ? "dampingRatio:" : ".spring(response:dampingFraction:)"
  }

  func text(_ label: Substring) -> String? { arguments[label] }

  func number(_ label: Substring) -> Double? { arguments[label].flatMap { Double($0) } }
}

extension ScannedAnimation {
  /// Returns the code with one link replaced by another; nil if the link is not written literally.
  func replacing(_ link: String, with other: String) -> String? {
    let plain = link.hasPrefix(".") ? String(link.dropFirst()) : link
    guard let range = written.rangeOfOnly(plain) else { return nil }
    if other == "nil" { return written.count == link.count ? other : nil }
    if other.isEmpty {
      guard range.lowerBound > written.startIndex else { return nil }
      let dot = written.index(before: range.lowerBound)
      return String(written[..<dot] + written[range.upperBound...])
    }
    let replacement = other.hasPrefix(".") ? String(other.dropFirst()) : other
    return String(written[..<range.lowerBound]) + replacement + String(written[range.upperBound...])
  }
}

extension String {
  /// Returns the range of a text that occurs exactly once; nil otherwise.
  fileprivate func rangeOfOnly(_ part: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) {
        guard found == nil else { return nil }
        found = index..<self.index(index, offsetBy: part.count)
      }
      index = self.index(after: index)
    }
    return found
  }
}
