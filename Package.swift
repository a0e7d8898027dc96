// swift-tools-version: 6.1
// Not 6.2: from then on the package manager no longer refuses a dependency with unsafe flags, and
// Scripts/check-consumer.sh could not show that this package has none. (The tests need a 6.2 compiler.)

import PackageDescription

let package = Package(
  name: "ViewGraph",
  // The oldest systems with Observation and parameter packs. Linux needs no entry.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ViewGraph", targets: ["ViewGraph"]),
    // Products, so that `swift run expanding-card` works by this name.
    .executable(name: "expanding-card", targets: ["expanding-card"]),
    .executable(name: "editable-field", targets: ["editable-field"]),
    .executable(name: "archived-list", targets: ["archived-list"]),
    .executable(name: "panel-visibility", targets: ["panel-visibility"]),
    .executable(name: "toggleable-stack", targets: ["toggleable-stack"]),
    .executable(name: "hiking-route", targets: ["hiking-route"]),
    .executable(name: "benchmarks", targets: ["benchmarks"]),
  ],
  targets: [
    // No unsafe flags here: a package could not depend on this product by version.
    .target(name: "ViewGraph"),
    .executableTarget(name: "expanding-card", dependencies: ["ViewGraph"], path: "Examples/ExpandingCard"),
    .executableTarget(name: "editable-field", dependencies: ["ViewGraph"], path: "Examples/EditableField"),
    .executableTarget(name: "archived-list", dependencies: ["ViewGraph"], path: "Examples/ArchivedList"),
    .executableTarget(
      name: "panel-visibility", dependencies: ["ViewGraph"], path: "Examples/PanelVisibility"),
    .executableTarget(
      name: "toggleable-stack", dependencies: ["ViewGraph"], path: "Examples/ToggleableStack"),
    .executableTarget(name: "hiking-route", dependencies: ["ViewGraph"], path: "Examples/HikingRoute"),
    // In Swift 6 mode every closure that a view hands over asks the runtime for its actor, 100 ns a call, which
    // is longer than what is timed here.
    .executableTarget(
      name: "benchmarks", dependencies: ["ViewGraph"], path: "Benchmarks", exclude: ["README.md", "Results"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // In C: it stands in for the C library's functions of the same names.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "ViewGraphTests",
      // The examples too, so that they are built before the tests start their programs.
      dependencies: [
        "ViewGraph", "AllocationCounter", "expanding-card", "editable-field", "archived-list",
        "panel-visibility", "toggleable-stack", "hiking-route",
      ],
      // The tests read these beside their own source files, so that a changed report is a changed file.
      exclude: ["Goldens", "Layout/Data", "Time/Data"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
