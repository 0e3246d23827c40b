extension ScanRule {
  static let usage = [
    ScanRule(
      id: "animation-without-value", level: .warning,
      summary: "`.animation(_:)` of a view, which animates every change.",
      help: """
        Without a value the modifier animates whatever changes in the view, and is deprecated since iOS 15. Write \
        `.animation(_:value:)`, or `.animation(_:body:)`. On an `Equatable` view it is legal.
        """,
      source: "Apple's documentation of View.animation(_:): deprecated in iOS 15.",
      bad: view(".scaleEffect(isOn ? 2 : 1).animation(.smooth)"),
      good: view(".scaleEffect(isOn ? 2 : 1).animation(.smooth, value: isOn)"),
      check: { scope in
        scope.hits { animation, _ in
          guard animation.context == "animation(_:)", animation.surroundings.isView,
            animation.branch ?? 1 == 1
          else { return nil }
          return
            "animates every change of the view; write '.animation(_:value:)' (unless the view is Equatable)"
        }
      }),
    ScanRule(
      id: "unused-definition", level: .note,
      summary: "A constant for an animation that no scanned file uses.",
      help: "Remove it, or use it where its motion is written out.",
      source: "Periphery and knip find unused declarations; neither knows what is an animation.",
      bad: "extension Animation {\n  static let card = Animation.spring(duration: 0.3)\n}",
      good: "extension Animation {\n  static let card = Animation.spring(duration: 0.3)\n}\n"
        + view(".animation(.card, value: isOn)"),
      check: { scope in
        var seen: Set<String> = []
        return scope.hits { animation, _ in
          guard animation.kind == .definition, animation.context != "parameter",
            let name = animation.name.split(separator: ".").last.map(String.init),
            scope.scan.table.references[name] == nil,
            seen.insert("\(animation.file):\(animation.name)").inserted
          else { return nil }
          return
            "is called '\(animation.name)', which none of the files uses; remove it"
        }
      }),
    ScanRule(
      id: "unnamed-animation", level: nil,
      summary: "`withAnimation { … }` without an animation.",
      help:
        "The default animation is the system's, and changed with iOS 17. Name the one that is meant.",
      source: "IceCubesApp: 74 of 86 calls name no animation.",
      bad: view(".onTapGesture { withAnimation { isOn = true } }"),
      good: view(".onTapGesture { withAnimation(.smooth) { isOn = true } }"),
      check: { scope in
        scope.hits { animation, _ in
          animation.kind == .use && animation.surroundings.isUnwritten
            ? "uses the default animation; name one" : nil
        }
      }),
    ScanRule(
      id: "raw-animation", level: nil,
      summary: "An animation that is written out where the app has constants for some.",
      help: "Use one of the app's constants, or add one.",
      source: "vellum-ai/vellum-assistant#7736: a sweep of inline durations into tokens.",
      bad: "extension Animation {\n  static let card = Animation.spring(duration: 0.3)\n}\n"
        + view(".animation(.easeOut(duration: 0.3), value: isOn).animation(.card, value: isOn)"),
      good: "extension Animation {\n  static let card = Animation.spring(duration: 0.3)\n}\n"
        + view(".animation(.card, value: isOn)"),
      check: { scope in
        let definitions = scope.scan.definitions.filter { $0.context.hasPrefix("static") }
        guard !definitions.isEmpty else { return [] }
        return scope.hits { animation, _ in
          guard animation.kind == .use, animation.isSpelled, animation.isKnown,
            !animation.surroundings.isUnwritten, animation.expression != "nil"
          else { return nil }
          let names = definitions.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
          return
            "is written out, and the app has \(definitions.count) constants, such as \(names); use one"
        }
      }),
  ]
}

extension ScannedAnimation.Surroundings {
  /// Whether the base of the modifier is certainly a view, and not a named binding or transition.
  fileprivate var isView: Bool {
    guard let plainBase else { return true }
    return ["content", "self", "label", "configuration.label"].contains(plainBase)
  }
}
