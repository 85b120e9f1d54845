public typealias TimeInterval = Double

public func exit(_ status: Int32) -> Never { fatalError() }

public struct Date: Hashable, Comparable, Codable, Sendable {
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public var timeIntervalSinceNow: TimeInterval { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }
  public static func < (left: Date, right: Date) -> Bool { fatalError() }

  @available(iOS 15.0, macOS 12.0, *)
  public static var now: Date { fatalError() }

  @available(iOS 15.0, macOS 12.0, *)
  public func formatted() -> String { fatalError() }
}

public struct Data: Hashable, Codable, Sendable {
  public init() {}
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL) throws {}
}

extension StringProtocol {
  public func appending(_ other: some StringProtocol) -> String { fatalError() }
}

public struct URL: Hashable, Codable, Sendable {
  public init?(string: String) {}
  public init(fileURLWithPath: String) {}
  public var path: String { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public func appendingPathComponent(_ component: String) -> URL { fatalError() }

  @available(iOS 16.0, macOS 13.0, *)
  public func path(percentEncoded: Bool = true) -> String { fatalError() }

  @available(iOS 16.0, macOS 13.0, *)
  public mutating func append(path: String) {}

  @available(iOS 16.0, macOS 13.0, *)
  public func appending(path: String) -> URL { fatalError() }

  @available(iOS 16.0, macOS 13.0, *)
  public init(filePath path: String) {}

  @available(iOS 17.0, macOS 14.0, *)
  public init?(string: String, encodingInvalidCharacters: Bool) {}

  @available(iOS 16.0, macOS 13.0, *)
  public static var documentsDirectory: URL { fatalError() }
}

public struct UUID: Hashable, Codable, Sendable {
  public init() {}
  public init?(uuidString: String) {}
  public var uuidString: String { fatalError() }
}

public struct Locale: Hashable, Sendable {
  public static var current: Locale { fatalError() }
  @available(iOS 16.0, macOS 13.0, *)
  public var language: Language { fatalError() }

  @available(iOS 16.0, macOS 13.0, *)
  public struct Language: Hashable, Sendable {
    public var minimalIdentifier: String { fatalError() }
  }
  public var identifier: String { fatalError() }
}

public struct Notification: Sendable {
  public struct Name: Hashable, Sendable {
    public init(_ name: String) {}
  }
}

public struct OperatingSystemVersion: Sendable {
  public var majorVersion, minorVersion, patchVersion: Int
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

extension String {
  public init(format: String, _ arguments: Any...) { fatalError() }
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
}

extension StringProtocol {
  public func contains<Other: StringProtocol>(_ other: Other) -> Bool { fatalError() }
}

public struct CharacterSet: Sendable {
  public static var whitespaces: CharacterSet { fatalError() }
}
