internal import SwiftProgram

/// The parts of an argument that reads a file: `@FILE`, `@FILE#EXPR`, and either with a label before it, as in
/// `gentle=@Motion.swift#elastic`.
public struct FileArgument: Hashable, Sendable {
  /// The name for the motions of the file; nil where they have their own names.
  public let label: String?

  /// The text after `@`.
  public let path: String

  /// Reads an argument; nil for one that reads no file.
  public init?(_ argument: String) {
    if argument.hasPrefix("@") {
      guard !Expression.isDeclaration(argument) else { return nil }
      label = nil
      path = String(argument.dropFirst())
      return
    }
    let text = TextRegions(Array(argument.utf8))
    guard let label = try? ExpressionLabel(text), let name = label.name,
      text.bytes[label.expression].first == UInt8(ascii: "@")
    else { return nil }
    // A path may have anything in it, signs of comments too.
    let written = String(decoding: text.bytes[label.expression.lowerBound...], as: UTF8.self)
    guard !Expression.isDeclaration(written) else { return nil }
    self.label = name
    path = String(written.dropFirst()).trimmingBlanks
  }
}

extension FileArgument {
  /// Gives curves of the file the label.
  ///
  /// One motion is called by it. Each of several has it before its own name, as in `mine.elastic`.
  public func labelled(_ curves: [ParsedExpression]) -> [ParsedExpression] {
    guard let label else { return curves }
    let isOne = Self.areOne(curves)
    return curves.map { curve in
      var curve = curve
      let whole = isOne ? label : Self.name(curve.timeline ?? curve.name, behind: label)
      let elements = curve.sweep.map { "\($0.parameter): \($0.texts[$0.index])" }
      let isSwept = isOne && !elements.isEmpty
      let name = isSwept ? "\(whole) (\(elements.joined(separator: ", ")))" : whole
      curve.name = curve.track.map { "\(name).\($0)" } ?? name
      if curve.timeline != nil { curve.timeline = name }
      curve.choiceText = curve.choiceText.map { ChoiceText.relabelled($0, name) }
      curve.isLabelled = true
      return curve
    }
  }

  /// The same for readings of expressions.
  public func labelled(_ readings: [ExpressionReading]) -> [ExpressionReading] {
    let curves = readings.flatMap { (try? $0.curves.get()) ?? [] }
    var named = labelled(curves)[...]
    return readings.map { reading in
      var reading = reading
      reading.curves = reading.curves.map { own in
        defer { named = named.dropFirst(own.count) }
        return Array(named.prefix(own.count))
      }
      return reading
    }
  }

  /// Gives the expressions of the file by themselves the label.
  ///
  /// - Parameter singles: Those of each reading, none of one that is not understood.
  public func labelled(_ singles: [[SingleExpression]]) -> [[SingleExpression]] {
    guard let label else { return singles }
    let isOne = singles.reduce(0) { $0 + max($1.count, 1) } == 1
    return singles.map { singles in
      singles.map { single in
        let name = isOne ? label : Self.name(single.name, behind: label)
        return SingleExpression(
          name: name, text: ChoiceText.relabelled(single.text, name),
          curves: FileArgument(label: name, path: path).labelled(single.curves))
      }
    }
  }

  private init(label: String, path: String) {
    self.label = label
    self.path = path
  }

  /// `mine.elastic` of `elastic`, and `mine.smooth` of `.smooth`.
  private static func name(_ name: String, behind label: String) -> String {
    name.hasPrefix(".") ? label + name : "\(label).\(name)"
  }

  /// Whether curves are one motion: one curve, the tracks of one timeline, or one sweep.
  private static func areOne(_ curves: [ParsedExpression]) -> Bool {
    guard let first = curves.first, curves.count > 1 else { return true }
    if first.sweep.isEmpty {
      return first.timeline != nil && curves.allSatisfy { $0.timeline == first.timeline }
    }
    return curves.allSatisfy { !$0.sweep.isEmpty && $0.text == first.text }
  }
}
