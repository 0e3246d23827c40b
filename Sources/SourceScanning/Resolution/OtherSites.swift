internal import AnimationSyntax
internal import MotionRecording
internal import SwiftProgram

/// The animations of one file that other readers know: keyframes, and those of UIKit, AppKit and Core Animation.
///
/// They are read with the constants of all files.
struct OtherSites: Sendable {
  private(set) var rows: [ScannedAnimation] = []

  /// Names of which the file itself does not say all.
  private(set) var names: Set<String> = []

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
      let text = String(validating: file.text.bytes, as: UTF8.self), ExpressionFile.isSource(text)
    else { return }
    let asked = AskedNames(file: index, in: table)
    let readings = try? ExpressionFile.readings(
      ofSource: text, fileName: file.path, in: context,
      outside: OutsideNames(
        value: asked.value, files: asked.files(declaring:), note: asked.note))
    names = asked.names
    let sites = (readings ?? []).compactMap { reading in
      reading.site.map { (site: $0, curves: reading.curves, start: Self.offset(of: $0, in: file)) }
    }
    for (number, (site, result, start)) in sites.enumerated() {
      guard !Self.known.contains(site.construct), !site.construct.hasPrefix(".") else { continue }
      // What is named before the next one belongs to this.
      let end = number + 1 < sites.count ? sites[number + 1].start : file.text.bytes.count
      let steps = asked.steps(in: start..<max(start, end))
      let curves = (try? result.get()) ?? []
      var reason = ""
      if case .failure(let error) = result { reason = error.problem.sentence }
      if curves.isEmpty {
        rows.append(row(site, nil, reason, steps, file, index))
      } else {
        rows += curves.map { row(site, $0, "", steps, file, index) }
      }
    }
  }

  /// The animations, of a file that is the one of a number now.
  func rows(ofFile index: Int) -> [ScannedAnimation] {
    rows.map { row in
      var row = row
      row.surroundings.fileIndex = index
      return row
    }
  }

  /// Where a site begins, in bytes.
  private static func offset(of site: PastedSite, in file: ScannedFile) -> Int {
    let line = file.text.bytes(ofLine: site.line)
    let before = String(decoding: line, as: UTF8.self).prefix(site.column - 1)
    return line.startIndex + before.utf8.count
  }

  private func row(
    _ site: PastedSite, _ curve: ParsedExpression?, _ reason: String,
    _ steps: Set<FoldedText.Step>, _ file: ScannedFile, _ index: Int
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
      resolution: curve == nil
        ? .unread
        : steps.contains(.defaultValue) ? .byDefault : steps.isEmpty ? .literal : .constant,
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
