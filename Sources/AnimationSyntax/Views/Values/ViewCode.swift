/// An app's views, compiled: what a run evaluates.
struct ViewCode: Sendable {
  var types: [TypeCode] = []
  var functions: [FunctionCode] = []
  var globals: [GlobalCode] = []

  /// The views with which everything begins, evaluated in empty frames.
  var roots: [FrameCode] = []

  /// The statements at the top of the files and of `--do`, in order: they say what happens when.
  var script: [FrameCode] = []

  /// The globals that hold what `--set` gives, by the name that is set.
  var settings: [String: Int] = [:]

  /// The globals with the objects of the surroundings where no view sets one, by their keys.
  var environmentObjects: [String: Int] = [:]

  /// How many files there are: what options say comes after them.
  var fileCount = 0

  /// Whose private names are seen at a position: those of its file; nil in an option, where those of all files are.
  func scope(at position: SourcePosition) -> Int? {
    position == .none || position.file >= fileCount ? nil : position.file
  }
}

/// An expression or a statement with the number of variables that it needs.
struct FrameCode: Sendable {
  var slotCount: Int
  var body: Execute

  /// Where it is written.
  var position: SourcePosition
}

/// A type of the app's own.
struct TypeCode: Sendable {
  enum Kind: Hashable, Sendable {
    case structure
    case enumeration
    case object
  }

  var name: String
  var kind: Kind
  var isView = false

  /// Whether it puts views somewhere: a `Layout`, which is one view however many there are in it.
  var isLayout = false

  /// What SwiftUI animates of it; nil for a type that does not move.
  var animatedData: AnimatedData?
  var properties: [PropertyCode] = []

  /// Where the stored and computed properties of an instance are, by name.
  var propertyIndices: [String: Int] = [:]
  var cases: [CaseCode] = []

  /// The functions of an instance, by name.
  var methods: [String: [Int]] = [:]

  /// The functions of the type itself, by name.
  var staticMethods: [String: [Int]] = [:]

  /// The variables and computed properties of the type itself, by name.
  var staticGlobals = NameTable<Int>()

  /// The initializers that are written.
  var initializers: [Int] = []

  /// The function that evaluates `body`, of a view.
  var body: Int?

  /// The name of the property that identifies a value in a list: `id`.
  var isIdentifiable = false
}

/// A property of an instance.
struct PropertyCode: Sendable {
  enum Storage: Hashable, Sendable {
    /// A value of the instance.
    case stored
    /// A value that the view keeps from update to update: `@State`, `@StateObject`, `@GestureState`.
    case state
    /// A `Binding` to a value of somebody else.
    case binding
    /// A value of the surroundings, by its key.
    case environment(String)
    /// Computed by a function, with another one that sets it if it can be set.
    case computed(getter: Int, setter: Int?)
    /// A value that somebody outside of the files gives.
    case outside
  }

  var name: String
  var type: ViewType
  var storage: Storage
  var initial: FrameCode?
  var position: SourcePosition

  /// The transaction in which a `@GestureState` goes back, or a closure that sets one; nil for one without animation.
  var reset: FrameCode?

  /// The file that keeps it to itself, if one does.
  var keeper: Int?

  /// Functions that are called before and after a write.
  var willSet: Int?
  var didSet: Int?

  /// Whether it is nil where nothing gives it a value, if it can be: a variable, and no constant or binding.
  var beginsWithNil = true

  /// The name of its type where the files do not declare that.
  var typeName: String?

  /// Whether it is one of the parameters of the initializer that Swift writes.
  var isParameter: Bool

  /// Whether a closure that is given for it is called at once for its value: `@ViewBuilder var content: Content`.
  var takesBuilder = false
}

/// A case of an enumeration.
struct CaseCode: Sendable {
  var name: String

  /// What it holds, as parameters of what makes it.
  var parameters: [FunctionCode.Parameter] = []
  var rawValue: RawValue?

  /// The types of what it holds.
  var types: [ViewType] { parameters.map(\.type) }

  enum RawValue: Hashable, Sendable {
    case integer(Int)
    case number(Double)
    case text(String)
  }
}

/// A function, an initializer, or what computes a property.
struct FunctionCode: Sendable {
  struct Parameter: Sendable {
    var label: String?
    var name: String
    var type: ViewType
    var initial: FrameCode?
    var isInout = false
    var isVariadic = false

    /// Its type with the type parameters of the function; nil where none is in it.
    var pattern: ViewType?
  }

  var name: String
  var parameters: [Parameter] = []

  /// The variables: `self` in slot 0 if there is one, then the parameters.
  var hasSelf = false
  var slotCount = 0
  var body: Execute = { _, _ in .next }

  /// What it does where it may wait; nil for a function that never does.
  var waiting: AsyncCode?
  var result: ViewType = .unknown

  /// What it gives, with its type parameters; nil where none is in it.
  var resultPattern: ViewType?
  var isMutating = false
  var isInitializer = false

  /// Whether any other function that fits is meant before it: `@_disfavoredOverload`.
  var isDisfavored = false

  /// The number of the type that it is a member of.
  var owner: Int?
  var position = SourcePosition.none

  /// The file that keeps it to itself, if one does.
  var keeper: Int?

  /// Whether a file sees it; nil for what stands in none, such as an option, which sees everything.
  func isSeen(in file: Int?) -> Bool { file == nil || keeper == nil || keeper == file }
}

/// A global or static constant or variable, or one that is computed.
struct GlobalCode: Sendable {
  var name: String
  var type: ViewType
  var initial: FrameCode?
  var getter: Int?
  var position: SourcePosition

  /// Whether it keeps its first value: a `@State` that belongs to no view.
  var isConstant = false
}
