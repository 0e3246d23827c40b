// The types of the arguments and of the results of methods.
extension MethodCompiler {
  /// Returns the type of the result of a mutating function.
  static func resultType(of name: String, changing type: SwiftType) -> SwiftType {
    switch (name, type.unwrapped) {
    case ("partition", _): .integer
    case ("updateValue", .dictionary(_, let value)), ("removeValue", .dictionary(_, let value)):
      .optional(value)
    case ("next", _), ("popLast", _), ("popFirst", _): .optional(type.element)
    case ("remove", .set(let element)), ("update", .set(let element)): .optional(element)
    case ("insert", .set(let element)):
      .tuple([
        .init(label: "inserted", type: .boolean), .init(label: "memberAfterInsert", type: element),
      ])
    case ("removeAll", _), ("removeSubrange", _): .void
    default: name.hasPrefix("remove") ? type.element : .void
    }
  }

  /// Returns the type of the result of a nonmutating function.
  func resultType(
    of name: String, _ base: SwiftType, _ element: SwiftType, _ arguments: [TypedArgument]
  ) -> SwiftType {
    let made = arguments.last?.value.type.result ?? .unknown
    if case .generic("Result", let parts) = base.unwrapped, parts.count == 2 {
      switch name {
      case "get": return parts[0]
      case "map": return .generic("Result", [made, parts[1]])
      default: return .unknown
      }
    }
    switch name {
    case "map", "compactMap": return .array(name == "map" ? made : made.unwrapped)
    case "flatMap": return .array(made.element)
    case _ where base == .text && CollectionReader.textParts.contains(name): return .text
    case "makeIterator": return .array(element)
    case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
      "drop":
      if name == "filter", base.isKeyed { return base.unwrapped }
      return .array(element)
    case "mapValues", "compactMapValues":
      guard case .dictionary(let key, _) = base.unwrapped else { return .unknown }
      return .dictionary(key, name == "mapValues" ? made : made.unwrapped)
    case "merging", "symmetricDifference": return base.isKeyed ? base.unwrapped : .unknown
    case "starts", "elementsEqual": return element.isUnknown ? .unknown : .boolean
    case "addingReportingOverflow", "subtractingReportingOverflow", "multipliedReportingOverflow",
      "dividedReportingOverflow":
      return .tuple([
        .init(label: "partialValue", type: base.unwrapped),
        .init(label: "overflow", type: .boolean),
      ])
    case "first", "last", "randomElement", "min", "max": return .optional(element)
    case "firstIndex", "lastIndex": return .optional(base == .text ? .textIndex : .integer)
    case "index": return base == .text ? .textIndex : base.isCollection ? .integer : .unknown
    case "distance": return base.isFraction ? base.unwrapped : .integer
    case "components", "split":
      return .array(base == .text ? .text : base.isUnknown ? .unknown : .slice(of: element))
    case "contains", "allSatisfy", "isMultiple", "hasPrefix", "hasSuffix",
      "lexicographicallyPrecedes":
      return .boolean
    case "reduce": return arguments.first?.value.type ?? .unknown
    case "enumerated":
      return .array(
        .tuple([.init(label: "offset", type: .integer), .init(label: "element", type: element)]))
    case "joined": return element.isUnknown || element == .text ? .text : .array(element.element)
    case "range", "rangeOfCharacter":
      return base == .text ? .optional(.range(.textIndex)) : .unknown
    case "uppercased", "lowercased", "formatted", "trimmingCharacters": return .text
    case "replacingOccurrences", "replacingCharacters", "replacing", "padding", "appending":
      return base == .text ? .text : .unknown
    case "rounded", "squareRoot", "truncatingRemainder", "remainder", "addingProduct":
      return base.unwrapped == .float ? .float : .number
    case "union", "subtracting", "intersection": return base
    case "applying", "insetBy", "offsetBy":
      if case .geometry = base.unwrapped { return base.unwrapped }
      return .unknown
    case _ where Self.setNames.contains(name) && base.isKeyed: return .boolean
    default: return base.isCatalog ? base : .unknown
    }
  }

  // MARK: - Arguments

  /// Returns the type of an argument of a nonmutating function, as far as the function's name tells it.
  ///
  /// - Parameters:
  ///   - base: The type of the value.
  ///   - element: The type of the elements of the value.
  func argumentType(
    _ index: Int, _ label: String?, of name: String, on base: SwiftType, _ element: SwiftType
  ) -> SwiftType {
    if base.isNumeric, MethodCaller.numberMethods.contains(name) { return base.unwrapped }
    if name == "merging" {
      guard index > 0 else { return base.unwrapped }
      guard case .dictionary(_, let value) = base.unwrapped else { return .unknown }
      return .function([value, value], value)
    }
    if Self.setNames.contains(name), case .set = base.unwrapped {
      return base.unwrapped
    }
    if case .geometry(.rectangle) = base.unwrapped, Self.rectangleNames.contains(name) {
      return base.unwrapped
    }
    if name == "joined", element != .text { return element }
    if label == nil, !Self.countNames.contains(name), !element.isUnknown {
      return Self.closureNames.contains(name)
        ? .function([element], Self.closureResult(of: name)) : element
    }
    if label == ParameterMatching.trailingLabel || label == "where" || label == "by"
      || label == "while" || label == "whereSeparator"
    {
      let isOrder = name == "sorted" || name == "max" || name == "min"
      return .function(
        isOrder ? [element, element] : [element],
        isOrder ? .boolean : Self.closureResult(of: name))
    }
    return .unknown
  }

  /// The functions of a set that take another set.
  static let setNames: Set<String> = [
    "isDisjoint", "isStrictSubset", "isStrictSuperset", "isSubset", "isSuperset",
    "symmetricDifference", "union", "subtracting", "intersection",
  ]

  /// The functions of a rectangle that are given another one.
  private static let rectangleNames: Set<String> = ["union", "intersection", "intersects"]

  private static let countNames: Set = ["prefix", "suffix", "dropFirst", "dropLast", "remove"]

  /// The functions whose closures test an element.
  private static let testNames: Set<String> = [
    "filter", "first", "last", "firstIndex", "lastIndex", "contains", "allSatisfy", "prefix",
    "drop", "count", "split",
  ]

  /// Returns the type of what the closure of a function returns.
  private static func closureResult(of name: String) -> SwiftType {
    name == "forEach" ? .void : testNames.contains(name) ? .boolean : .unknown
  }

  private static let closureNames: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "allSatisfy",
  ]
}
