/// An app's Swift, compiled: what a run evaluates.
package struct ProgramCode: Sendable {
  package var types: [TypeCode] = []
  package var functions: [FunctionCode] = []
  package var globals: [GlobalCode] = []

  /// The views with which everything begins, evaluated in empty frames.
  package var roots: [FrameCode] = []

  /// The statements at the top of the files and of `--do`, in order: they say what happens when.
  package var script: [FrameCode] = []

  /// The globals that hold what `--set` gives, by the name that is set.
  package var settings: [String: Int] = [:]

  /// The globals with the objects of the surroundings where no view sets one, by their keys.
  package var environmentObjects: [String: Int] = [:]

  /// The operators that the files have functions for.
  var operators = OwnOperators()

  /// The settings around the view that is shown, of scenes of the app and of other views, that are not followed; none
  /// where a preview is shown, which has its own surroundings.
  package var outer = OuterSettings()

  /// The settings of scenes around the view that are followed.
  package var scene = SceneCode()

  /// Whether the files have animations of their own.
  package var hasAnimations = false

  /// The global with the object that keeps values by keys; nil where nothing does.
  var keyedValues: Int?

  /// Whether reading some property or subscript changes the value that it belongs to.
  var hasChangingGetters = false

  /// The functions of classes that are called where those of their superclasses are named: by these, and by the class of
  /// the object.
  var overrides: [Int: [Int: Int]] = [:]

  /// Whether objects tell of changes in others, by listening to what these tell of theirs.
  var forwardsChanges = false

  /// How many files there are: what options say comes after them.
  var fileCount = 0

  /// Whose private names are seen at a position: those of its file; nil in an option, where those of all files are.
  package func scope(at position: SourcePosition) -> Int? {
    position == .none || position.file >= fileCount ? nil : position.file
  }
}

/// An expression or a statement with the number of variables that it needs.
package struct FrameCode: Sendable {
  package var slotCount: Int
  package var body: Execute

  /// The position of the code.
  package var position: SourcePosition

  package init(slotCount: Int, body: @escaping Execute, position: SourcePosition) {
    self.slotCount = slotCount
    self.body = body
    self.position = position
  }
}

/// A type of the app's own.
package struct TypeCode: Sendable {
  package enum Kind: Hashable, Sendable {
    case structure
    case enumeration
    case object
  }

  /// The name under which types keep the functions that read their subscripts.
  static let subscriptName = "subscript"

  package var name: String
  package var kind: Kind

  /// The roles that it has for the frameworks of the host.
  package var roles: TypeRoles
  /// The number of the class of the files that it is made of.
  var superclass: Int?

  /// A description that it gives of its values, by the property that does.
  enum Description: String, Sendable {
    case plain = "description"
    case debugging = "debugDescription"
  }

  var descriptions: Set<Description> = []

  /// The names of its members that the extension of a protocol has too, with the protocol.
  var covered: [String: String] = [:]

  /// Whether it is an `OptionSet`.
  var isOptionSet = false

  /// The names of its type parameters, in their order: those of the type that it is declared in first.
  var parameters: [String] = []

  /// Its type parameters by name, and what is known of what they stand for.
  var generics: [String: SwiftType] = [:]

  /// How many of the type parameters are those of the type that it is declared in.
  var outerCount = 0

  /// Whether it has type parameters of its own, which are part of what it is called.
  var isGeneric: Bool { parameters.count > outerCount }

  /// The name of what updates a view of another framework with animations; nil for any other type.
  package var update: String?

  /// Whether views that hold an object of it are told of every change of what is `@Published` in it, whatever they read.
  var isObservableObject = false

  /// The properties by which a view is told of what changes in an object.
  var observed: [Int] = []

  /// The data of it that SwiftUI animates; nil for a type that does not move.
  package var animatedData: AnimatedData?

  /// The position of code that draws a shape and writes besides, which is not done; nil if there is none.
  package var drawingEffect: SourcePosition?

  /// The position of code that sets the animated data and does something besides, which is not done; nil if there is
  /// none.
  package var animatedEffect: SourcePosition?
  package var properties: [PropertyCode] = []

  /// The indices of the stored and computed properties of an instance, by name.
  package var propertyIndices: [String: Int] = [:]

  /// The indices of the properties of each name that extensions add under conditions.
  var conditioned: [String: [Int]] = [:]

  /// The variables of the type itself of each name that extensions add under conditions, by their numbers.
  var conditionedGlobals: [String: [Int]] = [:]

  /// The indices of the properties whose names several files have each for itself, by name and file.
  var keptIndices: [String: [Int: Int]] = [:]
  package var cases: [CaseCode] = []

  /// The functions of an instance, by name.
  package var methods: [String: [Int]] = [:]

  /// The functions of the type itself, by name.
  package var staticMethods: [String: [Int]] = [:]

  /// The variables and computed properties of the type itself, by name.
  package var staticGlobals = NameTable<Int>()

  /// The initializers that are written.
  package var initializers: [Int] = []

  /// The function that evaluates `body`, of a view.
  package var body: Int?

  package var isView: Bool { roles.contains(.view) }
  package var isAnimation: Bool { roles.contains(.animation) }
  package var isShape: Bool { roles.contains(.shape) }
  package var isLayout: Bool { roles.contains(.layout) }
  package var isDynamicProperty: Bool { roles.contains(.dynamicProperty) }

  /// Whether it is known what it does where it is written as a modifier: it has a body, or moves as a geometry effect.
  package var modifies: Bool { body != nil || animatedData != nil || methods["effectValue"] != nil }
}

extension ProgramCode {
  /// The function that reads a property of a structure and changes that, as `mutating get` does; nil for any other
  /// property.
  func changingGetter(of name: String, in value: SwiftValue) -> Int? {
    guard hasChangingGetters, case .structure(let structure) = value else { return nil }
    return changingGetter(of: name, in: structure.type)
  }

  /// The same for a type, by its number.
  func changingGetter(of name: String, in number: Int) -> Int? {
    guard hasChangingGetters, let index = types[number].propertyIndices[name],
      case .computed(let getter, _) = types[number].properties[index].storage,
      functions[getter].isMutating
    else { return nil }
    return getter
  }

  /// The properties of a type in the order in which Swift gives them what they begin with: those that a class itself
  /// declares before those of its superclass, whose initializer its own one calls last.
  ///
  /// - Parameters:
  ///   - number: The type.
  ///   - first: The class whose properties are the first; nil for the type itself.
  ///   - last: The class whose properties are the last, as its initializer calls that of its superclass; nil for the
  ///     last one.
  func initialOrder(of number: Int, from first: Int? = nil, through last: Int? = nil) -> [Int] {
    let properties = types[number].properties
    guard types[number].superclass != nil else { return Array(properties.indices) }
    let classes = sequence(first: first ?? number) { $0 == last ? nil : self.types[$0].superclass }
    return classes.flatMap { declarer in
      properties.indices.filter { (properties[$0].declarer ?? number) == declarer }
    }
  }
}

extension TypeCode {
  /// Returns the index of the property that code of a file names; nil if there is none.
  func index(of name: String, in file: Int) -> Int? {
    keptIndices.isEmpty ? propertyIndices[name] : keptIndices[name]?[file] ?? propertyIndices[name]
  }

  /// Adds a property; of those of one name the first is meant, unless files have their own.
  mutating func add(_ property: PropertyCode) {
    let index = properties.count
    properties.append(property)
    if property.observes { observed.append(index) }
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
package struct PropertyCode: Sendable {
  package enum Storage: Hashable, Sendable {
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

  package var name: String
  package var type: SwiftType

  /// Its type with the type parameters of the type that has it; nil where none is in it.
  var pattern: SwiftType?
  package var storage: Storage
  package var initial: FrameCode?
  package var position: SourcePosition

  /// The transaction in which a `@GestureState` goes back, or a closure that sets one; nil for one without animation.
  package var reset: FrameCode?

  /// The key by which its value is kept; nil for one that is kept by what has it.
  var key: KeyCode?

  /// The file that keeps it to itself, if one does.
  var keeper: Int?

  /// Why views are not told when it changes; nil where they are.
  var untold: Untold?

  /// The conditions of the extension that it is from.
  var conditions: [ExtensionCondition] = []

  /// The property wrapper around it of which it is not known what it does; nil where there is none.
  var unknownWrapper: String?

  /// Whether a view that has it is told of what changes in the object that it holds.
  var observes = false

  /// The superclass that declares it; nil for what its type declares itself.
  var declarer: Int?

  /// Whether Swift keeps its value in it, as nothing is around it and nothing computes it: what its type's initializers
  /// and its own observers write to it calls no observers.
  var keepsValue = false

  /// Functions that are called before and after a write.
  var willSet: Int?
  var didSet: Int?

  /// Whether the one that is called afterwards asks what the value was before.
  var takesOldValue = false

  /// Whether something is called when it is written to.
  var isObserved: Bool { self.didSet != nil || self.willSet != nil }

  /// Whether it is nil where nothing gives it a value, if it can be: a variable, and no constant or binding.
  var beginsWithNil = true

  /// Whether it says where the focus is: nowhere, at first.
  package var isFocus = false

  /// The name of its type where the files do not declare that.
  package var typeName: String?

  /// Whether it is one of the parameters of the initializer that Swift writes.
  package var isParameter: Bool

  /// Whether a closure that is given for it is called at once for its value: `@ViewBuilder var content: Content`.
  var takesBuilder = false

  /// The property whose value is in this one, as `x` is in `_x` for a property wrapper of the files' own.
  struct Wrapped: Sendable {
    var name: String
    var type: SwiftType

    /// The number of the function that makes the wrapper around a value.
    var maker: Int
  }

  var wrapped: Wrapped?

  /// Its name in the initializer that Swift writes.
  var parameterName: String { wrapped?.name ?? name }

  /// The type of what that initializer takes for it.
  var parameterType: SwiftType { wrapped?.type ?? type }
}

/// A case of an enumeration.
package struct CaseCode: Sendable {
  package var name: String

  /// The associated values, as parameters of the function that makes it.
  package var parameters: [FunctionCode.Parameter] = []
  var rawValue: RawValue?

  /// The types of what it holds.
  var types: [SwiftType] { parameters.map(\.type) }

  enum RawValue: Hashable, Sendable {
    case integer(Int)
    case number(Double)
    case float(Float)
    case text(String)
  }
}
