// swift-tools-version: 6.2
import PackageDescription

// A package with five dead checks, two of which the compiler would miss: without them it warns, and here a warning is an
// error. `backport-migrate --unsafe --verify 'swift build'` finds those two and leaves them.
let package = Package(
  name: "VerifySample",
  platforms: [.iOS(.v16), .macOS(.v13)],
  targets: [.target(name: "Reader", swiftSettings: [.treatAllWarnings(as: .error)])]
)
