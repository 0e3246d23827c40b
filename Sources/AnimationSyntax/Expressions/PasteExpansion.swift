internal import MotionRecording
internal import SwiftProgram

/// The conversion of pasted source into the curves of its animations.
struct PasteExpansion {
  let paste: Paste
  let context: ExpressionContext

  /// The label before the paste, which becomes its name; nil if there is no label.
  private var label: String?

  /// Whether animations are named by their positions even if there is only one.
  private var isFile = false

  /// Reads a text that is not an expression; nil if it contains no animations.
  init?(_ text: TextRegions, in context: ExpressionContext) {
    // Comments of a list are not Swift comments.
    var bytes = text.bytes
    for index in bytes.indices where text.regions[index] == .comment {
      if !bytes[index].isLineBreak { bytes[index] = .space }
    }
    if let label = try? ExpressionLabel(text), let name = label.name,
      let whole = try? Paste(bytes, in: context), whole.sites.count <= 1
    {
      for index in 0..<label.expression.lowerBound where !bytes[index].isLineBreak {
        bytes[index] = .space
      }
      self.label = name
    }
    guard let paste = try? Paste(bytes, in: context), !paste.sites.isEmpty else { return nil }
    self.paste = paste
    self.context = context
  }

  /// Reads the source of a file.
  init(
    source: [UInt8], in context: ExpressionContext, outside: OutsideNames
  ) throws(Fault) {
    paste = try Paste(source, in: context, readsLines: true, outside: outside)
    self.context = context
    isFile = true
  }

  /// Whether the source is a single call of UIKit or a similar framework, which is an expression.
  var isOneCall: Bool {
    guard paste.sites.count == 1, case .uiKit(let animation) = paste.sites[0].content else {
      return false
    }
    let code = paste.text.trimmed(paste.text.bytes.indices)
    return animation.range == code
  }

  /// The animations in the order of the source, without calls that only resemble one.
  var pieces: [ReadPiece] {
    let names = paste.siteNames
    let isAlone = paste.sites.count == 1 && !isFile
    let hasAnimations = paste.sites.contains { !$0.isOfTransition }
    var pieces: [ReadPiece] = []
    for (site, siteName) in zip(paste.sites, names) {
      // Transitions have numbers of their own, in points, which do not belong in a figure with animations.
      if hasAnimations, site.isOfTransition {
        let own = animations(of: site, named: siteName)
        pieces += own.isEmpty ? [leftOut(site, siteName)] : own
        continue
      }
      let name = isAlone ? label ?? site.declared : siteName
      guard let piece = piece(of: site, named: name, at: siteName) else { continue }
      pieces.append(piece)
    }
    return pieces
  }

  /// Returns the piece of a transition that is not drawn, with its own fault if there is one besides its position.
  private func leftOut(_ site: PasteSite, _ siteName: String) -> ReadPiece {
    do throws(Fault) {
      _ = try curves(of: site, named: nil)
      throw Fault(.transitionAmongAnimations, site.range)
    } catch {
      return ReadPiece(curves: .failure(error), site: pasted(site, siteName))
    }
  }

  private func piece(of site: PasteSite, named name: String?, at siteName: String) -> ReadPiece? {
    do throws(Fault) {
      let curves = try curves(of: site, named: name)
      guard !curves.isEmpty else { return nil }
      return ReadPiece(.success(curves), at: pasted(site, siteName)) {
        written(curves, name, site)
      }
    } catch {
      if site.isGuess { return nil }
      if site.isMiswritten {
        return ReadPiece(curves: .failure(error), line: paste.line(of: site.range.lowerBound))
      }
      let error = isFile ? compiled(error, at: site) : error
      var pasted = pasted(site, siteName)
      if let known = knownPart(of: site) { pasted.text = known }
      return ReadPiece(curves: .failure(error), site: pasted)
    }
  }

  /// Returns the fault in source that compiles and therefore has no misspelled names: an unknown name is an extension
  /// of the app.
  private func compiled(_ fault: Fault, at site: PasteSite) -> Fault {
    if site.isCall,
      case .unknownParameter(let function, let label, _, _) = fault.problem as? ArgumentProblem
    {
      return Fault(.ownOverload(function: function, label: label), fault.range)
    }
    guard case .unknownName(let name, let expected, _?) = fault.problem as? NameProblem,
      let dot = paste.text.bytes[..<fault.range.lowerBound].last, dot == UInt8(ascii: ".")
    else { return fault }
    return Fault(.unknownExtension(name, expected: expected), fault.range)
  }

  /// Returns the text at a site of which a part depends on the app; nil if no part of it is known.
  private func knownPart(of site: PasteSite) -> String? {
    guard case .expression(let range, let type) = site.content, site.fault == nil else {
      return nil
    }
    return KnownPart(of: paste.text, in: range) { filled throws(Fault) in
      let term = paste.names.resolved(
        try SwiftText(filled, range: filled.bytes.indices).readTerm(refusing: []), in: site.scope)
      var resolver = ExpressionResolver(semantics: context.semantics)
      _ = try resolver.resolve(term, as: type)
    }.text
  }

  private func pasted(_ site: PasteSite, _ siteName: String) -> PastedSite {
    PastedSite(
      construct: site.construct, declaration: paste.declaration(around: site), name: siteName,
      line: paste.line(of: site.range.lowerBound), column: paste.column(of: site.range.lowerBound),
      text: text(of: site))
  }

  /// Returns the text at a site, on one line.
  private func text(of site: PasteSite) -> String {
    switch site.content {
    case .expression(let range, _), .contentTransition(let range), .keyframes(let range):
      OneLineText(paste.text, range: range).text
    case .defaultAnimation: ".default"
    case .uiKit(let animation): animation.text()
    }
  }

  // MARK: - Curves

  private func curves(
    of site: PasteSite, named name: String?
  ) throws(Fault) -> [ParsedExpression] {
    if let fault = site.fault { throw fault }
    switch site.content {
    case .expression(let range, let type):
      let term = try term(in: range, scope: site.scope)
      return try SweepExpansion(
        text: paste.text, label: ExpressionLabel(name: name, expression: range), context: context,
        expected: type
      ).curves(of: term)
    case .defaultAnimation:
      return [curve(.animation(context.semantics.defaultAnimation), ".default", name)]
    case .contentTransition(let range):
      return try contentTransition(in: range, named: name)
    case .keyframes(let range):
      return try keyframes(in: range, named: name)
    case .uiKit(let animation): return try animation.curves(named: name)
    }
  }

  /// Returns the curves of keyframes, whose values have types that are declared next to them, before or after.
  private func keyframes(in range: Range<Int>, named name: String?) throws(Fault)
    -> [ParsedExpression]
  {
    try KeyframeExpression(
      text: paste.text, label: ExpressionLabel(name: name, expression: range),
      semantics: context.semantics
    ).curves(in: paste.program)
  }

  private func curve(_ subject: Subject, _ text: String, _ name: String?) -> ParsedExpression {
    ParsedExpression(
      name: name ?? text, isLabelled: name != nil, text: text, subject: subject)
  }

  /// Reads the text of a range like any other expression, with constants of the source in place of their names.
  private func term(in range: Range<Int>, scope: Int) throws(Fault) -> Term {
    try TextGuard.checkText(paste.text, in: range)
    try TextGuard.checkSwift(paste.text, in: range)
    let term = try SwiftText(paste.text, range: range).readTerm(refusing: [], hasChoices: true)
    return paste.names.resolved(term, in: scope)
  }

  /// Returns the animations that a transition contains.
  private func animations(of site: PasteSite, named name: String) -> [ReadPiece] {
    guard case .expression(let range, _) = site.content,
      let term = try? term(in: range, scope: site.scope)
    else { return [] }
    var resolver = ExpressionResolver(semantics: context.semantics)
    guard (try? resolver.resolve(term, as: .transition)) != nil else { return [] }
    return resolver.animationsOfTransitions.map { animation, range in
      let text = OneLineText(paste.text, range: range).text
      let curve = curve(.animation(animation), text, name)
      return ReadPiece(.success([curve]), at: pasted(site, name)) { written([curve], name, site) }
    }
  }

  /// Returns the curves of a content transition: digits and colors follow the animation of the change, and old and new
  /// content cross-fade.
  private func contentTransition(
    in range: Range<Int>, named name: String?
  ) throws(Fault) -> [ParsedExpression] {
    let text = OneLineText(paste.text, range: range).text
    let word = text.drop { !$0.isLetter }.split(separator: ".").last ?? ""
    switch word.prefix(while: { $0.isLetter }) {
    case "identity": return [curve(.unanimated, text, name)]
    case "opacity", "interpolate", "numericText":
      guard let animation = context.transitionAnimation else {
        return [curve(.unanimated, text, name)]
      }
      var curve = curve(.animation(animation), text, name)
      curve.notes.append("a content transition moves with the animation of its change")
      return [curve]
    default: throw Fault(.unknownContentTransition, range)
    }
  }

  /// Returns the text that gives the curves of a site by itself.
  private func written(_ curves: [ParsedExpression], _ name: String?, _ site: PasteSite) -> String {
    var text = text(of: site)
    if case .expression(let range, _) = site.content, let first = curves.first, curves.count == 1,
      let plain = try? SwiftText(paste.text, range: range).readTerm(refusing: [], hasChoices: true),
      paste.names.changes(plain, in: site.scope)
    {
      text = Expression.text(of: first.subject) ?? text
    }
    // An animation that is set in several statements, or by names, is written as one expression.
    if case .uiKit = site.content, let first = curves.first, curves.count == 1 {
      text = Expression.text(of: first.subject) ?? text
    }
    return name.map { ChoiceText.labelled(text, $0) } ?? text
  }
}

extension PasteSite {
  /// Whether a fault of the site concerns the call that contains it.
  fileprivate var isCall: Bool {
    if case .uiKit = content { true } else { fault != nil }
  }

  /// Whether it moves the numbers or the content of a view, and has no animation of its own.
  fileprivate var isOfTransition: Bool {
    switch content {
    case .expression(_, .transition), .contentTransition: true
    case .expression, .defaultAnimation, .keyframes, .uiKit: false
    }
  }
}
