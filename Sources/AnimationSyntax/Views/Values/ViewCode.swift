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

  /// What scenes of the app and other views have around the view that is shown and is not followed; nothing where a
  /// preview is shown, which has its own surroundings.
  var outer = OuterSettings()

  /// What of that scenes set and is followed.
  var scene = SceneCode()

  /// Whether the files have animations of their own.
  var hasAnimations = false

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

  /// The number of the class of the files that it is made of.
  var superclass: Int?

  /// The name of what updates a view of another framework with animations; nil for any other type.
  var update: String?

  /// Whether it is an animation: a `CustomAnimation`.
  var isAnimation = false

  /// Whether it is a shape, which has a form and no body.
  var isShape = false

  /// Whether it is a style whose buttons do what its body says: of a `PrimitiveButtonStyle`.
  var isPrimitiveStyle = false

  /// Whether views that hold an object of it are told of every change of what is `@Published` in it, whatever they read.
  var isObservableObject = false

  /// Whether it puts views somewhere: a `Layout`, which is one view however many there are in it.
  var isLayout = false

  /// What SwiftUI animates of it; nil for a type that does not move.
  var animatedData: AnimatedData?

  /// Where a shape is drawn by something that writes besides, which is not done; nil where nothing does.
  var drawingEffect: SourcePosition?

  /// Where what sets that does something besides, which is not done; nil where nothing does.
  var animatedEffect: SourcePosition?
  var properties: [PropertyCode] = []

  /// Where the stored and computed properties of an instance are, by name.
  var propertyIndices: [String: Int] = [:]

  /// Where the properties are whose names several files have each for itself, by name and file.
  var keptIndices: [String: [Int: Int]] = [:]
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

  /// Whether it is known what it does where it is written as a modifier: it has a body, or moves as a geometry effect.
  var modifies: Bool { body != nil || animatedData != nil || methods["effectValue"] != nil }
}

extension TypeCode {
  /// Where a property is that code of a file names; nil if there is none.
  func index(of name: String, in file: Int) -> Int? {
    keptIndices.isEmpty ? propertyIndices[name] : keptIndices[name]?[file] ?? propertyIndices[name]
  }

  /// Adds a property; of those of one name the first is meant, unless files have their own.
  mutating func add(_ property: PropertyCode) {
    let index = properties.count
    properties.append(property)
    guard let known = propertyIndices[property.name] else {
      propertyIndices[property.name] = index
      return
    }
    let keeper = properties[known].keeper
    guard keeper != property.keeper else { return }
    if let keeper, keptIndices[property.name]?[keeper] == nil {
      keptIndices[property.name, default: [:]][keeper] = known
    }
    if let own = property.keeper {
      if keptIndices[property.name]?[own] == nil {
        keptIndices[property.name, default: [:]][own] = index
      }
    } else {
      propertyIndices[property.name] = index
    }
  }
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

  /// Whether views are not told when it changes: a property without `@Published` of an `ObservableObject`.
  var isUnpublished = false

  /// Functions that are called before and after a write.
  var willSet: Int?
  var didSet: Int?

  /// Whether it is nil where nothing gives it a value, if it can be: a variable, and no constant or binding.
  var beginsWithNil = true

  /// Whether it says where the focus is: nowhere, at first.
  var isFocus = false

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

    /// The result builder of the app's own that makes a value of the statements of a closure.
    var builder: String?

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

  /// What makes all that it writes unknown; nil where it writes nothing.
  var forget: Forget?
  var result: ViewType = .unknown

  /// What it gives, with its type parameters; nil where none is in it.
  var resultPattern: ViewType?
  var isMutating = false
  var isInitializer = false

  /// What writes the element that it reads, of a subscript that can be written to.
  var setter: Int?

  /// Whether any other function that fits is meant before it: `@_disfavoredOverload`.
  var isDisfavored = false

  /// The number of the type that it is a member of.
  var owner: Int?
  var position = SourcePosition.none

  /// The file that keeps it to itself, if one does.
  var keeper: Int?

  /// Whether a file sees it; nil for what is in none, such as an option, which sees everything.
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
