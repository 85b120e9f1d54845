/// A platform version: up to three numbers. Missing numbers are 0; versions are compared number by number.
public struct Version: Hashable, Comparable, Sendable {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension Version: CustomStringConvertible {
  /// `15.0`, `13.4`, `10.15.4`: with at least two numbers.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

extension Version {
  /// Parses `15`, `13.4` or `10.15.4`, without sign, white space or empty parts.
  ///
  /// Like the compiler it accepts leading zeros (`013` is 13) and rejects underscores, exponents, other
  /// bases, a fourth number, numbers above 31 bits, and a version that is 0 as a whole.
  public init?(_ text: some StringProtocol) {
    self.init(utf8: text.utf8)
  }

  package init?(utf8 bytes: some Sequence<UInt8>) {
    var numbers = (0, 0, 0)
    var index = 0
    var number: Int?
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        guard let finished = number, index < 2 else { return nil }
        if index == 0 { numbers.0 = finished } else { numbers.1 = finished }
        index += 1
        number = nil
      } else {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
        let next = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard next <= Int(Int32.max) else { return nil }
        number = next
      }
    }
    guard let last = number else { return nil }
    switch index {
    case 0: numbers.0 = last
    case 1: numbers.1 = last
    default: numbers.2 = last
    }
    guard numbers != (0, 0, 0) else { return nil }
    self.init(numbers.0, numbers.1, numbers.2)
  }
}

extension Version {
  /// The version that this spelling stands for on a platform. `nil` when no such version can exist.
  ///
  /// `10.16` is macOS 11. Apple's platforms jumped to 26 in 2025: the next number (iOS 19, macOS 16, …)
  /// stands for 26.0. The compiler rejects the versions between ("is not a valid version number").
  public func canonical(on platform: Platform) -> Version? {
    if platform == .macOS, self == Version(10, 16) { return Version(11) }
    guard let skipped = platform.firstSkippedVersion else { return self }
    if self == skipped { return Version(26) }
    return skipped < self && self < Version(26) ? nil : self
  }
}

extension Platform {
  /// The version that was renamed to 26.0.
  fileprivate var firstSkippedVersion: Version? {
    switch self {
    case .iOS, .tvOS, .macCatalyst: Version(19)
    case .macOS: Version(16)
    case .watchOS: Version(12)
    case .visionOS: Version(3)
    case .driverKit: nil
    }
  }
}
