import Availability

/// The same numbers for the same seed, on every system (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A condition as it is written, and the targets that "its file" is built for.
struct WrittenCondition {
  var isUnavailable: Bool
  var arguments: [String]
  var targets: [AppleTarget]

  var text: String { "#\(isUnavailable ? "un" : "")available(\(arguments.joined(separator: ", ")))" }

  func parsed(_ macros: AvailabilityMacros) -> AvailabilityCondition {
    AvailabilityCondition(isUnavailable: isUnavailable, arguments: arguments, macros: macros)
  }
}

extension PlatformName {
  fileprivate func isName(of platform: Platform) -> Bool {
    self == .platform(platform, isApplicationExtension: false)
  }
}

/// Makes up conditions that the compiler accepts.
struct ConditionGenerator {
  static let macroDefinitions = [
    "Aligned 1.0:macOS 12, iOS 15, tvOS 15, watchOS 8", "Aligned 2.0:macOS 14.0, iOS 17.2, watchOS 10",
    "_phoneOnly:iOS 16.1.2", "_extensions 3.1:iOSApplicationExtension 16, macOSApplicationExtension 13",
    "Unified 1.0:anyAppleOS 26.1",
  ]
  /// Without one that stands for it.
  private static let unknownNames = [
    "SwiftStdlib 5.9", "_iOS13Aligned", "iPadOS 16", "driverKit 20", "Ios 17",
  ]
  private static let idleNames = ["Android 30", "Windows 10", "FreeBSD 14", "OpenBSD 7", "DriverKit 20.4"]
  private static let platforms: [(String, ClosedRange<Int>)] = [
    ("iOS", 9...18), ("macOS", 10...15), ("OSX", 10...15), ("tvOS", 11...18), ("watchOS", 4...11),
    ("visionOS", 1...2), ("macCatalyst", 13...18), ("iOS", 13...18), ("macOS", 11...14),
  ]

  var random: SeededGenerator

  mutating func condition() -> WrittenCondition {
    var arguments: [String] = []
    var platforms: Set<PlatformName> = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let (argument, names) = clause()
      guard platforms.isDisjoint(with: names) else { continue }
      platforms.formUnion(names)
      arguments.append(argument)
    }
    let isUnavailable = chance(of: 4)
    if !isUnavailable {
      // `*` stands last in real life, but may stand anywhere, and more than once.
      let place = chance(of: 8) ? Int.random(in: 0...arguments.count, using: &random) : arguments.count
      arguments.insert("*", at: place)
      if chance(of: 30) { arguments.append(" * ") }
      if chance(of: 60) { arguments = ["*"] }
    }
    return WrittenCondition(isUnavailable: isUnavailable, arguments: arguments, targets: targets())
  }

  /// A clause, and the platforms that it speaks for.
  private mutating func clause() -> (String, Set<PlatformName>) {
    switch Int.random(in: 0..<400, using: &random) {
    case 0: return named(Self.unknownNames.randomElement(using: &random)!)
    case 1...10: return named(Self.idleNames.randomElement(using: &random)!)
    case 11...40: return ("anyAppleOS \(version(26...27, on: "anyAppleOS"))", [.anyAppleOS])
    case 41...70:
      // The names of a macro's clauses must not be said twice.
      let definition = Self.macroDefinitions.randomElement(using: &random)!.split(separator: ":")
      let names = definition[1].split(separator: ",").map { PlatformName($0.split(separator: " ")[0]) }
      return (String(definition[0]), Set(names))
    default:
      let (base, majors) = Self.platforms.randomElement(using: &random)!
      let name = base + (chance(of: 4) ? "ApplicationExtension" : "")
      let quoted = chance(of: 40) ? "`\(name)`" : name
      let blank = chance(of: 20) ? " /* since */\t" : " "
      return ("\(quoted)\(blank)\(version(majors, on: base))", [PlatformName(name)])
    }
  }

  private func named(_ text: String) -> (String, Set<PlatformName>) {
    (text, [PlatformName(text.split(separator: " ")[0])])
  }

  /// One to three parts, often at or right beside a minimum that is in use.
  private mutating func version(_ majors: ClosedRange<Int>, on name: String) -> String {
    let target = AppleTarget.all
      .filter { name == "anyAppleOS" ? $0.minimum.major >= 26 : PlatformName(name).isName(of: $0.platform) }
      .randomElement(using: &random)
    if chance(of: 3), let target {
      let near = target.minimum
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return "\(near)"
      case 1: return "\(near.major).\(near.minor).1"
      case 2: return near.minor > 0 ? "\(near.major).\(near.minor - 1).9" : "\(near.major)"
      default: return "\(near.major).\(near.minor + 1)"
      }
    }
    if name == "macOS" || name == "OSX", chance(of: 6) {
      return ["10.16", "10.16.0", "10.16.1", "10.17", "10.15.4", "11"].randomElement(using: &random)!
    }
    // Between the old numbers and 26 none exist.
    let isImpossible = chance(of: 300)
    let isNew = chance(of: 6)
    let major = Int.random(in: isImpossible ? 20...25 : isNew ? 26...30 : majors, using: &random)
    var text = chance(of: 25) ? "0\(major)" : "\(major)"
    for _ in 0..<Int.random(in: 0...2, using: &random) { text += ".\(Int.random(in: 0...6, using: &random))" }
    return text
  }

  private mutating func targets() -> [AppleTarget] {
    var targets: [AppleTarget] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let target = AppleTarget.all.randomElement(using: &random)!
      // One file has one minimum for a platform.
      if !targets.contains(where: { $0.platform == target.platform && $0.isExtension == target.isExtension })
      {
        targets.append(target)
      }
    }
    return targets
  }

  private mutating func chance(of one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}
