extension KeyframePath {
  /// The same path, of another vector.
  ///
  /// - Parameter transform: A linear map.
  func mapped<W: VectorArithmetic>(_ transform: (Vector) -> W) -> KeyframePath<W> {
    KeyframePath<W>(
      initialValue: transform(initialValue),
      segments: segments.map { $0.mapped(transform) })
  }
}

extension KeyframePath where Vector: ComponentwiseVector {
  /// The path of one of the vector's numbers.
  ///
  /// Its segments are those of the whole vector. They differ from those of the number's own keyframes
  /// where a spring has no duration: it lasts until the whole vector has settled.
  ///
  /// - Parameter index: The index of the number, from 0; a number that the vector lacks is zero.
  public func component(_ index: Int) -> KeyframePath<Double> {
    mapped { DynamicVector($0.components)[index] }
  }
}
