import Availability

/// A system with its version, as people write it in prose: `iOS 15`, `iOS15`, `OS X 10.11`, `macOS 13+`, `iOS < 15`,
/// `iOS versions below 15`, `Mojave`, `pre-Big Sur`, `macOS Catalina`, `10.14 and later`.
struct VersionMention {
  var platform: Platform
  var version: WrittenVersion
  /// Which words of the sentence.
  var words: Range<Int>
  /// Whether it says that systems on one side of the version are meant.
  var isRange = false

  /// One of these is in every comment that mentions a system with its version.
  static let words =
    [
      #"OS \d"#, #"OS\d"#, #"OS-\d"#, #"OS X \d"#, #"OS < \d"#, #"OS<\d"#, #"OS <= \d"#, #"OS > \d"#,
      #"OS >= \d"#,
      "OS version", #"ios \d"#, #"ios\d"#, #" 10.1\d"#,
    ] + releases.map(\.key)

  /// The versions of macOS that are called by their names.
  private static let releases: KeyValuePairs = [
    "Mojave": "10.14", "Catalina": "10.15", "Big Sur": "11", "Monterey": "12", "Ventura": "13",
    "Sonoma": "14",
    "Sequoia": "15", "Tahoe": "26",
  ]
  private static let releaseNames = releases.map { Array($0.key.utf8) }

  /// Whether bytes look as if they held one, before anybody makes words of them.
  static func mayLie(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      defer { index += 1 }
      if "MCBVST".utf8.contains(bytes[index]),
        releaseNames.contains(where: { bytes[index..<range.upperBound].starts(with: $0) })
      {
        return true
      }
      if bytes[index..<range.upperBound].starts(with: "10.1".utf8),
        bytes[..<index].last.map(" (<>=".utf8.contains) ?? true
      {
        return true
      }
      let isLowerCase = bytes[index...].starts(with: "os".utf8) && bytes[..<index].last == UInt8(ascii: "i")
      guard isLowerCase || bytes[index] == UInt8(ascii: "O") && bytes[index + 1] == UInt8(ascii: "S") else {
        continue
      }
      var next = index + 2
      if bytes[next..<range.upperBound].starts(with: " version".utf8) { return true }
      while next < range.upperBound, " -X<=>".utf8.contains(bytes[next]) { next += 1 }
      if next < range.upperBound, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[next] { return true }
    }
    return false
  }

  /// The systems in a sentence's words, which are lower case.
  static func all(in words: [String]) -> [VersionMention] {
    var mentions: [VersionMention] = []
    var index = 0
    while index < words.count {
      let mention =
        VersionMention(at: index, in: words) ?? VersionMention(releaseAt: index, in: words)
        ?? VersionMention(numberAt: index, in: words)
      guard let mention else {
        index += 1
        continue
      }
      mentions.append(mention)
      index = mention.words.upperBound
    }
    return mentions
  }

  /// `Mojave`, `pre-Big Sur`, `macOS Catalina`
  private init?(releaseAt index: Int, in words: [String]) {
    var rest = words[index...]
    var name = rest.removeFirst()
    isRange = name.hasPrefix("pre-")
    if isRange { name.removeFirst(4) }
    if Platform(informalName: name) == .macOS { name = rest.popFirst() ?? "" }
    if name == "big" { name += " " + (rest.popFirst() ?? "") }
    if name.hasSuffix("+") { name.removeLast() }
    guard let number = Self.releases.first(where: { $0.key.lowercased() == name })?.value,
      let version = WrittenVersion(number[...])
    else { return nil }
    (platform, self.version, self.words) = (.macOS, version, index..<rest.startIndex)
  }

  /// Only macOS had a version `10.14`.
  private init?(numberAt index: Int, in words: [String]) {
    let word = words[index].drop { "<>=(".contains($0) }
    let last = index > 0 ? words[index - 1] : ""
    guard word.hasPrefix("10.1"), let number = WrittenVersion(word), (10...16).contains(number.version.minor),
      number.version.patch == 0, !Self.others.contains(where: last.hasPrefix),
      !Self.ends.contains(where: last.hasSuffix)
    else { return nil }
    (platform, version, self.words) = (.macOS, number, index..<index + 1)
    isRange = word != words[index][...] || Self.sides.contains(last)
  }

  /// What has versions of its own, and what stands in `#available(macOS 10.14, *)`.
  private static let others = ["v", "swift", "xcode", "release", "build"]
  private static let ends = ["macos", "osx"]

  private init?(at index: Int, in words: [String]) {
    let word = words[index]
    let digits = word.firstIndex { $0.isASCII && $0.isNumber } ?? word.endIndex
    var name = word[..<digits]
    // `pre-iOS 15`
    var isRange = name.hasPrefix("pre-")
    if isRange { name = name.dropFirst(4) }
    while let last = name.last, "-<=>".contains(last) {
      name = name.dropLast()
      isRange = isRange || "<>".contains(last) && !word.contains("=")
    }
    var next = index
    if digits == word.endIndex {
      next += 1
      if name == "os", words.indices.contains(next), words[next] == "x" {
        name = "osx"
        next += 1
      } else if name == "watch" || name == "mac" || name == "tv", words.indices.contains(next),
        words[next] == "os"
      {
        name += "os"
        next += 1
      }
    }
    if next > index {
      if words.indices.contains(next), words[next].hasPrefix("version") { next += 1 }
      while words.indices.contains(next), Self.sides.contains(words[next]) {
        // `iOS <= 15` is iOS 15, too.
        isRange = isRange || words[next] != "<="
        next += 1
      }
    }
    guard let platform = Platform(informalName: name), words.indices.contains(next) else { return nil }
    let number = next == index ? word[digits...] : words[next][...]
    // `the iOS 15 SDK` is no system.
    guard let version = WrittenVersion(number), words[(next + 1)...].first != "sdk" else { return nil }
    self.platform = platform
    self.version = version
    self.words = index..<next + 1
    self.isRange = isRange
  }

  private static let sides: Set<String> = [
    "<", "<=", ">", ">=", "below", "before", "under", "prior", "to", "less", "older", "lower", "than",
  ]
}

/// A version, and whether more than its first number was written.
struct WrittenVersion {
  var version: Version
  var hasMinor: Bool

  /// Reads `15`, `15.4`, `16+`, `16.x`.
  init?(_ text: Substring) {
    var text = text
    while let last = text.last, "+.,;:)x".contains(last) { text = text.dropLast() }
    guard let version = Version(text), version.major < 100 else { return nil }
    self.version = version
    // Before macOS 11 the second number was the one that counted.
    hasMinor = text.contains(".")
  }

  /// Whether no system with it is left: `iOS 15` is every system below 16.
  func isPassed(by minimum: Version) -> Bool {
    hasMinor ? minimum > version : minimum.major > version.major
  }
}
