// swift-tools-version:5.7
import PackageDescription

let deployment: [SupportedPlatform] = [
  .iOS(.v13),
  .tvOS(.v13),
]

var package = Package(
  name: "Variables",
  platforms: deployment,
  targets: [.target(name: "Variables")]
)

package.platforms?.append(.macOS(.v10_15))
