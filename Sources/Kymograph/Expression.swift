public import AnimationSyntax

/// The expression language; without this, the name would be shared with Foundation's `Expression`.
public typealias Expression = AnimationSyntax.Expression
