// swift-tools-version: 6.2
import PackageDescription

let stdlib = "macOS 14, iOS 17"
let first = "AvailabilityMacro=Kit 1.0:" + stdlib
let second =
  "AvailabilityMacro=Kit 1.1:macOS 15, iOS 18, visionOS 2"

let kit: [SwiftSetting] = [
  .enableExperimentalFeature(first),
  .enableExperimentalFeature(second),
]

let listed: [SwiftSetting] = [
  "Listed 1.0:macOS 13, iOS 16",
  "Listed 2.0:macOS 14, iOS 17",
].map { .enableExperimentalFeature("AvailabilityMacro=\($0)") }

let named: KeyValuePairs<String, String> = [
  "Named 1.0": "macOS 13, iOS 16",
  "Named 2.0": "macOS 14, iOS 17",
]

let pairs: [(version: String, systems: String)] = [
  (version: "1.0", systems: "macOS 13, iOS 16"),
  (version: "2.0", systems: "macOS 14, iOS 17"),
]

let fromNames: [SwiftSetting] = (
  kit
  + named.map { name, systems in
    .enableExperimentalFeature("AvailabilityMacro=\(name): \(systems)")
  }
  + pairs.map { .enableExperimentalFeature("AvailabilityMacro=Paired \($0.version):\($0.systems)") }
  + pairs.map { (version, systems) -> SwiftSetting in
    .enableExperimentalFeature("AvailabilityMacro=Taken \(version):\(systems)")
  }
)

let numbers = ["1.0", "2.0"]
let tagged: [SwiftSetting] = numbers.flatMap { number in
  ["Early", "Late"].map { .enableExperimentalFeature("AvailabilityMacro=\($0) \(number):macOS 15, iOS 18") }
}

let flags =
  ["-Xfrontend", "-define-availability", "-Xfrontend", "Flag 1.0:iOS 16", "-define-availability", "Flag 2.0:iOS 17"]

let package = Package(
  name: "Constants", platforms: [.macOS(.v13), .iOS(.v16)],
  targets: [.target(name: "Constants", swiftSettings: kit + [.unsafeFlags(flags)])])

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + fromNames + tagged + [
    .enableExperimentalFeature("AvailabilityMacro=Loop 1.0:macOS 14, iOS 17")
  ]
}
for version in ["1.1", "1.2"] {
  package.targets[0].swiftSettings?.append(
    .enableExperimentalFeature("AvailabilityMacro=Loop \(version):macOS 14, iOS 17"))
}
