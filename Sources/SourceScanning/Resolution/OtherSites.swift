internal import AnimationSyntax
internal import MotionRecording
internal import SwiftProgram

/// The animations of one file that other readers find: keyframes, and those of UIKit, AppKit and Core Animation.
///
/// They are read with the constants of all files.
struct OtherSites: Sendable {
  private(set) var rows: [ScannedAnimation] = []

  /// The names that the file itself does not explain completely.
  private(set) var names: Set<String> = []

  private static let words = [
    "eyframe", "UIView", "CABasic", "CASpring", "CAKey", "CATransaction", "NSAnimationContext",
  ]
  .map { Array($0.utf8) }

  /// The constructs that ``SiteReader`` reads itself.
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
      // Names before the next site belong to this one.
      let end = number + 1 < sites.count ? sites[number + 1].start : file.text.bytes.count
      let steps = asked.steps(in: start..<max(start, end))
      let curves = (try? result.get()) ?? []
      var reason = ""
      if case .failure(let error) = result { reason = error.problem.sentence }
      let found =
        curves.isEmpty
        ? [row(site, nil, "", reason, steps, file, index)]
        : curves.map { curve in
          let text = Self.text(of: curve, context)
          let reason = text.isEmpty ? Self.reason(for: curve, site, file) : ""
          return row(site, curve, text, reason, steps, file, index)
        }
      // Several curves that are not tracks of one animation are the branches of a choice.
      let isChoice = curves.count > 1 && curves.allSatisfy { $0.track == nil }
      rows += found.enumerated().map { number, row in
        var row = row
        row.surroundings.modifiersBefore = file.changes[start] ?? []
        if isChoice { row.branch = number + 1 }
        if isChoice, row.resolution == .literal { row.resolution = .branch }
        return row
      }
    }
  }

  /// Returns the animations with another index of their file.
  func rows(ofFile index: Int) -> [ScannedAnimation] {
    rows.map { row in
      var row = row
      row.surroundings.fileIndex = index
      return row
    }
  }

  /// Returns the offset at which a site begins, in bytes.
  private static func offset(of site: PastedSite, in file: ScannedFile) -> Int {
    let line = file.text.bytes(ofLine: site.line)
    let before = String(decoding: line, as: UTF8.self).prefix(site.column - 1)
    return line.startIndex + before.utf8.count
  }

  private func row(
    _ site: PastedSite, _ curve: ParsedExpression?, _ text: String, _ reason: String,
    _ steps: Set<FoldedText.Step>, _ file: ScannedFile, _ index: Int
  ) -> ScannedAnimation {
    let measures = curve.flatMap { try? Recorder().play($0.subject).measures() }
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
      base: isAnimation && !text.isEmpty ? AnimationLinks(text).base : "", branch: nil,
      condition: file.isTest ? "test" : "", reduceMotion: "", trigger: "",
      resolution: curve == nil
        ? .unread
        : !reason.isEmpty
          ? .partly
          : steps.contains(.defaultValue) ? .byDefault : steps.isEmpty ? .literal : .constant,
      duration: measures?.logicalCompletion, settle: measures?.settledWithin1Percent,
      overshoot: isKeyframes ? nil : measures.map { $0.overshoot?.fraction ?? 0 },
      declaration: site.declaration ?? "", written: site.text, reason: reason,
      setting: file.isTest ? .test : .app, subjects: curve.map { [$0.subject] } ?? [],
      isSpelled: false,
      surroundings: ScannedAnimation.Surroundings(
        reducesMotion: !file.typesThatReduceMotion.isEmpty, isOfWidget: file.isOfWidget,
        range: line.startIndex..<line.endIndex, fileIndex: index,
        framework: Self.framework(of: site.construct, file)))
  }

  /// Returns an expression for a curve; empty if there is none.
  private static func text(of curve: ParsedExpression, _ context: ExpressionContext) -> String {
    if let text = Expression.text(of: curve.subject) { return text }
    guard case .animation = curve.subject else { return curve.text }
    let read = try? Expression.parse(curve.text, in: context)
    return read?.map(\.subject) == [curve.subject] ? curve.text : ""
  }

  /// Returns the reason why there is no expression for a curve: the note of its reader, without the position.
  private static func reason(
    for curve: ParsedExpression, _ site: PastedSite, _ file: ScannedFile
  ) -> String {
    guard let note = curve.notes.first else { return "no expression says how it is played" }
    let place = "\(file.path):\(site.line): "
    return note.hasPrefix(place) ? String(note.dropFirst(place.count)) : note
  }

  /// Returns the framework that plays the animation of a construct.
  private static func framework(
    of construct: String, _ file: ScannedFile
  ) -> ScannedAnimation.Framework {
    if construct.hasPrefix("NS") { return .appKit }
    if construct.hasPrefix("UI") { return .uiKit }
    guard construct.hasPrefix("CA") else { return .swiftUI }
    let isAppKit = ["import AppKit", "import Cocoa"].contains {
      WordSearch.contains(Array($0.utf8), in: file.text.bytes)
    }
    return isAppKit ? .appKit : .uiKit
  }
}
