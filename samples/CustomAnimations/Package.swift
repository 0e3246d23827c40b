// swift-tools-version: 6.2

import PackageDescription

// Animations as an app would have them, and a program that draws them.
//
//     swift run DrawCustomAnimations pictures
let package = Package(
  name: "CustomAnimations",
  platforms: [.macOS(.v14)],
  dependencies: [
    // Named after the repository, whatever the folder that it is in.
    .package(name: "kymograph", path: "../..")
  ],
  targets: [
    .target(
      name: "CustomAnimations",
      dependencies: [.product(name: "Kymograph", package: "kymograph")]),
    .executableTarget(
      name: "DrawCustomAnimations",
      dependencies: [
        "CustomAnimations",
        .product(name: "Kymograph", package: "kymograph"),
      ]),
    .testTarget(
      name: "CustomAnimationsTests",
      dependencies: [
        "CustomAnimations",
        .product(name: "Kymograph", package: "kymograph"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
