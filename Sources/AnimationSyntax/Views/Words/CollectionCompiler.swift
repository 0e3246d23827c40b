internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var collections: CollectionCompiler { CollectionCompiler(body: self) }
}

/// Compiles a view for each element of a collection.
struct CollectionCompiler {
  let body: BodyCompiler

  /// Compiles `ForEach(items) { … }`.
  func forEach(_ call: FunctionCallExprSyntax, named name: String = "ForEach") throws
    -> Typed
  {
    let position = body.position(of: call)
    guard let first = call.arguments.first, let closure = call.argumentExpressions.last else {
      return try body.leaves.leaf("ForEach", call)
    }
    let data = try body.expression(first.expression)
    let path = try call.arguments.first { $0.label?.text == "id" }.map {
      try body.expression($0.expression)
    }
    let element = data.type.element
    let content = try body.closures.content(closure, [element])
    let (collection, code, id) = (data.evaluate, content.evaluate, path?.evaluate)
    let dataPosition = body.position(of: first)
    return Typed(.view) { run, frame in
      var value = try collection(run, frame)
      var binding: Location?
      if case .reference(let location) = value {
        binding = location
        value = try run.locations.read(location)
      }
      if let unknown = value.unknown {
        run.leaveOut("what is inside of '\(name)'", because: unknown, at: dataPosition)
        return .view(.each(nil, position))
      }
      guard let elements = value.elements, let closure = run.closure(try code(run, frame)) else {
        run.note("what '\(name)' goes through is not known; it is left out", at: dataPosition)
        return .view(.each([], position))
      }
      var names: [String]?
      if case .keyPath(let path)? = try id?(run, frame) { names = path }
      var views: [(key: ElementKey, element: ViewElement)] = []
      for (index, element) in elements.enumerated() {
        try run.step(at: position)
        let given: SwiftValue = binding.map { .reference(.element($0, .integer(index))) } ?? element
        let view = try run.element(try run.functions.call(closure, [given]), at: position)
        views.append((try run.elementMaker.identifier(of: element, names, at: position), view))
      }
      return .view(.each(views, position))
    }
  }

  /// Compiles `List(items) { … }`: a `ForEach` in a list.
  func list(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    let inner = try forEach(call, named: "List").evaluate
    return Typed(.view) { run, frame in
      let content = try run.element(try inner(run, frame), at: position)
      var view = MadeView(kind: "List", position: position, content: content)
      view.scrolls = .vertical
      return .view(.made(view))
    }
  }
}
