/// What names mean at one position in an app's code, beyond the constants of the file.
struct AppScope {
  /// The types that the text declares.
  let types: AppTypes

  /// The parameters of closures, and what `let` and patterns name.
  var locals: [String: AppValue] = [:]

  /// What `self` is, in the properties of a type.
  var itself: AppValue?

  /// The type whose properties are being read.
  var enclosing: String? { itself?.appType ?? staticType }

  /// The type whose static properties are being read.
  var staticType: String?

  /// What a condition is taken for that only the app knows; nil if it is an error.
  var assumption: Bool?

  /// What works out everything else that is Swift; nil where nothing does.
  var program: ScenarioProgram?

  /// How much more may be read: properties that read others twice double the work with each of them.
  let budget: AppBudget

  /// How many properties are being read within each other.
  var depth = 0

  /// The deepest nesting of properties: the code may call itself in a circle.
  static let deepest = 32

  /// Whether no name means anything.
  var isEmpty: Bool { types.isEmpty && locals.isEmpty && itself == nil }

  init(_ types: AppTypes) {
    self.types = types
    budget = AppBudget()
  }

  private init(_ types: AppTypes, budget: AppBudget) {
    self.types = types
    self.budget = budget
  }

  /// The scope in which the property of a value, or of a type, is read.
  func inside(_ value: AppValue?, of type: String) -> AppScope {
    var scope = AppScope(types, budget: budget)
    scope.itself = value
    scope.staticType = type
    scope.assumption = assumption
    scope.program = program
    scope.depth = depth + 1
    return scope
  }

  /// The scope with one more name.
  func naming(_ name: String, _ value: AppValue) -> AppScope {
    var scope = self
    scope.locals[name] = value
    return scope
  }
}

/// How often properties and constants may still be read for one animator.
final class AppBudget {
  /// The most reads.
  static let mostReads = 30_000

  private var reads = 0

  /// Takes one; answers whether there was one left.
  func take() -> Bool {
    reads += 1
    return reads <= Self.mostReads
  }
}
