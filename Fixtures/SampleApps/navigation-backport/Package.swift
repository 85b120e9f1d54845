// swift-tools-version:5.7
import PackageDescription

let package = Package(
  name: "Recipes",
  platforms: [
    .iOS(.v16)
  ],
  products: [
    .library(name: "Recipes", targets: ["Recipes"])
  ],
  dependencies: [
    .package(url: "https://github.com/johnpatrickmorgan/NavigationBackport", from: "0.9.0")
  ],
  targets: [
    .target(
      name: "Recipes",
      dependencies: [.product(name: "NavigationBackport", package: "NavigationBackport")]
    )
  ]
)
