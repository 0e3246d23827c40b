/// An app's Swift, compiled: what a run evaluates.
package struct ProgramCode: Sendable {
  package var types: [TypeCode] = []
  package var functions: [FunctionCode] = []
  package var globals: [GlobalCode] = []

  /// The views at the root of the tree, evaluated in empty frames.
  package var roots: [FrameCode] = []

  /// The statements at the top of the files and of `--do`, in order: they are the script.
  package var script: [FrameCode] = []

  /// The globals that hold the values of `--set`, by the names that are set.
  package var settings: [String: Int] = [:]

  /// The globals with the environment objects that are used where no view sets one, by their keys.
  package var environmentObjects: [String: Int] = [:]

  /// The operators for which the files have functions.
  var operators = OwnOperators()

  /// The settings around the view that is shown, of scenes of the app and of other views, that are not followed; none
  /// where a preview is shown, which has its own environment.
  package var outer = OuterSettings()

  /// The settings of scenes around the view, which are followed.
  package var scene = SceneCode()

  /// Whether the files have animations of their own.
  package var hasAnimations = false

  /// The global with the object that stores values under keys; nil if no property has a key.
  var keyedValues: Int?

  /// Whether the files have weak references.
  var hasWeakReferences = false

  /// Whether some property or subscript has a `mutating get`.
  var hasChangingGetters = false

  /// The overrides of functions of superclasses: by the number of the overridden function, and by the class of the
  /// object.
  var overrides: [Int: [Int: Int]] = [:]

  /// Whether objects announce changes of other objects that they observe.
  var forwardsChanges = false

  /// The number of files; code of options comes after them.
  var fileCount = 0

  /// Returns the file whose private names are visible at a position; nil in an option, where those of all files are
  /// visible.
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

/// A type of the app.
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

  /// The roles of the type for the frameworks of the host.
  package var roles: TypeRoles
  /// The number of the superclass, if the files declare it.
  var superclass: Int?

  /// A description of the type's values, by the property that returns it.
  enum Description: String, Sendable {
    case plain = "description"
    case debugging = "debugDescription"
  }

  var descriptions: Set<Description> = []

  /// The names of the members that an extension of a protocol has too, with the protocol.
  var covered: [String: String] = [:]

  /// Whether the type is an `OptionSet`.
  var isOptionSet = false

  /// The names of the type parameters in order: those of the enclosing type first.
  var parameters: [String] = []

  /// The types that are known for type parameters, by name.
  var generics: [String: SwiftType] = [:]

  /// The number of the type parameters that belong to the enclosing type.
  var outerCount = 0

  /// Whether the type has type parameters of its own, which are part of its name.
  var isGeneric: Bool { parameters.count > outerCount }

  /// The name of the function that updates a view of another framework with animations; nil for any other type.
  package var update: String?

  /// Whether views that hold an object of the type are notified of every change of its `@Published` properties, read or
  /// not.
  var isObservableObject = false

  /// The properties through which a view is notified of changes in an object.
  var observed: [Int] = []

  /// The data that SwiftUI animates; nil for a type that does not move.
  package var animatedData: AnimatedData?

  /// The position of a deinitializer that changes something, which is not run; nil if there is none.
  var deinitializer: SourcePosition?

  /// The position of code that draws a shape and has a side effect, which is not done; nil if there is none.
  package var drawingEffect: SourcePosition?

  /// The position of code that sets the animated data and has a side effect, which is not done; nil if there is none.
  package var animatedEffect: SourcePosition?
  package var properties: [PropertyCode] = []

  /// The indices of the stored and computed properties of an instance, by name.
  package var propertyIndices: [String: Int] = [:]

  /// The indices of the properties of each name that extensions add with conditions.
  var conditioned: [String: [Int]] = [:]

  /// The static variables of each name that extensions add with conditions, by their numbers.
  var conditionedGlobals: [String: [Int]] = [:]

  /// The indices of the private properties that several files declare with the same name, by name and file.
  var keptIndices: [String: [Int: Int]] = [:]
  package var cases: [CaseCode] = []

  /// The instance methods, by name.
  package var methods: [String: [Int]] = [:]

  /// The static functions, by name.
  package var staticMethods: [String: [Int]] = [:]

  /// The static variables and computed properties, by name.
  package var staticGlobals = NameTable<Int>()

  /// The initializers that the files declare.
  package var initializers: [Int] = []

  /// The function that evaluates the `body` of a view.
  package var body: Int?

  package var isView: Bool { roles.contains(.view) }
  package var isAnimation: Bool { roles.contains(.animation) }
  package var isShape: Bool { roles.contains(.shape) }
  package var isLayout: Bool { roles.contains(.layout) }
  package var isDynamicProperty: Bool { roles.contains(.dynamicProperty) }

  /// Whether the effect of the type as a modifier is known: it has a body, or moves as a geometry effect.
  package var modifies: Bool { body != nil || animatedData != nil || methods["effectValue"] != nil }
}

extension ProgramCode {
  /// Notes that a getter is a `mutating get`.
  mutating func noteChanging(_ getter: Int?) {
    guard let getter else { return }
    functions[getter].isMutating = true
    hasChangingGetters = true
  }

  /// Returns the `mutating get` of a property of a structure; nil for any other property.
  func changingGetter(of name: String, in value: SwiftValue) -> Int? {
    guard hasChangingGetters, case .structure(let structure) = value else { return nil }
    return changingGetter(of: name, in: structure.type)
  }

  /// Returns the `mutating get` of a property of a type, by the number of the type; nil for any other property.
  func changingGetter(of name: String, in number: Int) -> Int? {
    guard hasChangingGetters, let index = types[number].propertyIndices[name],
      case .computed(let getter, _) = types[number].properties[index].storage,
      functions[getter].isMutating
    else { return nil }
    return getter
  }

  /// Returns the indices of a type's properties in the order in which Swift gives them initial values: the properties
  /// of a class before those of its superclass, whose initializer is called last.
  ///
  /// - Parameters:
  ///   - number: The type.
  ///   - first: The class with which the order begins; nil for the type itself.
  ///   - last: The class with which the order ends, where its initializer calls that of its superclass; nil for the
  ///     last class.
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
  /// Returns the index of a property by its name in code of a file; nil if there is none.
  func index(of name: String, in file: Int) -> Int? {
    keptIndices.isEmpty ? propertyIndices[name] : keptIndices[name]?[file] ?? propertyIndices[name]
  }

  /// Adds a property; of several with the same name the first is meant, unless files have private ones.
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
    /// A `Binding` to a value that is stored elsewhere.
    case binding
    /// A value of the environment, by its key.
    case environment(String)
    /// A computed property, with its getter and its setter, if it has one.
    case computed(getter: Int, setter: Int?)
    /// A value that is given from outside of the files.
    case outside
  }

  package var name: String
  package var type: SwiftType

  /// The type with the type parameters of the type that has the property; nil if it names none.
  var pattern: SwiftType?
  package var storage: Storage
  package var initial: FrameCode?
  package var position: SourcePosition

  /// The transaction in which a `@GestureState` is reset, or a closure that sets one; nil for a reset without
  /// animation.
  package var reset: FrameCode?

  /// The key under which the value is stored; nil for a property that its instance stores.
  var key: KeyCode?

  /// The file that the property is private to; nil for none.
  var keeper: Int?

  /// Whether the property is a weak reference.
  var isWeak = false

  /// The reason why views are not notified of changes; nil if they are notified.
  var untold: Untold?

  /// The conditions of the extension that declares the property.
  var conditions: [ExtensionCondition] = []

  /// The property wrapper with unknown effects; nil if there is none.
  var unknownWrapper: String?

  /// Whether a view with the property is notified of changes in the object that the property holds.
  var observes = false

  /// The superclass that declares the property; nil for one that its type declares itself.
  var declarer: Int?

  /// Whether the property is stored without a wrapper: writes of its type's initializers and of its own observers call
  /// no observers.
  var keepsValue = false

  /// The observers that are called before and after a write.
  var willSet: Int?
  var didSet: Int?

  /// Whether `didSet` reads the old value.
  var takesOldValue = false

  /// Whether a write calls an observer.
  var isObserved: Bool { self.didSet != nil || self.willSet != nil }

  /// Whether an optional property without an initial value is nil: a variable, and no constant or binding.
  var beginsWithNil = true

  /// Whether the property is a `@FocusState`, which begins without focus.
  package var isFocus = false

  /// The name of the type where the files do not declare it.
  package var typeName: String?

  /// Whether the property is a parameter of the memberwise initializer.
  package var isParameter: Bool

  /// Whether the memberwise initializer calls a closure for the property at once: `@ViewBuilder var content: Content`.
  var takesBuilder = false

  /// The property whose wrapper this one holds, as `_x` holds that of `x` for a property wrapper of the files' own.
  struct Wrapped: Sendable {
    var name: String
    var type: SwiftType

    /// The number of the function that makes the wrapper around a value.
    var maker: Int
  }

  var wrapped: Wrapped?

  /// The name of the parameter of the memberwise initializer.
  var parameterName: String { wrapped?.name ?? name }

  /// The type of the parameter of the memberwise initializer.
  var parameterType: SwiftType { wrapped?.type ?? type }
}

/// A case of an enumeration.
package struct CaseCode: Sendable {
  package var name: String

  /// The associated values, as parameters of the function that makes a value of the case.
  package var parameters: [FunctionCode.Parameter] = []
  var rawValue: RawValue?

  /// The types of the associated values.
  var types: [SwiftType] { parameters.map(\.type) }

  enum RawValue: Hashable, Sendable {
    case integer(Int)
    case fixed(FixedInteger)
    case number(Double)
    case float(Float)
    case text(String)
  }
}
