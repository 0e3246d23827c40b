internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var system: SystemCompiler { SystemCompiler(body: self) }
}

/// Compiles chains that begin with a type of the system's: queues, tasks, timers, the screen, the time.
struct SystemCompiler {
  let body: BodyCompiler

  /// Compiles a chain that begins with a type of the system's; nil for any other chain.
  ///
  /// - Parameter links: The links that follow; the links that are understood are removed.
  func special(_ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard let node = head.as(DeclReferenceExprSyntax.self),
      body.scope.find(node.baseName.plainText) == nil
    else { return nil }
    let name = node.baseName.plainText
    guard Self.systemNames.contains(name) else { return try implied(node, &links) }
    if let number = body.program.declarations.number(
      of: name, from: body.owner, in: body.source.scope)
    {
      guard body.program.declarations.types[number].isForeign else { return nil }
      if let added = try added(to: number, &links) { return added }
    }
    return try member(of: name, &links, at: body.position(of: head))
  }

  /// Compiles a chain that begins with a type or a function of the system's, by its name.
  private func member(
    of name: String, _ links: inout ArraySlice<ChainLink>, at position: SourcePosition
  ) throws -> Typed? {
    switch name {
    case "UIScreen": return screen(&links)
    case "UIApplication": return scene(&links)
    case "UIDevice": return device(&links)
    case "UIAccessibility": return accessibility(&links)
    case "DispatchQueue": return try queue(&links)
    case "Task": return try task(&links)
    case "Timer": return try timer(&links)
    case "DispatchWorkItem": return try workItem(&links)
    case "MainActor": return try mainActor(&links)
    default: return time(&links, name, at: position)
    }
  }

  /// Compiles `main` in an extension of `UIScreen`; nil for any other name.
  private func implied(
    _ name: DeclReferenceExprSyntax, _ links: inout ArraySlice<ChainLink>
  ) throws -> Typed? {
    guard let owner = body.owner, body.program.declarations.types[owner].isForeign else {
      return nil
    }
    let type = body.program.declarations.types[owner].name
    guard Self.systemNames.contains(type) else { return nil }
    var all = ([.name(name)] + links)[...]
    guard
      let found = try added(to: owner, &all) ?? member(of: type, &all, at: body.position(of: name))
    else { return nil }
    links = all
    return found
  }

  /// Compiles a member that the files add to a type of the system's: `UIScreen.width`; nil for any other member.
  private func added(to number: Int, _ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard case .name(let name)? = links.first else { return nil }
    let type = body.program.code.types[number]
    if let global = type.staticGlobals[name.baseName.plainText, in: body.source.scope] {
      links.removeFirst()
      return Typed(at: body.program.code.globals[global].type) { _, _ in .global(global) }
    }
    guard case .call(let call)? = links.dropFirst().first,
      let candidates = type.staticMethods[name.baseName.plainText],
      let own = try body.calls.function(candidates, on: nil, call)
    else { return nil }
    links.removeFirst(2)
    return own
  }

  private static let systemNames: Set<String> = [
    "UIScreen", "UIApplication", "UIDevice", "UIAccessibility", "DispatchQueue", "Task", "Timer",
    "MainActor",
    "DispatchWorkItem",
    "Date", "DispatchTime",
    "CACurrentMediaTime",
  ]

  /// Returns the call of a member that follows, and removes it with the links before it; nil for none.
  private func memberCall(
    _ names: [[String]], _ links: inout ArraySlice<ChainLink>
  ) -> (name: String, call: FunctionCallExprSyntax)? {
    var rest = links
    var last = ""
    for choices in names {
      guard case .name(let name)? = rest.popFirst(), choices.contains(name.baseName.plainText)
      else { return nil }
      last = name.baseName.plainText
    }
    guard case .call(let call)? = rest.popFirst() else { return nil }
    links = rest
    return (last, call)
  }

  // MARK: - The screen and the time

  private func screen(_ links: inout ArraySlice<ChainLink>) -> Typed? {
    let names = links.prefix(2).map { link in
      if case .name(let name) = link { name.baseName.plainText } else { "" }
    }
    switch names {
    case ["main", "bounds"]:
      links = links.dropFirst(2)
      return Typed(.geometry(.rectangle)) { run, _ in .geometry(.rectangle, run.screenReader.screen)
      }
    case ["main", "scale"], ["main", "nativeScale"]:
      links = links.dropFirst(2)
      return .constant(.number) { EnvironmentDefaults.value(of: "displayScale") ?? .nothing }
    default: return nil
    }
  }

  /// Compiles `UIApplication.shared.connectedScenes` and `.windows`, which lead to the screen.
  private func scene(_ links: inout ArraySlice<ChainLink>) -> Typed? {
    let names = links.prefix(2).map { link in
      if case .name(let name) = link { name.baseName.plainText } else { "" }
    }
    guard names.first == "shared", ["connectedScenes", "windows", "keyWindow"].contains(names.last)
    else { return nil }
    links = links.dropFirst(2)
    let type = ScreenReader.sceneType
    return .constant(.opaque(type)) { .opaque(OpaqueValue(type: type, text: type)) }
  }

  /// Compiles `UIDevice.current.userInterfaceIdiom`: the device is a phone.
  private func device(_ links: inout ArraySlice<ChainLink>) -> Typed? {
    let names = links.prefix(2).map { link in
      if case .name(let name) = link { name.baseName.plainText } else { "" }
    }
    guard names == ["current", "userInterfaceIdiom"] else { return nil }
    links = links.dropFirst(2)
    let type = "UIUserInterfaceIdiom"
    return .constant(.opaque(type)) { .opaque(OpaqueValue(type: type, text: ".phone")) }
  }

  /// Compiles `UIAccessibility.isReduceMotionEnabled` and the like, which follow
  /// `environment.accessibilityReduceMotion`.
  private func accessibility(_ links: inout ArraySlice<ChainLink>) -> Typed? {
    guard case .name(let name)? = links.first, name.baseName.plainText.hasPrefix("is") else {
      return nil
    }
    links.removeFirst()
    let isMotion = name.baseName.plainText == "isReduceMotionEnabled"
    return Typed(.boolean) { run, _ in
      isMotion ? run.environment["accessibilityReduceMotion"] ?? .boolean(false) : .boolean(false)
    }
  }

  /// Compiles the time of the clock, in seconds since the start.
  private func time(
    _ links: inout ArraySlice<ChainLink>, _ name: String, at position: SourcePosition
  ) -> Typed? {
    switch links.first {
    case .call(let call)? where call.arguments.isEmpty: links.removeFirst()
    case .name(let name)? where name.baseName.text == "now":
      links.removeFirst()
      if case .call? = links.first { links.removeFirst() }
    default: return nil
    }
    return body.times.time(name, at: position)
  }

  // MARK: - Queues

  /// Compiles `DispatchQueue.main.async { … }` and `.asyncAfter(deadline: .now() + 0.3) { … }`.
  private func queue(_ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard let (name, call) = memberCall([["main"], ["async", "asyncAfter"]], &links) else {
      return nil
    }
    var seconds: Compute?
    var work: Compute?
    for (label, argument) in zip(call.argumentLabels, call.argumentExpressions) {
      switch label {
      case "deadline", "wallDeadline": seconds = try body.times.delay(argument)
      case "execute", ParameterMatching.trailingLabel:
        work = try body.expression(argument, as: .function([], .void)).evaluate
      default: break
      }
    }
    guard let action = work, name == "async" || seconds != nil else { return nil }
    let wait = seconds
    let position = body.position(of: call)
    return Typed(.void) { run, frame in
      let given = try action(run, frame)
      let work: ProgramRun.Work
      switch given {
      case .closure(let closure): work = .call(closure)
      case .handle(let item): work = .item(item)
      default: return given
      }
      let delay = try wait?(run, frame) ?? .number(0)
      guard let number = delay.seconds else {
        run.leaveOut(
          "delayed work", because: delay.unknown ?? UnknownValue("this", at: position),
          at: position)
        return .void
      }
      try run.later(max(number, 0), work)
      return .void
    }
  }

  // MARK: - Tasks and timers

  private func task(_ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    var call: FunctionCallExprSyntax?
    if case .call(let first)? = links.first {
      links.removeFirst()
      call = first
    } else if let (_, detached) = memberCall([["detached"]], &links) {
      call = detached
    } else if case .name(let name)? = links.first, name.baseName.text == "isCancelled" {
      links.removeFirst()
      return Typed(.boolean) { run, _ in .boolean(run.isTaskCancelled) }
    } else if memberCall([["checkCancellation"]], &links) != nil {
      return Typed(.void) { run, _ in
        try run.checkCancellation()
        return .void
      }
    }
    guard let call, let code = call.argumentExpressions.last else { return nil }
    let result: SwiftType = Self.isAskedForValue(call) ? .unknown : .void
    let closure = try body.expression(code, as: .function([], result)).evaluate
    return Typed(.unknown) { run, frame in
      guard let closure = run.closure(try closure(run, frame)) else { return .nothing }
      return .handle(try run.begin(closure))
    }
  }

  /// Returns whether a task is stored in a variable, and some `value` is read in the same block.
  private static func isAskedForValue(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.parent?.is(InitializerClauseSyntax.self) == true else { return false }
    var node = call.parent
    while let current = node, !current.is(CodeBlockItemListSyntax.self) { node = current.parent }
    return node?.containsNode {
      $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "value"
    } ?? false
  }

  /// Compiles `DispatchWorkItem { … }`, whose work is done by a queue or at once, unless it is cancelled before.
  private func workItem(_ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard case .call(let call)? = links.first, let code = call.argumentExpressions.last else {
      return nil
    }
    links.removeFirst()
    let closure = try body.expression(code, as: .function([], .void)).evaluate
    return Typed(.unknown) { run, frame in
      let handle = run.newHandle()
      run.handled[handle.number] = run.closure(try closure(run, frame))
      return .handle(handle)
    }
  }

  private func mainActor(_ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard let (_, call) = memberCall([["run"]], &links), let code = call.argumentExpressions.last
    else { return nil }
    let closure = try body.expression(code, as: .function([], .unknown)).evaluate
    return Typed(.unknown) { run, frame in
      guard let closure = run.closure(try closure(run, frame)) else { return .void }
      return try run.functions.call(closure, [])
    }
  }

  /// The interval of a timer that is created with 0 or less, in seconds: documented.
  private static let leastInterval = 1e-4

  /// The shortest interval in seconds that a repeating timer can have, and the interval at which it fires where a
  /// shorter one is given: as often as a device can, which is unknown, so that once in each frame is our choice.
  private static let shortestTick = (interval: 0.001, frame: 1.0 / 60)

  /// Compiles `Timer.publish(every:on:in:)` and `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  private func timer(_ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard let (name, call) = memberCall([["publish", "scheduledTimer"]], &links) else { return nil }
    var seconds: Compute?
    var repeats: Compute?
    var block: Compute?
    for (label, argument) in zip(call.argumentLabels, call.argumentExpressions) {
      switch label {
      case "every", "withTimeInterval":
        seconds = try body.expression(argument, as: .number).evaluate
      case "repeats": repeats = try body.expression(argument, as: .boolean).evaluate
      case "block", ParameterMatching.trailingLabel:
        block = try body.expression(argument, as: .function([.unknown], .void)).evaluate
      default: break
      }
    }
    guard let interval = seconds else { return nil }
    let (again, action) = (repeats, block)
    let isScheduled = name == "scheduledTimer"
    let position = body.position(of: call)
    return Typed(.unknown) { run, frame in
      let value = try interval(run, frame)
      guard let given = value.double else { return run.notKnown(value) }
      let again = run.taken(try again?(run, frame), or: .boolean(false))
      let repeats = !isScheduled || again.boolean ?? false
      var seconds = max(given, Self.leastInterval)
      if repeats, given < Self.shortestTick.interval {
        seconds = Self.shortestTick.frame
        run.note(
          "a timer of less than 1 ms fires as often as the device can; here 60 times a second",
          at: position)
      }
      let handle = run.newHandle(seconds)
      guard isScheduled else { return .handle(handle) }
      if let closure = run.closure(try action?(run, frame)) {
        run.handled[handle.number] = closure
        try run.later(seconds, .tick(handle, closure, repeats: repeats))
      }
      return .handle(handle)
    }
  }
}
