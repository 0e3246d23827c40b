/// A function, an initializer, or the code that computes a property.
package struct FunctionCode: Sendable {
  package struct Parameter: Sendable {
    package var label: String?
    package var name: String
    var type: SwiftType
    package var initial: FrameCode?
    var isInout = false
    var isVariadic = false

    /// Whether an argument is a closure that evaluates what is written: `@autoclosure`.
    var isAutomatic = false

    /// The unknown value that it has instead of its argument, as a property wrapper of the files' own is around it;
    /// nil where none is.
    var unplayed: UnknownValue?

    /// The result builder of the app's own that makes a value of the statements of a closure.
    var builder: String?

    /// Its type with the type parameters of the function and of the type around; nil where none is in it.
    var pattern: SwiftType?

    /// The type parameter that stands for the type that is given for it: `T.Type`.
    var typeParameter: String?
  }

  package var name: String
  package var parameters: [Parameter] = []

  /// The variables: `self` in slot 0 if there is one, then the parameters.
  var hasSelf = false
  var slotCount = 0
  var body: Execute = { _, _ in .next }

  /// The code that is run where it may wait; nil for a function that never does.
  var waiting: AsyncCode?

  /// The function that makes everything that it writes unknown; nil where it writes nothing.
  var forget: Forget?
  var result: SwiftType = .unknown

  /// The type of its result, with its type parameters; nil where none is in it.
  var resultPattern: SwiftType?

  /// Its own type parameters, and what is known of what each stands for.
  var generics: [String: SwiftType] = [:]

  /// The protocols that it asks its own type parameters to conform to, by the names of these.
  var constraints: [String: [ExtensionCondition]] = [:]

  /// The type parameters whose types its code asks for as it runs, each with its type where it is inherited.
  var askedTypes: [String: SwiftType] = [:]
  var isMutating = false
  var isInitializer = false

  /// Whether it is an initializer that may give nil: `init?`.
  var isFailable = false

  /// Whether it is an initializer that calls another one of its type, which gives what properties begin with.
  var delegates = false

  /// The number of the function that writes the element that it reads, of a subscript that can be written to.
  var setter: Int?

  /// Whether any other function that fits is meant before it: `@_disfavoredOverload`.
  package var isDisfavored = false

  /// The number of the type that it is a member of.
  var owner: Int?

  /// The superclass that declares it; nil for what its type declares itself.
  var declarer: Int?

  /// The conditions of the extension that it is from.
  var conditions: [ExtensionCondition] = []
  package var position = SourcePosition.none

  /// The file that keeps it to itself, if one does.
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

  /// Whether a file sees it; nil for what is in none, such as an option, which sees everything.
  package func isSeen(in file: Int?) -> Bool { file == nil || keeper == nil || keeper == file }
}
