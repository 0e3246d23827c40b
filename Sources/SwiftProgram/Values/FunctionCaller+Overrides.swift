extension FunctionCaller {
  /// The function that is called of an object where that of a superclass is named.
  func meant(by number: Int, on owner: SwiftValue?) -> Int {
    guard let overrides = run.code.overrides[number], case .object(let object)? = owner else {
      return number
    }
    return overrides[run.objects[object].type] ?? number
  }
}
