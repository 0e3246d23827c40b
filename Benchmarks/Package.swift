// swift-tools-version: 6.2

import PackageDescription

// What a program does with the library, where the whole tool would hide it. `AnimationModel` is a link to the
// library's own module, so that nothing has to be built but what is measured.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  targets: [
    .target(
      name: "AnimationModel",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
      ]),
    .executableTarget(name: "million-samples", dependencies: ["AnimationModel"]),
  ],
  swiftLanguageModes: [.v6]
)
