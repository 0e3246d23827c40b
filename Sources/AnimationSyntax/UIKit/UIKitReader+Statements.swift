internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax

// Statements in sequence, and the calls in them.
extension UIKitReader {
  /// The greatest depth of nested function calls with an animation.
  private static let deepestCall = 8

  /// Reads statements.
  ///
  /// - Parameter name: The name of the first statement's value; nil if the statement itself names it.
  mutating func read(_ statements: CodeBlockItemListSyntax, name: String? = nil) {
    var name = name
    if !knowsSource {
      animatorUses.look(through: statements)
      functions = [String: [FunctionDeclSyntax]](in: statements)
    }
    for statement in statements {
      switch statement.item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self) else { break }
        for binding in variable.bindings {
          guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
          declaredNames.insert(pattern.identifier.text)
          guard let value = binding.initializer?.value else { continue }
          define(pattern.identifier.text, as: value)
        }
      case .expr(let expression):
        if !read(expression, name: name) { note(unplayed: Syntax(expression)) }
      case .stmt(let statement):
        let returned = statement.as(ReturnStmtSyntax.self)?.expression?.namePath.last
        result = returned.flatMap { animationNames[$0] } ?? result
        note(unplayed: Syntax(statement))
      }
      name = nil
    }
  }

  /// Reads the statements of a function, closure or loop that receives animations.
  private mutating func read(_ passage: HandedAnimations.Passage) {
    guard let arguments = passage.arguments else { return readSettings(in: passage) }
    guard depth < Self.deepestCall else { return }
    let outer = values
    for argument in arguments { values.bind(argument.name, to: argument.value) }
    readSettings(in: passage)
    let properties = values.properties
    values = outer
    values.properties = properties
  }

  private mutating func readSettings(in passage: HandedAnimations.Passage) {
    let outer = animationNames
    animationNames.merge(passage.names) { $1 }
    depth += 1
    for statement in passage.statements { readSettings(statement) }
    depth -= 1
    animationNames = outer
  }

  /// Reads a statement of a function, closure or loop that receives an animation; animations that it creates itself are
  /// separate.
  private mutating func readSettings(_ statement: CodeBlockItemSyntax) {
    switch statement.item {
    case .decl: break
    case .expr(let expression):
      if expression.is(SequenceExprSyntax.self) {
        read(expression, name: nil)
      } else {
        note(unplayed: Syntax(expression))
      }
    case .stmt(let statement): note(unplayed: Syntax(statement))
    }
  }

  /// Returns the animations in the order of the text, once everything has been read.
  ///
  /// - Parameter outerGroups: The groups that contain the returned animation, from the innermost to the outermost.
  mutating func finish(in outerGroups: [MediaObject] = []) -> [UIKitAnimation] {
    while !transactions.isEmpty { commit() }
    endBlock()
    endGroup()
    for index in found.indices where found[index].isAnimator {
      if let note = found[index].declared.flatMap(animatorUses.note(on:)) {
        found[index].add(note: note)
      }
    }
    let owners = owners
    found += animations.indices.filter { !animations[$0].isGroup }.map { index in
      animations[index].animation(in: text, groups: groups(of: index, owners, outerGroups))
    }
    animations = []
    animationNames = [:]
    values.properties = [:]
    // Animations at the same position keep their order.
    return found.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
  }

  /// Reads a statement, and returns whether it is a supported one.
  @discardableResult
  mutating func read(_ expression: ExprSyntax, name: String?) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return false }
      // The elements after the first value belong to an operation, or to a conversion without effect.
      let isOperation = elements.count > 3 && !elements[3].is(UnresolvedAsExprSyntax.self)
      let last = isOperation ? elements[elements.count - 1] : elements[2]
      assign(elements[2], range: rangeFrom(elements[2], to: last), to: elements[0])
      return true
    }
    return call(expression, name: name)
  }

  /// Records the settings in a statement that is not processed.
  private mutating func note(unplayed statement: Syntax) {
    guard !animations.isEmpty || !transactions.isEmpty || group != nil else { return }
    if !animations.isEmpty {
      let handed = HandedAnimations(names: animationNames, functions: functions)
      if let passages = handed.passages(of: statement) {
        for passage in passages { read(passage) }
        return
      }
      for (call, animation) in handed.receivers(in: statement) {
        let text = OneLineText(text, range: source.range(of: call)).text
        note("what '\(text)' sets is not known", on: animation)
      }
    }
    for setting in UnplayedSettings(in: statement, of: text, source).settings {
      let path = setting.path
      if path.first == "CATransaction" {
        if !transactions.isEmpty { transactions[transactions.count - 1].set(perhaps: setting) }
      } else if path.first == "NSAnimationContext" {
        group?.set(perhaps: setting)
      } else if path.count > 1, let index = animationNames[path[path.count - 2]] {
        animations[index].set(perhaps: setting)
      }
    }
  }

  private mutating func define(_ name: String, as value: ExprSyntax) {
    if call(value, name: name) { return }
    if value.namePath.count == 1, let same = animationNames[value.namePath[0]] {
      // A second name of the same object.
      animationNames[name] = same
    } else {
      values.define(name, as: value)
    }
  }

  /// Processes `a.damping = 12`, `NSAnimationContext.current.duration = 0.4` or `a = CABasicAnimation(…)`.
  ///
  /// - Parameters:
  ///   - value: The assigned value; for an operation, its first operand.
  ///   - range: The range of the whole assigned expression.
  private mutating func assign(_ value: ExprSyntax, range: Range<Int>, to target: ExprSyntax) {
    let path = target.namePath
    guard let property = path.last else { return }
    guard path.count > 1 else {
      if range == source.range(of: value) { define(property, as: value) }
      if let index = animationNames[property], !declaredNames.contains(property) {
        note(
          "what else is set of '\(property)', which is declared elsewhere, is not known", on: index)
      }
      return
    }
    let owner = path[path.count - 2]
    if path.first == "NSAnimationContext" {
      var settings = group ?? AnimationContextSettings(range: range)
      settings.set(property, to: range, reader: values)
      group = settings
    } else if let index = animationNames[owner], property == "animations" {
      let members = value.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.maker) ?? []
      animations[index].members = members.compactMap { animationNames[$0] }
      animations[index].membersElsewhere = members.filter { animationNames[$0] == nil }
    } else if let index = animationNames[owner] {
      animations[index].set(property, to: value, range: range, reader: values)
      values.properties[owner] = animations[index].values
    } else if path.count == 2 || path.first == "self", range == source.range(of: value) {
      define(property, as: value)
    }
  }

  /// Reads a call, and returns whether it is a supported one.
  @discardableResult
  private mutating func call(_ expression: ExprSyntax, name: String?) -> Bool {
    guard let call = UIKitCall(expression) else { return false }
    let range = source.range(of: call.expression)
    switch (call.base, call.member) {
    case ("UIView", "animateKeyframes"): addKeyframes(of: call, name: name, range: range)
    case ("UIView", "performWithoutAnimation"):
      add(call.name, named: name, range) { _ throws(Fault) in .linear(duration: 0) }
    case ("UIView", let member?) where UIKitCall.blockFunctions.contains(member):
      setBlock(member, call, range: range)
    case ("UIViewPropertyAnimator", _) where call.isOfAnimation:
      if let name { animators[name] = found.count }
      addCall(call, name: name, range: range)
    case ("UIView", _) where call.isOfAnimation, ("NSAnimationContext", "animate"):
      addCall(call, name: name, range: range)
    case ("NSAnimationContext", "runAnimationGroup"): addGroup(call, name: name, range: range)
    case ("NSAnimationContext", "beginGrouping"): group = AnimationContextSettings(range: range)
    case ("NSAnimationContext", "endGrouping"): endGroup()
    case ("CATransaction", let member?): setTransaction(member, call, range: range)
    case (_, _) where call.makesMediaObject:
      guard let object = MediaObject(call, name: name, range: range, reader: values) else {
        return false
      }
      if let name {
        animationNames[name] = animations.count
        values.properties[name] = object.values
      }
      animations.append(object)
    case (let animator, "startAnimation"?):
      if let maker = call.maker, UIKitCall(maker)?.maker == nil {
        let index = found.count
        guard self.call(maker, name: name) else { return false }
        if index < found.count { delay(index, by: call) }
      } else if let index = animators[animator] {
        delay(index, by: call)
      }
    default: return false
    }
    readCalls.insert(range.lowerBound)
    return true
  }

  private mutating func addGroup(_ call: UIKitCall, name: String?, range: Range<Int>) {
    var settings = AnimationContextSettings(range: range)
    if let closure = call.closures.first {
      let parameter = closure.parameterName ?? "$0"
      for statement in closure.statements {
        var isPlayed = false
        if case .expr(let expression) = statement.item {
          isPlayed = expression.is(SequenceExprSyntax.self)
        }
        for setting in UnplayedSettings(in: Syntax(statement), of: text, source).settings {
          let path = setting.path
          guard path.count == 2 && path[0] == parameter || path.first == "NSAnimationContext",
            let property = path.last
          else { continue }
          if isPlayed {
            settings.set(property, to: setting.value, reader: values)
          } else {
            settings.set(perhaps: setting)
          }
        }
      }
    }
    add(settings, call.name, named: name)
  }

  private mutating func setBlock(_ function: String, _ call: UIKitCall, range: Range<Int>) {
    if function == "commitAnimations" { return endBlock() }
    var settings = block ?? ViewBlockSettings(range: range)
    settings.set(function, call, reader: values)
    block = settings
  }

  private mutating func setTransaction(_ function: String, _ call: UIKitCall, range: Range<Int>) {
    switch function {
    case "begin": transactions.append(TransactionSettings(range: range))
    case "commit": commit()
    default:
      if transactions.isEmpty { transactions.append(TransactionSettings(range: range)) }
      var settings = transactions[transactions.count - 1]
      settings.set(function, call, reader: values)
      transactions[transactions.count - 1] = settings
    }
  }

  private mutating func delay(_ index: Int, by call: UIKitCall) {
    guard let argument = call.argument("afterDelay") else { return }
    do throws(Fault) {
      found[index].wait(.success(try values.number(in: source.range(of: argument))))
    } catch {
      found[index].wait(.failure(error))
    }
  }
}
