/// One change of a view in a transition, which is animated by itself.
public struct TransitionPart: Hashable, Sendable {
  /// The change to the view.
  public var change: TransitionChange

  /// The part's own animation, in place of that of the insertion or removal; an inner nil for none.
  public var animation: Animation??

  /// The numbers that the change follows; nil for one that is animated itself.
  public var driver: DrivenChange?

  /// Makes a part.
  public init(_ change: TransitionChange, animation: Animation?? = nil, driver: DrivenChange? = nil)
  {
    self.change = change
    self.animation = animation
    self.driver = driver
  }
}
