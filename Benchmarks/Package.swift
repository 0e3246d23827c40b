// swift-tools-version: 6.2

import PackageDescription

// Programs that use the library alone, since the whole tool would hide its cost. The modules are links to the library's
// own, so that only the measured code has to be built.

/// The settings with which the library's modules are compiled.
let strictSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

func library(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strictSettings)
}

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  targets: [
    library("CurveGeometry"),
    library("AnimationModel", dependencies: ["CurveGeometry"]),
    library("SharedWork"),
    library("MotionRecording", dependencies: ["AnimationModel", "CurveGeometry", "SharedWork"]),
    library("MotionFitting", dependencies: ["AnimationModel", "MotionRecording"]),
    .executableTarget(name: "million-samples", dependencies: ["AnimationModel"]),
    .executableTarget(name: "fit-figures", dependencies: ["AnimationModel", "MotionFitting"]),
  ],
  swiftLanguageModes: [.v6]
)
