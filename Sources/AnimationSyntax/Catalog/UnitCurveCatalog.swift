internal import AnimationModel
internal import SwiftProgram
internal import TextForms

extension Catalog {
  /// The unit curves.
  static let unitCurves: [CallableSignature] =
    [
      curve("linear", "progress equals time") { .linear },
      curve("easeIn", "starts slowly") { .easeIn },
      curve("easeOut", "ends slowly") { .easeOut },
      curve("easeInOut", "starts and ends slowly") { .easeInOut },
      curve("easeInEaseOut", "the former name of 'easeInOut'") { .easeInOut },
      curve("circularEaseIn", "a quarter circle that starts flat") { .circularEaseIn },
      curve("circularEaseOut", "a quarter circle that ends flat") { .circularEaseOut },
      curve("circularEaseInOut", "two quarter circles") { .circularEaseInOut },
      bezier(.function, "bezier"),
      bezier(.initializer, "UnitCurve"),
      CallableSignature(
        kind: .unitCurve, form: .property, name: "inverse", parameters: [],
        summary: "the inverse of the curve: time and progress swapped", valueType: .unitCurve,
        isMember: true
      ) { receiver, _, _ in
        guard case .unitCurve(let curve) = receiver else {
          preconditionFailure("'inverse' is a member of unit curves")
        }
        return .unitCurve(curve.inverse)
      },
    ]

  private static func curve(
    _ name: String, _ summary: String, value: @escaping @Sendable () -> UnitCurve
  ) -> CallableSignature {
    .make(.unitCurve, .property, name, summary) { .unitCurve(value()) }
  }

  private static func bezier(
    _ form: CallableSignature.Form, _ name: String
  ) -> CallableSignature {
    .make(
      .unitCurve, form, name, "a cubic Bézier from (0, 0) to (1, 1)",
      .unitPoint(
        "startControlPoint", help: "first control point: x is time, clamped to 0...1; y is progress"
      ),
      .unitPoint("endControlPoint", help: "second control point, likewise")
    ) { .unitCurve(.bezier(startControlPoint: $0, endControlPoint: $1)) }
  }

  /// Control points.
  ///
  /// `CGPoint` is read as `UnitPoint`.
  static let unitPoints: [CallableSignature] =
    [
      .make(
        .unitPoint, .initializer, "UnitPoint", "a point by its coordinates",
        .number("x", help: "time, as a fraction"), .number("y", help: "progress")
      ) { .unitPoint(UnitPoint(x: $0, y: $1)) },
      .make(.unitPoint, .initializer, "UnitPoint", "the point (0, 0)") { .unitPoint(.zero) },
    ] + NamedUnitPoints.all.map { point($0.name, $0.point) }

  private static func point(_ name: String, _ point: UnitPoint) -> CallableSignature {
    let x = NumberText.swift(point.x)
    let y = NumberText.swift(point.y)
    return .make(.unitPoint, .property, name, "the point (\(x), \(y))") { .unitPoint(point) }
  }
}
