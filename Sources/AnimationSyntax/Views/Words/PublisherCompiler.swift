internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var publishers: PublisherCompiler { PublisherCompiler(body: self) }
}

/// Compiles the subscription of a view to a `@Published` property: `.onReceive(model.$level) { … }`.
///
/// The publisher sends the current value when the view appears, and each value that is written, also one that is equal
/// to the current one.
struct PublisherCompiler {
  let body: BodyCompiler

  /// A publisher with its operators.
  private struct Publisher {
    /// The expression with the object in `object.$x`, and the name `x`.
    var owner: ExprSyntax
    var name: String

    /// Whether equal values are not sent again.
    var removesDuplicates = false

    /// Whether the first value is not sent.
    var dropsFirst = false
  }

  /// Compiles an action for the values of a publisher; nil if the publisher is not that of a property of an object that
  /// the view observes.
  func receive(_ argument: ExprSyntax, _ action: ExprSyntax?) throws -> Modify? {
    guard let action, let publisher = publisher(argument), isObserved(publisher.owner) else {
      return nil
    }
    let owner = try body.expression(publisher.owner)
    guard let index = body.program.publishedIndex(of: publisher.name, in: owner.type) else {
      return nil
    }
    let position = body.position(of: argument)
    let type = body.chains.propertyType(publisher.name, of: owner.type)
    let closure = try body.expression(action, as: .function([type], .void)).evaluate
    let readsOld = reads(publisher.name, in: action)
    let (evaluate, name) = (owner.evaluate, publisher.name)
    let (counts, isInitial) = (!publisher.removesDuplicates, !publisher.dropsFirst)
    return { run, frame in
      let object = try evaluate(run, frame)
      guard case .object(let number) = object, let closure = run.closure(try closure(run, frame))
      else {
        run.leaveOut(
          "what '.onReceive' does",
          because: object.unknown ?? UnknownValue("$\(name)", at: position), at: position)
        return []
      }
      if readsOld {
        run.noteUnplayed(.beforeWrite(of: name), of: ".onReceive", at: position)
        return []
      }
      let value = try run.properties.property(name, of: object, at: position)
      if let unknown = value.unknownPart {
        run.leaveOut("what '.onReceive' does", because: unknown, at: position)
      }
      let count = counts ? run.noteReceiver(of: index, in: number) : 0
      return [
        .acts(
          ActValue(
            event: .sent(value, count: count, isInitial: isInitial), closure: closure))
      ]
    }
  }

  /// Returns the property whose publisher is meant, through operators that change no value; nil for any other
  /// expression.
  private func publisher(_ argument: ExprSyntax) -> Publisher? {
    var node = argument
    var (removes, drops) = (false, false)
    while let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      switch (member.declName.baseName.plainText, call.argumentLabels) {
      case ("eraseToAnyPublisher", []), ("receive", ["on"]), ("share", []): break
      case ("removeDuplicates", []): removes = true
      // The first value, which is dropped, is the current one, even where duplicates are removed.
      case ("dropFirst", []) where !drops: drops = true
      default: return nil
      }
      node = base
    }
    guard let member = node.as(MemberAccessExprSyntax.self), let owner = member.base else {
      return nil
    }
    let name = member.declName.baseName.plainText
    guard name.hasPrefix("$") else { return nil }
    return Publisher(
      owner: owner, name: String(name.dropFirst()), removesDuplicates: removes, dropsFirst: drops)
  }

  /// Returns whether the view observes an object, so that it is notified of every change.
  private func isObserved(_ owner: ExprSyntax) -> Bool {
    if let name = owner.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      return body.identifiers.isToldOfChanges(in: name)
    }
    guard let member = owner.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return false }
    return body.identifiers.isToldOfChanges(in: member.declName.baseName.plainText)
  }

  /// Returns whether a closure reads the property itself, which still has its old value then.
  private func reads(_ name: String, in action: ExprSyntax) -> Bool {
    action.containsNode { node in
      guard let member = node.as(MemberAccessExprSyntax.self) else { return false }
      return member.base != nil && member.declName.baseName.plainText == name
    }
  }
}

extension Unplayed {
  /// Returns the reason for a closure that reads a `@Published` property that is about to be written.
  fileprivate static func beforeWrite(of name: String) -> Unplayed {
    Unplayed(
      "'\(name)' still has its old value when its publisher sends the new one, which the closure is given"
    )
  }
}
