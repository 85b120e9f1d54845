/// A platform version: up to three numbers, missing ones are 0, compared number by number.
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
  /// `15.0`, `13.4`, `10.15.4`: at least two numbers.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}
