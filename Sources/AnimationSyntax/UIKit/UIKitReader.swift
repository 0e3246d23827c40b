internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// Reads the animations of UIKit, AppKit and Core Animation in a list of statements.
///
/// What stands in closures is not looked at, with two exceptions: the settings in a group of AppKit's and the
/// keyframes in a keyframe animation of UIKit's. Statements about anything else are passed over.
///
/// The tree may be that of any Swift; only calls of the types that are known here are looked into, and only they
/// can be at fault.
struct UIKitReader {
  /// The text that the tree was read from.
  let text: TextRegions
  let source: SwiftText
  let context: ExpressionContext

  /// The curves so far, with the place in the text where each begins.
  private var entries: [(place: Int, curve: ParsedExpression)] = []

  /// Animations of Core Animation that are being set up, in the order of the text.
  private var animations: [MediaObject] = []

  /// What the constants stand for.
  private var scope = Scope.empty

  /// The animators that have names, and where their curves are.
  private var animators: [String: Range<Int>] = [:]

  /// The transactions that are open, the outermost first; that of the run loop if there are none.
  private var transactions: [TransactionSettings] = []

  /// The settings between `UIView.beginAnimations` and `UIView.commitAnimations`.
  private var block: ViewBlockSettings?

  /// The settings between `NSAnimationContext.beginGrouping` and `endGrouping`.
  private var group: AnimationContextSettings?

  /// Makes a reader.
  init(text: TextRegions, source: SwiftText, context: ExpressionContext) {
    self.text = text
    self.source = source
    self.context = context
  }

  /// Reads statements.
  ///
  /// - Parameter name: What the value of the first statement is called; nil if that says so itself.
  mutating func read(
    _ statements: CodeBlockItemListSyntax, name: String? = nil
  ) throws(Fault) {
    var name = name
    for statement in statements {
      switch statement.item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self) else { break }
        for binding in variable.bindings {
          guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let value = binding.initializer?.value
          else { continue }
          try define(pattern.identifier.text, as: value)
        }
      case .expr(let expression): try read(expression, name: name)
      case .stmt: break
      }
      name = nil
    }
  }

  /// The curves in the order of the text, when everything has been read.
  mutating func finish() throws(Fault) -> [ParsedExpression] {
    while !transactions.isEmpty { commit() }
    endBlock()
    endGroup()
    for animation in animations {
      for curve in try animation.curves(in: text) { add(curve, at: animation.range) }
    }
    animations = []
    // Curves of one place stay in their order.
    return entries.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.curve)
  }

  // MARK: - Statements

  private mutating func read(_ expression: ExprSyntax, name: String?) throws(Fault) {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
      // What follows the first element is an operation, or a conversion that changes nothing.
      let isOperation = elements.count > 3 && !elements[3].is(UnresolvedAsExprSyntax.self)
      let last = isOperation ? elements[elements.count - 1] : elements[2]
      try assign(elements[2], range: rangeFrom(elements[2], to: last), to: elements[0])
      return
    }
    try call(expression, name: name)
  }

  private func rangeFrom(_ first: ExprSyntax, to last: ExprSyntax) -> Range<Int> {
    source.range(of: first).lowerBound..<source.range(of: last).upperBound
  }

  private mutating func define(_ name: String, as value: ExprSyntax) throws(Fault) {
    if try call(value, name: name) { return }
    if let term = try? term(in: source.range(of: value)) { scope.constants[name] = term.kind }
  }

  /// Follows `a.damping = 12`, `NSAnimationContext.current.duration = 0.4` or `a = CABasicAnimation(…)`.
  ///
  /// - Parameters:
  ///   - value: What is assigned; of an operation, its first operand.
  ///   - range: Where what is assigned is written.
  private mutating func assign(
    _ value: ExprSyntax, range: Range<Int>, to target: ExprSyntax
  ) throws(Fault) {
    let path = target.namePath
    guard let property = path.last else { return }
    guard path.count > 1 else {
      if range == source.range(of: value) { try define(property, as: value) }
      return
    }
    let owner = path[path.count - 2]
    if path.first == "NSAnimationContext" {
      var settings = group ?? AnimationContextSettings(range: range)
      try settings.set(property, to: range, reader: self)
      group = settings
    } else if let index = animations.lastIndex(where: { $0.name == owner }) {
      // Taken out, so that the reader is not copied while it is changed.
      var animation = animations[index]
      try animation.set(property, to: value, range: range, reader: self)
      animations[index] = animation
    } else if path.count == 2 || path.first == "self", range == source.range(of: value) {
      try define(property, as: value)
    }
  }

  // MARK: - Calls

  /// Reads a call if it is one that is known here.
  @discardableResult
  private mutating func call(_ expression: ExprSyntax, name: String?) throws(Fault) -> Bool {
    guard let call = UIKitCall(expression) else { return false }
    let range = source.range(of: expression)
    switch (call.base, call.member) {
    case ("UIView", "animateKeyframes"):
      try addKeyframes(of: call, name: name, range: range)
    case ("UIView", "performWithoutAnimation"):
      add(.linear(duration: 0), named: name, "UIView.performWithoutAnimation", range)
    case ("UIView", let member?) where ViewBlockSettings.functions.contains(member):
      try setBlock(member, call, range: range)
    case ("UIView", let member?) where UIKitCall.animatingFunctions.contains(member):
      try addCall(call, name: name)
    case ("UIViewPropertyAnimator", nil), ("UIViewPropertyAnimator", "runningPropertyAnimator"),
      ("UIViewPropertyAnimator", "init"):
      let first = entries.count
      try addCall(call, name: name)
      if let name { animators[name] = first..<entries.count }
    case ("NSAnimationContext", "runAnimationGroup"):
      try addGroup(call, name: name, range: range)
    case ("NSAnimationContext", "animate"):
      try addCall(call, name: name)
    case ("NSAnimationContext", "beginGrouping"):
      group = AnimationContextSettings(range: range)
    case ("NSAnimationContext", "endGrouping"): endGroup()
    case ("CATransaction", let member?):
      try setTransaction(member, call, range: range)
    case ("CABasicAnimation", _), ("CASpringAnimation", _), ("CAKeyframeAnimation", _):
      guard let object = try MediaObject(call, name: name, range: range, reader: self) else {
        return false
      }
      animations.append(object)
    case (let animator, "startAnimation"?):
      if let maker = call.maker, UIKitCall(maker)?.maker == nil {
        let first = entries.count
        guard try self.call(maker, name: name) else { return false }
        try delay(first..<entries.count, by: call)
      } else if let range = animators[animator] {
        try delay(range, by: call)
      }
    default: return false
    }
    return true
  }

  /// A call that is an expression once its closures are left out.
  private mutating func addCall(_ call: UIKitCall, name: String?) throws(Fault) {
    let reduced = call.reduced(text, source: source)
    let label = ExpressionLabel(name: name, expression: reduced.range)
    let term = scope.resolved(
      try SwiftText(reduced.text, range: reduced.range).readTerm(refusing: []))
    let notes = UIKitNotes.notes(of: term, function: call.member)
    for var curve in try SweepExpansion(text: reduced.text, label: label, context: context)
      .curves(of: term)
    {
      curve.text = OneLineText(reduced.text, range: reduced.range).text
      curve.notes += notes
      add(curve, at: reduced.range)
    }
  }

  private mutating func addKeyframes(
    of call: UIKitCall, name: String?, range: Range<Int>
  ) throws(Fault) {
    let keyframes = try UIKitKeyframes(call, reader: self)
    let whole = name ?? "UIView.animateKeyframes"
    let paths = keyframes.paths
    let duration = paths.map(\.duration).max() ?? 0
    for (index, path) in paths.enumerated() {
      let track = "keyframe \(index + 1)"
      var curve = ParsedExpression(
        name: name.map { "\($0).\(track)" } ?? track, isLabelled: name != nil,
        text: text.string(in: range),
        subject: .keyframes(KeyframeCurve(path, timelineDuration: duration)), track: track,
        timeline: whole)
      curve.notes = keyframes.notes
      add(curve, at: range)
    }
  }

  private mutating func addGroup(
    _ call: UIKitCall, name: String?, range: Range<Int>
  ) throws(Fault) {
    var settings = AnimationContextSettings(range: range)
    if let closure = call.closures.first {
      let parameter = closure.parameterName ?? "$0"
      for statement in closure.statements {
        guard case .expr(let expression) = statement.item,
          let sequence = expression.as(SequenceExprSyntax.self)
        else { continue }
        let elements = Array(sequence.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
          let last = elements.last
        else { continue }
        let path = elements[0].namePath
        guard path.count == 2 && path[0] == parameter || path.first == "NSAnimationContext",
          let property = path.last
        else { continue }
        try settings.set(property, to: rangeFrom(elements[2], to: last), reader: self)
      }
    }
    add(settings.context.animation, named: name, "NSAnimationContext.runAnimationGroup", range)
  }

  private mutating func setBlock(
    _ function: String, _ call: UIKitCall, range: Range<Int>
  ) throws(Fault) {
    if function == "commitAnimations" { return endBlock() }
    var settings = block ?? ViewBlockSettings(range: range)
    try settings.set(function, call, reader: self)
    block = settings
  }

  private mutating func setTransaction(
    _ function: String, _ call: UIKitCall, range: Range<Int>
  ) throws(Fault) {
    switch function {
    case "begin": transactions.append(TransactionSettings(range: range))
    case "commit": commit()
    default:
      if transactions.isEmpty { transactions.append(TransactionSettings(range: range)) }
      var settings = transactions[transactions.count - 1]
      try settings.set(function, call, reader: self)
      transactions[transactions.count - 1] = settings
    }
  }

  /// Ends the innermost transaction.
  private mutating func commit() {
    guard let settings = transactions.popLast() else { return }
    for index in animations.indices
    where animations[index].range.lowerBound > settings.range.lowerBound {
      animations[index].inherit(settings.transaction)
    }
    if settings.isSet {
      add(settings.transaction.animation, named: nil, "CATransaction", settings.range)
    }
  }

  private mutating func delay(_ range: Range<Int>, by call: UIKitCall) throws(Fault) {
    guard let argument = call.argument("afterDelay") else { return }
    let delay = try number(in: source.range(of: argument))
    for index in range {
      guard delay > 0, case .animation(let animation) = entries[index].curve.subject
      else { continue }
      entries[index].curve.subject = .animation(animation.delay(delay))
    }
  }

  private mutating func add(
    _ animation: Animation, named name: String?, _ function: String, _ range: Range<Int>
  ) {
    add(
      ParsedExpression(
        name: name ?? function, isLabelled: name != nil, text: text.string(in: range),
        subject: .animation(animation)), at: range)
  }

  /// Adds a curve; a duration of 0 is no animation.
  private mutating func add(_ curve: ParsedExpression, at range: Range<Int>) {
    var curve = curve
    if curve.subject == .animation(.linear(duration: 0)) { curve.subject = .unanimated }
    entries.append((range.lowerBound, curve))
  }

  private mutating func endBlock() {
    if let block { add(block.animation, named: nil, "UIView.beginAnimations", block.range) }
    block = nil
  }

  private mutating func endGroup() {
    if let group { add(group.context.animation, named: nil, "NSAnimationContext", group.range) }
    group = nil
  }
}

// MARK: - Values

extension UIKitReader {
  /// The term in a range of the text, with constants in the place of their names.
  func term(in range: Range<Int>) throws(Fault) -> Term {
    scope.resolved(try SwiftText(text, range: range).readTerm(refusing: []))
  }

  /// The number in a range of the text.
  ///
  /// The time at which an animation is added is 0.
  func number(in range: Range<Int>) throws(Fault) -> Double {
    try number(of: try term(in: range))
  }

  /// The number that a term stands for.
  func number(of term: Term) throws(Fault) -> Double {
    let value = try NumberResolver.double(term.withNumbersOfFoundation)
    let text = NumberText.shortest(value)
    guard value.isFinite else {
      throw Fault(.notFinite(parameter: "value", value: text), term.range)
    }
    guard value.magnitude <= ExpressionResolver.largestNumber else {
      throw Fault(.tooLarge(text), term.range)
    }
    return value
  }

  /// The number of cycles in a range of the text, which may be infinite.
  func count(in range: Range<Int>) throws(Fault) -> Double {
    let term = try term(in: range)
    let value = try NumberResolver.double(term.withNumbersOfFoundation)
    guard value >= 0 else {
      throw Fault(
        .outOfRange(parameter: "count", value: NumberText.shortest(value), range: "0 or more"),
        range)
    }
    return value
  }

  /// The curve in a range of the text.
  func timingFunction(in range: Range<Int>) throws(Fault) -> CAMediaTimingFunction? {
    try timingFunction(of: try term(in: range))
  }

  /// The curve that a term stands for; nil for `nil`.
  func timingFunction(of term: Term) throws(Fault) -> CAMediaTimingFunction? {
    if case .foreign("nil") = term.kind { return nil }
    var resolver = ExpressionResolver(semantics: context.semantics)
    let value = try resolver.value(of: term.withType("CAMediaTimingFunction"), expected: nil)
    guard case .unitCurve(let curve) = value else {
      throw Fault(
        .wrongType(
          parameter: "timingFunction",
          expected: "a curve such as 'CAMediaTimingFunction(name: .easeIn)'",
          found: value.type.article), term.range)
    }
    return CAMediaTimingFunction(unitCurve: curve)
  }

  /// The name of a constant: `cubic` for `.cubic`, `CAAnimationCalculationMode.cubic` and `kCAAnimationCubic`.
  func constantName(in range: Range<Int>, prefix: String) -> String? {
    guard let term = try? term(in: range), case .chain(let chain) = term.kind,
      let name = chain.links.last?.name
    else { return nil }
    guard name.hasPrefix(prefix) else { return name }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
