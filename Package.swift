// swift-tools-version: 6.1
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  // An import is internal unless it says `public`, and a member needs the import of the module
  // that declares it: a C type that leaks into the public surface does not compile.
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FieldMetrics",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FieldMetrics", targets: ["FieldMetrics"]),
    .executable(name: "metrics-cli", targets: ["metrics-cli"]),
  ],
  targets: [
    // The Homebrew lists are long because every `Requires.private` of a .pc file must be found,
    // or SwiftPM drops all flags of that library.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype", "libpng", "pkgconf"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [
        .apt(["libharfbuzz-dev"]),
        .brew(["harfbuzz", "freetype", "glib", "graphite2", "pcre2", "libpng", "pkgconf"]),
      ]),
    // ICU behind a header of our own, loaded when first needed. Only Apple's platforms link it; there
    // the empty module CICULinkage carries the flags of Homebrew's library.
    .systemLibrary(
      name: "CICULinkage", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c", "pkgconf"])]),
    .target(
      name: "CICU",
      dependencies: [.target(name: "CICULinkage", condition: .when(platforms: [.macOS]))],
      linkerSettings: [
        .linkedLibrary("icuuc", .when(platforms: [.macOS])),
        .linkedLibrary("dl", .when(platforms: [.linux])),
      ]),
    // One hash function in C: the processor's SHA instructions are out of Swift's reach.
    .target(name: "CSHA256"),
    .target(
      name: "FieldMetrics", dependencies: ["CFreeType", "CHarfBuzz", "CICU", "CSHA256"],
      // Carried in the library's code, written by script/components.
      exclude: ["FieldLayout/Components"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "metrics-cli", dependencies: ["FieldMetrics"], swiftSettings: swiftSettings),
    .target(
      name: "TestSupport", dependencies: ["FieldMetrics"], path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FieldMetricsTests",
      // The C libraries are the tests' oracles, too.
      dependencies: ["FieldMetrics", "TestSupport", "CFreeType", "CHarfBuzz", "CICU"],
      resources: [.copy("Fonts"), .copy("Data")],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MetricsCLITests", dependencies: ["metrics-cli", "FieldMetrics", "TestSupport"],
      exclude: ["Goldens", "Fonts", "Inputs"],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)
