internal import AnimationSyntax
internal import MotionRecording

/// The animations of one file that other readers know: keyframes, and those of UIKit, AppKit and Core Animation.
///
/// They are read with the file's own constants.
struct OtherSites {
  private(set) var rows: [ScannedAnimation] = []

  private static let words = [
    "eyframe", "UIView", "CABasic", "CASpring", "CAKey", "CATransaction", "NSAnimationContext",
  ]
  .map { Array($0.utf8) }

  /// What ``SiteReader`` finds itself.
  private static let known: Set<String> = [
    "withAnimation", "animation", "transition", "contentTransition", "Transaction", "init",
    "phaseAnimator", "PhaseAnimator", "let", "var", "func", "parameter",
  ]

  init(_ file: ScannedFile, _ index: Int, _ table: NameTable, _ context: ExpressionContext) {
    guard Self.words.contains(where: { WordSearch.contains($0, in: file.text.bytes) }),
      let text = String(validating: file.text.bytes, as: UTF8.self), ExpressionFile.isSource(text),
      let readings = try? ExpressionFile.readings(text, fileName: file.path, in: context)
    else { return }
    for reading in readings {
      guard let site = reading.site, !Self.known.contains(site.construct),
        !site.construct.hasPrefix(".")
      else { continue }
      let curves = (try? reading.curves.get()) ?? []
      var reason = ""
      if case .failure(let error) = reading.curves { reason = error.problem.sentence }
      if curves.isEmpty {
        rows.append(row(site, nil, reason, file, index))
      } else {
        rows += curves.map { row(site, $0, "", file, index) }
      }
    }
  }

  private func row(
    _ site: PastedSite, _ curve: ParsedExpression?, _ reason: String, _ file: ScannedFile,
    _ index: Int
  ) -> ScannedAnimation {
    let text = curve.flatMap { Expression.text(of: $0.subject) } ?? curve?.text ?? ""
    let measures = curve.flatMap { try? Recorder().play($0.subject, name: "").measures() }
    let place = SourcePlace(line: site.line, column: site.column)
    let line = file.text.bytes(ofLine: site.line)
    let isAnimation = if case .animation = curve?.subject { true } else { false }
    // Keyframes go through values of their own, and have no travel to go beyond.
    let isKeyframes = if case .keyframes = curve?.subject { true } else { false }
    return ScannedAnimation(
      file: file.path, start: place,
      end: SourcePlace(line: site.line, column: site.column + site.construct.unicodeScalars.count),
      kind: .use, context: site.construct, name: curve?.track ?? "",
      expression: text.contains("\n") ? "" : text,
      base: isAnimation ? AnimationLinks(text).base : "", branch: nil,
      condition: file.isTest ? "test" : "", reduceMotion: "", trigger: "",
      resolution: curve == nil ? .unread : .literal,
      duration: measures?.logicalCompletion, settle: measures?.settledWithin1Percent,
      overshoot: isKeyframes ? nil : measures.map { $0.overshoot?.fraction ?? 0 },
      declaration: site.declaration ?? "", written: site.text, reason: reason,
      setting: file.isTest ? .test : .app, subjects: curve.map { [$0.subject] } ?? [],
      isSpelled: false,
      surroundings: ScannedAnimation.Surroundings(
        reducesMotion: !file.typesThatReduceMotion.isEmpty, isOfWidget: file.isOfWidget,
        range: line.startIndex..<line.endIndex, fileIndex: index))
  }
}
