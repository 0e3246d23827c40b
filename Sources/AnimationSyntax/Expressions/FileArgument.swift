internal import SwiftProgram

/// The parts of an argument that reads a file: `@FILE` or `@FILE#EXPR`, either of them optionally after a label, as in
/// `gentle=@Motion.swift#elastic`.
public struct FileArgument: Hashable, Sendable {
  /// The name for the motions of the file; nil if they have their own names.
  public let label: String?

  /// The text after `@`.
  public let path: String

  /// Reads an argument; nil for an argument that reads no file.
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
    // A path may contain anything, even comment markers.
    let written = String(decoding: text.bytes[label.expression.lowerBound...], as: UTF8.self)
    guard !Expression.isDeclaration(written) else { return nil }
    self.label = name
    path = String(written.dropFirst()).trimmingBlanks
  }
}

extension FileArgument {
  /// Returns curves of the file with the label in their names.
  ///
  /// A single motion takes the label as its name. Each of several motions has it before its own name, as in
  /// `mine.elastic`.
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

  /// Returns readings of the file with the label in the names of their curves.
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

  /// Returns single expressions of the file with the label in their names.
  ///
  /// - Parameter singles: The single expressions of each reading; empty for a reading that is not understood.
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

  /// Returns a name with a label before it: `mine.elastic` for `elastic`, and `mine.smooth` for `.smooth`.
  private static func name(_ name: String, behind label: String) -> String {
    name.hasPrefix(".") ? label + name : "\(label).\(name)"
  }

  /// Returns whether curves are one motion: one curve, the tracks of one timeline, or one sweep.
  private static func areOne(_ curves: [ParsedExpression]) -> Bool {
    guard let first = curves.first, curves.count > 1 else { return true }
    if first.sweep.isEmpty {
      return first.timeline != nil && curves.allSatisfy { $0.timeline == first.timeline }
    }
    return curves.allSatisfy { !$0.sweep.isEmpty && $0.text == first.text }
  }
}
