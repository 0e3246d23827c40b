/// A function, an initializer, or the code that computes a property.
package struct FunctionCode: Sendable {
  package struct Parameter: Sendable {
    package var label: String?
    package var name: String
    var type: SwiftType
    package var initial: FrameCode?
    var isInout = false
    var isVariadic = false

    /// Whether the type is written as `CGFloat`, which is a type of its own where overloads are resolved.
    var isLength = false

    /// Whether the argument is a closure that evaluates the written expression: `@autoclosure`.
    var isAutomatic = false

    /// The unknown value that the parameter has instead of its argument, as it has a property wrapper of the files'
    /// own; nil if it has none.
    var unplayed: UnknownValue?

    /// The result builder of the app that builds a value from the statements of a closure.
    var builder: String?

    /// The type of the parameter with the type parameters of the function and of the type around; nil if it names none.
    var pattern: SwiftType?

    /// The type parameter that stands for the type that is passed, as with `T.Type`.
    var typeParameter: String?
  }

  package var name: String
  package var parameters: [Parameter] = []

  /// The number of variables, and whether slot 0 is `self`; the parameters come next.
  var hasSelf = false
  var slotCount = 0
  var body: Execute = { _, _ in .next }

  /// The code that is run where the function may wait; nil for a function that never does.
  var waiting: AsyncCode?

  /// The function that makes everything that this function writes unknown; nil if it writes nothing.
  var forget: Forget?
  var result: SwiftType = .unknown

  /// The type of the result with its type parameters; nil if it names none.
  var resultPattern: SwiftType?

  /// The function's own type parameters, and the types that are known for them.
  var generics: [String: SwiftType] = [:]

  /// The constraints of the function's own type parameters, by the names of these.
  var constraints: [String: [ExtensionCondition]] = [:]

  /// The type parameters whose types the code asks for at run time, each with its type where it is inherited.
  var askedTypes: [String: SwiftType] = [:]
  var isMutating = false
  var isInitializer = false

  /// Whether the function is a failable initializer: `init?`.
  var isFailable = false

  /// Whether the function is a delegating initializer, so that another one gives properties their initial values.
  var delegates = false

  /// The number of the setter, for a getter of a subscript that can be written to.
  var setter: Int?

  /// Whether any other function that fits is preferred: `@_disfavoredOverload`.
  package var isDisfavored = false

  /// The number of the type that the function is a member of.
  var owner: Int?

  /// The superclass that declares the function; nil for a function that its type declares itself.
  var declarer: Int?

  /// The conditions of the extension that declares the function.
  var conditions: [ExtensionCondition] = []
  package var position = SourcePosition.none

  /// The file that the function is private to; nil for none.
  var keeper: Int?

  package init(
    name: String, parameters: [Parameter] = [], hasSelf: Bool = false, slotCount: Int = 0,
    body: @escaping Execute = { _, _ in .next }, waiting: AsyncCode? = nil, forget: Forget? = nil,
    result: SwiftType = .unknown, resultPattern: SwiftType? = nil, isMutating: Bool = false,
    isInitializer: Bool = false, setter: Int? = nil, isDisfavored: Bool = false, owner: Int? = nil,
    position: SourcePosition = SourcePosition.none, keeper: Int? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.hasSelf = hasSelf
    self.slotCount = slotCount
    self.body = body
    self.waiting = waiting
    self.forget = forget
    self.result = result
    self.resultPattern = resultPattern
    self.isMutating = isMutating
    self.isInitializer = isInitializer
    self.setter = setter
    self.isDisfavored = isDisfavored
    self.owner = owner
    self.position = position
    self.keeper = keeper
  }

  /// Returns whether code of a file sees the function; nil stands for code in no file, such as an option, which sees
  /// everything.
  package func isSeen(in file: Int?) -> Bool { file == nil || keeper == nil || keeper == file }
}
