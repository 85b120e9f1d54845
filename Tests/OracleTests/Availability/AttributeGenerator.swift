import Availability

/// Makes up attributes that the compiler accepts.
struct AttributeGenerator {
  var random: SeededGenerator
  private static let names = [
    "iOS", "iOS", "macOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "macCatalyst", "anyAppleOS",
    "anyAppleOS", "iOSApplicationExtension", "macOSApplicationExtension", "tvOSApplicationExtension",
    "macCatalystApplicationExtension", "visionOSApplicationExtension", "Windows",
  ]

  mutating func attribute() -> [String] {
    if Int.random(in: 0..<3, using: &random) > 0 { return clauses() + ["*"] }
    let name = Int.random(in: 0..<10, using: &random) == 0 ? "*" : Self.names.randomElement(using: &random)!
    var options: [String] = []
    if name != "*" {
      if chance() { options.append("introduced: \(version(name))") }
      if chance() { options.append("deprecated: \(version(name))") }
      if Int.random(in: 0..<4, using: &random) == 0 { options.append("obsoleted: \(version(name))") }
    }
    if options.isEmpty { options = [chance() ? "deprecated" : "unavailable"] }
    if Int.random(in: 0..<4, using: &random) == 0 { options.append("message: \"use g, or (h)\"") }
    return [name] + options.shuffled(using: &random)
  }

  /// What follows `before:` of back deployment, or stands before `*`.
  mutating func clauses() -> [String] {
    var arguments: [String] = []
    for name in Self.names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    where !arguments.contains(where: { PlatformName($0.prefix { $0 != " " }) == PlatformName(name) }) {
      arguments.append("\(name) \(version(name))")
    }
    return arguments
  }

  /// One to three targets, without two minimums for one platform.
  mutating func project() -> [AppleTarget] {
    var targets: [AppleTarget] = []
    for target in AppleTarget.all.shuffled(using: &random) where targets.count < 3 {
      if !targets.contains(where: { $0.platform == target.platform && $0.isExtension == target.isExtension })
      {
        targets.append(target)
      }
    }
    return targets
  }

  private mutating func version(_ name: String) -> String {
    if name == "macOS", Int.random(in: 0..<5, using: &random) == 0 { return "10.16" }
    let isNew = name == "anyAppleOS" || Int.random(in: 0..<6, using: &random) == 0
    let base = name.replacing("ApplicationExtension", with: "")
    let majors =
      switch base {
      case _ where isNew: 26...27
      case "watchOS": 5...11
      case "macOS", "OSX": 10...15
      case "visionOS": 1...2
      default: 12...18
      }
    let major = Int.random(in: majors, using: &random)
    if chance() { return "\(major)" }
    let minor = Int.random(in: 0...6, using: &random)
    return Int.random(in: 0..<20, using: &random) == 0 ? "\(major).\(minor).1" : "\(major).\(minor)"
  }

  private mutating func chance() -> Bool { Bool.random(using: &random) }
}
